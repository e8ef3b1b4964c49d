/** A deck of opened cards: whether it may be played, and a game against a program that has the same packs. */
import { LIMITED_RULES } from '@dejarik/table/limited-rules'
import type { JSX } from 'preact'
import { useState } from 'preact/hooks'
import { newDeck } from '../decks/deck.ts'
import { keepDeck } from '../decks/keep.ts'
import { Legality } from '../decks/legality.tsx'
import type { PlayDeckProps } from '../decks/play-deck.tsx'
import { Refusal } from '../form/refusal.tsx'
import { goTo } from '../route.ts'
import { AGAINST_PROGRAM, newSeed } from '../start/choice.ts'
import { study } from '../study/desk.ts'
import { useStudy } from '../study/use-study.ts'
import { gameOf, type LimitedEvent } from './event.ts'
import { listed } from './opened.ts'

interface PlayItProps {
  readonly event: LimitedEvent
  readonly play: PlayDeckProps['play']
}

/** What keeps the deck from being played, and the game with it. */
export function PlayIt({ event, play }: PlayItProps): JSX.Element {
  const [refusal, setRefusal] = useState('')
  const game = gameOf(event)
  const title = `${event.title ?? event.set} ${event.way}`
  const deck = { title, cards: listed(event.names, event.deck) }
  const { answer: judged } = useStudy('judge-deck', {
    game,
    ...LIMITED_RULES[game],
    deck,
  })
  const playNow = async (): Promise<void> => {
    const side = judged?.side === 'light' ? 'dark' : 'light'
    const [, ...pools] = event.draft.pools
    const rival = await study('rival-deck', { game, pools, set: event.set, seed: event.seed, side })
    const decks = [
      { title, keys: event.deck },
      { title: `${title}, the program's`, keys: rival },
    ]
    play({
      ...AGAINST_PROGRAM,
      game,
      ...LIMITED_RULES[game],
      seed: newSeed(),
      decks,
    })
  }
  const keep = (): void => {
    const own = newDeck(game, deck, Date.now())
    keepDeck(own)
    goTo({ page: 'decks', deck: own.id })
  }
  return (
    <>
      {event.deck.length > 0 && <Legality reasons={judged?.reasons ?? null} />}
      <div class="answers">
        <button
          type="button"
          class="primary"
          disabled={!judged || judged.reasons.length > 0}
          onClick={() => void playNow().catch((error: Error) => setRefusal(error.message))}
        >
          Play against the program
        </button>
        <button type="button" disabled={event.deck.length === 0} onClick={keep}>
          Keep the deck
        </button>
      </div>
      <Refusal text={refusal} />
    </>
  )
}
