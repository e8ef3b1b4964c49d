/** The eight points of an attack (idc/attack/sequence). An edition or an option may patch this list. */
import { type CardId, expire, numberOf, type SeatId } from '@dejarik/kernel'
import { type Attack, type AttackWith, ask, type Die, type Game, procedure, step } from '../kinds.ts'
import { openChance } from './chances.ts'
import { damage, packet } from './damage.ts'
import { hitsOn, roll, showsNatural } from './dice.ts'
import { takeDisruption } from './disrupt.ts'
import { has, powerFromEffects } from './numbers.ts'
import { arenaOf, exists } from './place.ts'
import { tap } from './tap.ts'
import { defendersFor, reach } from './targets.ts'

interface Declaration {
  readonly attacker: CardId
  readonly defender: CardId
  readonly with: AttackWith
  /** The second attack of Double Strike is made without tapping. */
  readonly how: 'tapping' | 'double-strike' | 'effect'
  /** Seats that still may use Lucky. */
  readonly lucky?: readonly CardId[]
}

export const attack = procedure<Declaration>('swtcg/attack', [
  step('declare', declare),
  step('disrupt-chance', (game) => openChance(game, 'disrupt')),
  step('disrupted', (game) => {
    if (takeDisruption(game)) game.goto('over')
  }),
  step('attack-chance', (game) => openChance(game, 'attack')),
  step('still-there', (game) => {
    if (!bothFight(game)) game.goto('end')
  }),
  step('roll', rollAttackDice),
  step('fury', fury),
  step('dice-chance', (game) => openChance(game, 'dice-roll')),
  step<Declaration>('who-is-lucky', (game) => ({ lucky: luckyUnits(game) })),
  ask('lucky', askLucky, (game, { lucky = [] }, chosen) => {
    if (lucky.length > 1) game.goto('lucky')
    rerollDice(game, lucky[0]!, chosen)
    return { lucky: lucky.slice(1) }
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
  }),
  ask('double-strike', askDoubleStrike, (game, { attacker }, [defender]) => {
    if (defender === undefined) return
    const using = reach(game, attacker, defender) ?? 'power'
    game.call(attack, { attacker, defender, with: using, how: 'double-strike' })
  }),
])

function current(game: Game): Attack {
  if (!game.table.attack) throw new Error('no unit is attacking')
  return game.table.attack
}

function changeAttack(game: Game, change: Partial<Attack>): void {
  game.changeTable({ attack: { ...current(game), ...change } })
}

function declare(game: Game, { attacker, defender, with: using, how }: Declaration): void {
  const moment = game.table.moments + 1
  const tapped = how === 'tapping'
  const cause = { rule: 'idc/attack/choose-defender' }
  if (tapped) tap(game, attacker, { rule: 'idc/attack/tap-attacker' })
  game.changeTable({
    moments: moment,
    attack: { attacker, defender, with: using, tapped, moment, defenders: [defender], dice: [], hits: 0 },
  })
  game.emit({ kind: 'attackDeclared', attacker, defender, with: using, cause })
}

/** The attack ends if either unit is gone before the dice are rolled (idc/attack/ends-if-unit-leaves). */
function bothFight(game: Game): boolean {
  const { attacker, defender, stopped } = current(game)
  if (stopped) return false
  return [attacker, defender].every((unit) => exists(game, unit) && arenaOf(game, unit) !== null)
}

/** As many dice as the unit's power, or its Bombard or Ion Cannon value and power effects, less Shields. */
export function attackDice(game: Game, { attacker, defender, with: using }: Attack): number {
  const power =
    using === 'power'
      ? numberOf(game, 'power', attacker)
      : numberOf(game, using, attacker) + powerFromEffects(game, attacker)
  return Math.max(0, power - numberOf(game, 'shields', defender))
}

function rollAttackDice(game: Game): void {
  const present = current(game)
  changeAttack(game, { dice: rollFor(game, present.attacker, attackDice(game, present)) })
}

/** Accuracy adds to every attack die (idc/keyword/accuracy-adds-to-attack-dice). */
function rollFor(game: Game, attacker: CardId, count: number): Die[] {
  return roll(game, game.card(attacker).controller, count, 'attack', numberOf(game, 'accuracy', attacker))
}

/** A natural 4 in the initial roll adds X dice (idc/keyword/fury-extra-dice). */
function fury(game: Game): void {
  const { attacker, dice } = current(game)
  const extra = numberOf(game, 'fury', attacker)
  if (extra > 0 && showsNatural(dice, 4))
    changeAttack(game, { dice: [...dice, ...rollFor(game, attacker, extra)] })
}

/** Attacker and defender with Lucky, Dark Side's first (idc/keyword/lucky-both-sides). */
function luckyUnits(game: Game): CardId[] {
  const { attacker, defender, dice } = current(game)
  if (dice.length === 0) return []
  const turn = (unit: CardId): number => game.table.order.indexOf(game.card(unit).controller)
  return [...new Set([attacker, defender])]
    .filter((unit) => exists(game, unit) && numberOf(game, 'lucky', unit) > 0)
    .sort((one, other) => turn(one) - turn(other))
}

function askLucky(game: Game, { lucky = [] }: Declaration) {
  const unit = lucky[0]
  if (unit === undefined) return undefined
  const { dice } = current(game)
  const seat: SeatId = game.card(unit).controller
  const items = dice.map((die) => String(die.natural))
  const max = Math.min(dice.length, numberOf(game, 'lucky', unit))
  return { kind: 'several' as const, seat, about: 'lucky', card: unit, items, min: 0, max }
}

function rerollDice(game: Game, unit: CardId, chosen: readonly number[]): void {
  if (chosen.length === 0) return
  const { attacker, dice } = current(game)
  const rolled = rollFor(game, attacker, chosen.length)
  const after = dice.map((die, index) => rolled[chosen.indexOf(index)] ?? die)
  const from = chosen.map((index) => dice[index]!.natural)
  const to = rolled.map((die) => die.natural)
  game.emit({ kind: 'diceRerolled', seat: game.card(unit).controller, from, to, cause: { card: unit } })
  changeAttack(game, { dice: after })
}

/** After the attack end, a unit that tapped for it may attack once more (idc/keyword/double-strike-*). */
function askDoubleStrike(game: Game, { attacker, how }: Declaration) {
  if (how !== 'tapping' || !exists(game, attacker)) return undefined
  if (arenaOf(game, attacker) === null || !has(game, attacker, 'double-strike')) return undefined
  const from = defendersFor(game, attacker)
  const rules = ['idc/keyword/double-strike-second-attack']
  const seat = game.card(attacker).controller
  return { kind: 'cards' as const, seat, about: 'double-strike', card: attacker, rules, from, min: 0, max: 1 }
}
