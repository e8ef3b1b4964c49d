/** Entries of the system of Corulag, of either side. */
import type { Filter } from '../../../text/filter.ts'
import type { CardText, Half } from '../../../text/text.ts'

const rallies = (ranks: Filter, guard: string): Half => ({
  statics: [
    { static: 'number', change: 'power', of: ranks, add: 1, when: { if: 'control' } },
    { static: 'number', change: 'forfeit', of: ranks, add: 1, when: { if: 'control' } },
    { static: 'allows', what: 'move-past-own-text', of: { title: guard }, when: { if: 'control' } },
  ],
})
const dampens: Half = {
  statics: [{ static: 'side-number', change: 'drain', whose: 'yours', add: -1, when: { if: 'control' } }],
}

export const CORULAG: Readonly<Record<string, CardText>> = {
  'Corulag (L)': { light: rallies({ type: 'rebel', unique: false }, 'Rebel Guard'), dark: dampens },
  'Corulag (D)': {
    dark: rallies({ type: 'imperial', unique: false }, 'Imperial Trooper Guard'),
    light: dampens,
  },
}
