/** The seats of a table that waits: who has which, taking one, and letting programs take the rest. */
import type { TableNotice } from '@dejarik/server/messages'
import type { JSX } from 'preact'
import { useState } from 'preact/hooks'
import { Legality } from '../decks/legality.tsx'
import { goesTo } from '../form/fitting.ts'
import { type DeckNotice, deckBrought, deckSent, useDecksToSend } from '../form/own-decks.ts'
import { programTitle } from '../form/programs.tsx'
import { Refusal } from '../form/refusal.tsx'
import { SeatDeck, useReasons } from '../form/seat-decks.tsx'
import { useGames } from '../lobby/games.ts'
import { BallotForm, EMPTY_BALLOT } from '../options/ballot.tsx'
import { useWays } from '../options/rules-form.tsx'
import { TermsList, useTerms } from '../options/terms.tsx'
import { sideName } from '../sight.ts'
import { api, Refused } from './api.ts'
import { useGuestName } from './guest-name.tsx'

export interface OfTable {
  readonly table: TableNotice
}

/** Does something at the table, and says why where it is refused. */
export function useRefusal(): readonly [refusal: string, attempt: (coming: Promise<unknown>) => void] {
  const [refusal, setRefusal] = useState('')
  const attempt = (coming: Promise<unknown>): void =>
    void coming.then(
      () => setRefusal(''),
      (error) => setRefusal(error instanceof Refused ? error.message : String(error)),
    )
  return [refusal, attempt]
}

export function SeatList({
  table,
  take,
  canTake = () => true,
  taking = 'Sit here',
}: OfTable & {
  readonly take?: (seat: number) => void
  readonly canTake?: (seat: number) => boolean
  readonly taking?: string
}): JSX.Element {
  return (
    <ol class="seat-list">
      {table.seats.map((seat, index) => (
        <li key={index} class={`side-${table.sides[index]}`}>
          <span>
            {sideName(table.sides[index])}
            {index >= table.playing && ', substitute'}: {seat ? seat.name : 'free'}
            {seat?.accepted && ' – has accepted'}
          </span>
          {!seat && take && canTake(index) && (
            <button type="button" class="primary" onClick={() => take(index)}>
              {taking}
            </button>
          )}
        </li>
      ))}
    </ol>
  )
}

/** What is different at a table, for whoever thinks of sitting down. */
export function TableTerms({ table }: OfTable): JSX.Element | null {
  const terms = useTerms(table.game, table.edition, table.options)
  return terms && <TermsList terms={terms} />
}

/** A seat whose deck may be dealt; whoever takes it accepts the rules, or says which options there should be. */
export function TakeSeat({ table }: OfTable): JSX.Element {
  const [refusal, attempt] = useRefusal()
  const { field, claim } = useGuestName()
  const [ballot, setBallot] = useState(EMPTY_BALLOT)
  const [title, setTitle] = useState('')
  const { styles, options } = useWays(table.game, table.edition)
  const decks = useDecksFor(table)
  const style = styles.find(({ name }) => name === table.style)
  const host = table.seats.find((seat) => seat !== null)
  const fits = (seat: number): boolean =>
    title === '' || decks.some((deck) => deck.title === title && goesTo(deck, table.sides[seat]))
  const seat = table.seats.findIndex((each, index) => each === null && fits(index))
  const at = seat < table.playing ? seat : ((seat - table.playing) * table.playing) / 2
  const brought = table.seats
    .slice(0, table.playing)
    .map((_, each) => (each === at && title ? deckBrought(decks, title) : null))
  const reasons = useReasons(table.game, table.edition, table.options, title ? brought : [])
  const take = (wanted: number): void =>
    attempt(
      claim().then(() =>
        api.join(table.id, {
          deck: title ? deckSent(decks, title) : { dealt: true },
          seat: wanted,
          accepts: [...table.options],
          ...(table.vote ? { ballot } : {}),
        }),
      ),
    )
  return (
    <section class="choices">
      <h2>{style?.title ?? `${host?.name} waits for you`}</h2>
      <TableTerms table={table} />
      {table.vote && <BallotForm options={options} ballot={ballot} mark={setBallot} />}
      {!table.vote && <SeatDeck name="Your deck" decks={decks} value={title} choose={setTitle} />}
      {title && <Legality reasons={reasons} />}
      {field}
      <p class="small">{table.vote ? 'Decks are dealt.' : 'Whoever sits down accepts these rules.'}</p>
      <SeatList table={table} take={take} canTake={(each) => fits(each) && reasons?.length === 0} />
      <Refusal text={refusal} />
    </section>
  )
}

/** The decks that could be brought to a free seat: those of its side. */
function useDecksFor({ game, seats, sides }: TableNotice): readonly DeckNotice[] {
  const { own } = useDecksToSend(game)
  const starters = useGames().find(({ name }) => name === game)?.starters ?? []
  const free = sides.filter((_, index) => seats[index] === null)
  return [...own, ...starters].filter((deck) => free.some((side) => goesTo(deck, side)))
}

/** What came of the vote: everybody accepts it, or leaves. */
export function AcceptVote({ table }: OfTable): JSX.Element {
  const [refusal, attempt] = useRefusal()
  const own = table.seats.find((seat) => seat?.you)
  return (
    <>
      {table.options.length === 0 && <p>The vote is for the game as it is.</p>}
      <TableTerms table={table} />
      <button
        type="button"
        class="primary"
        disabled={own?.accepted ?? true}
        onClick={() => attempt(api.accept(table.id, table.options))}
      >
        {own?.accepted ? 'Waiting for the others' : 'Accept, and play'}
      </button>
      <Refusal text={refusal} />
    </>
  )
}

export function FillSeats({ table }: OfTable): JSX.Element | null {
  const programs = useGames().find(({ name }) => name === table.game)?.programs ?? []
  const [wanted, setWanted] = useState('cadet')
  const program = programs.includes(wanted) ? wanted : programs[0]
  if (!program) return null
  return (
    <div class="fill-seats">
      <label>
        Or let programs play:
        <select value={program} onChange={(event) => setWanted(event.currentTarget.value)}>
          {programs.map((name) => (
            <option key={name} value={name}>
              {programTitle(name)}
            </option>
          ))}
        </select>
      </label>
      <button type="button" onClick={() => void api.fill(table.id, program)}>
        Fill the free seats
      </button>
    </div>
  )
}
