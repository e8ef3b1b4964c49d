/** A secret roll: rerolls and prevention are promised before the dice are rolled, as nobody else may see them (idc/phrase/roll-secretly-order). */
import { type CardId, type NumberQuestion, numberOf } from '@dejarik/kernel'
import {
  type About,
  type Attack,
  ask,
  type Game,
  type Packet,
  procedure,
  type Secret,
  step,
} from '../../kinds.ts'
import { openChance } from '../chances/kinds-of-chances.ts'
import { packet } from '../damage/damage-packet.ts'
import { preventDamage } from '../damage/prevention.ts'
import { luckyUnits } from '../keywords/lucky.ts'

interface SecretRoll {
  readonly dice: number
  /** Units that have yet to say how many dice they have rolled again. */
  readonly lucky?: readonly CardId[]
  readonly outer?: readonly Packet[]
}

/** More than any attack does, so that prevention can be promised against it. */
const UNSEEN = 1000

export const secretRoll = procedure<SecretRoll>('swtcg/secret-roll', [
  step<SecretRoll>('who-is-lucky', (game, { dice }) => ({ lucky: dice > 0 ? luckyUnits(game) : [] })),
  ask('how-many', howMany, (game, { lucky = [] }, count) => {
    if (lucky.length > 1) game.goto('how-many')
    promise(game, ({ rerolls }) => ({ rerolls: { ...rerolls, [lucky[0]!]: count } }))
    return { lucky: lucky.slice(1) }
  }),
  step('reroll-chance', (game) => openChance(game, 'reroll')),
  step<SecretRoll>('prevention-chance', (game) => {
    const { attacker, defender } = attackOf(game)
    const outer = game.table.damage
    game.changeTable({ damage: [packet(game, defender, UNSEEN, attacker, 'attack-dice')] })
    openChance(game, 'prevention')
    return { outer }
  }),
  step('promised', (game, { outer = [] }) => {
    const prevented = game.table.damage.reduce((sum, each) => sum + each.prevented, 0)
    game.changeTable({ damage: outer })
    promise(game, () => ({ prevented }))
  }),
])

function attackOf(game: Game): Attack {
  if (!game.table.attack) throw new Error('no unit is attacking')
  return game.table.attack
}

const secretOf = (game: Game): Secret => attackOf(game).secret ?? { rerolls: {}, prevented: 0 }

function promise(game: Game, change: (secret: Secret) => Partial<Secret>): void {
  const secret = secretOf(game)
  game.changeTable({ attack: { ...attackOf(game), secret: { ...secret, ...change(secret) } } })
}

/** How many is decided before the result is known, which after it (idc/phrase/roll-secretly-reroll-choice). */
function howMany(game: Game, { dice, lucky = [] }: SecretRoll): NumberQuestion<About> | undefined {
  const [unit] = lucky
  if (unit === undefined) return undefined
  const max = Math.min(dice, numberOf(game, 'lucky', unit))
  return {
    kind: 'number',
    seat: game.card(unit).controller,
    about: 'secret-rerolls',
    card: unit,
    min: 0,
    max,
  }
}

/** What was promised before the roll is prevented now; deflected damage is no more than that. */
export function keepPromises(game: Game): void {
  const { defender } = attackOf(game)
  const { prevented } = secretOf(game)
  const kept = preventDamage(game, defender, prevented, 'effect', defender)
  let excess = prevented - kept
  game.state.waiting = game.state.waiting.map((waiting) => {
    const { effect } = waiting
    if (effect.kind !== 'deflected' || effect.unit !== defender) return waiting
    const less = Math.min(excess, effect.amount)
    excess -= less
    return { ...waiting, effect: { ...effect, amount: effect.amount - less } }
  })
}
