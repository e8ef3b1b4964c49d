/** Sentences of Effects and devices that no other card says. */
import { either, pattern, say } from '@dejarik/kernel/language'
import type { Amount, Condition } from '../../../text/condition.ts'
import type { Filter } from '../../../text/filter.ts'
import type { Instruction } from '../../../text/instruction.ts'
import type { Static } from '../../../text/statics.ts'
import type { Parser } from '../../source.ts'
import { number } from '../changes.ts'
import { compare, there } from '../conditions.ts'
import { ANSWERED, HOST, SELF, TARGET } from '../filters.ts'
import { count, locationNoun, numberWord, selector } from '../nouns.ts'
import type { Piece } from '../piece.ts'

import { devices } from './devices.ts'
import { utinni } from './utinni.ts'

const LOST: Instruction = { do: 'lose-cards', what: SELF }
const forBattle = (what: Static): Instruction => ({ do: 'for-a-while', what, until: 'end-of-battle' })

/** Night at the sites of a system. */
const NIGHT_SITES: Filter = { type: 'site', where: 'related-site' }
const night: Parser<Piece> = either<Piece>(
  say`deploy on (?:any )?${locationNoun} to cause nighttime conditions at related sites`((on) => ({
    deploys: { on: [{ on }] },
    statics: [{ static: 'nighttime' }],
  })),
  say`during battles there, both sides add ${count} destiny to power only`((add) => ({
    statics: [{ static: 'side-number', change: 'power-destinies', whose: 'both', at: NIGHT_SITES, add }],
  })),
  say`${selector} deploy free to sites under nighttime conditions`((of) => ({
    statics: [{ static: 'deploy-cost', of, to: { where: 'related-site' }, fix: 0 }],
  })),
)

/** Arms that are lost for good. */
const ARMED: Filter = { kind: 'character', present: true, with: { kind: 'weapon' } }
const disarmed: Parser<Piece> =
  say`If both players have a character with a weapon present at same site, deploy on that opponent's character during any control phase[.] Character loses all weapons, is power ${pattern(/(-\d)/, ([, n]) => Number(n))} and may no longer carry weapons`(
    (add) => ({
      deploys: {
        when: { phase: 'control', of: 'either' },
        on: [
          {
            on: {
              ...ARMED,
              whose: 'opponents',
              where: { atA: { type: 'site', has: { ...ARMED, whose: 'yours' } } },
            },
          },
        ],
        after: [{ do: 'lose-cards', what: { kind: 'weapon', on: HOST } }],
      },
      statics: [number('power', HOST, { add }), { static: 'bars', what: 'carry-weapons', of: HOST }],
    }),
  )

/** Beside the row. */
const beside: Parser<Piece> = either<Piece>(
  say`Deploy beside either player's Lost Pile[.] That pile is turned face down[.] Cards from that player's Life Force may not be viewed when they are lost`(
    () => ({
      deploys: { on: [{ on: 'own-side' }, { on: 'opponents-side' }] },
      statics: [{ static: 'hides-lost-pile' }],
    }),
  ),
  say`When effect reaches top it is immediately lost, but opponent may not activate any more Force that turn`(
    () => ({}),
  ),
  say`Rotate the location so that icons and game texts switch direction[.] \(If Expand the Empire present, it also switches[.]\) If Revolution later canceled, location rotates back again`(
    () => ({ statics: [{ static: 'rotates' }] }),
  ),
  say`Expands your game text for that site to add to your game text at the adjacent sites`(() => ({
    statics: [{ static: 'expands' }],
  })),
  say`Deploy on (?:any )?${locationNoun} to add one \[Dark Side Force\] and one \[Light Side Force\]`(
    (on) => ({
      deploys: { on: [{ on }] },
      statics: [{ static: 'side-number', change: 'force-icons', whose: 'both', add: 1 }],
    }),
  ),
  say`Cancels: ${later(() => titles)}`((title) => ({
    triggers: [{ when: { just: 'played', card: { title } }, do: [{ do: 'cancel' }] }],
  })),
  say`use ${count} Force to deploy near opponent's Reserve Deck`((cost) => ({
    deploys: { on: [{ on: 'opponents-side', cost }] },
  })),
)
function later<T>(make: () => Parser<T>): Parser<T> {
  return (source, at) => make()(source, at)
}
const titles: Parser<readonly string[]> = (source, at) => {
  const end = source.text.replace(/[.]\s*$/, '').length
  const all = source.text
    .slice(at, end)
    .split(/; (?:and )?/)
    .map((title) => title.trim())
  const known = [...source.vocabulary.names.values()].flat()
  const found = all.map(
    (title) =>
      known.find((one) => one.name.toLowerCase() === title.toLowerCase() && one.means.title)?.means.title,
  )
  return found.every((title) => typeof title === 'string') ? [{ value: found as readonly string[], end }] : []
}

/** Ability becomes power. */
const ABLE: Amount = {
  total: 'usable-ability',
  of: { whose: 'yours', kind: ['character', 'vehicle'], present: true, inBattle: true },
}
const FORCE: Amount = { cardsIn: 'force', whose: 'yours' }
const PAID: Amount = { value: 'Force' }
const raised = (change: 'total-power' | 'total-ability', add: Amount): Instruction =>
  forBattle({ static: 'side-number', change, whose: 'yours', at: { inBattle: true }, add })
const monster: Parser<Piece> =
  say`For each unit of ability you have present during a battle, may use 1 Force to raise your total power by 1[.] Ability used in this way may not also be used to draw destiny`(
    () => ({
      actions: [
        {
          when: 'battle',
          if: { if: 'all', of: [compare(ABLE, '>=', 1), compare(FORCE, '>=', 1)] },
          limit: { times: 1, per: 'battle' },
          do: [
            { do: 'choose-number', as: 'Force', to: { smallest: [ABLE, FORCE] } },
            { do: 'use-force', amount: PAID },
            raised('total-power', PAID),
            raised('total-ability', { less: PAID, from: 0 }),
          ],
        },
      ],
    }),
  )

/** Cards of the hand go back. */
const returns: Parser<Piece> =
  say`During your control phase, may return any cards from your hand to the top of your Used Pile`(() => ({
    actions: [
      {
        when: { phase: 'control', of: 'you' },
        if: compare({ cardsIn: 'hand', whose: 'yours' }, '>', 0),
        do: [{ do: 'put-from-hand' }],
      },
    ],
  }))

/** One of three things, declared as it comes. */
const AROUND: Filter = { kind: 'location', where: 'same-or-adjacent-site' }
const declared = (is: number): Condition => ({ if: 'noted', name: 'what you declared', is })
const sentry: Parser<Piece> =
  say`Declare one of the following to affect that site and adjacent sites while sentry present: Opponent's deploy \+1[.] OR Opponent's ability required for battle destiny \+1[.] OR Your total power \+1`(
    () => ({
      deploys: {
        after: [
          {
            do: 'choose-one',
            as: 'declared',
            options: [
              "opponent's deploy +1",
              "opponent's ability required for battle destiny +1",
              'your total power +1',
            ],
          },
          { do: 'note', as: 'what you declared', amount: { sum: [{ value: 'declared' }, 1] } },
        ],
      },
      statics: [
        {
          static: 'deploy-cost',
          of: { whose: 'opponents', kind: ['character', 'vehicle', 'starship'] },
          to: AROUND,
          add: 1,
          when: declared(1),
        },
        {
          static: 'side-number',
          change: 'ability-needed',
          whose: 'opponents',
          at: AROUND,
          add: 1,
          when: declared(2),
        },
        {
          static: 'side-number',
          change: 'total-power',
          whose: 'yours',
          at: AROUND,
          add: 1,
          when: declared(3),
        },
      ],
    }),
  )

/** On this one or that. */
const modified: Parser<Piece> = either<Piece>(
  say`use ${count} Force to deploy on ${selector} to add ${count} to its ${numberWord} or ${numberWord}`(
    (cost, on, add, one, other) => ({
      deploys: { on: [{ on, cost }] },
      statics: [one, other].map((change) => number(change as 'armor', HOST, { add })),
    }),
  ),
  say`If on ${selector} with ${selector} piloting, also adds ${count} to ${numberWord} and ${numberWord}`(
    (ship, who, add, one, other) => ({
      statics: [one, other].map((change) =>
        number(change as 'power', { the: 'host', ...ship, with: { ...who, pilots: true } }, { add }),
      ),
    }),
  ),
  say`Adds X to your total power at the related system and related sectors, where X = number of ${selector}`(
    (cards) => {
      const { where: _, ...rest } = cards
      return {
        statics: [
          {
            static: 'side-number',
            change: 'total-power',
            whose: 'yours',
            at: { type: 'system', where: 'related-system' },
            add: { count: { ...rest, present: true, where: 'related-system' } },
          },
        ],
      }
    },
  ),
  say`That character is power \+${count} in battles or may add ${count} to Force drain where present`(
    (power, add) => ({
      statics: [
        number('power', HOST, { add: power }, { if: 'battle' }),
        {
          static: 'side-number',
          change: 'drain',
          whose: 'yours',
          add,
          optional: true,
          when: { if: 'host', is: { present: true } },
        },
      ],
    }),
  ),
  say`Effect is lost if character loses lightsaber`(() => ({
    triggers: [
      {
        when: 'always',
        if: { if: 'not', of: { if: 'host', is: { with: { trait: 'lightsaber' } } } },
        do: [LOST],
      },
    ],
  })),
  say`Deploy on ${selector} with ability > ${count} and a lightsaber`((on, above) => ({
    deploys: {
      on: [{ on: { ...on, number: { name: 'ability', least: above + 0.5 }, with: { trait: 'lightsaber' } } }],
    },
  })),
)

/** Stacks. */
const stacks: Parser<Piece> = either<Piece>(
  say`If you just lost ${selector}, may stack it here`((card) => ({
    actions: [
      {
        when: { just: 'lost', by: 'you', card: { ...card, not: { on: SELF } } },
        do: [{ do: 'stack', what: ANSWERED }],
      },
    ],
  })),
  say`Once during your deploy phase, may exchange any one card in hand with one card stacked here`(() => ({
    actions: [
      {
        when: { phase: 'deploy', of: 'you' },
        if: {
          if: 'all',
          of: [there({ where: 'on-this' }), compare({ cardsIn: 'hand', whose: 'yours' }, '>', 0)],
        },
        limit: { times: 1, per: 'turn' },
        do: [{ do: 'exchange-stacked' }],
      },
    ],
  })),
  say`Any cards stacked here are considered supporting`(() => ({})),
  say`At any time, may transfer one of your character weapons from any site to the Blaster Rack[.] During your deploy phase, weapon may be transferred to your character on table for an expenditure of Force equal to the weapon's deploy cost`(
    () => ({
      statics: [{ static: 'stocks' }],
      actions: [
        {
          when: 'any-time',
          if: { if: 'not', of: { if: 'battle' } },
          targets: [
            {
              name: 'target',
              what: { whose: 'yours', kind: 'weapon', type: 'character', where: { atA: { type: 'site' } } },
            },
          ],
          do: [{ do: 'stack', what: TARGET }],
        },
      ],
    }),
  ),
  say`After losing any battle: ${selector} may be forfeited directly from your hand \(for forfeit value\) to reduce attrition or battle damage`(
    (of) => ({
      statics: [{ static: 'allows', what: 'forfeit-from-hand', of: { ...of, whose: 'yours' } }],
    }),
  ),
)

export const effectSentence: Parser<Piece> = either<Piece>(
  night,
  disarmed,
  beside,
  monster,
  returns,
  sentry,
  modified,
  stacks,
  devices,
  utinni,
)
