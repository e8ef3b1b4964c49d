/** Sentences of weapons that no other weapon has. */
import { either, say } from '@dejarik/kernel/language'
import type { Filter } from '../../../text/filter.ts'
import type { Instruction } from '../../../text/instruction.ts'
import type { CardAction } from '../../../text/text.ts'
import type { Parser } from '../../source.ts'
import { compare, there, thisIs } from '../conditions.ts'
import { SELF, TARGET } from '../filters.ts'
import { count, selector } from '../nouns.ts'
import type { Piece } from '../piece.ts'

const VICTIM: Filter = { the: { chosen: 'victim' } }
const BAY: Filter = { kind: 'location', trait: 'docking bay' }
/** A seeker goes by itself: next door, or from one docking bay to another (the ruling at ccg95/goal/uncovered-situations). */
const goes = (
  use: NonNullable<CardAction['cost']>['use'] & {},
  place: Filter,
  from: Filter = {},
): CardAction => ({
  when: { phase: 'move', of: 'you' },
  if: thisIs({ movable: true, ...from }),
  cost: { use },
  targets: [{ name: 'place', what: place }],
  do: [{ do: 'move', what: SELF, to: { the: { chosen: 'place' } } }],
})
const prey: Parser<Filter> = either<Filter>(
  say`${selector} \(or ${selector}\) of ability < ${count}`((one, other, below) => ({
    any: [weak(one, below), weak(other, below)],
  })),
  say`${selector} of ability < ${count} or ${selector} of ability < ${count}`((one, below, other, under) => ({
    any: [weak(one, below), weak(other, under)],
  })),
)
const weak = (filter: Filter, below: number): Filter => ({
  ...filter,
  number: { name: 'ability', most: below - 0.5 },
})
const seeker: Parser<Piece> =
  say`Deploys for ${count} Force to an unoccupied site[.] Deploys and moves like an undercover spy[.] When present with ${prey}, choose one to be immediately lost \(treat as an all cards situation\)[.] Seeker is also lost`(
    (cost, found) => {
      const met: Filter = { kind: 'character', where: 'present', ...found }
      return {
        deploys: { on: [{ on: { type: 'site', occupied: 'nobody' }, cost }], withoutPresence: true },
        actions: [
          goes(1, { type: 'site', where: 'adjacent-site' }),
          goes(
            { side: 'transit', whose: 'yours' },
            { ...BAY, not: { where: 'same-location' } },
            { where: { atA: BAY } },
          ),
        ],
        triggers: [
          {
            when: 'always',
            if: there(met),
            do: [
              { do: 'choose', as: 'victim', what: met },
              { do: 'lose-cards', what: { any: [VICTIM, SELF] } },
            ],
          },
        ],
      }
    },
  )
const DESTINY = { value: 'destiny' } as const
const mine: Parser<Piece> =
  say`Deploy on opponent's side at same site as one of your ${selector}[.] Explodes at beginning of your next turn[.] Draw destiny[.] That number of opponent's characters there are immediately lost \(owner's choice\)[.] Timer Mine is also lost`(
    (droid) => ({
      deploys: { on: [{ on: { type: 'site', has: { ...droid, whose: 'yours' } } }], withoutPresence: true },
      triggers: [
        {
          when: { just: 'turn-began', by: 'you' },
          if: { if: 'came-earlier' },
          do: [
            { do: 'draw-destiny', inAnyCase: true },
            {
              do: 'choose',
              as: 'victim',
              who: 'opponent',
              what: { kind: 'character', whose: 'opponents', where: 'present' },
              least: DESTINY,
              most: DESTINY,
            },
            { do: 'lose-cards', what: { any: [VICTIM, SELF] } },
          ],
        },
      ],
    }),
  )
const fixed = (change: 'armor' | 'maneuver' | 'hyperspeed'): Instruction => ({
  do: 'for-a-while',
  what: { static: 'number', change, of: TARGET, fix: 0 },
  until: 'leaves-table',
})
const shots: Parser<Piece> = either<Piece>(
  say`May target (?:an? )?${selector} using ${count} Force[.] Draw destiny[.] If destiny \+${count} > defense value, all ${selector} deployed on target are lost, armor or maneuver = 0 and hyperspeed = 0`(
    (at, cost, amount, weapons) => ({
      fires: {
        at,
        cost,
        add: [{ amount }],
        do: [
          { do: 'lose-cards', what: { ...weapons, on: TARGET } },
          fixed('armor'),
          fixed('maneuver'),
          fixed('hyperspeed'),
        ],
      },
    }),
  ),
  say`If a battle has just been initiated where present, target (?:an? )?${selector} for free; draw two destiny[.] If total destiny > ${count}, target's weapons are knocked away \(may not be used this battle\)`(
    (what, above) => ({
      actions: [
        {
          when: { just: 'battle-initiated', at: { where: 'same-location' } },
          limit: { times: 1, per: 'battle' },
          targets: [{ name: 'target', what: { ...what, whose: 'opponents', where: 'present' } }],
          do: [
            { do: 'draw-destiny', count: 2, for: 'weapon' },
            {
              do: 'if',
              when: compare(DESTINY, '>', above),
              so: [
                {
                  do: 'for-a-while',
                  what: { static: 'bars', what: 'fire', of: { kind: 'weapon', on: TARGET } },
                  until: 'end-of-battle',
                },
              ],
            },
          ],
        },
      ],
    }),
  ),
  say`May target a seeker \(use defense value = 1\), character or creature for free[.] Draw destiny[.] Target hit if destiny -${count} > defense value[.] Laser Projector may be targeted by any weapon \(use defense value = 1\)`(
    (n) => {
      const seekers: Filter = { kind: 'weapon', type: 'automated', titleHas: 'Seeker' }
      return {
        statics: [
          { static: 'allows', what: 'be-any-target', of: SELF },
          { static: 'number', change: 'armor', of: { any: [SELF, seekers] }, become: 1 },
        ],
        fires: { at: { any: [{ kind: 'character' }, seekers] }, add: [{ amount: -n }] },
      }
    },
  ),
)

export const weaponSentence: Parser<Piece> = either<Piece>(seeker, mine, shots)
