/** Entries of systems. */
import type { Filter } from '../../../text/filter.ts'
import type { CardText } from '../../../text/text.ts'

const HERE: Filter = { the: 'self' }
const devastator: Filter = { title: 'Devastator' }

export const SYSTEMS: Readonly<Record<string, CardText>> = {
  'Ralltiir (D)': {
    dark: {
      statics: [
        { static: 'number', change: 'power', of: { ...devastator, where: 'same-location' }, add: 1 },
        { static: 'allows', what: 'move-free', of: devastator, to: HERE },
        { static: 'allows', what: 'move-free', of: { ...devastator, where: 'same-location' } },
      ],
    },
    light: {
      statics: [
        { static: 'number', change: 'power', of: { title: 'Tantive IV', where: 'same-location' }, add: 1 },
      ],
    },
  },
}
