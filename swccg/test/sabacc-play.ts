/** Positions for games of sabacc, and who answers what in them. */
import type { Scenario } from '@dejarik/kernel/scenario'
import type { Swccg } from '../index.ts'
import type { PlacedLocation } from '../scenario/position.ts'
import { withDestiny } from './destinies.ts'
import { final } from './play.ts'

/** A card of the Reserve Deck by name, or any of that destiny. */
type Drawn = number | string
const cards = (side: 'dark' | 'light', drawn: readonly Drawn[], rest: number): (string | number)[] => [
  ...drawn.map((one) => (typeof one === 'number' ? withDestiny(side, one) : one)),
  rest,
]

export interface Game {
  readonly at?: string
  readonly interrupt: string
  readonly locations: readonly PlacedLocation[]
  /** What the Reserve Decks have on top. */
  readonly dark: readonly Drawn[]
  readonly light: readonly Drawn[]
  /** How many cards lie beneath; nine if nothing is said. */
  readonly rest?: number
}

/** The Dark Side has the Interrupt in hand. */
export const beforeSabacc = ({
  at = 'control dark',
  interrupt,
  locations,
  dark,
  light,
  rest = 9,
}: Game): Scenario<Swccg> =>
  final({
    at,
    locations: [...locations],
    dark: { hand: [interrupt], reserve: cards('dark', dark, rest), force: 3, lost: 4 },
    light: { reserve: cards('light', light, rest), force: 3, lost: 4 },
  })

/** The Dark Side begins a game, and both have seen their first two cards. */
export function sabacc(start: Game): Scenario<Swccg> {
  const game = beforeSabacc(start)
  game.play('dark', { play: start.interrupt })
  return game.play('dark', 'You')
}

/** What a seat is asked now can be answered with. */
export function options(game: Scenario<Swccg>, seat: 0 | 1): readonly string[] {
  const question = game.machine.state.asked?.questions.find((each) => each.seat === seat)
  return question?.kind === 'choice' ? question.options : []
}

/** Nobody has a perfect hand, or nobody shows one. */
export const playOn = (game: Scenario<Swccg>): Scenario<Swccg> =>
  game.play('dark', 'Play on').play('light', 'Play on')

/** Both draw no more, and count what they can. */
export const stand = (game: Scenario<Swccg>, dark: number, light: number): Scenario<Swccg> =>
  game.play('light', false).play('dark', false).play('dark', String(dark)).play('light', String(light))
