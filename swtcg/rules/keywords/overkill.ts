/** Overkill: hits beyond the defending unit's remaining health may go to another unit in its arena. */
import type { CardId, CardsQuestion } from '@dejarik/kernel'
import { type About, ask, type Game, procedure } from '../../kinds.ts'
import { has } from '../abilities/has-keyword.ts'
import { isolated } from '../abilities/keyword-values.ts'
import { arenaOf, cardsAt } from '../cards/place.ts'
import { packet } from '../damage/damage-packet.ts'
import { attackPacket } from '../damage/pending-damage.ts'
import { remainingHealth } from '../damage/remaining-health.ts'

export const overkillNumber = isolated('overkill')

/** Which other unit, if any (idc/keyword/overkill-divides-excess). */
export function chooseOverkill(game: Game): CardsQuestion<About> | undefined {
  const assigned = attackPacket(game)
  const attack = game.table.attack
  if (!assigned || !attack || !has(game, attack.attacker, 'overkill')) return undefined
  if (assigned.amount <= remainingHealth(game, assigned.unit)) return undefined
  const arena = arenaOf(game, assigned.unit)
  const others = arena === null ? [] : cardsAt(game, arena).filter((unit) => unit !== assigned.unit)
  const from = game.policies.overkillTo(game, assigned.unit, others)
  const seat = game.card(attack.attacker).controller
  const rules = ['idc/keyword/overkill-divides-excess']
  return {
    kind: 'cards',
    seat,
    about: 'overkill',
    card: attack.attacker,
    rules,
    from,
    min: 0,
    max: 1,
  }
}

/** Some of the excess may stay on the defending unit (idc/keyword/overkill-surplus-against-prevention). */
export const overkill = procedure<{ second: CardId }>('swtcg/overkill', [
  ask(
    'divide',
    (game) => {
      const { attacker } = game.table.attack!
      const { amount, unit } = attackPacket(game)!
      const max = amount - remainingHealth(game, unit)
      return {
        kind: 'number' as const,
        seat: game.card(attacker).controller,
        about: 'overkill-amount',
        min: 1,
        max,
      }
    },
    (game, { second }, moved) => {
      const { attacker } = game.table.attack!
      const rest = game.table.damage.map((each) =>
        each.by === 'attack-dice' ? { ...each, amount: each.amount - moved } : each,
      )
      game.changeTable({ damage: [...rest, packet(game, second, moved, attacker, 'overkill')] })
    },
  ),
])
