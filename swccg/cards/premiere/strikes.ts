/** Premiere Interrupts that strike: accidents, storms of fists, shots in the back, duels. */
import type { Amount } from '../../text/condition.ts'
import type { Filter } from '../../text/filter.ts'
import type { Instruction } from '../../text/instruction.ts'
import type { CardText } from '../../text/text.ts'
import { chosen, compare, DESTINY, drawing, MINE, TARGET, THEIRS, there } from './common.ts'

const AT = { atA: chosen('at') }
const CANTINA = 'Tatooine: Cantina'
const STORMTROOPER: Filter = { kind: 'character', trait: 'stormtrooper' }

const lost = (what: Filter): Instruction => ({ do: 'lose-cards', what })

/** An accident among the opponent's crowd as a battle begins. */
const CROWD: Filter = { ...THEIRS, kind: 'character', where: AT }
const accident: CardText = {
  actions: [
    {
      when: { just: 'battle-initiated', at: { type: 'site' } },
      if: {
        if: 'all',
        of: [{ if: 'on-table', what: CROWD, least: 2 }, there({ ...THEIRS, kind: 'weapon', where: AT })],
      },
      do: drawing(
        '<',
        { count: CROWD },
        { do: 'choose', as: 'victim', what: CROWD, who: 'opponent' },
        lost(chosen('victim')),
      ),
    },
  ],
}

/** The drain fails, and a destiny for each card there is held against their power; the lower side pays. */
const PRESENT: Filter = {
  ...THEIRS,
  kind: ['character', 'starship', 'vehicle'],
  present: true,
  where: AT,
}
const THEIR_POWER: Amount = { side: 'total-power', whose: 'opponents', at: chosen('at') }
const assault: CardText = {
  actions: [
    {
      when: { just: 'drain-initiated', by: 'opponent' },
      cost: { use: 1 },
      do: [
        { do: 'cancel' },
        { do: 'draw-destiny', count: { count: PRESENT } },
        {
          do: 'if',
          when: compare(DESTINY, '<', THEIR_POWER),
          so: [{ do: 'lose-force', who: 'you', amount: { less: DESTINY, from: THEIR_POWER } }],
          else: [{ do: 'lose-force', who: 'opponent', amount: { less: THEIR_POWER, from: DESTINY } }],
        },
      ],
    },
  ],
}

const SPY: Filter = { kind: 'character', trait: 'spy' }
const WEAPON: Filter = {
  kind: 'weapon',
  not: { any: [{ title: 'Gaderffii Stick' }, { trait: 'ewok weapon' }] },
}
const SMUGGLER: Filter = { kind: 'character', trait: 'smuggler' }
const JAWAS: Filter = { ...THEIRS, kind: 'character', trait: 'jawa' }

const DUEL: Filter = { where: { atA: chosen('place') } }
const BEATEN: readonly Instruction[] = [{ do: 'out-of-play', what: chosen('loser') }]
const here = (persona: string): Filter => ({ persona, present: true })

const TIE: Filter = {
  ...MINE,
  model: 'TIE/ln',
  present: true,
  where: { atA: { type: ['system', 'sector'] } },
}

export const strikes: Readonly<Record<string, CardText>> = {
  'Friendly Fire': accident,
  'Collateral Damage': accident,
  'Surprise Assault': assault,
  'Counter Assault': assault,
  'Cantina Brawl': {
    actions: [
      {
        when: 'any-time',
        if: there({ title: CANTINA }),
        cost: { use: 2 },
        do: [
          { do: 'draw-destiny', as: 'your destiny', without: [] },
          { do: 'draw-destiny', as: 'their destiny', who: 'opponent' },
          lost({
            kind: 'character',
            where: { at: CANTINA },
            not: { on: { kind: ['vehicle', 'starship'] } },
            any: (['your destiny', 'their destiny'] as const).map((value) => ({
              number: { name: 'ability', exactly: { value } },
            })),
          }),
        ],
      },
    ],
  },
  'Collision!': {
    actions: [
      {
        when: 'any-time',
        cost: { use: 1 },
        targets: [
          {
            name: 'at',
            what: {
              type: ['system', 'sector'],
              hasSeveral: { least: 2, of: { ...THEIRS, kind: 'starship', present: true } },
            },
          },
        ],
        do: drawing(
          '<',
          { count: { ...THEIRS, kind: 'starship', present: true, where: AT } },
          {
            do: 'choose',
            as: 'victim',
            what: { ...THEIRS, kind: 'starship', present: true, where: AT },
            who: 'opponent',
          },
          lost(chosen('victim')),
        ),
      },
    ],
  },
  'Dead Jawa': {
    actions: [
      {
        when: 'any-time',
        targets: [
          {
            name: 'at',
            what: {
              type: 'site',
              hasSeveral: { least: 2, of: { ...STORMTROOPER, present: true } },
              has: JAWAS,
            },
          },
          { name: 'jawas', what: { ...JAWAS, where: AT }, most: 60 },
        ],
        do: drawing('>', { count: chosen('jawas') }, lost(chosen('jawas'))),
      },
    ],
  },
  "I've Got A Problem Here": {
    actions: [
      {
        when: { just: 'battle-ended', at: { type: ['system', 'sector'] } },
        cost: { use: 1 },
        targets: [
          {
            name: 'target',
            what: { ...THEIRS, type: 'starfighter', number: { name: 'maneuver', least: 1 }, where: AT },
          },
        ],
        do: drawing('>', { number: 'maneuver', of: TARGET }, lost(TARGET)),
      },
    ],
  },
  'Nevar Yalnal': {
    actions: [
      {
        when: 'any-time',
        targets: [
          {
            name: 'target',
            what: { ...THEIRS, ...SPY, where: { atA: { type: 'site', has: { ...MINE, ...SPY } } } },
          },
        ],
        do: [
          { do: 'draw-destiny' },
          {
            do: 'if',
            when: compare({ sum: [DESTINY, { oneOf: { ...TARGET, trait: 'undercover' }, is: 2 }] }, '>', 2),
            so: [lost(TARGET)],
          },
        ],
      },
    ],
  },
  Overload: {
    actions: [
      {
        when: 'any-time',
        targets: [{ name: 'target', what: WEAPON }],
        do: [
          { do: 'draw-destiny' },
          {
            do: 'if',
            when: compare(DESTINY, '=', 0),
            so: [lost({ kind: ['character', 'starship'], with: TARGET })],
          },
          {
            do: 'if',
            when: compare(DESTINY, '<', { number: 'destiny', of: TARGET }),
            so: [lost(TARGET)],
          },
        ],
      },
    ],
  },
  'Physical Choke': {
    actions: [
      {
        when: 'any-time',
        targets: [{ name: 'target', what: { trait: 'rebel trooper' } }],
        do: [lost(TARGET)],
      },
      {
        when: {
          just: 'battle-ended',
          winner: 'you',
          at: { has: { ...MINE, trait: 'dark jedi', present: true } },
        },
        cost: { use: 1 },
        targets: [{ name: 'target', what: { ...THEIRS, kind: 'character', present: true, where: AT } }],
        do: drawing('>', { number: 'ability', of: TARGET }, lost(TARGET)),
      },
    ],
  },
  'Tallon Roll': {
    actions: [
      {
        when: 'any-time',
        targets: [
          { name: 'tie', what: TIE },
          {
            name: 'target',
            what: {
              type: 'starfighter',
              trait: 'rebel (starship)',
              present: true,
              where: { atA: { has: chosen('tie') } },
            },
          },
        ],
        do: [
          { do: 'draw-destiny', as: 'your destiny', without: [] },
          { do: 'draw-destiny', as: 'their destiny', who: 'opponent' },
          {
            do: 'remember',
            as: 'your total',
            amount: {
              sum: [
                { value: 'your destiny' },
                { number: 'power', of: chosen('tie') },
                { number: 'maneuver', of: chosen('tie') },
              ],
            },
          },
          {
            do: 'remember',
            as: 'their total',
            amount: { sum: [{ value: 'their destiny' }, { number: 'power', of: TARGET }] },
          },
          {
            do: 'if',
            when: compare({ value: 'your total' }, '<', { value: 'their total' }),
            so: [lost(chosen('tie'))],
          },
          {
            do: 'if',
            when: compare({ value: 'their total' }, '<', { value: 'your total' }),
            so: [lost(TARGET)],
          },
        ],
      },
    ],
  },
  'The Circle Is Now Complete': {
    actions: [
      {
        when: 'any-time',
        cost: { use: 1 },
        targets: [
          {
            name: 'place',
            what: {
              type: 'site',
              has: here('Vader'),
              hasSeveral: { least: 1, of: here('Obi-Wan') },
            },
          },
        ],
        do: [
          {
            do: 'duel',
            yours: { persona: 'Vader', ...DUEL },
            opponents: { persona: 'Obi-Wan', ...DUEL },
            rules: {
              by: 'power',
              armed: { with: { trait: 'lightsaber' }, add: 2 },
              won: BEATEN,
              lost: BEATEN,
            },
          },
        ],
      },
    ],
  },
  'Full Scale Alert': {
    actions: [
      {
        when: 'any-time',
        cost: { use: 2 },
        do: drawing(
          '<',
          { count: STORMTROOPER },
          {
            do: 'for-a-while',
            what: {
              static: 'bars',
              what: 'move',
              of: { ...THEIRS, not: { any: [SMUGGLER, { kind: 'starship', with: SMUGGLER }] } },
            },
            until: 'end-of-turn',
          },
        ),
      },
    ],
  },
  // The Force for the Interrupt is all that this battle costs.
  'Local Trouble': {
    actions: [
      {
        when: { just: 'phase-began', by: 'you', phase: 'battle' },
        cost: { use: 1 },
        targets: [
          { name: 'troopers', what: { ...MINE, ...STORMTROOPER, where: { at: CANTINA } }, least: 2, most: 2 },
          { name: 'foe', what: { ...THEIRS, kind: 'character', where: { at: CANTINA } } },
        ],
        do: [
          {
            do: 'for-a-while',
            what: {
              static: 'side-number',
              change: 'battle-destinies',
              whose: 'yours',
              at: { title: CANTINA },
              add: 1,
            },
            until: 'end-of-battle',
          },
          { do: 'battle-among', who: { kind: 'character', any: [chosen('troopers'), chosen('foe')] } },
        ],
      },
    ],
  },
}
