/** Entries of creatures: where they live, whom they attack and what becomes of victims. */
import type { Filter } from '../../../text/filter.ts'
import type { Instruction } from '../../../text/instruction.ts'
import type { Static } from '../../../text/statics.ts'
import type { CardText, Lives } from '../../../text/text.ts'
import { SELF } from '../entry-words.ts'

const VICTIM: Filter = { the: { chosen: 'victim' } }
const PLANET_SITE: Filter = { type: 'site', icon: 'planet' }
const DARK_WATERS: Filter = { kind: 'location', with: { title: 'Dark Waters' } }
const HOTH_SITE: Filter = { type: 'site', where: { sitesOf: 'Hoth' } }
const WAMPA_CAVE: Filter = { title: 'Hoth: Wampa Cave (7th Marker)' }
const SLOWED: Filter = { kind: 'character', whose: 'opponents' }

const except = (...systems: readonly string[]): Filter => ({
  ...PLANET_SITE,
  not: { any: systems.map((sitesOf) => ({ where: { sitesOf } })) },
})

/** Guards spare the characters of their owner. */
const guard: Lives = { at: except('Hoth'), spares: { kind: 'character', whose: 'yours' } }

/** It takes one of the opponent's Force icons away as long as it is there. */
const absorbs: CardText = {
  lives: { at: { any: [except('Hoth', 'Tatooine'), DARK_WATERS] }, parasite: 'none' },
  statics: [{ static: 'side-number', change: 'force-icons', whose: 'opponents', add: -1, cumulative: true }],
}

const fast: Static = { static: 'number', change: 'landspeed', of: SELF, become: 2 }
const fiercerAt = (places: Filter): CardText => ({
  lives: { at: PLANET_SITE },
  statics: [
    fast,
    {
      static: 'number',
      change: 'ferocity',
      of: SELF,
      add: 2,
      when: { if: 'this', is: { where: { atA: places } } },
    },
  ],
})

/** Up to two sites away, with its host, of which it then lets go. */
const carriesOff: readonly Instruction[] = [
  {
    do: 'choose',
    as: 'place',
    what: {
      type: 'site',
      any: [{ where: 'adjacent-site' }, { adjacentTo: { where: 'adjacent-site' } }],
    },
    least: 0,
  },
  { do: 'relocate', what: VICTIM, to: { the: { chosen: 'place' } } },
  { do: 'detach', what: SELF },
]
const bogWing: CardText = {
  lives: {
    at: { where: { system: 'Dagobah' } },
    parasite: { kind: 'character', movable: true },
    clings: carriesOff,
  },
}

const IS_ATTACHED = { if: 'host', is: { kind: 'character' } } as const
const IS_SPENT = {
  if: 'compare',
  left: { number: 'power', of: { the: 'host' } },
  is: '<=',
  right: 0,
} as const
const vineSnake: CardText = {
  lives: {
    at: except('Hoth'),
    parasite: { kind: 'character', not: { type: 'droid' } },
    clings: [{ do: 'note', as: 'X', amount: 0 }],
  },
  statics: [
    { static: 'number', change: 'power', of: { the: 'host' }, add: { less: { noted: 'X' }, from: 0 } },
  ],
  triggers: [
    {
      when: { just: 'phase-began', phase: 'move' },
      if: IS_ATTACHED,
      do: [
        { do: 'draw-destiny' },
        {
          do: 'if',
          when: {
            if: 'compare',
            left: { value: 'destiny' },
            is: '>',
            right: { number: 'ability', of: { the: 'host' } },
          },
          so: [{ do: 'note', as: 'X', amount: { sum: [{ noted: 'X' }, 1] } }],
        },
        { do: 'if', when: IS_SPENT, so: [{ do: 'eat', what: { the: 'host' } }] },
      ],
    },
    {
      when: 'always',
      if: {
        if: 'all',
        of: [IS_ATTACHED, IS_SPENT],
      },
      do: [{ do: 'eat', what: { the: 'host' } }],
    },
  ],
}

const weakens = (change: 'power' | 'hyperspeed'): Static => ({
  static: 'number',
  change,
  of: { the: 'host', kind: 'starship' },
  add: -2,
  cumulative: true,
})
const isSpent = (number: 'power' | 'hyperspeed') =>
  ({ if: 'compare', left: { number, of: { the: 'host' } }, is: '<', right: 1 }) as const
const mynock: CardText = {
  lives: { at: {}, parasite: { type: 'starfighter' } },
  statics: [
    weakens('power'),
    weakens('hyperspeed'),
    { static: 'allows', what: 'fly-like-a-starfighter', of: SELF },
  ],
  triggers: [
    {
      when: 'always',
      if: {
        if: 'all',
        of: [{ if: 'host', is: { kind: 'starship' } }, isSpent('power'), isSpent('hyperspeed')],
      },
      do: [
        { do: 'choose', as: 'target', what: { title: 'Mynock', on: { the: 'host' } }, random: true },
        { do: 'detach', what: { the: { chosen: 'target' } } },
        {
          do: 'for-a-while',
          what: { static: 'bars', what: 'attack', of: { the: { chosen: 'target' } } },
          until: 'end-of-turn',
        },
      ],
    },
  ],
}

const eatenOrMoved = (to: Filter): readonly Instruction[] => [
  {
    do: 'choose-one',
    as: 'fate',
    options: ["victim is 'eaten'", 'relocate victim to Wampa Cave (7th Marker)'],
  },
  {
    do: 'if',
    when: { if: 'compare', left: { value: 'fate' }, is: '=', right: 0 },
    so: [{ do: 'eat', what: VICTIM }],
    else: [{ do: 'relocate', what: VICTIM, to }],
  },
]

export const CREATURES: Readonly<Record<string, CardText>> = {
  Dianoga: {
    lives: {
      at: {
        any: [
          { type: 'site', icon: 'exterior', where: { sitesOf: 'Dagobah' } },
          { title: 'Death Star: Trash Compactor' },
          DARK_WATERS,
        ],
      },
    },
  },
  Wampa: {
    deploys: { only: { any: [WAMPA_CAVE, { type: 'site', titleHas: 'Marker', occupied: 'nobody' }] } },
    lives: {
      at: HOTH_SITE,
      defeats: { what: { kind: 'character' }, do: eatenOrMoved(WAMPA_CAVE) },
    },
  },
  'Bog-wing (L)': bogWing,
  'Bog-wing (D)': bogWing,
  'Mynock (L)': mynock,
  'Mynock (D)': mynock,
  Nudj: absorbs,
  Sleen: absorbs,
  'Vine Snake (L)': vineSnake,
  'Vine Snake (D)': vineSnake,
  Dragonsnake: {
    lives: {
      at: { any: [{ titleHas: 'Swamp' }, { titleHas: 'Jungle' }, DARK_WATERS] },
      alsoAttacks: { type: 'droid' },
      defeats: {
        what: { type: 'droid' },
        do: [
          { do: 'choose', as: 'place', what: { type: 'site', icon: 'exterior', where: 'adjacent-site' } },
          { do: 'relocate', what: VICTIM, to: { the: { chosen: 'place' } } },
        ],
      },
    },
  },
  Worrt: {
    lives: guard,
    statics: [
      {
        static: 'bars',
        what: 'walk',
        of: { ...SLOWED, where: 'present' },
        when: { if: 'this', is: { where: { sitesOf: 'Tatooine' } } },
      },
    ],
  },
  Bubo: {
    lives: guard,
    statics: [
      {
        static: 'bars',
        what: 'walk',
        of: { ...SLOWED, where: 'present' },
        when: { if: 'this', is: { where: { sitesOf: "Jabba's Palace" } } },
      },
    ],
  },
  Scurrier: fiercerAt({ any: [{ title: 'Tatooine: Mos Eisley' }, { titleHas: 'Spaceport' }] }),
  'Rock Wart': fiercerAt({ any: [{ title: 'Tatooine: Bluffs' }, { titleHas: 'Canyon' }] }),
  'Krayt Dragon': {
    deploys: { only: { occupied: 'nobody' } },
    lives: {
      at: {
        type: 'site',
        any: [{ titleHas: 'Desert' }, { icon: 'exterior', where: { sitesOf: 'Tatooine' } }],
      },
    },
    actions: [
      {
        by: 'opponent',
        when: { just: 'defeated', card: SELF },
        limit: { times: 1, per: 'turn' },
        do: [{ do: 'draw-destiny' }, { do: 'retrieve', amount: { value: 'destiny' } }],
      },
    ],
  },
  Sarlacc: {
    lives: {
      at: { title: 'Tatooine: Great Pit Of Carkoon' },
      defeats: {
        do: [
          {
            do: 'if',
            when: { if: 'on-table', what: { the: { chosen: 'victim' }, trait: 'captive' } },
            so: [
              { do: 'out-of-play', what: VICTIM },
              {
                do: 'may',
                so: [
                  {
                    do: 'retrieve',
                    amount: { count: { type: 'alien', whose: 'yours', where: 'same-location' } },
                  },
                ],
              },
            ],
            else: [{ do: 'out-of-play', what: VICTIM }],
          },
        ],
      },
    },
  },
}
