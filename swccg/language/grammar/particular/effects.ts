/** Sentences of Effects and devices that no other card says. */
import { either, pattern, say } from '@dejarik/kernel/language'
import type { Icon } from '../../../cards/definition.ts'
import type { Amount, Condition } from '../../../text/condition.ts'
import type { Filter } from '../../../text/filter.ts'
import type { Instruction } from '../../../text/instruction.ts'
import type { Static } from '../../../text/statics.ts'
import type { Parser } from '../../source.ts'
import { compare, there } from '../conditions.ts'
import { ANSWERED, HOST, SELF, TARGET } from '../filters.ts'
import { count, locationNoun, numberWord, selector } from '../nouns.ts'
import type { Piece } from '../piece.ts'
import { number } from '../statics.ts'

const OWN: Filter = { kind: 'character', whose: 'yours' }
const LOST: Instruction = { do: 'lose-cards', what: SELF }
const forBattle = (what: Static): Instruction => ({ do: 'for-a-while', what, until: 'end-of-battle' })

/** A skill for whoever lacks it, more for whoever has it. */
type Skill = { readonly icon: Icon } | { readonly trait: string }
const iconSkill: Parser<Skill> = pattern(/\[(Pilot|Warrior)\]/, ([, word]) => ({
  icon: word!.toLowerCase() as Icon,
}))
const traitSkill: Parser<Skill> = pattern(/(smuggler|thief|spy|scout|gambler)/, ([, trait]) => ({
  trait: trait!,
}))
const gives = (skill: Skill): Static => ({
  static: 'gives',
  ...skill,
  to: { the: 'host', not: { printed: skill } },
})
const teaches: Parser<Piece> = either<Piece>(
  say`deploy on your non-\w+ character \(except droids\) to give that character ${iconSkill} skill[.] OR deploy on your \w+[.] That character is power \+1`(
    (skill) => ({
      deploys: { on: [{ on: { ...OWN, not: { type: 'droid', not: { printed: skill } } } }] },
      statics: [gives(skill), number('power', { the: 'host', printed: skill }, { add: 1 })],
    }),
  ),
  say`deploy on your non-\w+ to give that character ${traitSkill} skill[.] OR deploy on your \w+[.] That character is power \+1`(
    (skill) => ({
      deploys: { on: [{ on: OWN }] },
      statics: [gives(skill), number('power', { the: 'host', printed: skill }, { add: 1 })],
    }),
  ),
  say`deploy on your non-\w+ character \(except droids\) to give that character ${iconSkill} skill[.] Adds ${count} to power of anything that character pilots[.] OR deploy on your \w+[.] Adds ${count} to power of anything that character pilots`(
    (skill, less, more) => ({
      deploys: { on: [{ on: { ...OWN, not: { type: 'droid', not: { printed: skill } } } }] },
      statics: [
        gives(skill),
        number('power', { with: { the: 'host', pilots: true, not: { printed: skill } } }, { add: less }),
        number('power', { with: { the: 'host', pilots: true, printed: skill } }, { add: more }),
      ],
    }),
  ),
)

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
    triggers: [{ name: 'canceled', when: { just: 'played', card: { title } }, do: [{ do: 'cancel' }] }],
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
          name: 'raise your total power',
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
        name: 'return cards',
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
              "your opponent's deployment costs 1 more",
              'your opponent needs 1 more ability for battle destiny',
              'your total power is 1 more',
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
            add: { count: { ...rest, where: 'related-system' } },
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
        name: 'lost',
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
        name: 'stack it here',
        when: { just: 'lost', by: 'you', card: { ...card, not: { on: SELF } } },
        do: [{ do: 'stack', what: ANSWERED }],
      },
    ],
  })),
  say`Once during your deploy phase, may exchange any one card in hand with one card stacked here`(() => ({
    actions: [
      {
        name: 'exchange a card',
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
          name: 'put a weapon here',
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

/** Devices. */
const WEAPON_ABOARD: Filter = { kind: 'weapon', on: HOST }
const devices: Parser<Piece> = either<Piece>(
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
          name: 'transfer it',
          when: { phase: 'deploy', of: 'you' },
          targets: [
            { name: 'droid', what: { kind: 'character', type: 'droid', where: 'same-site', not: HOST } },
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
          name: 'steal a droid',
          when: { phase: 'control', of: 'you' },
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
        name: 'lost',
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
          name: 'peek',
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
          name: 'peek',
          when: 'any-time',
          if: { if: 'not', of: { if: 'nighttime', at: 'anywhere' } },
          cost: { use: 1 },
          do: [{ do: 'look', at: 'reserve', whose: 'opponents', top: 1 }],
        },
        {
          name: 'peek',
          when: 'any-time',
          if: { if: 'nighttime', at: 'anywhere' },
          cost: { use: 1 },
          do: [{ do: 'look', at: 'reserve', whose: 'opponents', top }],
        },
      ],
    }),
  ),
)

/** Utinni Effects: what lies somewhere until its target comes. */
const IT: Filter = { the: 'target' }
const taken: Piece = {
  triggers: [
    { name: 'taken', when: 'always', if: { if: 'reached' }, do: [{ do: 'attach', what: SELF, to: IT }] },
  ],
}
const CANCELLED: Instruction = { do: 'cancel-cards', what: SELF }
const CARRIED: Condition = { if: 'host', is: { kind: 'character' } }
const both = (add: number, of: Filter, when?: Condition): readonly Static[] =>
  (['power', 'forfeit'] as const).map((change) => number(change, of, { add }, when))
const minus = pattern(/-(\d)/, ([, n]) => -Number(n)) as Parser<number>
const utinni: Parser<Piece> = either<Piece>(
  say`Utinni Effect canceled when reached by target`(() => ({
    triggers: [{ name: 'reached', when: 'always', if: { if: 'reached' }, do: [CANCELLED] }],
  })),
  say`Target's power and forfeit = 0`(() => ({
    statics: (['power', 'forfeit'] as const).map((change) => number(change, IT, { fix: 0 })),
  })),
  say`Target is power and forfeit ${minus} \(${minus} if target is ${selector}\)`((less, more, who) => ({
    statics: [...both(less, { the: 'target', not: who }), ...both(more, { the: 'target', ...who })],
  })),
  say`Target's power and forfeit are ${minus} \(${minus} if ${selector}\) until target reaches this Utinni Effect \(which is then canceled\)`(
    (less, more, who) => ({
      statics: [...both(less, { the: 'target', not: who }), ...both(more, { the: 'target', ...who })],
      triggers: [{ name: 'reached', when: 'always', if: { if: 'reached' }, do: [CANCELLED] }],
    }),
  ),
  say`If Rebel's forfeit reaches zero, Rebel is lost`(() => ({
    triggers: [
      {
        name: 'lost',
        when: 'always',
        if: there({ the: 'target', number: { name: 'forfeit', most: 0 } }),
        do: [{ do: 'lose-cards', what: IT }],
      },
    ],
  })),
  say`When target reaches Utinni Effect, (?:steal plans|relocate to target)`(() => taken),
  say`Upon reaching, target takes mask`(() => taken),
  say`When Imperial reaches target site, steal necklace`(() => taken),
  say`While on Tatooine, target's power and forfeit are \+${count} and has immunity to attrition of exactly ${count}`(
    (add, exactly) => {
      const carrier: Filter = { the: 'host', kind: 'character', where: { sitesOf: 'Tatooine' } }
      return { statics: [...both(add, carrier), number('immunity-exactly', carrier, { become: exactly })] }
    },
  ),
  say`Target is now disguised: gains spy skill, power and forfeit \+${count}, and armor = ${count}`(
    (add, armor) => ({
      statics: [
        { static: 'gives', trait: 'spy', to: HOST, when: CARRIED },
        ...both(add, HOST, CARRIED),
        number('armor', HOST, { become: armor }, CARRIED),
      ],
    }),
  ),
  say`Deploy on (?:an? |any )?${locationNoun} where ${selector} was just lost`((on, card) => ({
    deploys: { when: { just: 'lost', card, at: on }, on: [{ on }], there: true },
  })),
  say`Deploy on (?:an? |any )?${locationNoun} where you have just won a battle`((on) => ({
    deploys: { when: { just: 'battle-ended', winner: 'you', at: on }, on: [{ on }], there: true },
  })),
  say`Deploy on (?:an? |any )?${locationNoun} immediately after winning a battle elsewhere`((on) => ({
    deploys: { when: { just: 'battle-ended', winner: 'you', at: { not: elsewhere(on) } }, on: [{ on }] },
  })),
  say`Target (?:an? )?${selector} involved in that battle`((who) => ({
    deploys: { target: { the: { chosen: 'fighters' }, ...who } },
  })),
  say`If target then moves to any ${locationNoun}, draw ${count} destiny[.] Retrieve that much lost Force[.] Lose Utinni Effect`(
    (at, draws) => ({
      triggers: [
        {
          name: 'safe',
          when: 'always',
          if: { if: 'host', is: { kind: 'character', ...(at.where ? { where: at.where } : {}) } },
          do: [
            { do: 'draw-destiny', count: draws, without: [] },
            { do: 'retrieve', amount: { value: 'destiny' } },
            LOST,
          ],
        },
      ],
    }),
  ),
  say`When target reaches Utinni Effect, retrieve one lost Force for each Force-Attuned character you have on table, two for each Force-Sensitive or Jedi[.] Lose Utinni Effect`(
    () => ({
      triggers: [
        {
          name: 'reached',
          when: 'always',
          if: { if: 'reached' },
          do: [
            {
              do: 'retrieve',
              amount: {
                sum: [
                  { count: { whose: 'yours', sensitivity: 'attuned' } },
                  {
                    count: { whose: 'yours', sensitivity: ['sensitive', 'jedi-knight', 'jedi-master'] },
                    times: 2,
                  },
                ],
              },
            },
            LOST,
          ],
        },
      ],
    }),
  ),
  say`When target reaches Utinni Effect, attrition \+${count} against opponent in all Tatooine battles as long as target remains at same site as Utinni Effect`(
    (add) => ({
      statics: [
        {
          static: 'side-number',
          change: 'attrition',
          whose: 'yours',
          at: { kind: 'location', where: { system: 'Tatooine' } },
          add,
          when: { if: 'reached' },
        },
      ],
    }),
  ),
)
const elsewhere = ({ where: at }: Filter): Filter =>
  typeof at === 'object' && 'sitesOf' in at ? { where: { system: at.sitesOf } } : {}

export const effectSentence: Parser<Piece> = either<Piece>(
  teaches,
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
