/** A table of one's own: an open one, a table for a friend, or one against a program. */
import type { Ballot, NewTable, TableNotice } from '@dejarik/server/messages'
import type { ReasonTold, StyleNotice } from '@dejarik/table'
import type { JSX } from 'preact'
import { useState } from 'preact/hooks'
import { Decks, Editions } from '../form/decks.tsx'
import { type DeckSide, fitting, opposite, pickDeck } from '../form/fitting.ts'
import { Games } from '../form/games.tsx'
import {
  chosenDeck,
  type DeckNotice,
  deckSent,
  type SeatDecks,
  seatsBring,
  useDecksToSend,
} from '../form/own-decks.ts'
import { Programs } from '../form/programs.tsx'
import { Radios } from '../form/radios.tsx'
import { ChooseSeatDecks, useReasons } from '../form/seat-decks.tsx'
import { Sides } from '../form/sides.tsx'
import { GAMES, gameShown } from '../games.ts'
import { api } from '../live/api.ts'
import { BallotForm, EMPTY_BALLOT } from '../options/ballot.tsx'
import { optionsIn, PLAIN, type Rules } from '../options/rules.ts'
import { RulesForm, useWays } from '../options/rules-form.tsx'
import { useTerms } from '../options/terms.tsx'
import { goTo } from '../route.ts'
import { useGames } from './games.ts'

type Against = 'anyone' | 'friend' | 'program'

interface Choice {
  readonly game: string
  readonly edition: string
  readonly rules: Rules
  /** Null where the host chooses the options. */
  readonly ballot: Ballot | null
  /** Whether players bring decks, where they could be dealt. */
  readonly decks: 'brought' | 'dealt'
  readonly side: DeckSide
  readonly deck: string
  /** Where a style has seats of its own. */
  readonly seatDecks: SeatDecks
  readonly against: Against
  readonly program: string
  readonly pace: NewTable['pace']
}
const FIRST: Choice = {
  game: GAMES[0].name,
  edition: GAMES[0].editions[0]!.name,
  rules: PLAIN,
  ballot: null,
  decks: 'brought',
  side: 'dark',
  deck: '',
  seatDecks: [],
  against: 'anyone',
  program: 'cadet',
  pace: 'calm',
}

export interface OpenForm {
  readonly tell: (error: unknown) => void
  /** What stands above the choices. */
  readonly head: JSX.Element
}

/** Games with options may deal decks, and do where the group votes. */
const isDealt = ({ rules, ballot, decks }: Choice): boolean =>
  ballot !== null || (rules.options.length > 0 && decks === 'dealt')

const dealtOr = (decks: readonly DeckNotice[], title: string | undefined): NewTable['deck'] =>
  title ? deckSent(decks, title) : { dealt: true }

/** What is asked of the server; without a title, every seat is dealt its deck. */
function tableFrom(decks: readonly DeckNotice[], choice: Choice, title: string | undefined): NewTable {
  const { game, edition, rules, ballot, seatDecks, pace } = choice
  const isSeated = rules.style !== '' && ballot === null
  const other = pickDeck(decks, edition, opposite(choice.side), '')
  const dealt = { program: choice.program, deck: { dealt: true } as const }
  const programs = isSeated
    ? { ...dealt, decks: seatDecks.slice(1).map((each) => dealtOr(decks, each)) }
    : { ...dealt, deck: dealtOr(decks, title && other) }
  return {
    game,
    edition,
    deck: dealtOr(decks, isSeated ? seatDecks[0] : title),
    ...(rules.style === '' ? {} : { style: rules.style }),
    ...(ballot ? { ballot } : { options: [...rules.options] }),
    against: choice.against === 'program' ? programs : choice.against,
    pace,
  }
}

export function NewTableForm({ tell, head }: OpenForm): JSX.Element {
  const games = useGames()
  const [choice, setChoice] = useState<Choice>(() => ({ ...FIRST, ...chosenDeck() }))
  const game = games.find(({ name }) => name === choice.game)
  const set = (change: Partial<Choice>): void => setChoice({ ...choice, ...change })
  const { own, isTold } = useDecksToSend(choice.game)
  const starters = [...(game?.starters ?? []), ...own]
  const { edition, side, rules, ballot, seatDecks } = choice
  const ways = useWays(choice.game, edition)
  const options = ballot ? optionsIn({ ...rules, options: [] }) : optionsIn(rules)
  const terms = useTerms(choice.game, edition, options)
  const title = pickDeck(starters, edition, side, choice.deck)
  const dealt = isDealt(choice)
  const isComing = !dealt && choice.deck !== '' && choice.deck !== title && !isTold
  const style = ballot ? undefined : ways.styles.find(({ name }) => name === rules.style)
  const isPlain = options.length === 0 && ballot === null
  const wanted = tableFrom(starters, choice, dealt ? undefined : title)
  const brought = style ? seatsBring(starters, seatDecks) : []
  const reasons = useReasons(choice.game, edition, options, brought)
  const go = (coming: Promise<TableNotice>): void =>
    void coming.then(({ id }) => goTo({ page: 'table', table: id }), tell)
  const open = (): Promise<TableNotice> => api.open(wanted)
  const plain = { rules: PLAIN, ballot: null, deck: '', seatDecks: [] }
  return (
    <form
      class="choices"
      onSubmit={(event) => {
        event.preventDefault()
        go(open())
      }}
    >
      {head}
      <Games
        value={choice.game}
        choose={(next) => set({ ...plain, game: next, edition: gameShown(next).editions[0]!.name })}
      />
      <Editions game={choice.game} value={edition} choose={(next) => set({ ...plain, edition: next })} />
      {ways.options.length > 0 && <WhoChooses ballot={ballot} set={set} />}
      <RulesForm
        game={choice.game}
        ways={ways}
        rules={rules}
        terms={terms}
        choose={(next) => set({ rules: next, ...(next.style === rules.style ? {} : { seatDecks: [] }) })}
        voting={ballot !== null}
      />
      {ballot && <BallotForm options={ways.options} ballot={ballot} mark={(next) => set({ ballot: next })} />}
      <ChooseDecks choice={choice} style={style} decks={starters} title={title} reasons={reasons} set={set} />
      <Company choice={choice} programs={game?.programs ?? []} set={set} />
      <button
        type="submit"
        disabled={isComing || !title || !terms || terms.refused.length > 0 || reasons?.length !== 0}
      >
        {isPlain || ballot ? 'Open the table' : 'Accept these rules and open the table'}
      </button>
    </form>
  )
}

interface Part {
  readonly choice: Choice
  readonly set: (change: Partial<Choice>) => void
}

function WhoChooses({ ballot, set }: Pick<Choice, 'ballot'> & Pick<Part, 'set'>): JSX.Element {
  return (
    <Radios
      name="Options"
      value={ballot ? 'vote' : 'host'}
      options={[
        ['host', 'I choose them'],
        ['vote', 'the group votes'],
      ]}
      choose={(how) => set({ ballot: how === 'vote' ? EMPTY_BALLOT : null })}
    />
  )
}

interface Decking extends Part {
  readonly style: StyleNotice | undefined
  readonly decks: readonly DeckNotice[]
  /** The deck that is brought. */
  readonly title: string | undefined
  readonly reasons: readonly ReasonTold[] | null
}

/** By seat in a style, else brought or dealt. */
function ChooseDecks({ choice, style, decks, title, reasons, set }: Decking): JSX.Element {
  const { rules, ballot } = choice
  return (
    <>
      {rules.style === '' && rules.options.length > 0 && !ballot && (
        <Radios
          name="Decks"
          value={choice.decks}
          options={[
            ['brought', 'players bring them'],
            ['dealt', 'they are dealt'],
          ]}
          choose={(how) => set({ decks: how })}
        />
      )}
      {style && (
        <ChooseSeatDecks
          style={style}
          decks={decks}
          chosen={choice.seatDecks}
          choose={(seatDecks) => set({ seatDecks })}
          seats={choice.against === 'program' ? [...style.sides.keys()] : [0]}
          reasons={reasons}
        />
      )}
      {rules.style === '' && !isDealt(choice) && (
        <OwnDeck choice={choice} decks={decks} title={title} set={set} />
      )}
    </>
  )
}

function OwnDeck({ choice, decks, title, set }: Omit<Decking, 'style' | 'reasons'>): JSX.Element {
  const { edition, side } = choice
  return (
    <>
      <Sides value={side} choose={(next) => set({ side: next, deck: '' })} />
      <Decks
        name="Your deck"
        decks={fitting(decks, edition, side)}
        value={title ?? ''}
        choose={(deck) => set({ deck })}
      />
    </>
  )
}

/** Who may come, and whether a clock runs. */
function Company({ choice, programs, set }: Part & { readonly programs: readonly string[] }): JSX.Element {
  return (
    <>
      <Radios
        name="A table"
        value={choice.against}
        options={[
          ['anyone', 'for anyone'],
          ['friend', 'for a friend, by link'],
          ['program', choice.rules.style ? 'with programs' : 'against a program'],
        ]}
        choose={(next) => set({ against: next, seatDecks: choice.seatDecks.slice(0, 1) })}
      />
      {choice.against === 'program' ? (
        <Programs programs={programs} value={choice.program} choose={(program) => set({ program })} />
      ) : (
        <Radios
          name="Clock"
          value={choice.pace}
          options={[
            ['none', 'none'],
            ['calm', '45 minutes each'],
            ['quick', '20 minutes each'],
          ]}
          choose={(pace) => set({ pace })}
        />
      )}
    </>
  )
}
