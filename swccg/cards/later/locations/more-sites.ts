/** Entries of sites where captives are kept and freed, and of a canyon that T-16s know well. */
import type { Filter } from '../../../text/filter.ts'
import type { CardText } from '../../../text/text.ts'
import { TARGET } from '../entry-words.ts'

const HERE: Filter = { where: 'same-location' }
const CAPTIVE: Filter = { trait: 'captive', where: 'same-location' }
const SKYHOPPER: Filter = { titleHas: 'T-16' }

export const MORE_SITES: Readonly<Record<string, CardText>> = {
  'Cloud City: Carbonite Chamber (L)': {
    light: {
      statics: [{ static: 'side-number', change: 'drain', whose: 'yours', add: 1, when: { if: 'control' } }],
      actions: [
        {
          when: 'any-time',
          if: { if: 'control' },
          targets: [{ name: 'target', what: { title: 'Carbon-Freezing', ...HERE } }],
          do: [{ do: 'cancel-cards', what: TARGET }],
        },
      ],
    },
    dark: {
      statics: [
        {
          static: 'side-number',
          change: 'carbon-freezing-destiny',
          whose: 'yours',
          add: 1,
          when: { if: 'control' },
        },
      ],
    },
  },
  'Death Star: Detention Block Corridor (L)': {
    light: {
      statics: [{ static: 'side-number', change: 'drain', whose: 'yours', add: 1 }],
      triggers: [
        {
          when: { just: 'released', by: 'you', card: { not: { persona: 'Leia' } }, at: HERE },
          do: [{ do: 'retrieve', amount: 1 }],
        },
        {
          when: { just: 'released', by: 'you', card: { persona: 'Leia' }, at: HERE },
          do: [{ do: 'retrieve', amount: 4 }],
        },
      ],
    },
    dark: {
      actions: [
        {
          when: { phase: 'deploy', of: 'you' },
          limit: { times: 1, per: 'turn' },
          do: [
            {
              do: 'deploy-from',
              pile: 'reserve',
              what: { title: ['IT-O (Eyetee-Oh)', 'Hypo'] },
              to: HERE,
              most: 2,
            },
          ],
        },
      ],
    },
  },
  'Cloud City: Security Tower': {
    dark: {
      actions: [
        {
          when: 'any-time',
          limit: { times: 1, per: 'game' },
          do: [{ do: 'search', what: { persona: 'Lando' } }],
        },
      ],
    },
    light: {
      actions: [
        {
          when: { phase: 'control', of: 'you' },
          limit: { times: 1, per: 'turn' },
          if: {
            if: 'all',
            of: [{ if: 'control' }, { if: 'not', of: { if: 'this', is: { drained: true } } }],
          },
          targets: [{ name: 'target', what: CAPTIVE }],
          do: [
            {
              do: 'for-a-while',
              what: { static: 'bars-drains', whose: 'yours' },
              until: 'end-of-turn',
            },
            { do: 'release', what: TARGET },
          ],
        },
      ],
    },
  },
  "Tatooine: Beggar's Canyon": {
    light: {
      statics: [
        { static: 'deploy-cost', of: SKYHOPPER, to: HERE, fix: 0 },
        { static: 'number', change: 'power', of: { ...SKYHOPPER, ...HERE }, add: 2 },
        {
          static: 'side-number',
          change: 'drain',
          whose: 'yours',
          add: 1,
          when: {
            if: 'all',
            of: [{ if: 'control' }, { if: 'on-table', what: { ...SKYHOPPER, whose: 'yours', ...HERE } }],
          },
        },
      ],
    },
    dark: {
      statics: [
        {
          static: 'deploy-cost',
          of: {
            whose: 'yours',
            any: [{ title: 'Womp Rat' }, { trait: 'bantha' }, { trait: 'tusken raider' }],
          },
          to: HERE,
          add: -1,
        },
      ],
    },
  },
}
