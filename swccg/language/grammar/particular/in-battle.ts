/** Functions that turn a battle: more power, more damage, several weapons, accidents. */
import { either, map, say } from '@dejarik/kernel/language'
import type { Filter } from '../../../text/filter.ts'
import type { Instruction } from '../../../text/instruction.ts'
import type { Parser } from '../../source.ts'
import { number } from '../changes.ts'
import { all, compare, there } from '../conditions.ts'
import type { Deed } from '../deeds.ts'
import { ANSWERED, AT, TARGET } from '../filters.ts'
import { cardName } from '../names.ts'
import { count, numberWord, selector } from '../nouns.ts'

import {
  BATTLE,
  chosen,
  DESTINY,
  type Deeds,
  DRAW,
  forBattle,
  forTurn,
  lost,
  MINE,
  THEIRS,
  THERE,
  when,
} from './steps.ts'

/** What was just deployed is held up. */
export const barrier: Parser<Deeds> =
  say`Use ${count} Force to prevent any ${selector} just deployed by opponent from battling or moving for remainder of turn`(
    (cost, card) => [
      {
        when: { just: 'deployed', by: 'opponent', card },
        cost,
        do: (['battle', 'move'] as const).map((what) => forTurn({ static: 'bars', what, of: ANSWERED })),
      },
    ],
  )

const manoeuvres: Parser<Deeds> = either<Deeds>(
  say`Add ${count} to ${numberWord} and ${numberWord} of any ${selector} for remainder of turn[.] \(Interrupt may even affect the result immediately after a destiny draw targeting the starfighter's maneuver[.]`(
    (add, one, other, what) => [
      {
        targets: [{ name: 'target', what }],
        do: [one, other].map((change) => forTurn(number(change as 'power', TARGET, { add }))),
      },
    ],
  ),
  say`Add ${count} to ${numberWord} and ${count} to ${numberWord} of any ${selector} for remainder of turn[.] If it has hyperdrive, also add ${count} to hyperspeed[.] \(Interrupt may even affect the result immediately after a destiny draw targeting the starfighter's maneuver[.]`(
    (add, one, more, other, what, speed) => [
      {
        targets: [{ name: 'target', what }],
        do: [
          forTurn(number(one as 'power', TARGET, { add })),
          forTurn(number(other as 'power', TARGET, { add: more })),
          forTurn(
            number(
              'hyperspeed',
              TARGET,
              { add: speed },
              there({ ...TARGET, not: { trait: 'no hyperdrive' } }),
            ),
          ),
        ],
      },
    ],
  ),
)
/** The bracket lets it be played right after a draw against maneuver too. */
export const flies: Parser<Deeds> = map(manoeuvres, (deeds) => [
  ...deeds,
  ...deeds.map((deed): Deed => ({ ...deed, when: { just: 'destiny-drawn', for: ['weapon', 'other'] } })),
])

/** Damage that is tripled. */
const TRIPLED = forBattle({
  static: 'side-number',
  change: 'battle-damage',
  whose: 'both',
  at: BATTLE,
  times: 3,
})
export const damage: Parser<Deeds> = either<Deeds>(
  say`If (?:an )?opponent has just initiated a battle, triple the resulting battle damage for the eventual loser`(
    () => [{ when: { just: 'battle-initiated', by: 'opponent' }, do: [TRIPLED] }],
  ),
  say`Triple the result of ${cardName}`((card) => [
    { when: { just: 'played', by: 'opponent', card }, do: [TRIPLED] },
  ]),
  say`If you just initiated a battle at a location where you have less power than opponent, double opponent's battle damage if you win the battle \(if ${selector} is present at the battle location, triple opponent's battle damage\)`(
    (who) => [
      {
        when: { just: 'battle-initiated', by: 'you' },
        if: compare({ side: 'total-power', whose: 'yours' }, '<', {
          side: 'total-power',
          whose: 'opponents',
        }),
        do: [
          {
            do: 'if',
            when: there({ ...MINE, ...who, present: true, inBattle: true }),
            so: [multiplied(3)],
            else: [multiplied(2)],
          },
        ],
      },
    ],
  ),
)
const multiplied = (times: number): Instruction =>
  forBattle({ static: 'side-number', change: 'battle-damage', whose: 'opponents', at: BATTLE, times })

/** Several weapons at one target. */
export const concerted: Parser<Deeds> =
  say`During a battle, target opponent's ${selector} with two \(or more\) of your ${selector}[.] Add all weapon destiny draws together[.] Apply that total separately for each weapon in an order of your choosing`(
    (what) => {
      const { where: _, ...rest } = what
      return [
        {
          when: 'battle',
          targets: [
            {
              name: 'target',
              what: { ...rest, ...THEIRS, present: true, inBattle: true, number: { name: 'guns', least: 2 } },
            },
          ],
          do: [{ do: 'fire-together', at: TARGET }],
        },
      ]
    },
  )

/** Accidents. */
const CROWD: Filter = { ...THEIRS, kind: 'character', where: THERE }
export const accident: Parser<Deeds> =
  say`An accident occurs at the beginning of a battle at any site where opponent has at least two characters and one weapon[.] Draw destiny[.] If destiny < number of opponent's characters at that site, one is lost[.] \(Opponent's choice[.]`(
    () => [
      {
        when: { just: 'battle-initiated', at: { type: 'site' } },
        if: all(
          { if: 'on-table', what: CROWD, least: 2 },
          there({ ...THEIRS, kind: 'weapon', where: THERE }),
        ),
        do: [
          DRAW,
          when(
            compare(DESTINY, '<', { count: CROWD }),
            { do: 'choose', as: 'victim', what: CROWD, who: 'opponent' },
            lost(chosen('victim')),
          ),
        ],
      },
    ],
  )
const PRESENT: Filter = {
  ...THEIRS,
  kind: ['character', 'starship', 'vehicle'],
  present: true,
  where: THERE,
}
export const assault: Parser<Deeds> =
  say`Use ${count} Force to cancel a Force drain at one location[.] Draw one destiny for each character, starship and vehicle opponent has present[.] Compare your destiny total to opponent's power total[.] Player with lowest total loses Force equal to the difference`(
    (cost) => [
      {
        when: { just: 'drain-initiated', by: 'opponent' },
        cost,
        do: [
          { do: 'cancel' },
          { do: 'remember', as: 'power', amount: { side: 'total-power', whose: 'opponents', at: AT } },
          { do: 'draw-destiny', count: { count: PRESENT } },
          {
            do: 'if',
            when: compare(DESTINY, '<', { value: 'power' }),
            so: [{ do: 'lose-force', who: 'you', amount: { less: DESTINY, from: { value: 'power' } } }],
            else: [
              { do: 'lose-force', who: 'opponent', amount: { less: { value: 'power' }, from: DESTINY } },
            ],
          },
        ],
      },
    ],
  )

/** Presence of a Jedi. */
export const presence: Parser<Deeds> =
  say`If one of your ${selector} is present during any battle, use ${count} Force to cause all other ${selector} to battle at double power`(
    (jedi, cost, of) => {
      const { where: _, ...others } = of
      return [
        {
          when: 'battle',
          cost,
          targets: [{ name: 'jedi', what: { ...MINE, ...jedi, present: true, inBattle: true } }],
          do: [
            forBattle({
              static: 'number',
              change: 'power',
              of: { ...others, inBattle: true, not: chosen('jedi') },
              times: 2,
            }),
          ],
        },
      ]
    },
  )

/** Pilots who fly alone. */
const LONE_PILOT: Filter = {
  where: { atA: { type: 'system' } },
  any: [
    { icon: 'pilot', kind: 'character' },
    { kind: 'starship', icon: 'pilot' },
  ],
}
export const lonePilot: Parser<Deeds> =
  say`If your pilot \(or permanent pilot\) is defending a battle alone at a system or sector, add ${count} battle destiny`(
    (add) => [
      {
        when: 'battle',
        if: all(
          { if: 'battle', by: 'opponent' },
          there({ ...MINE, ...LONE_PILOT, inBattle: true, alone: true }),
        ),
        do: [
          forBattle({ static: 'side-number', change: 'battle-destinies', whose: 'yours', at: BATTLE, add }),
        ],
      },
    ],
  )

export const charge: Parser<Deeds> =
  say`Select one of your ${selector} in a battle to make a charge[.] If that trooper is a ${selector}, it is power \+${count} this battle[.] If any other trooper, power \+${count}[.] However, that trooper must be forfeited at end of battle`(
    (who, best, more, less) => {
      const it = chosen('trooper')
      return [
        {
          when: 'battle',
          targets: [{ name: 'trooper', what: { ...MINE, ...who, inBattle: true } }],
          do: [
            {
              do: 'if',
              when: there({ ...it, ...best }),
              so: [forBattle(number('power', it, { add: more }))],
              else: [forBattle(number('power', it, { add: less }))],
            },
            { do: 'must-forfeit', what: it },
          ],
        },
      ]
    },
  )
