/** Playing with a deck: against the program at once, or with people. */
import type { JSX } from 'preact'
import { opposite, pickDeck } from '../form/fitting.ts'
import { chooseDeck } from '../form/own-decks.ts'
import { starterDecks } from '../local/device.ts'
import type { LocalGame } from '../local/protocol.ts'
import { goTo } from '../route.ts'
import { AGAINST_PROGRAM, newSeed } from '../start/choice.ts'
import type { DeckJudged } from '../study/studies.ts'

export interface PlayDeckProps {
  readonly game: string
  readonly edition: string
  readonly title: string
  readonly judged: DeckJudged | null
  readonly play: (game: LocalGame) => void
}

export function PlayDeck({ game, edition, title, judged, play }: PlayDeckProps): JSX.Element {
  const side = judged?.side === 'light' ? 'light' : 'dark'
  const legal = judged !== null && judged.reasons.length === 0
  const playNow = async (): Promise<void> => {
    const other = pickDeck(await starterDecks(game), edition, opposite(side), '')!
    const own = { title, keys: judged!.keys }
    play({ ...AGAINST_PROGRAM, game, edition, seed: newSeed(), decks: [own, other] })
  }
  const own = judged?.own ?? []
  const withPeople = (): void => {
    chooseDeck({ game, edition, side, deck: title })
    goTo({ page: 'lobby' })
  }
  return (
    <>
      <div class="answers">
        <button type="button" class="primary" disabled={!legal} onClick={() => void playNow()}>
          Play against the program
        </button>
        <button type="button" disabled={!legal || own.length > 0} onClick={withPeople}>
          Play with people
        </button>
      </div>
      {own.length > 0 && (
        <p class="small">Only on this device, for its cards of your own: {own.join(', ')}.</p>
      )}
    </>
  )
}
