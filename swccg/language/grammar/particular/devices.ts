/** Sentences of devices. */
import { either, say } from '@dejarik/kernel/language'
import type { Filter } from '../../../text/filter.ts'
import type { Parser } from '../../source.ts'
import { number } from '../changes.ts'
import { there } from '../conditions.ts'
import { HOST, SELF } from '../filters.ts'
import { count, numberWord, selector } from '../nouns.ts'
import type { Piece } from '../piece.ts'

/** Devices. */
const WEAPON_ABOARD: Filter = { kind: 'weapon', on: HOST }
export const devices: Parser<Piece> = either<Piece>(
  say`Droid may not move and may not utilize its game text`(() => ({
    statics: [
      { static: 'bars', what: 'move', of: HOST },
      { static: 'blanks', of: HOST },
    ],
  })),
  say`(?:During your deploy phase, )Restraining Bolt may be transferred \(for free\) to another droid at same site`(
    () => ({
      deploys: { withoutPresence: true },
      actions: [
        {
          when: { phase: 'deploy', of: 'you' },
          targets: [
            { name: 'droid', what: { kind: 'character', type: 'droid', where: 'present', not: HOST } },
          ],
          do: [{ do: 'attach', what: SELF, to: { the: { chosen: 'droid' } } }],
        },
      ],
    }),
  ),
  say`During your control phase, may steal one droid at same site if it is controlled by a Restraining Bolt[.] After droid is stolen, Restraining Bolt returns to owner's hand`(
    () => ({
      actions: [
        {
          when: { phase: 'control', of: 'you' },
          limit: { times: 1, per: 'turn' },
          targets: [
            {
              name: 'droid',
              what: {
                type: 'droid',
                whose: 'opponents',
                where: 'same-site',
                with: { title: 'Restraining Bolt' },
              },
            },
          ],
          do: [
            { do: 'return-to-hand', what: { title: 'Restraining Bolt', on: { the: { chosen: 'droid' } } } },
            { do: 'steal', what: { the: { chosen: 'droid' } } },
          ],
        },
      ],
    }),
  ),
  say`Deploy on your starship at a system or sector where a related docking bay is on table`(() => ({
    deploys: {
      on: [
        {
          on: {
            kind: 'starship',
            whose: 'yours',
            where: { atA: { type: 'system', related: { trait: 'docking bay' } } },
          },
        },
      ],
    },
  })),
  say`The first Force you activate during your activate phase may be drawn into hand instead`(() => ({
    statics: [{ static: 'activates-into-hand', first: 1 }],
  })),
  say`If ${selector} on table, the second Force you activate may also be drawn into hand`((what) => ({
    statics: [{ static: 'activates-into-hand', first: 2, when: there(what) }],
  })),
  say`may not be moved`(() => ({ statics: [{ static: 'bars', what: 'move', of: SELF }] })),
  say`Adds ${count} to starship's ${numberWord}`((add, change) => ({
    statics: [number(change as 'maneuver', HOST, { add })],
  })),
  say`If this starship is using a weapon during a battle, may fire that weapon twice, separately or combined`(
    () => ({ statics: [{ static: 'allows', what: 'fire-twice', of: WEAPON_ABOARD }] }),
  ),
  say`Subtract ${count} from each destiny draw when firing`((n) => ({
    statics: [number('weapon-draw', WEAPON_ABOARD, { add: -n })],
  })),
  say`Protects all ${selector} at same site, or an adjacent site, from ${selector}`((of, by) => ({
    statics: [{ static: 'bars', what: 'be-targeted', of: { ...of, where: 'same-or-adjacent-site' }, by }],
  })),
  say`Allows that weapon to target at an adjacent site`(() => ({
    statics: [{ static: 'allows', what: 'reach-adjacent', of: HOST }],
  })),
  say`Following the turn this device is deployed, all ${selector} are lost at end of any turn`((what) => ({
    triggers: [
      {
        when: { just: 'turn-ended' },
        if: { if: 'came-earlier' },
        do: [{ do: 'lose-cards', what }],
      },
    ],
  })),
  say`Adds ${count} to the total weapon destiny of each of your ${selector}`((add, of) => ({
    statics: [number('weapon-total', { ...of, whose: 'yours' }, { add })],
  })),
  say`If opponent has just initiated a battle or Force drain at [\w-]+'s location or an adjacent site, may react by deploying cards \(at normal use of Force\) to that battle or Force drain location`(
    () => ({
      statics: [
        {
          static: 'allows',
          what: 'deploy-as-react',
          of: { whose: 'yours' },
          to: { kind: 'location', where: 'same-or-adjacent-site' },
        },
      ],
    }),
  ),
  say`At any time, may peek at the top card of your Reserve Deck by using ${count} Force[.] may choose to move that card to the top of your Force Pile`(
    (cost) => ({
      actions: [
        {
          when: 'any-time',
          cost: { use: cost },
          do: [
            { do: 'peek', as: 'top' },
            { do: 'put-on-pile', what: { the: { chosen: 'top' } }, piles: ['reserve', 'force'] },
          ],
        },
      ],
    }),
  ),
  say`At any time, may use 1 Force to peek at the top card of that deck[.] If nighttime conditions exist anywhere on table, may peek at the top ${count} cards`(
    (top) => ({
      actions: [
        {
          when: 'any-time',
          if: { if: 'not', of: { if: 'nighttime', at: 'anywhere' } },
          cost: { use: 1 },
          do: [{ do: 'look', at: 'reserve', whose: 'opponents', top: 1 }],
        },
        {
          when: 'any-time',
          if: { if: 'nighttime', at: 'anywhere' },
          cost: { use: 1 },
          do: [{ do: 'look', at: 'reserve', whose: 'opponents', top }],
        },
      ],
    }),
  ),
)
