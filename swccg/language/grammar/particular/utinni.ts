/** Sentences of Utinni Effects: what lies somewhere until its target comes. */
import { either, pattern, say } from '@dejarik/kernel/language'
import type { Condition } from '../../../text/condition.ts'
import type { Filter } from '../../../text/filter.ts'
import type { Instruction } from '../../../text/instruction.ts'
import type { Static } from '../../../text/statics.ts'
import type { Parser } from '../../source.ts'
import { number } from '../changes.ts'
import { there } from '../conditions.ts'
import { HOST, SELF } from '../filters.ts'
import { count, locationNoun, selector } from '../nouns.ts'
import type { Piece } from '../piece.ts'

const LOST: Instruction = { do: 'lose-cards', what: SELF }
/** Utinni Effects: what lies somewhere until its target comes. */
const IT: Filter = { the: 'target' }
const taken: Piece = {
  triggers: [{ when: 'always', if: { if: 'reached' }, do: [{ do: 'attach', what: SELF, to: IT }] }],
}
const CANCELLED: Instruction = { do: 'cancel-cards', what: SELF }
const CARRIED: Condition = { if: 'host', is: { kind: 'character' } }
const both = (add: number, of: Filter, when?: Condition): readonly Static[] =>
  (['power', 'forfeit'] as const).map((change) => number(change, of, { add }, when))
const minus = pattern(/-(\d)/, ([, n]) => -Number(n)) as Parser<number>
export const utinni: Parser<Piece> = either<Piece>(
  say`Utinni Effect canceled when reached by target`(() => ({
    triggers: [{ when: 'always', if: { if: 'reached' }, do: [CANCELLED] }],
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
      triggers: [{ when: 'always', if: { if: 'reached' }, do: [CANCELLED] }],
    }),
  ),
  say`If Rebel's forfeit reaches zero, Rebel is lost`(() => ({
    triggers: [
      {
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
    deploys: { when: { just: 'battle-ended', winner: 'you' }, on: [{ on }], there: 'elsewhere' },
  })),
  say`Target (?:an? )?${selector} involved in that battle`((who) => ({
    deploys: { target: { the: { chosen: 'fighters' }, ...who } },
  })),
  say`If target then moves to any ${locationNoun}, draw ${count} destiny[.] Retrieve that much lost Force[.] Lose Utinni Effect`(
    (at, draws) => ({
      triggers: [
        {
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
