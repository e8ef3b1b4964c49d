/** Games about tractor beams: a beam that is used at any time, and starships that are held. */
import type { Placed, PlacedLocation, SeatPosition } from '../scenario/position.ts'
import type { Filter } from '../text/filter.ts'
import type { CardText } from '../text/text.ts'
import { withDestiny } from './destinies.ts'
import { final } from './play.ts'

type Game = ReturnType<typeof final>

export const SPACE = 'Kessel (D)'
export const DESTROYER = 'Imperial-Class Star Destroyer'
const TARGET: Filter = { the: { chosen: 'target' } }
const BEAM: Filter = { the: { chosen: 'beam' } }

const effect = (title: string, side: 'dark' | 'light', text: CardText) =>
  ({ title, side, kind: 'effect', text }) as const

/** The Dark Side uses a beam when it likes, and the Light Side frees a starship or loses a card. */
export const BEAM_DEEDS = [
  {
    title: 'Carrier',
    side: 'light',
    kind: 'starship',
    type: 'capital',
    armor: 5,
    power: 3,
    forfeit: 5,
    permanentPilot: 1,
    icons: ['pilot'],
    capacity: [{ starfighters: 2 }],
  } as const,
  effect('Pull', 'dark', {
    actions: [
      {
        when: 'any-time',
        targets: [
          { name: 'beam', what: { kind: 'device', titleHas: 'Tractor Beam' } },
          { name: 'target', what: { kind: 'starship', whose: 'opponents' } },
        ],
        do: [{ do: 'use-beam', what: BEAM, at: TARGET }],
      },
    ],
  }),
  effect('Let Go', 'light', {
    actions: [
      {
        when: 'any-time',
        targets: [{ name: 'target', what: { kind: 'starship', trait: 'captured' } }],
        do: [{ do: 'release', what: TARGET }],
      },
    ],
  }),
  effect('Wrench', 'dark', {
    actions: [
      {
        when: 'any-time',
        targets: [{ name: 'target', what: { kind: ['device', 'starship'], whose: 'yours' } }],
        do: [{ do: 'lose-cards', what: TARGET }],
      },
    ],
  }),
]

export interface Beams {
  readonly at?: string
  readonly dark?: SeatPosition
  readonly light?: SeatPosition
  /** What the beam draws. */
  readonly draws?: number
}

/** These locations, and these cards at each player's side. */
export const beams = (
  locations: readonly (string | PlacedLocation)[],
  { at = 'control dark', dark = {}, light = {}, draws = 6 }: Beams = {},
) =>
  final(
    {
      at,
      locations,
      dark: { side: ['Pull', 'Wrench'], force: 6, reserve: [withDestiny('dark', draws), 9], ...dark },
      light: { side: ['Let Go'], force: 6, used: 0, lost: 0, ...light },
    },
    { cards: BEAM_DEEDS },
  )

export const flown = (ship: string, pilot: string): Placed => ({ card: ship, pilots: [pilot] })
export const SHIP = 'Millennium Falcon'
export const PILOT = 'Rebel Pilot'
export const FALCON = flown(SHIP, PILOT)
export const ARMED: Placed = { card: DESTROYER, with: ['Tractor Beam'] }
export const HOLDING: Placed = { ...ARMED, held: [FALCON] }

/** A TIE is lost and the damage is paid with Force, until the battle is over. */
export function lostBattle(game: Game, at: string): Game {
  game.play('dark', { battle: at }).play('dark', { forfeit: 'TIE Fighter' })
  while (game.machine.state.asked!.questions[0]!.about === 'settle')
    game.play('dark', { verb: 'lose', from: 'force' })
  return game
}
