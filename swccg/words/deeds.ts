/** What an action is called: what the card's own text says that it does. */
import type { CardDefinition, Side } from '../cards/definition.ts'
import { sayDeeds } from '../language/shelf.ts'

/** So many letters are read at a glance; of a longer deed only its beginning is told. */
const AT_A_GLANCE = 100

export function deedOf(card: CardDefinition, action: number, half?: Side): string {
  const deeds = sayDeeds(card, action, half)
  const whole = deeds.join('. ')
  return whole.length <= AT_A_GLANCE ? whole : deeds[0]!
}
