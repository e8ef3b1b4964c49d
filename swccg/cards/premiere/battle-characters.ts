/** Premiere characters who turn battles: by destiny, by tricks, by what becomes of the wounded. */
import type { Condition } from '../../text/condition.ts'
import type { Filter } from '../../text/filter.ts'
import type { CardText } from '../../text/text.ts'
import { adds, compare, drawing, immune, SELF, there, thisIs } from './common.ts'
import { drawsIn, flies } from './pilots.ts'

const ONCE = { times: 1, per: 'battle' } as const
const FALCON: Filter = { persona: 'Falcon' }
const ANSWERED: Filter = { the: { chosen: 'answered' } }
const IN_BATTLE: Condition = thisIs({ inBattle: true })
const HERE: Filter = { where: 'same-location' }

/** Any other character that stands there. */
const PATIENT: Filter = { kind: 'character', where: 'present', not: SELF }

/** Both drew one battle destiny, and yours is higher. */
const OUTDRAWN: Condition = {
  if: 'all',
  of: [
    IN_BATTLE,
    compare({ battleDestiny: 'draws', whose: 'yours' }, '=', 1),
    compare({ battleDestiny: 'draws', whose: 'opponents' }, '=', 1),
    compare({ battleDestiny: 'total', whose: 'yours' }, '>', { battleDestiny: 'total', whose: 'opponents' }),
  ],
}

/** Feeds other droids, and doubles the power of the weaker side where it is drawn for battle. */
export const POWER_DROID: CardText = {
  statics: [
    adds('power', 1, { type: 'droid', whose: 'yours', where: 'present', not: { trait: 'power droid' } }),
  ],
  triggers: [
    {
      when: { just: 'destiny-drawn', by: 'you', card: SELF, for: 'battle' },
      if: {
        if: 'all',
        of: [
          compare({ side: 'total-power', whose: 'yours' }, '<', {
            side: 'total-power',
            whose: 'opponents',
          }),
          { if: 'not', of: { if: 'code', name: 'your-total-power-was-doubled-in-this-battle' } },
        ],
      },
      do: [
        {
          do: 'for-a-while',
          what: {
            static: 'side-number',
            change: 'total-power',
            whose: 'yours',
            at: { inBattle: true },
            times: 2,
          },
          until: 'end-of-battle',
        },
      ],
    },
  ],
}

export const battleCharacters: Readonly<Record<string, CardText>> = {
  'Han Solo': {
    statics: [flies(2), flies(2, 'maneuver', FALCON), drawsIn(FALCON)],
    actions: [
      {
        when: { just: 'destiny-drawn', by: 'you' },
        if: IN_BATTLE,
        limit: ONCE,
        cost: { use: 1 },
        do: [{ do: 'redraw' }],
      },
    ],
  },
  'Grand Moff Tarkin': {
    statics: [flies(2)],
    actions: [
      {
        when: { just: 'destiny-drawn', by: 'opponent' },
        if: { if: 'all', of: [IN_BATTLE, there({ persona: 'Vader', inBattle: true })] },
        limit: ONCE,
        do: [{ do: 'cancel' }],
      },
    ],
  },
  "Kal'Falnl C'ndros": {
    statics: [
      flies(2),
      {
        static: 'bars',
        what: 'board',
        of: SELF,
        to: { any: [{ type: 'starfighter' }, { trait: 'enclosed' }] },
      },
    ],
    triggers: [
      {
        when: { just: 'battle-destinies-drawn' },
        if: OUTDRAWN,
        do: [{ do: 'set-battle-destiny', who: 'opponent', to: 0 }],
      },
    ],
  },
  'EG-6 (Eegee-Six)': POWER_DROID,
  'Dice Ibegon': {
    actions: [
      {
        when: {
          just: 'weapon-fired',
          by: 'opponent',
          card: { kind: 'weapon', on: { kind: 'character', where: 'present' } },
        },
        limit: { times: 1, per: 'turn' },
        cost: { use: 1 },
        do: drawing(
          '=',
          { number: 'ability', of: { kind: 'character', with: ANSWERED } },
          { do: 'hit', what: { kind: 'character', with: ANSWERED } },
        ),
      },
    ],
  },
  'Obi-Wan Kenobi': {
    statics: [immune(5)],
    actions: [
      {
        when: { just: 'battle-initiated', at: HERE },
        if: thisIs({ where: 'present' }),
        cost: { use: 1 },
        limit: ONCE,
        targets: [
          {
            name: 'target',
            what: {
              kind: 'character',
              whose: 'opponents',
              where: 'present',
              number: { name: 'ability', exactly: 1 },
            },
          },
        ],
        do: [{ do: 'move-away', what: { the: { chosen: 'target' } }, free: true, orLost: true }],
      },
    ],
  },
  Talz: {
    statics: [
      { static: 'allows', what: 'stand-in', of: SELF, to: { kind: 'character', where: 'same-site' } },
      adds('power', 2, SELF, { if: 'nighttime' }),
    ],
  },
  'Chief Bast': {
    statics: [flies(2), adds('power', 1, SELF, there({ persona: 'Tarkin', where: 'same-site' }))],
    actions: [
      {
        when: { just: 'battle-initiated', at: { type: 'system', ...HERE } },
        targets: [
          {
            name: 'companion',
            what: { kind: 'character', whose: 'yours', ...HERE, not: { any: [SELF, { type: 'droid' }] } },
          },
          { name: 'place', what: { type: 'site', where: 'related-site' } },
        ],
        do: [
          {
            do: 'relocate',
            what: { any: [SELF, { the: { chosen: 'companion' } }] },
            to: { the: { chosen: 'place' } },
          },
        ],
      },
    ],
  },
  'Dr. Evazan': {
    statics: [flies(2)],
    actions: [
      {
        when: { just: 'hit', card: PATIENT },
        do: [{ do: 'lose-cards', what: ANSWERED }],
      },
      {
        when: { just: 'deployed', card: { title: 'Disarmed', on: PATIENT } },
        do: [{ do: 'lose-cards', what: { kind: 'character', with: ANSWERED } }],
      },
    ],
  },
  Myo: {
    statics: [
      adds(
        'power',
        1,
        SELF,
        there({ where: 'present', not: SELF, any: [{ persona: "Lirin Car'n" }, { trait: 'bounty hunter' }] }),
      ),
    ],
    triggers: [
      {
        when: { just: 'lost', card: SELF },
        if: { if: 'battle' },
        do: [{ do: 'put-on-pile', what: SELF, piles: ['used'] }],
      },
    ],
  },
  Prophetess: {
    statics: [immune(3)],
    triggers: [
      {
        when: { just: 'battle-initiated', by: 'you', at: HERE },
        if: thisIs({ where: 'present' }),
        do: [
          { do: 'choose-one', as: 'prediction', options: ['you win', 'opponent wins', 'nobody wins'] },
          {
            do: 'after-battle',
            so: [
              {
                do: 'if',
                when: compare({ value: 'prediction' }, '=', { value: 'winner' }),
                so: [{ do: 'retrieve', amount: 1, random: true }],
                else: [{ do: 'lose-force', who: 'you', amount: 1 }],
              },
            ],
          },
        ],
      },
    ],
  },
}
