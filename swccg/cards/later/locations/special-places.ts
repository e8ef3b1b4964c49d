/** Entries of locations of Special Edition whose sentences only they and their twins say. */
import type { Condition } from '../../../text/condition.ts'
import type { Filter } from '../../../text/filter.ts'
import type { Static } from '../../../text/statics.ts'
import type { CardText, Half } from '../../../text/text.ts'
import { MINE, SELF, there, thisIs } from '../../premiere/common.ts'

const HERE: Filter = { where: 'same-location' }
const CONTROL: Condition = { if: 'control' }
const OCCUPY: Condition = { if: 'occupy' }
const PALACE_SITE: Filter = { type: 'site', where: { sitesOf: "Jabba's Palace" } }
const attackRun = (add: number, when: Condition): Static => ({
  static: 'epic-total',
  event: 'Attack Run',
  add,
  when,
})
const UNPARTED: Static = { static: 'lies-by-interior' }

/** Whirls of sand stay where they are, but on Tatooine. */
const still: Static = {
  static: 'bars',
  what: 'move',
  of: { title: 'Sandwhirl', ...HERE },
  when: { if: 'not', of: thisIs({ where: { sitesOf: 'Tatooine' } }) },
}
const home = (...trait: readonly string[]): Half => ({
  statics: [
    {
      static: 'allows',
      what: 'deploy-past-own-text',
      of: { ...MINE, kind: 'character', trait },
      to: SELF,
    },
    still,
  ],
})
const hot: Half = {
  statics: [{ static: 'side-number', change: 'battle-destiny', whose: 'yours', add: -1 }, still],
}

export const SPECIAL_PLACES: Readonly<Record<string, CardText>> = {
  'Desert (L)': { light: home('jawa'), dark: hot },
  'Desert (D)': { dark: home('jawa', 'tusken raider'), light: hot },
  Roche: {
    light: {
      actions: [
        {
          when: { phase: 'deploy', of: 'you' },
          limit: { times: 1, per: 'turn' },
          do: [
            {
              do: 'deploy-from',
              pile: 'reserve',
              what: { title: ['Big One', 'Big One: Asteroid Cave Or Space Slug Belly'] },
              to: { where: { system: 'Roche' } },
              most: 2,
            },
          ],
        },
      ],
    },
    dark: {
      statics: [{ static: 'side-number', change: 'drain', whose: 'yours', add: -1 }],
      triggers: [
        {
          when: 'always',
          if: {
            if: 'all',
            of: [CONTROL, there({ title: 'Asteroid Sanctuary', where: 'related-sector' })],
          },
          do: [{ do: 'cancel-cards', what: { title: 'Asteroid Sanctuary', where: 'related-sector' } }],
        },
      ],
    },
  },
  "Tatooine: Jabba's Palace (L)": {
    light: {
      statics: [
        {
          static: 'bars',
          what: 'be-cancelled',
          of: { title: 'Bo Shuda' },
          when: { if: 'all', of: [OCCUPY, there({ ...MINE, type: 'alien', ...HERE })] },
        },
      ],
    },
    dark: {
      triggers: [
        {
          when: { just: 'deployed', card: SELF },
          do: [
            {
              do: 'lose-force',
              who: 'you',
              amount: { count: { ...MINE, ...PALACE_SITE, not: { occupied: 'you' } } },
            },
          ],
        },
      ],
    },
  },
  'Tatooine: Tosche Station': {
    light: {
      statics: [
        {
          static: 'side-number',
          change: 'force-generation',
          whose: 'yours',
          add: { numberOfTop: 'power', by: 'forfeit', of: { ...MINE, kind: 'character', ...HERE } },
        },
      ],
    },
    dark: {
      statics: [{ static: 'blanks', of: SELF, half: 'opponents', when: OCCUPY }],
    },
  },
  'Yavin 4: Massassi Headquarters': {
    light: { statics: [UNPARTED, attackRun(2, CONTROL)] },
    dark: { statics: [UNPARTED, attackRun(-4, OCCUPY)] },
  },
  'Rendezvous Point': {
    light: {
      statics: [
        { static: 'deploy-cost', of: { ...MINE, kind: 'starship' }, to: SELF, add: -2 },
        { static: 'speeds-flights', of: { ...MINE, kind: 'starship' }, add: 2 },
        { static: 'bars-drains', whose: 'both' },
      ],
    },
  },
}
