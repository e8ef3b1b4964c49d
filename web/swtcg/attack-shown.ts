/** The attack that is shown: the present one, or the last until another begins. */
import type { Die, SwtcgEvent } from '@dejarik/swtcg'
import type { Happened, Position } from '@dejarik/table'
import type { Faces } from '../playmat.ts'
import { allCards } from '../sight.ts'
import { tableOf } from './sight.ts'

export interface AttackShown {
  readonly attacker: number
  readonly defender: number
  readonly attackerName: string
  readonly defenderName: string
  readonly dice: readonly Die[]
  readonly hits: number | null
  readonly damage: number | null
  /** Grows with every roll, so that dice tumble again. */
  readonly rolls: number
}

/** What the news of one decision make of the attack. */
export function followAttack(
  shown: AttackShown | null,
  news: readonly Happened[],
  position: Position,
  faces: Faces,
): AttackShown | null {
  const events = news.flatMap(({ happening }) =>
    happening.kind === 'event' ? [happening.event as SwtcgEvent] : [],
  )
  const followed = events.reduce((attack, event) => after(attack, event, position, faces), shown)
  const { attack, roll } = tableOf(position.view)
  const dice = roll?.for === 'attack' ? roll.dice : attack?.dice
  return followed && dice && dice.length > 0 ? { ...followed, dice } : followed
}

function after(
  shown: AttackShown | null,
  event: SwtcgEvent,
  position: Position,
  faces: Faces,
): AttackShown | null {
  switch (event.kind) {
    case 'attackDeclared':
      return begun(event.attacker, event.defender, position, faces)
    case 'intercepted':
      return shown && { ...shown, defender: event.card, defenderName: nameOf(event.card, position, faces) }
    case 'diceRolled':
      if (!shown || event.for !== 'attack') return shown
      return {
        ...shown,
        dice: event.dice.map((natural) => ({ natural, value: natural })),
        rolls: shown.rolls + 1,
      }
    case 'hitsCounted':
      return shown && { ...shown, hits: event.hits }
    case 'damagePlaced':
      return shown && event.unit === shown.defender ? { ...shown, damage: event.amount } : shown
    case 'stepBegan':
      return null
    default:
      return shown
  }
}

const begun = (attacker: number, defender: number, position: Position, faces: Faces): AttackShown => ({
  attacker,
  defender,
  attackerName: nameOf(attacker, position, faces),
  defenderName: nameOf(defender, position, faces),
  dice: [],
  hits: null,
  damage: null,
  rolls: 0,
})

function nameOf(id: number, { view }: Position, faces: Faces): string {
  const is = allCards(view).get(id)?.is
  return (is && faces.get(is)?.title) || 'a unit'
}
