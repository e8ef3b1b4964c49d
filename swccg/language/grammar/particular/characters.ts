/** Sentences of characters, starships and vehicles that no other card says. */
import { either, say } from '@dejarik/kernel/language'
import type { Filter } from '../../../text/filter.ts'
import type { Instruction } from '../../../text/instruction.ts'
import type { Static } from '../../../text/statics.ts'
import type { Parser } from '../../source.ts'
import { all, compare, condition, not, there, thisIs } from '../conditions.ts'
import { ANSWERED, SELF, TARGET } from '../filters.ts'
import { count, locationNoun, selector } from '../nouns.ts'
import type { Piece } from '../piece.ts'
import { number } from '../statics.ts'

const LOST = (what: Filter): Instruction => ({ do: 'lose-cards', what })
const CONTROL = { phase: 'control', of: 'you' } as const
const ONCE = { times: 1, per: 'turn' } as const

/** What others do better where it is. */
const helping: Parser<Piece> = either<Piece>(
  say`Where present under nighttime conditions, each of ${selector} at same planet site are power \+${count}, and also have immunity to attrition < ${count} if (?:an? )?${selector} is present`(
    (of, add, below, station) => {
      const here: Filter = { ...of, where: 'same-site' }
      const night = all({ if: 'nighttime' }, thisIs({ present: true, where: { atA: { icon: 'planet' } } }))
      return {
        statics: [
          number('power', here, { add }, night),
          number('immunity', here, { become: below }, all(night, there({ ...station, where: 'present' }))),
        ],
      }
    },
  ),
  say`Total power at same site is \+${count} for each of your droid/Rebel pairs present, including C-3PO`(
    (times) => ({
      statics: [
        {
          static: 'side-number',
          change: 'total-power',
          whose: 'yours',
          add: {
            smallest: (['droid', 'rebel'] as const).map((type) => ({
              count: { type, whose: 'yours', where: 'present' },
              times,
            })),
          },
          when: thisIs({ where: { atA: { type: 'site' } } }),
        },
      ],
    }),
  ),
  say`${selector} is forfeit \+${count} when present`((of, add) => ({
    statics: [number('forfeit', { ...of, where: 'present' }, { add })],
  })),
  say`Increases Rebel Planners by ${count}, doubles if at same site`((add) => {
    const at: Filter = { type: 'system', related: { with: { title: 'Rebel Planners', whose: 'yours' } } }
    const beside = there({ title: 'Rebel Planners', whose: 'yours', where: 'same-site' })
    const planned = (
      more: Extract<Static, { static: 'generation' }>['add'],
      when: typeof beside,
    ): Static => ({ static: 'side-number', change: 'total-power', whose: 'yours', at, add: more, when })
    return {
      statics: [
        planned(add, not(beside)),
        planned({ count: { kind: 'starship', whose: 'yours', where: { atA: at } } }, beside),
      ],
    }
  }),
  say`Adds ${count} to deploy cost of each ${selector} \(and your mouse droids\) when deploying to same location`(
    (add, of) => ({
      statics: [
        {
          static: 'deploy-cost',
          of: { any: [of, { title: "MSE-6 'Mouse' Droid", whose: 'yours' }] },
          to: { where: 'same-location' },
          add,
        },
      ],
    }),
  ),
  say`Deploy -${count} for ${selector} of any starship he pilots`((n, of) => ({
    statics: [
      {
        static: 'deploy-cost',
        of: { ...of, whose: 'yours' },
        on: { kind: 'starship', with: { the: 'self', pilots: true } },
        add: -n,
      },
    ],
  })),
  say`When at same location as (?:an? )?${selector}, deploy -${count} there for any ${selector}, and during your move phase, ${selector} at an adjacent site may move there for free`(
    (found, n, of, who) => {
      const when = there({ ...found, where: 'same-location' })
      return {
        statics: [
          { static: 'deploy-cost', of, to: { where: 'same-location' }, add: -n, when },
          {
            static: 'allows',
            what: 'move-free',
            of: { ...who, whose: 'yours', where: 'adjacent-site' },
            to: { kind: 'location', where: 'same-location' },
            when,
          },
        ],
      }
    },
  ),
  say`While no ${selector} present with \w+, to initiate battles at same location as \w+, player must use X Force, where X = total number of \[Dark Side Force\] and \[Light Side Force\] present with him`(
    (who) => ({
      statics: [
        {
          static: 'side-number',
          change: 'battle-cost',
          whose: 'both',
          fix: { icons: 'both' },
          when: not(there({ ...who, where: 'present' })),
        },
      ],
    }),
  ),
  say`Power \+${count} when battling at same site as ${selector}, unless ${condition}`((add, who, but) => ({
    statics: [
      number('power', SELF, { add }, all({ if: 'battle' }, there({ ...who, where: 'same-site' }), not(but))),
    ],
  })),
  say`May forfeit in place of any other character hit by a weapon at same site, restoring that character to normal`(
    () => ({ statics: [{ static: 'allows', what: 'stand-in', of: SELF }] }),
  ),
  say`Any ${selector} is power \+${count} under nighttime conditions`((_, add) => ({
    statics: [number('power', SELF, { add }, { if: 'nighttime' })],
  })),
  say`May make a Kessel Run in place of a smuggler`(() => ({})),
  say`Also, if (?:\w+) droid is at a docking bay, adds immunity to attrition < ${count} to all ${selector} and may cancel ${selector}`(
    (become, of, what) => {
      const bay = thisIs({ where: { atA: { trait: 'docking bay' } } })
      return {
        statics: [number('immunity', of, { become }, bay)],
        actions: [
          {
            name: 'cancel it',
            when: 'any-time',
            if: all(bay, there(what)),
            do: [{ do: 'cancel-cards', what }],
          },
        ],
      }
    },
  ),
  say`Also, if (?:\w+) droid is at a docking bay, adds immunity to attrition < ${count} to all ${selector}`(
    (become, of) => ({
      statics: [number('immunity', of, { become }, thisIs({ where: { atA: { trait: 'docking bay' } } }))],
    }),
  ),
)

/** Ships and vehicles. */
const LIFT: Filter = { type: 'site', icon: 'interior', any: [{ icon: 'mobile' }] }
const craft: Parser<Piece> = either<Piece>(
  say`Must have pilot aboard to use power, maneuver or hyperspeed`(() => ({
    statics: (['power', 'maneuver', 'hyperspeed'] as const).map((change) =>
      number(change, SELF, { fix: 0 }, not(thisIs({ with: { pilots: true } }))),
    ),
  })),
  say`Deploy and move only at interior mobile sites[.] May move without presence aboard`(() => ({
    deploys: { only: LIFT },
    statics: [
      { static: 'allows', what: 'go-to-interior', of: SELF, to: LIFT },
      { static: 'bars', what: 'move', of: SELF, to: { not: LIFT } },
      { static: 'allows', what: 'move-without-presence', of: SELF },
      number('maneuver', SELF, { become: 1 }),
    ],
  })),
  say`May relocate only to planet sites`(() => ({
    statics: [{ static: 'bars', what: 'move', of: SELF, to: { not: { icon: 'planet' } } }],
  })),
)

/** What happens when it is lost. */
const losing: Parser<Piece> = either<Piece>(
  say`If lost from table during opponent's turn, ${selector} is power \+${count} until the end of your next turn`(
    (of, add) => ({
      triggers: [
        {
          name: 'avenged',
          when: { just: 'lost', card: SELF },
          if: { if: 'phase', of: 'opponent' },
          do: [
            {
              do: 'for-a-while',
              what: number('power', { ...of, whose: 'yours' }, { add }),
              until: 'end-of-your-next-turn',
            },
          ],
        },
      ],
    }),
  ),
  say`If lost or forfeited as a result of a battle, \w+ regenerates \(place on top of your Used Pile\)`(
    () => ({
      triggers: [
        {
          name: 'regenerates',
          when: { just: 'lost', card: SELF },
          if: { if: 'battle' },
          do: [{ do: 'put-on-pile', what: SELF, piles: ['used'] }],
        },
      ],
    }),
  ),
  say`If at the beginning of your control phase any ${selector} are present at same site, all of them are lost`(
    (what) => ({
      triggers: [
        {
          name: 'lost',
          when: { just: 'phase-began', by: 'you', phase: 'control' },
          if: thisIs({ where: { atA: { type: 'site' } } }),
          do: [LOST({ ...what, where: 'present' })],
        },
      ],
    }),
  ),
  say`If in the ${locationNoun}, all ${selector} are immediately lost`((at, what) => {
    const those: Filter = { ...what, where: 'present' }
    return {
      triggers: [
        {
          name: 'lost',
          when: 'always',
          if: all(thisIs({ where: { at: at.title as string } }), there(those)),
          do: [LOST(those)],
        },
      ],
    }
  }),
)

/** Hands, piles and destinies. */
const HAS_HAND = compare({ cardsIn: 'hand', whose: 'opponents' }, '>', 0)
const drawing: Parser<Piece> = either<Piece>(
  say`When in a battle, if both players draw only one battle destiny and yours is higher, reduces opponent's total battle destiny to zero`(
    () => ({
      triggers: [
        {
          name: 'the higher destiny',
          when: { just: 'battle-destinies-drawn' },
          if: all(
            thisIs({ inBattle: true }),
            compare({ battleDestiny: 'draws', whose: 'yours' }, '=', 1),
            compare({ battleDestiny: 'draws', whose: 'opponents' }, '=', 1),
            compare({ battleDestiny: 'total', whose: 'yours' }, '>', {
              battleDestiny: 'total',
              whose: 'opponents',
            }),
          ),
          do: [{ do: 'set-battle-destiny', who: 'opponent', to: 0 }],
        },
      ],
    }),
  ),
  say`\*Destiny equals zero, but if drawn as a battle destiny where you have less power than opponent, your total power present is doubled \(once per battle\)`(
    () => ({
      triggers: [
        {
          name: 'doubled',
          when: { just: 'destiny-drawn', by: 'you', card: SELF, for: 'battle' },
          if: all(
            compare({ side: 'total-power', whose: 'yours' }, '<', {
              side: 'total-power',
              whose: 'opponents',
            }),
            not({ if: 'code', name: 'your-total-power-was-doubled-in-this-battle' }),
          ),
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
    }),
  ),
  say`If present where an opponent's character just fired a weapon, may use ${count} Force to utilize Dice's poison stinger \(once per turn\)[.] Target that character and draw destiny[.] If destiny = ability, target is hit`(
    (use) => {
      const who: Filter = { kind: 'character', with: ANSWERED }
      return {
        actions: [
          {
            name: 'sting',
            when: {
              just: 'weapon-fired',
              by: 'opponent',
              card: { kind: 'weapon', on: { kind: 'character', where: 'present' } },
            },
            limit: ONCE,
            cost: { use },
            do: [
              { do: 'draw-destiny' },
              {
                do: 'if',
                when: compare({ value: 'destiny' }, '=', { number: 'ability', of: who }),
                so: [{ do: 'hit', what: who }],
              },
            ],
          },
        ],
      }
    },
  ),
  say`Once each turn during your control phase, may use ${count} Force to make a wager[.] Draw ${count} destiny[.] Opponent draws ${count} destiny[.] Player with highest total may randomly select one card to be retrieved from that player's Lost Pile`(
    (use, mine, theirs) => ({
      actions: [
        {
          name: 'wager',
          when: CONTROL,
          limit: ONCE,
          cost: { use },
          do: [
            { do: 'draw-destiny', count: mine, as: 'bid' },
            { do: 'draw-destiny', count: theirs, who: 'opponent', as: 'answer' },
            {
              do: 'if',
              when: compare({ value: 'bid' }, '>', { value: 'answer' }),
              so: [{ do: 'may', so: [{ do: 'retrieve', amount: 1, random: true }] }],
            },
            {
              do: 'if',
              when: compare({ value: 'bid' }, '<', { value: 'answer' }),
              so: [
                {
                  do: 'may',
                  who: 'opponent',
                  so: [{ do: 'retrieve', who: 'opponent', amount: 1, random: true }],
                },
              ],
            },
          ],
        },
      ],
    }),
  ),
  say`Once each turn during your control phase, may use ${count} Force to guess a card type and point to a card in opponent's hand[.] Card must be shown[.] If guessed correctly, card is lost`(
    (use) => ({
      actions: [
        {
          name: 'guess',
          when: CONTROL,
          if: HAS_HAND,
          limit: ONCE,
          cost: { use },
          do: [
            { do: 'name-kind', as: 'guess' },
            { do: 'show-hand', who: 'opponent', random: true },
            { do: 'discard', what: { the: { chosen: 'shown' }, kindNamed: 'guess' } },
          ],
        },
      ],
    }),
  ),
  say`Once each turn, during your control phase, may reveal the top card of your Reserve Deck to both players[.] If it is (?:an? )?${selector}, card is immediately lost[.] Otherwise, return it to the top of your Reserve Deck, Force Pile or Used Pile`(
    (what) => {
      const top: Filter = { the: { chosen: 'top' } }
      return {
        actions: [
          {
            name: 'reveal',
            when: CONTROL,
            limit: ONCE,
            do: [
              { do: 'peek', as: 'top', both: true },
              {
                do: 'if',
                when: there({ ...top, ...what }),
                so: [{ do: 'discard', what: top }],
                else: [{ do: 'put-on-pile', what: top, piles: ['reserve', 'force', 'used'] }],
              },
            ],
          },
        ],
      }
    },
  ),
  say`Once during each of your control phases, may reveal opponent's hand by using X Force, where X = number of cards in opponent's hand[.] All ${selector} there are lost`(
    (what) => {
      const { where: _, ...rest } = what
      return {
        actions: [
          {
            name: 'reveal the hand',
            when: CONTROL,
            if: HAS_HAND,
            limit: ONCE,
            cost: { use: { cardsIn: 'hand', whose: 'opponents' } },
            do: [
              { do: 'show-hand', who: 'opponent' },
              { do: 'discard', who: 'opponent', what: rest },
            ],
          },
        ],
      }
    },
  ),
  say`If you initiate a battle where present, you must predict the winner before the battle starts[.] If correct, randomly retrieve one lost card[.] If incorrect, lose ${count} Force`(
    (amount) => ({
      triggers: [
        {
          name: 'predict',
          when: { just: 'battle-initiated', by: 'you', at: { where: 'same-location' } },
          if: thisIs({ where: 'present' }),
          do: [
            { do: 'choose-one', as: 'prediction', options: ['you win', 'your opponent wins', 'nobody wins'] },
            {
              do: 'after-battle',
              so: [
                {
                  do: 'if',
                  when: compare({ value: 'prediction' }, '=', { value: 'winner' }),
                  so: [{ do: 'retrieve', amount: 1, random: true }],
                  else: [{ do: 'lose-force', who: 'you', amount }],
                },
              ],
            },
          ],
        },
      ],
    }),
  ),
  say`The not-so-good doctor may operate on any other character present that was just hit or just Disarmed; patient is lost`(
    () => {
      const patient: Filter = { kind: 'character', where: 'present', not: SELF }
      return {
        actions: [
          { name: 'operate', when: { just: 'hit', card: patient }, do: [LOST(ANSWERED)] },
          {
            name: 'operate',
            when: { just: 'deployed', card: { title: 'Disarmed', on: patient } },
            do: [LOST({ kind: 'character', with: ANSWERED })],
          },
        ],
      }
    },
  ),
  say`If a battle was just initiated at a system where \w+ is present with your non-droid character, may (?:evacuate \()?relocate\)? both to a related site`(
    () => ({
      actions: [
        {
          name: 'evacuate',
          when: { just: 'battle-initiated', at: { type: 'system', where: 'same-location' } },
          targets: [
            {
              name: 'companion',
              what: {
                kind: 'character',
                whose: 'yours',
                where: 'same-location',
                not: { any: [SELF, { type: 'droid' }] },
              },
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
    }),
  ),
  say`During your control phase, may use ${count} Force to target an opponent's unoccupied transport vehicle or droid present[.] Draw destiny[.] If destiny > target's destiny number, use Force equal to target's deploy cost to purchase target \(use as if stolen\)`(
    (use) => ({
      actions: [
        {
          name: 'purchase',
          when: CONTROL,
          cost: { use },
          targets: [
            {
              name: 'target',
              what: {
                whose: 'opponents',
                where: 'present',
                any: [{ type: 'transport', not: { with: { kind: 'character' } } }, { type: 'droid' }],
              },
            },
          ],
          do: [
            { do: 'draw-destiny' },
            {
              do: 'if',
              when: all(
                compare({ value: 'destiny' }, '>', { number: 'destiny', of: TARGET }),
                compare({ cardsIn: 'force', whose: 'yours' }, '>=', { number: 'deploy', of: TARGET }),
              ),
              so: [
                {
                  do: 'may',
                  so: [
                    { do: 'use-force', amount: { number: 'deploy', of: TARGET } },
                    { do: 'steal', what: TARGET },
                  ],
                },
              ],
            },
          ],
        },
      ],
    }),
  ),
)

export const characterSentence: Parser<Piece> = either<Piece>(helping, craft, losing, drawing)
