/** Yoda and Luke on Dagobah: what tests of Jedi Tests begin with. */
import type { Placed, ScenarioPosition } from '../scenario/position.ts'
import { withDestiny } from './destinies.ts'
import { final } from './play.ts'

export const JUNGLE = 'Dagobah: Jungle'
export const CAVE = 'Dagobah: Cave'
export const DAGOBAH = 'Dagobah (L)'
export const [ONE, TWO, THREE, FOUR] = [
  'Great Warrior',
  "A Jedi's Strength",
  'Domain Of Evil',
  'Size Matters Not',
]

export const LUKE = 'Son Of Skywalker'
export const FIVE = 'It Is The Future You See'

export const done = (card: string): Placed => ({ card, target: LUKE, completed: true })

export interface Lesson {
  readonly at?: string
  /** The test that he is at, in the jungle, and those that he has completed. */
  readonly test?: string
  readonly has?: readonly (string | Placed)[]
  readonly draw?: number
  readonly hand?: readonly string[]
  readonly yoda?: Partial<Placed>
  readonly luke?: Partial<Placed>
  readonly more?: readonly (string | Placed)[]
  readonly dark?: ScenarioPosition['dark']
  readonly lost?: readonly string[]
}

/** Yoda and Luke in the jungle, the Dark Side in Mos Eisley. */
export const lesson = ({
  at = 'activate light',
  test: one,
  has = [],
  draw = 1,
  hand = [],
  yoda,
  luke,
  ...rest
}: Lesson) =>
  final({
    at,
    locations: [
      DAGOBAH,
      {
        card: JUNGLE,
        light: [
          { card: 'Yoda', ...yoda },
          { card: LUKE, ...luke, with: [...has, ...(luke?.with ?? [])] },
          ...(one ? [{ card: one, target: LUKE, mentor: 'Yoda' }] : []),
          ...(rest.more ?? []),
        ],
      },
      CAVE,
      'Dagobah: Swamp',
      { card: 'Tatooine: Mos Eisley (D)', dark: ['Stormtrooper'] },
    ],
    light: {
      force: 9,
      reserve: [withDestiny('light', draw), 9],
      hand,
      ...(rest.lost ? { lost: rest.lost } : {}),
    },
    dark: { force: 9, reserve: 9, ...rest.dark },
  })

/** The beginning of the control phase, and the attempt. */
export const attempted = (one: Lesson, card: string = one.test!) => {
  const game = lesson(one)
  game.play('light', 0)
  if (game.machine.state.asked?.questions[0]?.about !== 'phase-began') game.play('light', 'pass')
  return game.play('light', { play: card })
}

/** Nobody does anything until something has happened. */
export const passUntil = (game: ReturnType<typeof lesson>, isOver: () => boolean) => {
  for (let tries = 0; tries < 60 && !isOver(); tries++) {
    const [asked] = game.machine.state.asked?.questions ?? []
    const seat = asked!.seat === 0 ? 'dark' : 'light'
    if (asked!.kind === 'number') game.play(seat, 0)
    else game.play(seat, 'pass')
  }
  return game
}
