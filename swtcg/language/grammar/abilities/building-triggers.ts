/** What sets effects off in building and in the players' own doings: completing, deploying, equipping, drawing, Force. */
import { ARENAS, type CardKind } from '../../../cards/definition.ts'
import { either, map, optional, type Parser, pattern, say, separated, where } from '../../parser.ts'
import type { Noun, Player } from '../../tree/nouns.ts'
import type { PaidBy, Trigger } from '../../tree/triggers.ts'
import { filter } from '../nouns/filters.ts'
import { subtypeName } from '../nouns/heads.ts'
import { possessive, reference, SELF } from '../nouns/references.ts'
import { noun, selector } from '../nouns/selectors.ts'
import { anyOfCounters, arena, arenas, count, namedCounter, someCounter } from '../nouns/words.ts'

const owned = (who: Noun, whose: 'you' | 'opponent'): Noun =>
  'the' in who ? who : { ...who, of: { ...who.of, whose } }

const doer: Parser<'you' | 'opponent'> = either<'you' | 'opponent'>(
  say`you`(() => 'you'),
  say`your opponent`(() => 'opponent'),
)
const toArena = say`to the ${arena} arena`((to) => to)
const PRICES: Readonly<Record<string, PaidBy>> = {
  'Hidden Cost': 'hidden-cost',
  'Alternative Cost': 'alternative-cost',
}
const price = pattern(
  /(Alternative Cost or Hidden Cost|Hidden Cost or Alternative Cost|Hidden Cost|Alternative Cost)\b/,
  ([, words]): PaidBy => PRICES[words!] ?? 'hidden-or-alternative-cost',
)
const byPrice: Parser<PaidBy> = say`using ${price}`((by) => by)

const deploying: Parser<Trigger> = either<Trigger>(
  say`${doer} deploys? ${noun} ${optional(toArena)} ${optional(byPrice)}`((whose, who, to, by) => ({
    when: 'is-deployed',
    who: owned(who, whose),
    ...(to ? { to } : {}),
    ...(by ? { by } : {}),
  })),
  say`${doer} deploys? ${noun} to this arena ${optional(byPrice)}`((whose, who, by) => ({
    when: 'is-deployed',
    who: here(owned(who, whose)),
    ...(by ? { by } : {}),
  })),
  say`${doer} uses? ${price} to deploy ${noun} ${optional(toArena)}`((whose, by, who, to) => ({
    when: 'is-deployed',
    who: owned(who, whose),
    ...(to ? { to } : {}),
    by,
  })),
  say`${noun} is deployed ${optional(toArena)} ${optional(byPrice)}`((who, to, by) => ({
    when: 'is-deployed',
    who,
    ...(to ? { to } : {}),
    ...(by ? { by } : {}),
  })),
  say`${price} is used to deploy ${noun}`((by, who) => ({ when: 'is-deployed', who, by })),
)
const comes = pattern(
  /(?:deploys?, (?:moves?,? or puts?|puts?,? or moves?)|(?:moves?|puts?), (?:deploys?,? or (?:moves?|puts?)|(?:moves?|puts?),? or deploys?))\b/,
  () => null,
)
const comesOrIsPut = pattern(/(?:deploys? or puts?|puts? or deploys?)\b/, () => null)
const comesOrMoves = pattern(/(?:deploys? or moves?|moves? or deploys?)\b/, () => null)
type Variety = Pick<Extract<Trigger, { readonly when: 'enters-arena' }>, 'by'>
/** In the arena of the card itself. */
const here = (who: Noun): Noun =>
  'the' in who ? who : { ...who, of: { ...who.of, place: { in: 'same-arena', as: SELF } } }
/** `deployed, moved or put`, of the card that comes. */
const came: Parser<Variety> = either<Variety>(
  pattern(
    /(?:deployed, (?:moved,? or put|put,? or moved)|(?:moved|put), (?:deployed,? or (?:moved|put)|(?:moved|put),? or deployed))\b/,
    () => ({}),
  ),
  pattern(/(?:deployed or put|put or deployed)\b/, () => ({ by: 'deploying-or-putting' })),
  pattern(/(?:deployed or moved|moved or deployed)\b/, () => ({ by: 'deploying-or-moving' })),
  pattern(/moved\b(?! or|,)/, () => ({ by: 'moving' })),
)
/** By whichever way. */
const arriving: Parser<Trigger> = either<Trigger>(
  say`${doer} ${comesOrIsPut} ${noun} into ${arenas}`((whose, _, who, to) => ({
    when: 'enters-arena',
    who: owned(who, whose),
    ...(to.length < ARENAS.length ? { to } : {}),
    by: 'deploying-or-putting',
  })),
  say`${doer} ${comes} ${noun} into ${arenas}`((whose, _, who, to) => ({
    when: 'enters-arena',
    who: owned(who, whose),
    ...(to.length < ARENAS.length ? { to } : {}),
  })),
  say`${doer} ${comesOrMoves} ${noun} (?:in)?to ${arenas}`((whose, _, who, to) => ({
    when: 'enters-arena',
    who: owned(who, whose),
    ...(to.length < ARENAS.length ? { to } : {}),
    by: 'deploying-or-moving',
  })),
  say`${doer} ${comesOrMoves} ${noun}(?! (?:in)?to)`((whose, _, who) => ({
    when: 'enters-arena',
    who: owned(who, whose),
    by: 'deploying-or-moving',
  })),
  say`${doer} moves? ${noun} (?:in)?to ${arenas}`((whose, who, to) => ({
    when: 'enters-arena',
    who: owned(who, whose),
    ...(to.length < ARENAS.length ? { to } : {}),
    by: 'moving',
  })),
  say`${doer} ${either<Variety>(
    map(comes, () => ({})),
    map(comesOrIsPut, () => ({ by: 'deploying-or-putting' })),
    map(comesOrMoves, () => ({ by: 'deploying-or-moving' })),
    pattern(/moves?\b/, () => ({ by: 'moving' })),
  )} ${noun} (?:in)?to this arena`((whose, how, who) => ({
    when: 'enters-arena',
    who: here(owned(who, whose)),
    ...how,
  })),
  say`${noun} is ${came} (?:in)?to ${arenas}`((who, how, to) => ({
    when: 'enters-arena',
    who,
    ...(to.length < ARENAS.length ? { to } : {}),
    ...how,
  })),
  say`${noun} is ${came} (?:in)?to this arena`((who, how) => ({
    when: 'enters-arena',
    who: here(who),
    ...how,
  })),
  say`${doer} ${comes} ${noun} into its arena`((whose, _, who) => ({
    when: 'enters-arena',
    who: owned(who, whose),
  })),
)
const completing: Parser<Trigger> = either<Trigger>(
  say`${noun} is completed`((who) => ({ when: 'is-completed', who })),
  say`${noun} is placed`((who) => ({ when: 'is-finished', who })),
  say`${doer} completes? ${noun}`((whose, who) => ({ when: 'is-completed', who: owned(who, whose) })),
  say`${doer} (?:places?|finish(?:es)? building) ${noun}`((whose, who) => ({
    when: 'is-finished',
    who: owned(who, whose),
  })),
  say`you put ${reference} into its arena`((who) => ({ when: 'is-finished', who })),
)
const orElse = pattern(/,? or\b|,/, () => null)
const KINDS: Readonly<Record<string, CardKind>> = { Battle: 'battle', Mission: 'mission' }
const playing: Parser<Trigger> = say`${doer} plays? an? ${pattern(
  /(Battle|Mission)(?: card)?\b/,
  ([, word]) => KINDS[word!]!,
)}`((who, kind) => ({ when: 'plays', who, kind }))

const marked: Parser<string> = either<string>(
  say`(?:1|one) or more ${namedCounter}`((counter) => counter),
  say`(?:1|one) or more counters of any type`(() => 'any type'),
  say`(?:1|one) or more ${where(anyOfCounters, (named) => named !== 'any type')}`((counter) => counter),
  say`an? ${namedCounter}`((counter) => counter),
)
const resourceCounters: Parser<string> = pattern(/(?:1|one) or more counters\b(?! of)/, () => 'resource')
const anyResource: Parser<Noun> = where(
  either<Noun>(
    noun,
    pattern(/any Resource\b/, () => ({ take: { take: 'exactly', count: 1 }, of: { kind: ['resource'] } })),
  ),
  (on) => 'take' in on && on.of.kind?.join() === 'resource',
)
const oneResource: Parser<Noun> = map(anyResource, (on) =>
  'the' in on ? on : { take: { take: 'exactly', count: 1 }, of: on.of },
)
const markedAny: Parser<string> = say`(?:(?:1|one) or more|an?) ${either(
  someCounter,
  pattern(/counters? of any type\b/, () => 'any type'),
)}`((counter) => counter)
const marking: Parser<Trigger> = either<Trigger>(
  say`${doer} removes? ${either(marked, markedAny)} from ${noun}`((who, counter, on) => ({
    when: 'is-unmarked',
    on,
    counter,
    who,
  })),
  say`${either(marked, markedAny)} (?:is|are) removed from ${noun}`((counter, on) => ({
    when: 'is-unmarked',
    on,
    counter,
  })),
  say`${doer} removes? ${resourceCounters} from ${oneResource}`((who, counter, on) => ({
    when: 'is-unmarked',
    on,
    counter,
    who,
  })),
  say`${doer} puts? ${marked} on ${noun}`((who, counter, on) => ({
    when: 'is-marked',
    on,
    counter,
    ...(counter === 'damage' ? {} : { who }), // whoever's unit is damaged puts them there
  })),
  say`${marked} (?:is|are) put on ${noun}`((counter, on) => ({ when: 'is-marked', on, counter })),
)
const stacking: Parser<Trigger> = either<Trigger>(
  say`${doer} stacks? a card beneath ${noun}`((who, unit) => ({
    when: 'stacks',
    who,
    unit,
    place: 'beneath',
  })),
  say`${doer} adds? a card to the stack of ${noun}`((who, unit) => ({ when: 'stacks', who, unit })),
  say`${doer} adds? a card to ${possessive} stack`((who, unit) => ({ when: 'stacks', who, unit })),
  say`${doer} adds? a card to ${noun}(?:'s|') stacks?`((who, unit) => ({ when: 'stacks', who, unit })),
  say`${doer} adds? a card to a stack`((who) => ({
    when: 'stacks',
    who,
    unit: { take: { take: 'exactly', count: 1 }, of: { kind: ['unit'] } },
  })),
)
const tapping = pattern(/(untap|tap)\b/, ([, word]) =>
  word === 'tap' ? ('taps' as const) : ('untaps' as const),
)
const others: Parser<Trigger> = either<Trigger>(
  say`you ${tapping} ${noun}(?! to| without)`((when, who) => ({ when, who, by: 'you' })),
  say`your opponent ${tapping}s ${noun}(?! to| without)`((when, who) => ({ when, who, by: 'opponent' })),
  marking,
  stacking,
  say`${doer} reveals? a card from (?:your|his or her) hand`((who) => ({ when: 'reveals', who })),
  say`${doer} gains? Force`((who) => ({ when: 'gains-force', who })),
  say`an ability of ${where(selector, ({ take }) => take.take === 'exactly')} causes ${doer} to gain Force`(
    ({ of }, who) => ({ when: 'gains-force', who, through: of }),
  ),
  say`an? ${filter}'s ability causes ${doer} to gain Force`((through, who) => ({
    when: 'gains-force',
    who,
    through,
  })),
  say`${doer} gains? (?:1|one) or more Force`((who) => ({ when: 'gains-force', who })),
  say`${doer} gains? ${where(count, (number) => number > 1)} or more Force`((who, atLeast) => ({
    when: 'gains-force',
    who,
    atLeast,
  })),
  say`${either<Player>(
    doer,
    pattern(/(?:a|any) player\b/, () => 'each-player'),
  )} gains? control of an arena`((who) => ({
    when: 'gains-arena',
    who,
  })),
  say`${doer} discards? a card from (?:your|his or her|their) hand`((who) => ({ when: 'throws-away', who })),
  say`${doer} discards? an? (?!card from)${where(filter, ({ place, whose }) => place === undefined && whose === undefined)} from (?:your|his or her|their) hand`(
    (who, of) => ({ when: 'throws-away', who, of }),
  ),
  say`${doer} (?:would draw|draws?) a card(?! at| in|,? during)`((who) => ({ when: 'draws', who })),
  say`${doer} draws? a card (?:at the (?:beginning|start) of (?:your|his or her) build step|in (?:your|his or her|the) draw step)`(
    (who) => ({ when: 'draws', who, by: 'draw-step' }),
  ),
  say`a disrupt effect is played`(() => ({ when: 'disrupts', who: 'each-player' })),
  say`${doer} plays? a disrupt effect`((who) => ({ when: 'disrupts', who })),
  say`${noun} (?:taps?|is tapped) without attacking(?! or)`((who) => ({
    when: 'taps-without-attacking',
    who,
  })),
  say`${doer} taps? ${noun} to (?:activate|use|play) an ability`((_, who) => ({
    when: 'taps-for-ability',
    who,
  })),
  say`${doer} attach(?:es)? (?:an )?Equipment(?: card)? to ${noun}`((who, unit) => ({
    when: 'equips',
    who: who as Player,
    unit,
  })),
  say`${doer} attach(?:es)? an? ${separated(subtypeName, orElse)} to ${noun}`((who, subtypes, unit) => ({
    when: 'equips',
    who: who as Player,
    unit,
    what: { kind: ['equipment'], subtypes },
  })),
  say`an? ${separated(subtypeName, orElse)} is attached to ${noun}`((subtypes, unit) => ({
    when: 'equips',
    who: 'each-player',
    unit,
    what: { kind: ['equipment'], subtypes },
  })),
  say`${doer} (?:equips?|attach(?:es)?) ${reference} to ${noun}`((who, what, unit) => ({
    when: 'equips',
    who: who as Player,
    unit,
    what,
  })),
  say`${doer} puts? a card from (?:your|his or her) deck into (?:the|your|his or her) discard pile`(
    (who) => ({
      when: 'mills',
      who,
    }),
  ),
)
export const buildingTrigger: Parser<Trigger> = either(deploying, arriving, completing, playing, others)
