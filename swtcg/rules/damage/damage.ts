/** Damage resolution, used by everything that does damage: pending, prevention, placement, discard. */

import { ask, type Game, type Packet, procedure, step } from '../../kinds.ts'
import { keepPromises } from '../attack/secret-roll.ts'
import { arenaOf, exists } from '../cards/place.ts'
import { openChance } from '../chances/kinds-of-chances.ts'
import { takeWaiting } from '../chances/waiting.ts'
import { resolveDue } from '../chances/what-is-due.ts'
import { addCriticalHit, criticalIn } from '../keywords/critical-hit.ts'
import { chooseOverkill, overkill } from '../keywords/overkill.ts'
import { parryAttack } from '../keywords/parry.ts'
import { placeCounters } from './damage-counters.ts'
import { packet } from './damage-packet.ts'
import { attackPacket, pendingOn } from './pending-damage.ts'
import { placement } from './placement.ts'
import { rescueDoomed } from './rescue.ts'

interface Damage {
  readonly packets: readonly Packet[]
  /** What was pending when this damage interrupted it. */
  readonly outer?: readonly Packet[]
}

export const damage = procedure<Damage>('swtcg/damage', [
  step('assign', (game, { packets }) => {
    const outer = game.table.damage
    game.changeTable({ damage: packets.filter(({ unit }) => !game.policies.isProtected(game, unit)) })
    return { outer }
  }),
  ask('overkill', chooseOverkill, (game, _, [second]) => {
    if (second !== undefined) game.call(overkill, { second })
  }),
  step('critical-hit', addCriticalHit),
  step('would', (game) => {
    for (const packet of game.table.damage) {
      const { unit, amount, source, effect } = packet
      const critical = criticalIn(game, packet)
      if (amount > 0)
        game.emit({
          kind: 'damagePending',
          unit,
          amount,
          source,
          ...(critical > 0 ? { critical } : {}),
          ...(effect === undefined ? {} : { cause: { card: effect } }),
        })
    }
  }),
  step('pending-chance', (game) => openChance(game, 'pending-damage')),
  step('parry', parryAttack),
  step('prevention-chance', (game) => {
    if (isRevealed(game)) {
      keepPromises(game)
      resolveDue(game, 'prevention') // what the damage itself set off
    } else if (game.table.damage.some(({ unit }) => pendingOn(game, unit) > 0)) openChance(game, 'prevention')
  }),
  step('rescue', rescueDoomed),
  step('place', (game) => {
    const packets = placeCounters(game)
    game.call(placement, { placed: packets.map(({ unit }) => unit), packets })
  }),
  step('restore', (game, { outer = [] }) => {
    game.changeTable({ damage: outer })
  }),
  step('deflected', (game) => {
    const effect = takeWaiting(game, ({ chance }) => chance === 'after-damage')?.effect
    if (effect?.kind !== 'deflected') return
    game.goto('deflected')
    if (!exists(game, effect.against) || arenaOf(game, effect.against) === null) return
    game.call(damage, { packets: [packet(game, effect.against, effect.amount, effect.unit, 'deflect')] })
  }),
])

/** Whether this is the damage of a secret roll, whose prevention is settled already. */
const isRevealed = (game: Game): boolean =>
  game.table.attack?.secret !== undefined && attackPacket(game) !== undefined
