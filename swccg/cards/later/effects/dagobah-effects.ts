/** Entries of Effects and sites of Dagobah whose sentences no other card says. */
import type { Amount } from '../../../text/condition.ts'
import type { Filter } from '../../../text/filter.ts'
import type { Instruction } from '../../../text/instruction.ts'
import type { CardText } from '../../../text/text.ts'
import { adds, compare, MINE, SELF, THEIRS, there } from '../../premiere/common.ts'

const HOST: Filter = { the: 'host' }
const ON_BLASTER: Filter = { kind: 'weapon', trait: 'blaster' }
const OFFICER: Filter = { ...MINE, trait: ['admiral', 'general', 'moff'], present: true }
/** With a superior: whoever is one himself needs another. */
const BEFORE_A_SUPERIOR: readonly Filter[] = [
  { where: { atA: { has: { persona: ['Vader', 'Emperor'], present: true } } } },
  { not: OFFICER, where: { atA: { has: OFFICER } } },
  { ...OFFICER, where: { atA: { hasSeveral: { least: 2, of: OFFICER } } } },
]

/** Beneath the other cards of the opponent until it comes to the top. */
const inserted = (surfaces: readonly Instruction[]): CardText => ({
  deploys: { on: [{ on: 'opponents-deck' }], surfaces },
  immuneTo: ['Alter'],
})
const lowestOf = (whose: Filter): Amount => ({
  lowest: 'destiny',
  of: { ...whose, kind: 'character' },
  most: 3,
})
const [OURS, FOES] = [lowestOf(MINE), lowestOf(THEIRS)]
const odds: CardText = inserted([
  {
    do: 'if',
    when: compare(OURS, '>', FOES),
    so: [{ do: 'lose-force', who: 'opponent', amount: { less: FOES, from: OURS } }],
  },
  {
    do: 'if',
    when: compare(OURS, '<', FOES),
    so: [{ do: 'lose-force', who: 'you', amount: { less: OURS, from: FOES } }],
  },
])

/** Around a site, and where somebody is, icons without presence give no Force. */
const shadows = (persona: string): CardText => {
  const at = (occupied: 'you' | 'opponent'): Filter => ({
    any: [{ the: 'host' }, { type: 'site', adjacentTo: { the: 'host' } }, { type: 'site', has: { persona } }],
    not: { occupied },
  })
  const none = { static: 'side-number', change: 'force-generation', fix: 0 } as const
  return {
    deploys: {
      on: [{ on: { type: 'site' }, cost: 4 }],
      if: compare({ generated: 'opponents' }, '>=', { sum: [{ generated: 'yours' }, 3] }),
    },
    statics: [
      { ...none, whose: 'yours', at: at('you') },
      { ...none, whose: 'opponents', at: at('opponent') },
    ],
  }
}

export const DAGOBAH_EFFECTS: Readonly<Record<string, CardText>> = {
  'Quick Draw': {
    deploys: { on: [{ on: 'own-side' }] },
    actions: [
      {
        when: { phase: 'draw', of: 'you' },
        limit: { times: 1, per: 'turn' },
        cost: { use: 2 },
        do: [{ do: 'deploy-from', pile: 'lost', what: ON_BLASTER, free: true }],
      },
    ],
  },
  'Knowledge And Defense': inserted([
    {
      do: 'for-a-while',
      what: { static: 'bars-battles', whose: 'opponents', at: { kind: 'location' } },
      until: 'end-of-turn',
    },
  ]),
  'Never Tell Me The Odds': odds,
  '3,720 To 1': odds,
  "Obi-Wan's Apparition": shadows('Obi-Wan'),
  'Image Of The Dark Lord': shadows('Vader'),
  'The Dark Path': {
    deploys: { on: [{ on: 'own-side' }] },
    actions: [
      {
        when: 'any-time',
        limit: { times: 1, per: 'turn' },
        do: [
          {
            do: 'look',
            at: 'reserve',
            whose: 'yours',
            top: 3,
            take: { what: {}, to: 'lost', most: 2, all: true },
          },
        ],
      },
    ],
  },
  'Field Promotion': {
    deploys: {
      on: BEFORE_A_SUPERIOR.map((each) => ({
        on: { type: 'imperial', number: { name: 'ability', most: 4.5 }, present: true, ...each },
      })),
    },
    statics: [
      { static: 'gives', trait: 'leader', to: HOST },
      adds('power', 1, HOST),
      {
        static: 'protects',
        of: HOST,
        from: ['Demotion', 'Report To Lord Vader', 'What Is Thy Bidding, My Master?'],
      },
    ],
    immuneTo: ['Alter'],
  },
  "Dagobah: Yoda's Hut": {
    light: {
      actions: [
        {
          when: 'battle',
          if: {
            if: 'all',
            of: [
              there({ persona: 'Yoda', where: 'same-location' }),
              there({ kind: 'location', inBattle: true, not: SELF }),
            ],
          },
          limit: { times: 1, per: 'turn' },
          do: [
            {
              do: 'for-a-while',
              what: {
                static: 'side-number',
                change: 'attrition',
                whose: 'opponents',
                at: { inBattle: true },
                add: -2,
              },
              until: 'end-of-battle',
            },
          ],
        },
      ],
    },
    dark: {
      statics: [{ static: 'blanks', of: SELF, half: 'opponents', when: { if: 'occupy' } }],
    },
  },
  'Dagobah: Cave': {
    dark: {
      statics: [
        {
          static: 'side-number',
          change: 'force-icons',
          whose: 'yours',
          fix: 0,
          when: { if: 'occupy', by: 'opponent' },
        },
      ],
    },
    light: {
      triggers: [
        {
          when: { just: 'phase-began', by: 'you', phase: 'control' },
          if: there({ persona: 'Yoda', not: { where: { system: 'Dagobah' } } }),
          do: [{ do: 'lose-force', who: 'you', amount: 1 }],
        },
      ],
    },
  },
}
