/** A game on this device as one chooses it: which one, side, decks, edition and company. */
import type { ReasonTold, StarterNotice, StyleNotice } from '@dejarik/table'
import type { JSX } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { Legality } from '../decks/legality.tsx'
import { Decks, Editions } from '../form/decks.tsx'
import { fitting, opposite } from '../form/fitting.ts'
import { Games } from '../form/games.tsx'
import { type DeckNotice, useOwnDecks } from '../form/own-decks.ts'
import { Programs, playing, programsHere } from '../form/programs.tsx'
import { Radios } from '../form/radios.tsx'
import { ChooseSeatDecks, sidesFor, useReasons } from '../form/seat-decks.tsx'
import { Sides } from '../form/sides.tsx'
import { GAMES } from '../games.ts'
import { starterDecks } from '../local/device.ts'
import type { LocalGame } from '../local/protocol.ts'
import { optionsIn, PLAIN } from '../options/rules.ts'
import { RulesForm, useWays } from '../options/rules-form.tsx'
import { useTerms } from '../options/terms.tsx'
import { type Choice, decksIn, firstChoice, gameFrom, isDealt } from './choice.ts'

/** The decks of a game; none until they are there. */
function useDecks(game: string): readonly DeckNotice[] {
  const [decks, setDecks] = useState<readonly StarterNotice[]>([])
  useEffect(() => {
    let wanted = true
    setDecks([])
    void starterDecks(game).then((told) => wanted && setDecks(told))
    return () => {
      wanted = false
    }
  }, [game])
  const { own } = useOwnDecks(game)
  return [...decks, ...own]
}

export function ChooseGame({ play }: { readonly play: (game: LocalGame) => void }): JSX.Element {
  const [choice, setChoice] = useState(() => firstChoice(GAMES[0].name))
  const { game, edition, side, company, rules } = choice
  const decks = useDecks(game)
  const ways = useWays(game, edition)
  const terms = useTerms(game, edition, optionsIn(rules))
  const style = ways.styles.find(({ name }) => name === rules.style)
  const brought = decks.length > 0 && optionsIn(rules).length > 0 ? decksIn(decks, choice) : []
  const reasons = useReasons(game, edition, optionsIn(rules), brought)
  const set = (change: Partial<Choice>): void => setChoice({ ...choice, ...change })
  return (
    <form
      class="choices"
      onSubmit={(event) => {
        event.preventDefault()
        play(gameFrom(decks, choice, style && sidesFor(style, decks, choice.seatDecks)))
      }}
    >
      <Games
        value={game}
        choose={(next) =>
          setChoice({ ...firstChoice(next), side, company, program: playing(choice.program, next) })
        }
      />
      <Editions
        game={game}
        value={edition}
        choose={(next) => set({ edition: next, deck: '', against: '', rules: PLAIN })}
      />
      <RulesForm
        game={game}
        ways={ways}
        rules={rules}
        terms={terms}
        choose={(next) => set({ rules: next, ...(next.style === rules.style ? {} : { seatDecks: [] }) })}
      />
      <ChooseDecks choice={choice} style={style} decks={decks} reasons={reasons} set={set} />
      {!style && brought.length > 0 && <Legality reasons={reasons} of="these decks" />}
      <Opponents choice={choice} seats={style?.sides.length ?? 2} set={set} />
      <button
        type="submit"
        class="primary"
        disabled={decks.length === 0 || !terms || terms.refused.length > 0 || reasons?.length !== 0}
      >
        {optionsIn(rules).length > 0 ? 'Accept these rules and play' : 'Play with these'}
      </button>
    </form>
  )
}

interface Part {
  readonly choice: Choice
  readonly set: (change: Partial<Choice>) => void
}

/** By seat in a style, else as chosen here or dealt. */
function ChooseDecks({
  choice,
  style,
  decks,
  reasons,
  set,
}: Part & {
  readonly style: StyleNotice | undefined
  readonly decks: readonly DeckNotice[]
  readonly reasons: readonly ReasonTold[] | null
}): JSX.Element {
  if (style)
    return (
      <ChooseSeatDecks
        style={style}
        decks={decks}
        chosen={choice.seatDecks}
        choose={(seatDecks) => set({ seatDecks })}
        seats={[...style.sides.keys()]}
        reasons={reasons}
      />
    )
  return (
    <>
      {choice.rules.style === '' && choice.rules.options.length > 0 && (
        <Radios
          name="Decks"
          value={choice.decks}
          options={[
            ['brought', 'as chosen here'],
            ['dealt', 'dealt'],
          ]}
          choose={(next) => set({ decks: next })}
        />
      )}
      {!isDealt(choice) && <BothDecks choice={choice} decks={decks} set={set} />}
    </>
  )
}

/** Programs, or people who hand the device on. */
function Opponents({ choice, seats, set }: Part & { readonly seats: number }): JSX.Element {
  return (
    <>
      <Radios
        name="Opponent"
        value={choice.company}
        options={[
          ['program', seats > 2 ? 'Programs' : 'A program'],
          ['people', `${COUNTED[seats]} people in turn, on this device`],
        ]}
        choose={(next) => set({ company: next })}
      />
      {choice.company === 'program' && (
        <Programs
          programs={programsHere(choice.game)}
          value={choice.program}
          choose={(program) => set({ program })}
        />
      )}
    </>
  )
}

const COUNTED: Readonly<Record<number, string>> = { 2: 'Two', 3: 'Three', 4: 'Four', 6: 'Six' }

/** One's side, one's deck, and the deck against it. */
function BothDecks({ choice, decks, set }: Part & { readonly decks: readonly DeckNotice[] }): JSX.Element {
  const { edition, side } = choice
  return (
    <>
      <Sides value={side} choose={(next) => set({ side: next, deck: '', against: '' })} />
      <Decks
        name="Your deck"
        decks={fitting(decks, edition, side)}
        value={choice.deck}
        choose={(deck) => set({ deck })}
      />
      <Decks
        name="Against"
        decks={fitting(decks, edition, opposite(side))}
        value={choice.against}
        choose={(against) => set({ against })}
      />
    </>
  )
}
