/** Strongholds: Shields 2 for the big ones. */
import { definitionOf } from '../../kinds.ts'
import type { Ability } from '../../language/tree/tree.ts'
import { hasSubtype } from '../../rules/cards/treat-as.ts'
import { option } from '../option.ts'
import { addGrant } from '../specials.ts'

const SUBTYPES = ['Battle Station', 'Capital Ship', 'Flagship', 'Fortification']
const SHIELDS: readonly Ability[] = [{ ability: 'keyword', keyword: 'shields', value: 2 }]

export const strongholds = option('Strongholds', {
  says: 'Battle Stations, Capital Ships, Flagships and Fortifications have Shields 2.',
  apply: (edit) =>
    addGrant(edit, (game, card) =>
      SUBTYPES.some((subtype) => hasSubtype(definitionOf(game, card), subtype)) ? SHIELDS : [],
    ),
})
