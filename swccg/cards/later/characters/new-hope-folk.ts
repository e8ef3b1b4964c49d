/** Entries of characters of A New Hope and of the small sets whose sentences no other card says. */
import type { Filter } from '../../../text/filter.ts'
import type { Static } from '../../../text/statics.ts'
import type { CardText } from '../../../text/text.ts'
import { adds, chosen, drawing, MINE, SELF, THEIRS, thisIs } from '../../premiere/common.ts'

const HOST: Filter = { the: 'host' }
const CHARACTER: Filter = { kind: 'character' }
const PILOTING: Static = adds('power', 2, HOST, thisIs({ pilots: true }))

const SHIP: Filter = { kind: 'starship', type: 'capital', with: SELF, ...MINE }

export const NEW_HOPE_FOLK: Readonly<Record<string, CardText>> = {
  'R3-T6 (Arthree-Teesix)': {
    statics: [
      ...(['power', 'hyperspeed'] as const).map((change) => adds(change, change === 'power' ? 1 : 2, SHIP)),
      { static: 'number', change: 'immunity', of: SHIP, become: 4 },
      {
        static: 'number',
        change: 'hyperspeed',
        of: { type: 'system', title: 'Death Star' },
        become: 2,
        when: thisIs({ where: { at: 'Death Star: Central Core' } }),
      },
    ],
  },
  'U-3PO (Yoo-Threepio)': {
    deploys: { only: { type: 'site' }, undercover: true },
    statics: [
      {
        static: 'side-number',
        change: 'total-power',
        whose: 'opponents',
        add: { number: 'power', of: SELF },
        when: { if: 'all', of: [thisIs({ trait: 'undercover' }), { if: 'battle' }] },
      },
    ],
    actions: [
      {
        by: 'opponent',
        when: { just: 'cover-broken', card: SELF },
        do: [{ do: 'steal', what: SELF }],
      },
    ],
  },
  Advosze: {
    statics: [PILOTING, { static: 'one-per-location' }],
    triggers: [
      {
        when: {
          just: 'deployed',
          by: 'you',
          card: { kind: ['weapon', 'device'], where: 'same-location' },
          fromHand: true,
        },
        do: [{ do: 'activate', amount: 1 }],
      },
    ],
  },
  Zutton: {
    actions: [
      {
        when: { just: 'drawing-battle-destiny', by: 'opponent', at: { where: 'same-location' } },
        if: thisIs({ present: true }),
        cost: { use: 1 },
        do: [
          {
            do: 'for-a-while',
            what: {
              static: 'side-number',
              change: 'total-battle-destiny',
              whose: 'opponents',
              at: { inBattle: true },
              add: -1,
            },
            until: 'end-of-battle',
          },
        ],
      },
    ],
  },
  Reegesk: {
    actions: [
      {
        when: { phase: 'control', of: 'you' },
        limit: { times: 1, per: 'turn' },
        targets: [
          {
            name: 'taken',
            what: {
              ...THEIRS,
              any: [{ kind: ['vehicle', 'weapon', 'device'] }, { ...CHARACTER, type: 'droid' }],
            },
            from: 'lost',
            orBeneath: { title: 'Crash Site Memorial' },
          },
        ],
        first: [{ do: 'lose-force', who: 'you', amount: 1 }],
        do: [{ do: 'take-into-hand', what: chosen('taken') }],
      },
    ],
  },
  Hunchback: {
    actions: [
      {
        when: { just: 'drain-initiated', by: 'opponent', at: { type: 'site', where: 'adjacent-site' } },
        cost: { use: 1 },
        do: [
          {
            do: 'look',
            at: 'force',
            whose: 'opponents',
            take: { what: { titleHas: 'back' }, to: 'out-of-play', most: 1 },
          },
          { do: 'shuffle', pile: 'force', who: 'opponent' },
        ],
      },
    ],
  },
  Vader: {
    deploys: {
      only: { where: { sitesOf: 'Death Star' } },
      if: {
        if: 'not',
        of: { if: 'on-table', what: { ...THEIRS, ...CHARACTER, unique: true }, least: 2 },
      },
    },
    triggers: [
      {
        when: { just: 'battle-decided', winner: 'opponent' },
        if: { if: 'on-table', what: { ...chosen('fighters'), ...MINE, title: 'Vader' } },
        do: drawing(
          '>',
          4,
          { do: 'choose', as: 'choked', what: { type: 'imperial', where: 'present', not: SELF } },
          { do: 'lose-cards', what: chosen('choked') },
        ),
      },
    ],
  },
}
