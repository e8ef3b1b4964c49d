/** Entries of places in the clouds from which one shoots far, and where one dines well. */
import type { Filter } from '../../../text/filter.ts'
import type { CardText, Half } from '../../../text/text.ts'

const BLASTERS: Filter = { whose: 'yours', trait: ['blaster', 'blaster rifle'], where: 'present' }
const overlook: Half = {
  statics: [{ static: 'allows', what: 'reach-nearest-exterior', of: BLASTERS }],
}
const exposed: Half = { statics: [{ static: 'side-number', change: 'drain', whose: 'yours', add: -1 }] }

export const GALLERIES: Readonly<Record<string, CardText>> = {
  'Cloud City: West Gallery (L)': { light: overlook, dark: exposed },
  'Cloud City: West Gallery (D)': { dark: overlook, light: exposed },
}
