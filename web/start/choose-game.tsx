/** A game on this device as one chooses it: which one, side, decks, edition and company. */
import type { Company, StarterNotice } from '@dejarik/table'
import type { JSX } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { Legality } from '../decks/legality.tsx'
import { type DeckSide, Decks, Editions, fitting, opposite, pickDeck } from '../form/decks.tsx'
import { Games } from '../form/games.tsx'
import { type DeckNotice, deckBrought, useOwnDecks } from '../form/own-decks.ts'
import { Radios } from '../form/radios.tsx'
import { ChooseSeatDecks, type SeatDecks, seatsBring, sidesFor, useReasons } from '../form/seat-decks.tsx'
import { starterDecks } from '../local/device.ts'
import type { LocalGame } from '../local/protocol.ts'
import { optionsIn, PLAIN, type Rules, RulesForm, useWays } from '../options/rules-form.tsx'
import { useTerms } from '../options/terms.tsx'
import { PLAYMATS, playmatOf } from '../playmats.ts'

interface Choice {
  readonly game: string
  readonly edition: string
  readonly side: DeckSide
  readonly deck: string
  readonly against: string
  readonly company: Company
  readonly rules: Rules
  /** Where a style has seats of its own. */
  readonly seatDecks: SeatDecks
  /** Whether one brings decks, where they could be dealt. */
  readonly decks: 'brought' | 'dealt'
}

export const firstChoice = (game: string): Choice => ({
  game,
  edition: playmatOf(game).editions[0]!.name,
  side: 'dark',
  deck: '',
  against: '',
  company: 'program',
  rules: PLAIN,
  seatDecks: [],
  decks: 'brought',
})

/** The person sits first. */
export const AGAINST_PROGRAM = { company: 'program', persons: [0], options: [], substitutes: 0 } as const

/** The address may say the seed, for the same deal again. */
export function newSeed(): number {
  const given = Number(new URLSearchParams(location.search).get('seed') ?? Number.NaN)
  return Number.isInteger(given) && given >= 0 ? given : crypto.getRandomValues(new Uint32Array(1))[0]!
}

/** Games with options may deal decks. */
const isDealt = ({ rules, decks }: Choice): boolean => rules.options.length > 0 && decks === 'dealt'

/** Everybody; or the first player, who with Team Ghost plays for partners too. */
function personsAt(sides: readonly string[], { company, rules }: Choice): readonly number[] {
  const seats = [...sides.keys()]
  if (company === 'people') return seats
  return rules.options.includes('team-ghost') ? seats.filter((seat) => sides[seat] === sides[0]) : [0]
}

/** One for each of two teams, where people play and may change between games. */
const substitutesFor = (sides: readonly string[], { company, rules }: Choice): number =>
  company === 'people' && sides.length > 3 && rules.options.includes('team-rotation') ? 2 : 0

export function gameFrom(
  decks: readonly DeckNotice[],
  choice: Choice,
  sides: readonly string[] = ['dark', 'light'],
): LocalGame {
  const { game, edition, company, rules } = choice
  return {
    game,
    edition,
    company,
    seed: newSeed(),
    options: optionsIn(rules),
    decks: decksIn(decks, choice),
    persons: personsAt(sides, choice),
    substitutes: substitutesFor(sides, choice),
  }
}

function decksIn(decks: readonly DeckNotice[], choice: Choice): LocalGame['decks'] {
  const { edition, side, deck, against, rules, seatDecks } = choice
  if (rules.style !== '') return seatsBring(decks, seatDecks)
  if (isDealt(choice)) return []
  return [
    deckBrought(decks, pickDeck(decks, edition, side, deck)!),
    deckBrought(decks, pickDeck(decks, edition, opposite(side), against)!),
  ]
}

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
  const own = useOwnDecks(game)
  return [...decks, ...own]
}

export function ChooseGame({ play }: { readonly play: (game: LocalGame) => void }): JSX.Element {
  const [choice, setChoice] = useState(() => firstChoice(PLAYMATS[0].name))
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
      <Games value={game} choose={(next) => setChoice({ ...firstChoice(next), side, company })} />
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
      {style && (
        <ChooseSeatDecks
          style={style}
          decks={decks}
          chosen={choice.seatDecks}
          choose={(seatDecks) => set({ seatDecks })}
          seats={[...style.sides.keys()]}
          reasons={reasons}
        />
      )}
      {rules.style === '' && rules.options.length > 0 && (
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
      {!style && !isDealt(choice) && <BothDecks choice={choice} decks={decks} set={set} />}
      {!style && brought.length > 0 && <Legality reasons={reasons} of="these decks" />}
      <Radios
        name="Opponent"
        value={company}
        options={[
          ['program', style && style.sides.length > 2 ? 'Programs' : 'A program'],
          ['people', `${COUNTED[style?.sides.length ?? 2]} people in turn, on this device`],
        ]}
        choose={(next) => set({ company: next })}
      />
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

const COUNTED: Readonly<Record<number, string>> = { 2: 'Two', 3: 'Three', 4: 'Four', 6: 'Six' }

/** One's side, one's deck, and the deck against it. */
function BothDecks({
  choice,
  decks,
  set,
}: {
  readonly choice: Choice
  readonly decks: readonly DeckNotice[]
  readonly set: (change: Partial<Choice>) => void
}): JSX.Element {
  const { edition, side } = choice
  return (
    <>
      <Radios
        name="Your side"
        value={side}
        options={[
          ['dark', 'Dark Side'],
          ['light', 'Light Side'],
        ]}
        choose={(next) => set({ side: next, deck: '', against: '' })}
      />
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
