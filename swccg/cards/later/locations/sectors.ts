/** Entries of sectors and of what flies among them. */
import type { Filter } from '../../../text/filter.ts'
import type { Static } from '../../../text/statics.ts'
import type { CardAction, CardText, Half } from '../../../text/text.ts'
import { SELF } from '../entry-words.ts'

const CLOUDS: Filter = { trait: 'cloud sector' }
const CONTROL = { if: 'control' } as const

/** While you control the place, a Force drain at the system can be called off. */
const cancelsDrain: CardAction = {
  when: { just: 'drain-initiated', by: 'opponent', at: { type: 'system', where: 'related-system' } },
  if: CONTROL,
  do: [{ do: 'cancel' }],
}
const asteroid: Static = { static: 'place-rules', rules: 'asteroid' }
const cave: Static = { static: 'place-rules', rules: 'cave' }

/** The sides differ in who may cancel: the owner of the card. */
const ownersSay = (side: 'dark' | 'light', rules: Static): CardText => ({
  dark: { statics: [rules], ...(side === 'dark' ? { actions: [cancelsDrain] } : {}) },
  light: { statics: [rules], ...(side === 'light' ? { actions: [cancelsDrain] } : {}) },
})

const slower: readonly Static[] = (['power', 'maneuver'] as const).map((change) => ({
  static: 'number',
  change,
  of: { kind: 'starship', where: 'same-location' },
  add: -2,
}))
/** Once a turn one more Force is drained at a site below. */
const adds: Half = {
  actions: [
    {
      when: { just: 'drain-initiated', by: 'you', at: { type: 'site', where: 'related-site' } },
      if: CONTROL,
      limit: { times: 1, per: 'turn' },
      do: [
        {
          do: 'for-a-while',
          until: 'end-of-turn',
          what: {
            static: 'side-number',
            change: 'drain',
            whose: 'yours',
            at: { the: { chosen: 'at' } },
            add: 1,
          },
        },
      ],
    },
  ],
}
const drains: Half = {
  statics: [{ static: 'side-number', change: 'drain', whose: 'yours', add: 1, when: CONTROL }],
}
const inClouds = (half: Half): Half => ({ ...half, statics: [...(half.statics ?? []), ...slower] })
const clouds = (light: Half, dark: Half): CardText => ({ light: inClouds(light), dark: inClouds(dark) })

const IN_CLOUDS = { if: 'this', is: { where: { atA: CLOUDS } } } as const
const fliesInClouds = (...changes: readonly ('power' | 'maneuver')[]): CardText => ({
  statics: [
    ...changes.map((change): Static => ({ static: 'number', change, of: SELF, add: 1, when: IN_CLOUDS })),
    { static: 'allows', what: 'deploy-as-react', of: SELF, to: CLOUDS },
    { static: 'allows', what: 'fly-like-a-starfighter', of: SELF, to: CLOUDS },
    { static: 'allows', what: 'be-targeted-like-a-starfighter', of: SELF, when: IN_CLOUDS },
  ],
})

/** Starships come to a battle at the system from the asteroids next to it, or flee to them. */
const NEXT_ASTEROIDS: Filter = { trait: 'asteroid sector', where: 'related-sector', nearest: true }
const SHIPS: Filter = { whose: 'yours', kind: 'starship' }
const hides: Half = {
  statics: [
    {
      static: 'allows',
      what: 'react',
      of: { ...SHIPS, where: { atA: NEXT_ASTEROIDS } },
      to: { ...SELF, inBattle: true },
    },
  ],
  actions: [
    {
      when: { just: 'battle-initiated', by: 'opponent', at: SELF },
      if: { if: 'on-table', what: NEXT_ASTEROIDS },
      do: [
        { do: 'choose', as: 'ships', what: { ...SHIPS, where: 'same-location' }, least: 0, most: 99 },
        { do: 'move-away', what: { the: { chosen: 'ships' } }, to: NEXT_ASTEROIDS, react: true },
      ],
    },
  ],
}
const ugnaughts = (whose: 'yours' | 'opponents', add: number): Static => ({
  static: 'number',
  change: 'forfeit',
  of: { whose, trait: 'ugnaught' },
  add,
  when: CONTROL,
})

export const SECTORS: Readonly<Record<string, CardText>> = {
  'Anoat (L)': {
    light: hides,
    dark: {
      statics: [
        {
          static: 'deploy-cost',
          of: { whose: 'yours', trait: 'ugnaught' },
          on: { kind: 'starship', where: 'same-location' },
          fix: 0,
          to: SELF,
        },
        ugnaughts('yours', 2),
      ],
    },
  },
  'Anoat (D)': { dark: hides, light: { statics: [ugnaughts('opponents', -1)] } },
  'Asteroid Field (L)': ownersSay('light', asteroid),
  'Asteroid Field (D)': ownersSay('dark', asteroid),
  'Big One: Asteroid Cave Or Space Slug Belly (L)': ownersSay('light', cave),
  'Big One: Asteroid Cave Or Space Slug Belly (D)': ownersSay('dark', cave),
  'Clouds (L)': clouds(adds, drains),
  'Clouds (D)': clouds(drains, adds),
  'Cloud Car (L)': fliesInClouds('power'),
  'Cloud Car (D)': fliesInClouds('power'),
  'Combat Cloud Car': fliesInClouds('power', 'maneuver'),
}
