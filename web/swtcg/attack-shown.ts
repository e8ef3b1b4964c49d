/** The attack that is shown: the present one, or the last until another begins. */
import type { Die, SwtcgEvent, ToHit } from '@dejarik/swtcg'
import type { Happened, Position } from '@dejarik/table'
import type { Faces } from '../playmat.ts'
import { allCards } from '../sight.ts'
import { tableOf } from './sight.ts'

export interface AttackShown {
  readonly attacker: number
  readonly defender: number
  readonly attackerName: string
  readonly defenderName: string
  /** What makes the number of dice; null until they are counted. */
  readonly counted: { readonly power: number; readonly shields: number; readonly accuracy: number } | null
  readonly dice: readonly Die[]
  /** What hits; null until dice are counted. */
  readonly toHit: ToHit | null
  readonly hits: number | null
  /** Damage beyond the hits. */
  readonly critical: number
  readonly prevented: number
  readonly damage: number | null
  /** Whether the defender went with it. */
  readonly isDestroyed: boolean
  /** Dice that came back at the attacker, such as those of Retaliate. */
  readonly answer: readonly number[]
  /** Grows with every roll, so that dice tumble again. */
  readonly rolls: number
}

/** What a beat makes of the attack. */
export function followAttack(
  shown: AttackShown | null,
  news: readonly Happened[],
  position: Position,
  faces: Faces,
): AttackShown | null {
  const events = news.flatMap(({ happening }) =>
    happening.kind === 'event' ? [happening.event as SwtcgEvent] : [],
  )
  const name = (card: number): string => nameOf(card, position, faces)
  const followed = events.reduce((attack, event) => attackAfter(attack, event, name), shown)
  return followed && withTrueDice(followed, position)
}

/** Where the position shows the same dice, it knows best what each counts as; once hits are counted, what hit stands. */
function withTrueDice(shown: AttackShown, { view }: Position): AttackShown {
  const { attack, roll, toHit = shown.toHit } = tableOf(view)
  if (attack?.attacker !== shown.attacker) return shown
  const dice = roll?.for === 'attack' ? roll.dice : attack.dice
  const isSame = dice.length > 0 && dice.length === shown.dice.length
  const isOpen = isSame && shown.hits === null
  return { ...shown, ...(isSame ? { dice } : {}), ...(isOpen ? { toHit } : {}) }
}

/** What one event makes of the attack. */
export function attackAfter(
  shown: AttackShown | null,
  event: SwtcgEvent,
  name: (card: number) => string,
): AttackShown | null {
  if (event.kind === 'attackDeclared') return begun(event.attacker, event.defender, name)
  if (event.kind === 'stepBegan') return null
  return shown && onwards(shown, event, name)
}

function onwards(shown: AttackShown, event: SwtcgEvent, name: (card: number) => string): AttackShown {
  switch (event.kind) {
    case 'intercepted':
      return { ...shown, defender: event.card, defenderName: name(event.card) }
    case 'attackDiceCounted':
      return event.attacker === shown.attacker ? { ...shown, counted: event, toHit: event.toHit } : shown
    case 'diceRolled':
      return rolled(shown, event.for, event.dice)
    case 'diceRerolled':
      return { ...shown, dice: rerolled(shown, event) }
    case 'hitsCounted':
      return { ...shown, hits: event.hits, toHit: event.toHit }
    case 'damagePending':
      return event.unit === shown.defender ? { ...shown, critical: event.critical ?? 0 } : shown
    case 'damagePrevented':
      return event.unit === shown.defender ? { ...shown, prevented: shown.prevented + event.amount } : shown
    case 'damagePlaced':
      return event.unit === shown.defender ? { ...shown, damage: event.amount } : shown
    case 'discarded':
      return event.card === shown.defender ? { ...shown, isDestroyed: true } : shown
    default:
      return shown
  }
}

/** Dice that are added lie beside the others. */
function rolled(shown: AttackShown, reason: string, naturals: readonly number[]): AttackShown {
  const rolls = shown.rolls + 1
  if (reason === 'dice-of-damage') return { ...shown, answer: naturals, rolls }
  if (reason !== 'attack') return shown
  return { ...shown, dice: [...shown.dice, ...thrown(shown, naturals)], rolls }
}

const thrown = ({ counted }: AttackShown, naturals: readonly number[]): readonly Die[] =>
  naturals.map((natural) => ({ natural, value: natural + (counted?.accuracy ?? 0) }))

/** The new dice were told as rolled just before; they take the places of the old ones. */
function rerolled(
  shown: AttackShown,
  { from, to }: Extract<SwtcgEvent, { readonly kind: 'diceRerolled' }>,
): readonly Die[] {
  const dice = shown.dice.slice(0, -to.length)
  for (const [index, natural] of from.entries()) {
    const place = dice.findIndex((die) => die.natural === natural)
    if (place >= 0) dice[place] = thrown(shown, [to[index]!])[0]!
  }
  return dice
}

const begun = (attacker: number, defender: number, name: (card: number) => string): AttackShown => ({
  attacker,
  defender,
  attackerName: name(attacker),
  defenderName: name(defender),
  counted: null,
  dice: [],
  toHit: null,
  hits: null,
  critical: 0,
  prevented: 0,
  damage: null,
  isDestroyed: false,
  answer: [],
  rolls: 0,
})

function nameOf(id: number, { view }: Position, faces: Faces): string {
  const is = allCards(view).get(id)?.is
  return (is && faces.get(is)?.title) || 'a unit'
}
