/** Sentences of characters about hands, piles, destinies and what belongs to others. */
import { either, say } from '@dejarik/kernel/language'
import type { Filter } from '../../../text/filter.ts'
import type { Instruction } from '../../../text/instruction.ts'
import type { Parser } from '../../source.ts'
import { all, compare, not, there, thisIs } from '../conditions.ts'
import { ANSWERED, SELF, TARGET } from '../filters.ts'
import { count, selector } from '../nouns.ts'
import type { Piece } from '../piece.ts'

const LOST = (what: Filter): Instruction => ({ do: 'lose-cards', what })
const CONTROL = { phase: 'control', of: 'you' } as const
const ONCE = { times: 1, per: 'turn' } as const

/** Hands, piles and destinies. */
const HAS_HAND = compare({ cardsIn: 'hand', whose: 'opponents' }, '>', 0)
export const drawing: Parser<Piece> = either<Piece>(
  say`When in a battle, if both players draw only one battle destiny and yours is higher, reduces opponent's total battle destiny to zero`(
    () => ({
      triggers: [
        {
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
          when: { just: 'battle-initiated', by: 'you', at: { where: 'same-location' } },
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
          { when: { just: 'hit', card: patient }, do: [LOST(ANSWERED)] },
          {
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
          when: CONTROL,
          limit: ONCE,
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
