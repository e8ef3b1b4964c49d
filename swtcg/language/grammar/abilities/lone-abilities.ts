/** Abilities that stand by themselves and do no more than one sentence says. */
import { self } from '../../names.ts'
import { either, type Parser, pattern, say, separated, unless } from '../../parser.ts'
import type { Filter, Reference } from '../../tree/nouns.ts'
import type { Ability } from '../../tree/tree.ts'
import { resolvePronouns } from '../after/pronouns-and-x.ts'
import { condition } from '../conditions/conditions.ts'
import { amountPhrase } from '../nouns/amounts.ts'
import { name } from '../nouns/card-names.ts'
import { filter } from '../nouns/filters.ts'
import { merge } from '../nouns/merging.ts'
import { possessive, reference, SELF, THAT } from '../nouns/references.ts'
import { arena, count, or, statistic } from '../nouns/words.ts'
import { against, kindOf } from './triggers.ts'

const ofStack = pattern(
  /(?:(?:[.] You can only have|[.] There can only be|, and there can only be) one copy of this card in that stack|[.] This card can't be on top of (?:that|a|that unit's|a unit's) stack|[.] Treat this card as part of that unit's stack|[.]? [(]Normal stacking rules apply[)])*/,
  () => null,
)
/** A card of another name in a stack. */
/** A card that joins a stack of another name is never on top of it anyway. */
const notOnTop = pattern(/(?:[.] [\w' -]+? can't be on top of [\w' -]+? stack\b)?/, () => null)
const another: Parser<Filter> = either<Filter>(
  say`(?:an?|any) ${filter}`((of) => of),
  say`${separated(name, or)}`((names) => ({ names })),
)
export const joining: Parser<Ability> = either<Ability>(
  say`you (?:can|may) stack ${self} (?:beneath|under) ${another}${ofStack}${notOnTop}(?!, with)`((_, of) => ({
    ability: 'joins-stack',
    of: merge({ whose: 'you' }, of),
  })),
  say`you (?:can|may) stack ${self} (?:beneath|under) one of your ${filter}${ofStack}${notOnTop}(?!, with)`(
    (_, of) => ({
      ability: 'joins-stack',
      of: merge({ whose: 'you' }, of),
    }),
  ),
  say`you (?:can|may) stack ${self} (?:beneath|under) ${another}${notOnTop}[.] That (?:unit|Character|[A-Z]\w+) can have ${count} extra cards? in its stack`(
    (_, of, __, room) => ({ ability: 'joins-stack', of: merge({ whose: 'you' }, of), room }),
  ),
  say`you (?:can|may) stack ${self} (?:beneath|under) one of your ${filter}, with room for ${count} extra cards?`(
    (_, of, room) => ({ ability: 'joins-stack', of: merge({ whose: 'you' }, of), room }),
  ),
)
/** `This card can be put in a Yuuzhan Vong deck`. */
export const guest: Parser<Ability> = say`${self} can be put in an? Yuuzhan Vong deck`(() => ({
  ability: 'vong-guest',
}))
/** `You may attach this card to Cad Bane during the battle phase`: at any general time of it, for its Equip cost. */
export const equipsInBattle: Parser<Ability> = say`you may attach ${self} to ${name} during the battle phase`(
  (_, named) => ({
    ability: 'effect',
    cost: [],
    timing: 'no-attack',
    do: [
      { do: 'choose', what: { take: { take: 'exactly', count: 1 }, of: { names: [named], whose: 'you' } } },
      { do: 'attach', what: SELF, to: THAT, paying: true },
    ],
    oncePerTurn: true,
  }),
)
export const controls: Parser<Ability> = either<Ability>(
  say`you control the ${arena} arena`((where) => ({ ability: 'controls-arena', arena: where })),
  say`as long as ${condition}, you control the ${arena} arena`((when, where) =>
    resolvePronouns({ ability: 'controls-arena', while: when, arena: where }),
  ),
)
/** `Anytime a Jedi can attack this unit, it must do so`. */
export const drawsAttacks: Parser<Ability> =
  say`when ${kindOf} can attack ${either<Reference | Filter>(reference, unless(self, kindOf))}, (?:that \w+|it|he or she) must do so`(
    (who, on) => ({
      ability: 'rule',
      who,
      rule: { must: 'attack', target: on },
    }),
  )

/** The same as an Accuracy below 0. */
export const inaccurate: Parser<Ability> = say`subtract ${count} from each of ${possessive} attack dice`(
  (number) => ({
    ability: 'keyword',
    keyword: 'accuracy',
    value: -number,
  }),
)
/** The unit's controller keeps its dice hidden, attack by attack. */
export const secretive: Parser<Ability> =
  say`roll ${possessive} attack dice secretly(?: [(][^()]*[)])?(?:[.] Show them to your opponent after damage prevention)?`(
    (who) => ({ ability: 'triggered', when: { when: 'attacks', who }, do: [{ do: 'roll-secretly' }] }),
  )
/** A ghost neither takes damage nor does any. */
export const untouched: Parser<readonly Ability[]> =
  say`prevent all damage to and (?:from|done by) ${reference}`((who) => [
    {
      ability: 'triggered',
      when: { when: 'would-be-damaged', who },
      do: [{ do: 'prevent', who, amount: 'all' }],
    },
    {
      ability: 'triggered',
      when: { when: 'would-damage', who },
      do: [{ do: 'prevent-from', who, amount: 'all' }],
    },
  ])
/** Damage of some units alone. */
export const warded: Parser<Ability> =
  say`prevent all damage (?:done |dealt )?to ${reference} (?:from|by|done by|dealt by) ${against}`(
    (who, foe) => ({
      ability: 'triggered',
      when: { when: 'would-be-damaged', who, against: foe },
      do: [{ do: 'prevent', who, amount: 'all' }],
    }),
  )
const equals = pattern(/(?:is|are) equal to\b|equals?\b/, () => null)
/** What printed stars stand for. */
export const values: Parser<readonly Ability[]> = either<readonly Ability[]>(
  say`${possessive} (?:printed )?${statistic} ${equals} ${amountPhrase}`((_, of, __, is) => [
    resolvePronouns({ ability: 'value', of, is }),
  ]),
  say`${possessive} (?:printed )?${statistic} and ${statistic} ${equals} ${amountPhrase}`(
    (_, one, other, __, is) => [
      resolvePronouns({ ability: 'value', of: one, is }),
      resolvePronouns({ ability: 'value', of: other, is }),
    ],
  ),
)
