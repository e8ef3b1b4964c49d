/** The five decks that a player may bring to a campaign: two fleets of each type, and Locations. */
import type { ConquestDecks, Player } from '@dejarik/swtcg/conquest'
import type { JSX } from 'preact'
import { useState } from 'preact/hooks'
import { Legality } from '../decks/legality.tsx'
import { useDecksToSend } from '../form/own-decks.ts'
import { SeatDeck } from '../form/seat-decks.tsx'
import { useStudy } from '../study/use-study.ts'

const NAMES = [
  'First Space fleet',
  'Second Space fleet',
  'First Ground fleet',
  'Second Ground fleet',
  'Locations',
]

interface FiveDecks {
  /** Null where all are dealt. */
  readonly decks: ConquestDecks | null
  /** Whether they may be played. */
  readonly legal: boolean
  readonly form: JSX.Element | null
}

/** Decks of one's own, if there are any; all five, or none. */
export function useFiveDecks(side: Player): FiveDecks {
  const { own } = useDecksToSend('swtcg')
  const [titles, setTitles] = useState<readonly string[]>(NAMES.map(() => ''))
  const keysOf = (title: string): readonly string[] => own.find((deck) => deck.title === title)?.keys ?? []
  const [first, second, third, fourth, locations] = titles.map(keysOf)
  const brings = titles.some((title) => title !== '')
  const decks = brings ? { space: [first!, second!], ground: [third!, fourth!], locations: locations! } : null
  const { answer } = useStudy('judge-war-decks', decks ? { side, decks } : null)
  const form = own.length > 0 && (
    <details class="options">
      <summary>Decks: {brings ? 'your own' : 'dealt'}</summary>
      {NAMES.map((name, index) => (
        <SeatDeck
          key={name}
          name={name}
          decks={own}
          value={titles[index]!}
          choose={(title) => setTitles(titles.map((old, at) => (at === index ? title : old)))}
        />
      ))}
      {brings && <Legality reasons={answer} of="these decks" />}
    </details>
  )
  return { decks, legal: !brings || answer?.length === 0, form: form || null }
}

/** As the server wants them. */
export const decksSent = (decks: ConquestDecks | null) =>
  decks
    ? {
        decks: {
          space: decks.space.map((deck) => [...deck]),
          ground: decks.ground.map((deck) => [...deck]),
          locations: [...decks.locations],
        },
      }
    : {}
