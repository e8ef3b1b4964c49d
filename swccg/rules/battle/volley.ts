/** Several weapons at one target: all destinies are added up, and the sum counts for each weapon in turn. */
import type { CardId, SeatId } from '@dejarik/kernel'
import { ask, definitionOf, type Game, procedure, step } from '../../kinds.ts'
import { countIn, exists, opponentOf } from '../cards/place.ts'
import { aimedAt, announce, drawFor, strike } from './fire.ts'
import { fireCost, type Shot } from './shots.ts'

/** Starships are aimed at with starship weapons, everything else with any (the cards that let it say so). */
const isFitFor = (game: Game, weapon: CardId, target: CardId): boolean =>
  definitionOf(game, target).kind !== 'starship' || definitionOf(game, weapon).type === 'starship'

const gunsAt = (game: Game, seat: SeatId, target: CardId): readonly CardId[] =>
  aimedAt(game, seat, target).filter((weapon) => isFitFor(game, weapon, target))

/** How many weapons could be fired at a card together, for the Force that there is. */
export function gunsOn(game: Game, target: CardId): number {
  if (game.table.battle === null) return 0
  const seat = opponentOf(game.card(target).controller)
  const costs = gunsAt(game, seat, target).map((weapon) => fireCost(game, { seat, weapon, target }))
  const [first = 0, second = 0] = costs.toSorted((one, other) => one - other)
  return first + second <= countIn(game, seat, 'force') ? costs.length : Math.min(1, costs.length)
}

export interface Volley {
  readonly seat: SeatId
  /** The card that lets them be fired together. */
  readonly card: CardId
  readonly target: CardId
  /** Weapons that have still to be fired, and those that were, at whatever answers left them. */
  readonly weapons?: readonly CardId[]
  readonly shots?: readonly Shot[]
  readonly aimed?: CardId | null
  readonly drawn?: number | null
  readonly total?: number
}

export const volley = procedure<Volley>('swccg/volley', [
  ask(
    'weapons',
    (game, { seat, card, target }) => {
      const from = gunsAt(game, seat, target)
      const min = Math.min(2, from.length)
      return { kind: 'cards', seat, about: 'volley', card, from, min, max: from.length } as const
    },
    (_game, _locals, weapons) => ({ weapons, shots: [], total: 0 }),
  ),
  step('fire', (game, { seat, target, weapons = [] }) => {
    const [weapon] = weapons
    if (weapon === undefined || !exists(game, target)) return game.goto('strike')
    if (!gunsAt(game, seat, target).includes(weapon)) {
      game.goto('fire')
      return { weapons: weapons.slice(1) }
    }
    announce(game, { seat, weapon, target })
  }),
  step('draw', (game, { seat, weapons = [], aimed = null }) => {
    if (aimed !== null) drawFor(game, { seat, weapon: weapons[0]!, target: aimed })
    return { drawn: null }
  }),
  step('add', (game, { seat, weapons = [], shots = [], aimed = null, drawn = null, total = 0 }) => {
    game.goto('fire')
    const rest = weapons.slice(1)
    if (aimed === null || drawn === null) return { weapons: rest }
    return {
      weapons: rest,
      shots: [...shots, { seat, weapon: weapons[0]!, target: aimed }],
      total: total + drawn,
    }
  }),
  step('strike', (game, { shots = [], total = 0 }) => {
    const [first, ...rest] = shots
    if (!first) return
    game.goto('strike')
    strike(game, { ...first, drawn: total })
    return { shots: rest }
  }),
])
