/** Decks for the seats of a style: dealt, one's own, or such as come with the game; and every reason against them. */
import { type ReasonTold, type StyleNotice, sidesWith } from '@dejarik/table'
import type { JSX } from 'preact'
import { Legality } from '../decks/legality.tsx'
import type { LocalGame } from '../local/protocol.ts'
import { sideName } from '../sight.ts'
import { useStudy } from '../study/use-study.ts'
import { goesTo } from './fitting.ts'
import type { DeckNotice, SeatDecks } from './own-decks.ts'
import { Select } from './select.tsx'

const sideOf = (decks: readonly DeckNotice[], title = ''): string | null =>
  decks.find((deck) => deck.title === title)?.side ?? null

/** By seat; the first one's deck says which side that seat plays. */
export const sidesFor = (
  style: StyleNotice,
  decks: readonly DeckNotice[],
  chosen: SeatDecks,
): readonly string[] => sidesWith(style, sideOf(decks, chosen[0]))

/** Null while it is not known. */
export function useReasons(
  game: string,
  edition: string,
  options: readonly string[],
  brought: LocalGame['decks'],
): readonly ReasonTold[] | null {
  const asks = brought.length > 0
  const { answer } = useStudy('judge-deal', asks ? { game, edition, options, decks: brought } : null)
  return asks ? answer : NONE
}
const NONE: readonly ReasonTold[] = []

interface Choosing {
  readonly style: StyleNotice
  readonly decks: readonly DeckNotice[]
  readonly chosen: SeatDecks
  readonly choose: (chosen: SeatDecks) => void
  /** The seats that are chosen for here. */
  readonly seats: readonly number[]
  readonly reasons: readonly ReasonTold[] | null
}

export function ChooseSeatDecks({ style, decks, chosen, choose, seats, reasons }: Choosing): JSX.Element {
  const sides = sidesFor(style, decks, chosen)
  const set = (seat: number, title: string): void =>
    choose(sides.map((_, each) => (each === seat ? title : seat === 0 ? '' : (chosen[each] ?? ''))))
  return (
    <fieldset class="seat-decks">
      <legend>Decks</legend>
      {seats.map((seat) => (
        <SeatDeck
          key={seat}
          name={seat === 0 ? 'Your deck' : `${sideName(sides[seat])}, seat ${seat + 1}`}
          decks={seat === 0 ? decks : decks.filter((deck) => goesTo(deck, sides[seat]))}
          value={chosen[seat] ?? ''}
          choose={(title) => set(seat, title)}
        />
      ))}
      {chosen.some((title) => title !== '') && <Legality reasons={reasons} of="these decks" />}
    </fieldset>
  )
}

export function SeatDeck({
  name,
  decks,
  value,
  choose,
}: {
  readonly name: string
  readonly decks: readonly DeckNotice[]
  readonly value: string
  readonly choose: (title: string) => void
}): JSX.Element {
  return (
    <Select
      name={name}
      value={value}
      options={[
        ['', 'dealt'],
        ...decks.map(({ title, side }) => [title, `${title} (${sideName(side)})`] as const),
      ]}
      choose={choose}
    />
  )
}
