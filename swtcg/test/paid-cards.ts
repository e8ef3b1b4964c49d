/** Cards that are paid for, with Force or with build points, and give Force. */
import type { InlineCard } from '../scenario/inline-card.ts'
import { battleCard, gainForce, paying } from './battle-play.ts'

export const gift: InlineCard = { ...battleCard('Gift'), abilities: [paying(3, [gainForce(7)])] }

export const mission: InlineCard = {
  name: 'Quest',
  side: 'neutral',
  kind: 'mission',
  cost: 4,
  abilities: [{ ability: 'effect', cost: [], do: [gainForce(9)] }],
}
