/** The eight points of an attack (idc/attack/sequence). An edition or an option may patch this list. */
import { type CardId, expire, numberOf } from '@dejarik/kernel'
import {
  type Attack,
  type AttackWith,
  ask,
  type Die,
  type Game,
  procedure,
  step,
  type Waiting,
} from '../../kinds.ts'
import { gainForce } from '../cards/force.ts'
import { openChance } from '../chances/kinds-of-chances.ts'
import { forgetWaiting, nextMoment } from '../chances/waiting.ts'
import { damage } from '../damage/damage.ts'
import { packet } from '../damage/damage-packet.ts'
import { hideDice } from '../keywords/cunning.ts'
import { askDoubleStrike, hasDoubleStrike } from '../keywords/double-strike.ts'
import { keepFocus, useFocus } from '../keywords/focus.ts'
import { attackDice, tellDice } from './attack-dice.ts'
import { attackGoesOn } from './attack-goes-on.ts'
import { commanded } from './commander.ts'
import { hitsOn, toHit } from './dice.ts'
import { type MayBeDisrupted, openDisruption } from './disrupt.ts'
import { takeFurtherAttack } from './further-attacks.ts'
import { beginNextAttack } from './next-attack.ts'
import { rolling } from './roll.ts'
import { secretRoll } from './secret-roll.ts'
import { attackPrice, reach } from './targets.ts'

interface Declaration extends MayBeDisrupted {
  readonly attacker: CardId
  readonly defender: CardId
  readonly with: AttackWith
  /** The second attack of Double Strike is made without tapping. */
  readonly how: 'tapping' | 'double-strike' | 'effect'
  readonly dice?: readonly Die[]
  /** It had Double Strike as its attack ended, if only for that attack. */
  readonly strikesAgain?: boolean
}

export const attack = procedure<Declaration>('swtcg/attack', [
  step('declare', declare),
  step('disrupt-chance', (game, { attacker }) =>
    openDisruption(game, 'attack', attacker, game.card(attacker).controller),
  ),
  step('disrupted', (game, { disrupted }) => {
    if (disrupted) game.goto('over')
  }),
  step('made', (game, { attacker, defender }) => {
    useFocus(game, attacker)
    game.emit({
      kind: 'attackMade',
      attacker,
      defender,
      cause: { rule: 'idc/attack/attack-pop-triggers-first' },
    })
  }),
  step('attack-chance', (game) => openChance(game, 'attack')),
  step('still-there', (game) => {
    if (!attackGoesOn(game)) game.goto(current(game).stopped === 'disrupted' ? 'over' : 'end')
  }),
  step('secrecy', (game) => {
    hideDice(game, current(game))
    if (current(game).secret) game.call(secretRoll, { dice: attackDice(game, current(game)) })
  }),
  step('roll', (game, { attacker }) => {
    if (!attackGoesOn(game)) return void game.goto('end') // a chance before the dice may have been the end of either
    const seat = game.card(attacker).controller
    const count = attackDice(game, current(game))
    tellDice(game, current(game), count)
    changeAttack(game, { critical: numberOf(game, 'critical-hit', attacker) })
    game.call(rolling, { seat, count, for: 'attack', unit: attacker }, 'dice')
  }),
  step('rolled', (game, { dice = [] }) => {
    changeAttack(game, { dice })
  }),
  step('count', (game) => {
    const { attacker, defender, dice } = current(game)
    const hits = hitsOn(game, defender, dice, 'attack')
    changeAttack(game, { hits })
    game.emit({
      kind: 'hitsCounted',
      attacker,
      hits,
      toHit: toHit(game, defender, 'attack'),
      cause: { rule: 'idc/attack/hits-totalled-after-rerolls' },
    })
  }),
  step('damage', (game) => {
    const { attacker, defender, hits } = current(game)
    game.call(damage, { packets: [packet(game, defender, hits, attacker, 'attack-dice')] })
  }),
  step('end', (game) => {
    const { attacker, defender } = current(game)
    game.emit({ kind: 'attackEnded', attacker, defender, cause: { rule: 'idc/attack/end-always' } })
    openChance(game, 'attack-end')
  }),
  step('over', (game, { attacker }) => {
    if (current(game).stopped === 'disrupted') keepFocus(game, attacker)
    const strikesAgain = hasDoubleStrike(game, attacker)
    expire(game, 'attack-end')
    game.changeTable({ attack: null })
    forgetWaiting(game, ({ chance }) => OF_THE_ATTACK.has(chance))
    return { strikesAgain }
  }),
  step('further', (game) => {
    if (game.table.furtherAttacks.length === 0) return
    game.goto('further')
    const next = takeFurtherAttack(game)
    if (next) game.call(attack, { ...next, how: 'effect' })
  }),
  ask(
    'double-strike',
    (game, { attacker, how, disrupted, strikesAgain }) =>
      how === 'tapping' && !disrupted && strikesAgain
        ? commanded(game, attacker, askDoubleStrike(game, attacker))
        : undefined,
    (game, { attacker }, [defender]) => {
      if (defender === undefined) return
      const using = reach(game, attacker, defender) ?? 'power'
      game.call(attack, { attacker, defender, with: using, how: 'double-strike' })
    },
  ),
])

/** What an attack that ended early leaves undone is forgotten with it. */
const OF_THE_ATTACK: ReadonlySet<Waiting['chance']> = new Set([
  'add-dice',
  'reroll',
  'alter-dice',
  'pending-damage',
  'prevention',
])

function current(game: Game): Attack {
  if (!game.table.attack) throw new Error('no unit is attacking')
  return game.table.attack
}

function changeAttack(game: Game, change: Partial<Attack>): void {
  game.changeTable({ attack: { ...current(game), ...change } })
}

function declare(game: Game, { attacker, defender, with: using, how }: Declaration): void {
  const moment = nextMoment(game)
  const tapped = how === 'tapping'
  const cause = { rule: 'idc/attack/choose-defender' }
  if (tapped) game.policies.spendAttack(game, attacker)
  const price = attackPrice(game, attacker, defender)
  if (price > 0) gainForce(game, game.card(attacker).controller, -price, { card: attacker })
  game.changeTable({
    attack: {
      attacker,
      defender,
      with: using,
      tapped,
      moment,
      defenders: [defender],
      dice: [],
      critical: 0,
      done: 0,
      hits: 0,
    },
  })
  beginNextAttack(game, attacker)
  game.emit({ kind: 'attackDeclared', attacker, defender, with: using, cause })
}
