/** What was chosen for a game on this device, and the game that comes of it. */
import type { Seed } from '@dejarik/kernel'
import type { Company } from '@dejarik/table'
import { type DeckSide, opposite, pickDeck } from '../form/fitting.ts'
import { type DeckNotice, deckBrought, type SeatDecks, seatsBring } from '../form/own-decks.ts'
import { gameShown } from '../games.ts'
import { freshSeed } from '../local/fresh-seed.ts'
import type { LocalGame } from '../local/protocol.ts'
import { optionsIn, PLAIN, type Rules } from '../options/rules.ts'

export interface Choice {
  readonly game: string
  readonly edition: string
  readonly side: DeckSide
  readonly deck: string
  readonly against: string
  readonly company: Company
  readonly program: string
  readonly rules: Rules
  /** Where a style has seats of its own. */
  readonly seatDecks: SeatDecks
  /** Whether one brings decks, where they could be dealt. */
  readonly decks: 'brought' | 'dealt'
}

export const firstChoice = (game: string): Choice => ({
  game,
  edition: gameShown(game).editions[0]!.name,
  side: 'dark',
  deck: '',
  against: '',
  company: 'program',
  program: 'cadet',
  rules: PLAIN,
  seatDecks: [],
  decks: 'brought',
})

/** The person sits first. */
export const AGAINST_PROGRAM = {
  company: 'program',
  program: 'cadet',
  persons: [0],
  options: [],
  substitutes: 0,
} as const

/** The address may say the seed, for the same deal again. */
export function newSeed(): Seed {
  const given = Number(new URLSearchParams(location.search).get('seed') ?? Number.NaN)
  return Number.isInteger(given) && given >= 0 ? given : freshSeed()
}

/** Games with options may deal decks. */
export const isDealt = ({ rules, decks }: Choice): boolean => rules.options.length > 0 && decks === 'dealt'

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
  const { game, edition, company, program, rules } = choice
  return {
    game,
    edition,
    company,
    program,
    seed: newSeed(),
    options: optionsIn(rules),
    decks: decksIn(decks, choice),
    persons: personsAt(sides, choice),
    substitutes: substitutesFor(sides, choice),
  }
}

export function decksIn(decks: readonly DeckNotice[], choice: Choice): LocalGame['decks'] {
  const { edition, side, deck, against, rules, seatDecks } = choice
  if (rules.style !== '') return seatsBring(decks, seatDecks)
  if (isDealt(choice)) return []
  return [
    deckBrought(decks, pickDeck(decks, edition, side, deck)!),
    deckBrought(decks, pickDeck(decks, edition, opposite(side), against)!),
  ]
}
