/** Building a deck out of a pool, and playing with it against a program that has the same packs. */
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
import type { CardLibrary, CardNotice } from '../study/studies.ts'
import { useStudy } from '../study/use-study.ts'
import { gameOf, type LimitedEvent, listed, moved, poolOf, restOf } from './event.ts'
import { Rows } from './rows.tsx'

interface BuildProps {
  readonly event: LimitedEvent
  readonly library: CardLibrary
  readonly change: (event: LimitedEvent) => void
  readonly open: (card: CardNotice) => void
  readonly play: PlayDeckProps['play']
}

export function BuildFromPool({ event, library, change, open, play }: BuildProps): JSX.Element {
  const suggest = async (): Promise<void> =>
    change({ ...event, deck: await study('suggest-deck', { game: gameOf(event), pool: poolOf(event) }) })
  const move = (to: 'deck' | 'pool') => (name: string) => change(moved(event, name, to))
  const rest = restOf(event)
  return (
    <div class="limited-parts">
      <section aria-label="Your deck">
        <h2>Your deck, {event.deck.length} cards</h2>
        <div class="answers">
          <button type="button" onClick={() => void suggest()}>
            Build it for me
          </button>
          <button
            type="button"
            disabled={event.deck.length === 0}
            onClick={() => change({ ...event, deck: [] })}
          >
            Empty it
          </button>
        </div>
        <PlayIt event={event} play={play} />
        <Rows
          game={gameOf(event)}
          library={library}
          cards={listed(event, event.deck)}
          act={['Take out', (name) => `Take out ${name}`]}
          doIt={move('pool')}
          open={open}
        />
      </section>
      <section aria-label="The rest of the pool">
        <h2>Left in the pool, {rest.length} cards</h2>
        <Rows
          game={gameOf(event)}
          library={library}
          cards={listed(event, rest)}
          act={['Put in', (name) => `Put in ${name}`]}
          doIt={move('deck')}
          open={open}
        />
      </section>
    </div>
  )
}

/** What keeps the deck from being played, and the game with it. */
function PlayIt({ event, play }: Pick<BuildProps, 'event' | 'play'>): JSX.Element {
  const [refusal, setRefusal] = useState('')
  const game = gameOf(event)
  const title = `${event.title ?? event.set} ${event.way}`
  const deck = { title, cards: listed(event, event.deck) }
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
