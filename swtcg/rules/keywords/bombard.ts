/** Bombard X: from Space the unit attacks Ground units with X power instead of its own. */
import { acrossArenas } from '../abilities/keyword-values.ts'

export const bombard = acrossArenas('bombard')

/** From where it reaches what (idc/keyword/bombard-attack-ground). */
export const BOMBARD_REACH = { from: 'space', to: 'ground', with: 'bombard' } as const
