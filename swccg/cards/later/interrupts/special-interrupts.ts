/** Entries of Interrupts of Special Edition whose sentences only they and their twins say. */
import type { Filter } from '../../../text/filter.ts'
import type { CardAction, CardText } from '../../../text/text.ts'
import { chosen, compare, MINE, TARGET, THEIRS } from '../../premiere/common.ts'
import { ANSWERED, AT, all, more, there } from './interrupt-words.ts'

/** At the beginning of a game that has a battleground of one's own, though it be converted: one to three of these Effects. */
const preparation = (...title: readonly string[]): CardText => {
  const ground: Filter = { ...MINE, kind: 'location', battleground: true }
  return {
    starts: [
      {
        do: 'if',
        when: { if: 'any', of: [there(ground), there({ ...ground, converted: true })] },
        so: [{ do: 'bring-out', what: { title }, most: title.length }],
      },
      { do: 'shuffle-this-in' },
    ],
    actions: [
      {
        when: { just: 'destiny-drawn', by: 'you', for: 'weapon' },
        do: [{ do: 'change-destiny', by: 1 }],
      },
    ],
  }
}

const TOGETHER = all(there({ persona: 'Luke', inBattle: true }), there({ persona: 'Biggs', inBattle: true }))
const REBELS: readonly Filter[] = [{ type: 'rebel' }, { kind: 'starship', trait: 'rebel (starship)' }]
const FLEEING: Filter = { ...THEIRS, kind: ['character', 'vehicle', 'starship'], where: { atA: AT } }

/** The maneuver of a starfighter takes the place of a destiny. */
const spin: CardText = {
  actions: [
    {
      when: { just: 'drawing-battle-destiny', by: 'you', at: { type: ['system', 'sector'] } },
      targets: [{ name: 'target', what: { ...MINE, type: 'starfighter', inBattle: true } }],
      do: [{ do: 'use-as-destiny', amount: { number: 'maneuver', of: TARGET } }],
    },
  ],
}

const WEAPON = chosen('weapon')
/** A weapon is fired in the control phase for nothing; whoever it hits is lost (ccgx/weapon/hit-outside-battle). */
const firesApart = (which: Filter): CardAction => ({
  when: { phase: 'control', of: 'you' },
  targets: [{ name: 'weapon', what: { ...MINE, ...which, fireable: 'free' } }],
  do: [{ do: 'fire-apart', what: WEAPON, free: true }],
})

export const SPECIAL_INTERRUPTS: Readonly<Record<string, CardText>> = {
  "Don't Tread On Me": preparation('Ultimatum', 'Scrambled Transmission', 'Do, Or Do Not'),
  'Surface Defense': preparation('Resistance', 'Secret Plans', 'There Is No Try'),
  'Local Defense': {
    actions: [
      {
        when: 'any-time',
        do: [
          {
            do: 'search',
            what: {
              any: [
                { model: ['Twin-Pod Cloud Car', 'Talon 1 Combat Cloud Car'] },
                { kind: 'starship', icon: 'independent' },
              ],
            },
          },
        ],
      },
      {
        when: { just: 'battle-initiated', by: 'opponent', at: { type: 'sector' } },
        if: {
          if: 'not',
          of: there({
            ...MINE,
            any: REBELS,
            number: { name: 'ability', least: 0.1 },
            where: { atA: AT },
          }),
        },
        do: [more(1)],
      },
    ],
  },
  'Old Times': {
    actions: [
      {
        when: 'battle',
        if: all(TOGETHER, {
          if: 'any',
          of: [
            { if: 'battle', by: 'opponent' },
            there({ persona: 'Luke', inBattle: true, where: { system: 'Tatooine' } }),
          ],
        }),
        do: [more(1)],
      },
      {
        when: 'any-time',
        if: all(
          there({ leads: true }),
          there({ persona: 'Luke', where: { at: 'Death Star: Trench' } }),
          there({ persona: 'Biggs', where: { at: 'Death Star: Trench' } }),
        ),
        do: [
          { do: 'draw-destiny' },
          {
            do: 'for-a-while',
            what: { static: 'epic-total', event: 'Attack Run', add: { value: 'destiny' } },
            until: 'end-of-turn',
          },
        ],
      },
    ],
  },
  "They're Tracking Us": {
    actions: [
      {
        when: { just: 'deployed', by: 'opponent', card: { type: 'site', icon: 'planet' } },
        do: [
          {
            do: 'deploy-from',
            pile: 'reserve',
            what: { type: 'system', systemOf: ANSWERED },
          },
        ],
      },
      {
        when: { just: 'reacted', by: 'opponent' },
        do: [
          {
            do: 'choose-one',
            as: 'reply',
            who: 'opponent',
            options: ['use 2 Force', "cancel that 'react'"],
            provided: [compare({ cardsIn: 'force', whose: 'opponents' }, '>=', 2), null],
          },
          {
            do: 'if',
            when: compare({ value: 'reply' }, '=', 0),
            so: [{ do: 'use-force', who: 'opponent', amount: 2 }],
            else: [{ do: 'cancel' }],
          },
        ],
      },
    ],
  },
  'Counter Surprise Assault': {
    actions: [
      { when: { just: 'played', card: { title: 'Surprise Assault' } }, do: [{ do: 'cancel' }] },
      {
        when: { just: 'drain-initiated', by: 'opponent', at: { type: 'site', icon: 'mobile' } },
        cost: { use: 4 },
        do: [
          { do: 'cancel' },
          {
            do: 'deploy-from',
            pile: 'reserve',
            what: { kind: 'character', trait: 'trooper', unique: false },
            to: AT,
            free: true,
            most: 60,
          },
          { do: 'may', who: 'opponent', so: [{ do: 'use-cards', what: FLEEING }] },
        ],
      },
    ],
  },
  'Darklighter Spin': spin,
  'Watch Your Back!': spin,
  'Suppressive Fire': {
    actions: [
      firesApart({
        any: [
          { trait: ['blaster', 'blaster rifle'], on: { kind: 'character', trait: 'trooper' } },
          { type: 'automated' },
        ],
      }),
    ],
  },
}
