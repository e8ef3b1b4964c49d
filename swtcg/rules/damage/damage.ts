/** Damage resolution, used by everything that does damage: pending, prevention, placement, discard. */
import { type CardId, numberOf } from '@dejarik/kernel'
import { ask, type Game, type Packet, procedure, step } from '../../kinds.ts'
import { isStopped } from '../abilities/constraints.ts'
import { showsNatural } from '../attack/dice.ts'
import { keepPromises } from '../attack/secret-roll.ts'
import { arenaOf, exists } from '../cards/place.ts'
import { settleDue } from '../chances/due.ts'
import { openChance } from '../chances/kinds-of-chances.ts'
import { takeWaiting } from '../chances/waiting.ts'
import { attackPacket, chooseOverkill, overkill } from '../keywords/overkill.ts'
import { packet } from './damage-packet.ts'
import { pendingOn } from './pending-damage.ts'
import { placeCounters, placement } from './placement.ts'
import { preventDamage } from './prevention.ts'

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
  step('critical-hit', criticalHit),
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
  step('parry', parry),
  step('prevention-chance', (game) => {
    if (isRevealed(game)) {
      keepPromises(game)
      settleDue(game, 'prevention') // what the damage itself set off
    } else if (game.table.damage.some(({ unit }) => pendingOn(game, unit) > 0)) openChance(game, 'prevention')
  }),
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

/** A natural 6 among the attack dice does X more damage (idc/keyword/critical-hit-adds-damage). */
function criticalHit(game: Game): void {
  const { attack } = game.table
  if (!attack || !attackPacket(game) || !showsNatural(attack.dice, 6)) return
  if (isStopped(game, attack.attacker, 'critical-hit')) return
  const { criticalHitAfterRoll } = game.policies
  const extra = criticalHitAfterRoll ? criticalHitNow(game, attack.attacker) : attack.critical
  if (extra <= 0) return
  game.changeTable({
    damage: game.table.damage.map((each) =>
      each.by === 'attack-dice' ? { ...each, amount: each.amount + extra } : each,
    ),
  })
}

/** What attack dice do beyond their hits. */
const criticalIn = (game: Game, { by, amount }: Packet): number =>
  by === 'attack-dice' && game.table.attack ? amount - game.table.attack.hits : 0

const criticalHitNow = (game: Game, attacker: CardId): number =>
  exists(game, attacker) ? numberOf(game, 'critical-hit', attacker) : 0

/** A natural 1 among the attack dice prevents X damage (idc/keyword/parry-prevents). */
function parry(game: Game): void {
  const { attack } = game.table
  const assigned = attackPacket(game)
  if (!attack || !assigned || !showsNatural(attack.dice, 1)) return
  if (isStopped(game, assigned.unit, 'parry')) return
  const value = numberOf(game, 'parry', assigned.unit)
  if (value > 0) preventDamage(game, assigned.unit, value, 'parry', assigned.unit)
}
