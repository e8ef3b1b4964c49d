/** Small cards that tests of card text give the words to try: two units that fight, a Droid, a Battle card, a Mission. */
import { unit } from './battle-play.ts'

export const fast = (text = '', facts: object = {}) => unit('Fast', { speed: 80, text, ...facts })
export const slow = (text = '', facts: object = {}) => unit('Slow', { speed: 10, health: 9, text, ...facts })
export const droid = unit('Probe', { subtypes: ['Droid'] })
export const battle = (name: string, text: string) => ({
  name,
  side: 'neutral' as const,
  kind: 'battle' as const,
  text,
})
export const mission = (name: string, text: string) => ({
  name,
  side: 'neutral',
  kind: 'mission',
  cost: 0,
  text,
})
