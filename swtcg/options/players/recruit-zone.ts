import { option } from '../option.ts'
import { addSpecial } from '../specials.ts'
import { choosing, standsFor } from './recruit-card.ts'
import { recruiting } from './recruits.ts'

export const recruitZone = option('Recruit Zone', {
  says: 'Each player may put a non-unique unit beside the game; other cards then fight face-down as copies of it.',
  apply: (edit) => {
    edit.setPolicies({ standsFor })
    addSpecial(edit, 'recruit-card', choosing)
    addSpecial(edit, 'recruit', recruiting)
  },
})
