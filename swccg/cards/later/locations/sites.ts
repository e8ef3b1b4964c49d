/** Entries of sites whose sentences no other card says. */
import type { CardText } from '../../../text/text.ts'

export const SITES: Readonly<Record<string, CardText>> = {
  'Hoth: Echo Command Center (War Room) (L)': {
    dark: {
      statics: [
        {
          static: 'side-number',
          change: 'battle-destinies',
          whose: 'yours',
          add: 1,
          when: { if: 'battle', by: 'you' },
        },
        { static: 'side-number', change: 'drain', whose: 'yours', add: -1, when: { if: 'control' } },
      ],
    },
    light: {
      statics: [
        {
          static: 'side-number',
          change: 'total-power',
          whose: 'yours',
          at: { kind: 'location', where: { system: 'Hoth' }, inBattle: true },
          add: { count: { whose: 'yours', trait: 'leader', where: 'same-location' } },
          when: { if: 'control' },
        },
      ],
    },
  },
  'Cloud City: Downtown Plaza (L)': {
    dark: {
      statics: [{ static: 'blanks', of: { the: 'self' }, half: 'opponents', when: { if: 'control' } }],
    },
    light: {
      actions: [
        {
          when: { phase: 'control', of: 'you' },
          limit: { times: 1, per: 'turn' },
          cost: { use: 1 },
          do: [{ do: 'retrieve', amount: 1, what: { kind: 'location', titleHas: 'Cloud City' } }],
        },
      ],
    },
  },
  'Cloud City: Downtown Plaza (D)': {
    light: {
      statics: [{ static: 'blanks', of: { the: 'self' }, half: 'opponents', when: { if: 'control' } }],
    },
    dark: {
      actions: [
        {
          when: { phase: 'control', of: 'you' },
          limit: { times: 1, per: 'turn' },
          cost: { use: 1 },
          do: [{ do: 'retrieve', amount: 1, what: { kind: 'location', titleHas: 'Cloud City' } }],
        },
      ],
    },
  },
  'Cloud City: Interrogation Room': {
    light: { statics: [{ static: 'side-number', change: 'drain', whose: 'yours', add: 1 }] },
    dark: {
      statics: [
        {
          static: 'side-number',
          change: 'drain',
          whose: 'yours',
          add: { count: { trait: 'captive', where: 'same-location' } },
        },
        {
          static: 'side-number',
          change: 'drain',
          whose: 'yours',
          add: { count: { trait: 'captive', type: 'rebel', unique: true, where: 'same-location' } },
        },
      ],
    },
  },
}
