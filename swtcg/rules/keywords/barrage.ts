/** Barrage X: from Space or Ground the unit attacks Characters with X power instead of its own. */
import { acrossArenas } from '../abilities/keyword-values.ts'

export const barrage = acrossArenas('barrage')

/** From where it reaches what (now/keywords/barrage). */
export const BARRAGE_REACH = [
  { from: 'space', to: 'character', with: 'barrage' },
  { from: 'ground', to: 'character', with: 'barrage' },
] as const
