/** The eight points of an attack (idc/attack/sequence). An edition or an option may patch this list. */
import { type CardId, type CardsQuestion, expire, numberOf } from '@dejarik/kernel'
import {
  type About,
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
import { arenaOf, exists } from '../cards/place.ts'
import { openChance } from '../chances/kinds-of-chances.ts'
import { forgetWaiting, nextMoment } from '../chances/waiting.ts'
import { damage } from '../damage/damage.ts'
import { packet } from '../damage/damage-packet.ts'
import { takeFocus, useFocus } from '../keywords/focus.ts'
import { has } from '../keywords/has-keyword.ts'
import { attackGoesOn } from './attack-goes-on.ts'
import { hitsOn } from './dice.ts'
import { type MayBeDisrupted, openDisruption } from './disrupt.ts'
import { powerFromEffects } from './power-from-effects.ts'
import { rolling } from './roll.ts'
import { secretRoll } from './secret-roll.ts'
import { attackPrice, defendersFor, reach, whyNotAttack } from './targets.ts'

interface Declaration extends MayBeDisrupted {
  readonly attacker: CardId
  readonly defender: CardId
  readonly with: AttackWith
  /** The second attack of Double Strike is made without tapping. */
  readonly how: 'tapping' | 'double-strike' | 'effect'
  readonly dice?: readonly Die[]
}

export const attack = procedure<Declaration>('swtcg/attack', [
  step('declare', declare),
  step('disrupt-chance', (game, { attacker }) =>
    openDisruption(game, 'attack', attacker, game.card(attacker).controller),
  ),
  step('disrupted', (game, { disrupted }) => {
    if (disrupted) game.goto('over')
  }),
  step('made', (game, { attacker, defender }) =>
    game.emit({
      kind: 'attackMade',
      attacker,
      defender,
      cause: { rule: 'idc/attack/attack-pop-triggers-first' },
    }),
  ),
  step('attack-chance', (game) => openChance(game, 'attack')),
  step('still-there', (game) => {
    if (!attackGoesOn(game)) game.goto(current(game).stopped === 'disrupted' ? 'over' : 'end')
  }),
  step('secrecy', (game) => {
    if (current(game).secret) game.call(secretRoll, { dice: attackDice(game, current(game)) })
  }),
  step('roll', (game, { attacker }) => {
    const seat = game.card(attacker).controller
    const count = attackDice(game, current(game))
    tellDice(game, count)
    changeAttack(game, { critical: numberOf(game, 'critical-hit', attacker) })
    game.call(rolling, { seat, count, for: 'attack', unit: attacker }, 'dice')
  }),
  step('rolled', (game, { attacker, dice = [] }) => {
    changeAttack(game, { dice })
    if (exists(game, attacker)) takeFocus(game, attacker, dice)
  }),
  step('count', (game) => {
    const { attacker, defender, dice } = current(game)
    const hits = hitsOn(game, defender, dice, 'attack')
    changeAttack(game, { hits })
    game.emit({
      kind: 'hitsCounted',
      attacker,
      hits,
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
  step('over', (game) => {
    expire(game, 'attack-end')
    game.changeTable({ attack: null })
    forgetWaiting(game, ({ chance }) => OF_THE_ATTACK.has(chance))
  }),
  step('further', (game) => {
    const [next, ...furtherAttacks] = game.table.furtherAttacks
    if (!next) return
    game.changeTable({ furtherAttacks })
    game.goto('further')
    const { attacker, defender } = next
    const able =
      exists(game, attacker) && exists(game, defender) && whyNotAttack(game, attacker, defender).length === 0
    if (able)
      game.call(attack, {
        attacker,
        defender,
        with: reach(game, attacker, defender) ?? 'power',
        how: 'effect',
      })
  }),
  ask('double-strike', askDoubleStrike, (game, { attacker }, [defender]) => {
    if (defender === undefined) return
    const using = reach(game, attacker, defender) ?? 'power'
    game.call(attack, { attacker, defender, with: using, how: 'double-strike' })
  }),
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
  useFocus(game, attacker)
  game.emit({ kind: 'attackDeclared', attacker, defender, with: using, cause })
}

/** As many dice as the unit's power, or its Bombard or Ion Cannon value and power effects, less Shields. */
function attackDice(game: Game, attacking: Attack): number {
  return attacking.rolls ?? Math.max(0, attackPower(game, attacking) - shieldsIn(game, attacking))
}

const attackPower = (game: Game, { attacker, with: using }: Attack): number =>
  using === 'power'
    ? numberOf(game, 'power', attacker)
    : numberOf(game, using, attacker) + powerFromEffects(game, attacker)

const shieldsIn = (game: Game, { attacker, defender }: Attack): number =>
  game.policies.shieldsAgainst(game, defender, attacker)

/** Where the number of dice was set, power and Shields have no part in it. */
function tellDice(game: Game, dice: number): void {
  const attacking = current(game)
  const { attacker, with: using, rolls } = attacking
  const [power, shields] =
    rolls === undefined ? [attackPower(game, attacking), shieldsIn(game, attacking)] : [rolls, 0]
  const accuracy = numberOf(game, 'accuracy', attacker)
  const cause = { rule: 'idc/attack/dice-equal-power' }
  game.emit({ kind: 'attackDiceCounted', attacker, with: using, power, shields, dice, accuracy, cause })
}

/** After the attack end, a unit that tapped for it may attack once more (idc/keyword/double-strike-*). */
function askDoubleStrike(
  game: Game,
  { attacker, how, disrupted }: Declaration,
): CardsQuestion<About> | undefined {
  if (how !== 'tapping' || disrupted || !exists(game, attacker)) return undefined
  if (arenaOf(game, attacker) === null || !has(game, attacker, 'double-strike')) return undefined
  const from = defendersFor(game, attacker)
  const rules = ['idc/keyword/double-strike-second-attack']
  const seat = game.card(attacker).controller
  return { kind: 'cards', seat, about: 'double-strike', card: attacker, rules, from, min: 0, max: 1 }
}
