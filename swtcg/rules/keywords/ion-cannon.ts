/** Ion Cannon X: from the ground the unit attacks Space units with X power instead of its own. */
import { acrossArenas } from '../abilities/keyword-values.ts'

export const ionCannon = acrossArenas('ion-cannon')

/** From where it reaches what (idc/keyword/ion-cannon-attack-space). */
export const ION_CANNON_REACH = { from: 'ground', to: 'space', with: 'ion-cannon' } as const
