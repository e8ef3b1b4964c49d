/** Abilities that do something: played for a cost, set off by an event, or static. */
import { mentions, rewrite } from '@dejarik/kernel/language'
import { self } from '../../names.ts'
import {
  either,
  first,
  map,
  nothing,
  type Parser,
  pattern,
  remember,
  say,
  where,
  worded,
} from '../../parser.ts'
import type { Condition } from '../../tree/conditions.ts'
import type { Instruction, Moment } from '../../tree/instructions.ts'
import type { Filter, Noun } from '../../tree/nouns.ts'
import type { Ability, EffectAbility, PlayerRuleAbility, TriggeredAbility } from '../../tree/tree.ts'
import type { Trigger } from '../../tree/triggers.ts'
import { onceDone } from '../after/once-done.ts'
import { resolvePronouns } from '../after/pronouns-and-x.ts'
import { ifDone } from '../clauses/paying.ts'
import { savedPilots } from '../clauses/pilots-saved.ts'
import { sentences } from '../clauses/sentences.ts'
import { condition } from '../conditions/conditions.ts'
import { UNSAID } from '../instructions/unsaid.ts'
import { filter } from '../nouns/filters.ts'
import { merge } from '../nouns/merging.ts'
import { OURS, possessive, reference, SELF, THAT } from '../nouns/references.ts'
import { amongst, noun, selector } from '../nouns/selectors.ts'
import { arena, count } from '../nouns/words.ts'
import { devotion } from '../statics/devotions.ts'
import { growing } from '../statics/growing.ts'
import { playerRule, standingBan } from '../statics/player-rules.ts'
import { statics } from '../statics/statics.ts'
import { treatAs } from '../statics/treat-as.ts'
import { cost, PAYS } from './costs.ts'
import { priceInstead } from './costs-instead.ts'
import { activatedEffect, bareEffect, effectOf, ofCost, restrictions, timedModes } from './effects.ts'
import {
  controls,
  drawsAttacks,
  equipsInBattle,
  guest,
  inaccurate,
  joining,
  secretive,
  untouched,
  values,
  warded,
} from './lone-abilities.ts'
import { reached } from './reached.ts'
import { combine, type Restriction } from './restrictions.ts'
import { heardThere } from './this-card.ts'
import { against, trigger } from './triggers.ts'

const maybeIf: Parser<Condition | null> = first<Condition | null>(
  say`,? if ${condition}`((when) => when),
  say`during (?:the )?battle(?: step| phase)?(?! this)`(() => ({ if: 'step', step: 'battle' })),
  say`during the ${arena} battle step`((step) => ({ if: 'step', step })),
  say`without damaging ${selector} (?:during )?(?:this|that) turn`(({ of }) => ({
    if: 'not',
    of: { if: 'happened', did: 'damaged', who: SELF, against: of },
  })),
  nothing(null),
)
/** What sets it off tells its time: of limits it can have conditions alone. */
const conditionsOnly = where(
  restrictions,
  ({ only: _, oncePerTurn: __, ...limits }) => Object.keys(limits).length === 0,
)
/** "If" opens a triggered effect too, where what follows happens rather than is so (idc/trigger/identified-by-opening-word). */
const HAPPENS: ReadonlySet<Trigger['when']> = new Set([
  'would-be-discarded',
  'attacks',
  'is-attacked',
  'is-discarded',
  'plays',
  'draws',
])
const happening = where(trigger, ({ when }) => HAPPENS.has(when))
/** Known only when the attack is over. */
const SURVIVED: Condition = {
  if: 'not',
  of: { if: 'happened', did: 'was-discarded', who: { the: 'defender' } },
}
/** A step that has begun already cannot be waited for: such a sentence is another ability. */
export const isOne = (ability: TriggeredAbility | EffectAbility): boolean =>
  ability.ability !== 'triggered' ||
  ability.do.every((each) => each.do !== 'later' || !isAnother(ability.when, each.at))
const isAnother = (when: Trigger, at: Moment): boolean =>
  (isAttack(when) && at.endsWith('-start')) || (when.when === 'would-damage' && at === 'attack-end')
export const triggered: Parser<TriggeredAbility | EffectAbility> = remember(
  where(
    either<TriggeredAbility | EffectAbility>(
      say`when ${trigger} ${maybeIf}(?:,|(?= you may))(?: then)? ${sentences}${conditionsOnly}`(
        (when, only, done, limits) => heardThere(triggeredOf(when, only, done, limits)),
      ),
      say`when ${reached}, ${sentences}`(({ when, only }, done) => triggeredOf(when, only, done, {})),
      say`the first time ${trigger} (?:each|every|this|during each) turn, ${sentences}`((when, done) =>
        heardThere(triggeredOf(when, null, done, { oncePerTurn: true })),
      ),
      say`once per turn, when ${trigger} ${maybeIf}, ${sentences}`((when, only, done) =>
        heardThere(triggeredOf(when, only, done, { oncePerTurn: true })),
      ),
      say`when ${noun} first (?:does damage|damages an? unit)(?: [(]after damage prevention[)])?(?: (?:this|each) turn)?, ${sentences}`(
        (who, done) => triggeredOf({ when: 'damages', who }, null, done, { oncePerTurn: true }),
      ),
      say`(?:if|when) ${noun} rolls no hits, ${sentences}`((attacker, done) =>
        triggeredOf({ when: 'attack-ends', attacker }, { if: 'hits', is: 'at-most', than: 0 }, done, {}),
      ),
      say`when ${noun} is attacked, if your opponent rolled a natural ${count}, ${sentences}`(
        (defender, face, done) => triggeredOf({ when: 'attack-ends', defender }, natural(face), done, {}),
      ),
      say`(?:if|when) ${possessive} Retaliate(?: ability)? causes ${against} to be discarded, ${sentences}`(
        (who, foe, done) =>
          triggeredOf(
            { when: 'discards-by-damage', who, against: foe },
            { if: 'defending', card: who },
            done,
            {},
          ),
      ),
      say`if ${happening}, ${sentences}`((when, done) => heardThere(triggeredOf(when, null, done, {}))),
      say`when ${noun} first does damage this turn, ${sentences}`((who, done) =>
        triggeredOf({ when: 'damages', who }, null, done, { oncePerTurn: true }),
      ),
      say`when ${noun} attacks, if the defending unit (?:isn't|is not) discarded, ${sentences}`(
        (attacker, done) => triggeredOf({ when: 'attack-ends', attacker }, SURVIVED, done, {}),
      ),
      say`when ${reference} would attack, you may ${sentences},? instead[.] If you do, ${sentences}${conditionsOnly}`(
        (_, first, then, limits) => effectOf([], [...first, ...then], { ...limits, timing: 'would-attack' }),
      ),
      say`when ${reference} would attack, ${sentences},? instead${conditionsOnly}`((_, done, limits) =>
        effectOf([], done, { ...limits, timing: 'would-attack' }),
      ),
    ),
    isOne,
  ),
)
/** One of the attack dice shows it by itself. */
const natural = (face: number): Condition => ({
  if: 'compare',
  left: { amount: 'natural', faces: [face] },
  is: 'at-least',
  right: 1,
})
/** `If you roll 5 or 6, … If you roll 1 or 2, …`: a second condition does not hang on the first. */
function apart(
  condition: Condition | null,
  done: readonly Instruction[],
): readonly [Condition | null, readonly Instruction[]] {
  const second = done.findIndex((each) => each.do === 'if')
  if (!condition || second < 1) return [condition, done]
  return [null, [{ do: 'if', condition, so: done.slice(0, second) }, ...done.slice(second)]]
}

function triggeredOf(
  when: Trigger,
  first: Condition | null,
  all: readonly Instruction[],
  limits: Restriction,
): TriggeredAbility {
  const [condition, done] = apart(first, all)
  const { only, oncePerTurn } = combine([...(condition ? [{ only: condition }] : []), limits])
  const meant = when.when === 'would-damage' ? bySource(done, when.who) : ofBearer(when, ofYours(when, done))
  const told: TriggeredAbility = {
    ability: 'triggered',
    when,
    ...(only ? { only } : {}),
    ...(oncePerTurn ? { oncePerTurn } : {}),
    do: ofCost([], meant),
  }
  const timed = isAttack(when) ? forThisAttack(onceDone(told)) : isStart(when) ? untilTurnEnds(told) : told
  return resolvePronouns(timed, when.when === 'draws') // `it` is the card that was drawn
}
/** What a Pilot says of itself or its unit is done for that unit. */
const ofBearer = (when: Trigger, done: readonly Instruction[]): readonly Instruction[] =>
  when.when === 'would-be-damaged' && isRecordOf(when.who, 'bearer')
    ? (rewrite(done, (part) => (part['the'] === 'it' ? when.who : part)) as readonly Instruction[])
    : done
/** `that unit of yours` is the one that does it; where it is not yours, the words are not understood. */
function ofYours(when: Trigger, done: readonly Instruction[]): readonly Instruction[] {
  const isYours =
    'who' in when && typeof when.who === 'object' && 'of' in when.who && when.who.of.whose === 'you'
  return isYours
    ? (rewrite(done, (part) => (part['name'] === OURS.name ? THAT : part)) as readonly Instruction[])
    : done
}
/** `that damage` is the damage that the unit would do. */
const bySource = (done: readonly Instruction[], who: Noun): readonly Instruction[] =>
  rewrite(done, (part) =>
    part['do'] === 'prevent' && isRecordOf(part['who'], 'it') ? { ...part, do: 'prevent-from', who } : part,
  ) as readonly Instruction[]
const isRecordOf = (who: unknown, the: string): boolean =>
  typeof who === 'object' && who !== null && 'the' in who && who.the === the
/** What a turn, a phase or a step begins with lasts for that turn, where nothing else is said. */
const isStart = ({ when }: Trigger): boolean => when === 'step-starts' || when === 'build-step-starts'
const untilTurnEnds = <T>(tree: T): T =>
  JSON.parse(JSON.stringify(tree), (_, value) => (value === UNSAID ? 'this-turn' : value)) as T
const isAttack = ({ when }: Trigger): boolean => when === 'attacks' || when === 'is-attacked'

/** A bonus that an attack sets off lasts for that attack, where nothing else is said. */
const forThisAttack = <T>(tree: T): T =>
  JSON.parse(JSON.stringify(tree), (_, value) => (value === 'unsaid' ? 'this-attack' : value)) as T

const completeOnlyIf: Parser<Ability> = say`you (?:may|can) complete ${reference} only if ${condition}`(
  (_, only) => resolvePronouns({ ability: 'complete-only-if', only }),
)
/** How many cards of its name a player may have in play. */
const copies: Parser<Ability> =
  say`you can (?:have only|only have|only have up to|have only up to) ${count} ${either<unknown>(
    self,
    pattern(
      /(?:copy|copies) of this (?:Campaign|Equipment|Location|card)(?: Skill)?\b|of this card\b/,
      () => null,
    ),
  )} in play`((most) => ({ ability: 'copies', most }))
const toComplete: Parser<Ability> = either<Ability>(
  say`to (?:complete|finish building) ${reference}, (?:you must )?(?:also )?${cost}`((_, paid) =>
    resolvePronouns({ ability: 'to-complete', cost: paid }),
  ),
  say`to (?:complete|deploy) ${reference}, you must (?:also )?have ${amongst}`((_, { atLeast, of }) =>
    resolvePronouns({
      ability: 'complete-only-if',
      only: { if: 'there-are', of: merge({ whose: 'you' }, of), atLeast },
    }),
  ),
)

const one = (parser: Parser<Ability>): Parser<readonly Ability[]> => map(parser, (ability) => [ability])

/** `As long as …, when …`: the condition belongs to the whole. */
const conditionally: Parser<Ability> = say`as long as ${condition}, ${triggered}`((when, heard) => {
  if (heard.ability !== 'triggered') return heard
  const { only, ...rest } = heard
  return resolvePronouns({ ...rest, only: only ? { if: 'all', of: [when, only] } : when })
})
/** `When one of your units would attack, you may … instead. … You may do this only once per turn and only for …`. */
const insteadOfAttacks: Parser<Ability> =
  say`when ${where(selector, ({ of }) => of.whose === 'you')} would attack, you may ${sentences} instead[.] if you do, ${sentences}[.] you may do this only once per turn ${either<Filter>(
    say`and only for ${filter}`((of) => of),
    nothing({}),
  )}`(({ of }, first, then, narrower) => ({
    ability: 'static',
    who: merge(of, narrower),
    gain: {
      abilities: [
        {
          ability: 'effect',
          cost: [],
          oncePerTurn: true,
          shared: true,
          timing: 'would-attack',
          do: ofItself([...first, ...then]),
        },
      ],
    },
  }))
/** The unit itself speaks; what lasts without a word lasts for the turn. */
const ofItself = (done: readonly Instruction[]): readonly Instruction[] =>
  rewrite(done, (part) => {
    if (part['the'] === 'it' || part['the'] === 'chosen') return { the: 'self' }
    return part['for'] === UNSAID
      ? ofItself([{ ...part, for: 'this-turn' } as object as Instruction])[0]
      : part
  }) as readonly Instruction[]
/** `Your opponent loses 1 Force for each point of damage done by this unit`. */
const byThePoint: Parser<Ability> = say`${sentences} by ${reference}`((done, who) =>
  resolvePronouns({ ability: 'triggered', when: { when: 'damages', who }, do: done }),
)
/** `You may discard this card to gain 2 Force. Play only …`: a cost without an arrow. */
const offered: Parser<Ability> =
  say`you may ${cost} (?:and|to) ${sentences}${where(restrictions, ({ timing }) => timing !== undefined)}`(
    effectOf,
  )
/** `During your build step, you may …`, `Once per turn, you may …`: played without an arrow. */
const occasion: Parser<Restriction> = either<Restriction>(
  say`during your build step,`(() => ({ timing: 'build-step' })),
  say`once per turn,`(() => ({ oncePerTurn: true })),
  say`once per turn,? during your build step,`(() => ({ timing: 'build-step', oncePerTurn: true })),
  say`once per game,`(() => ({ oncePerGame: true })),
)
/** `You may search your deck. If you do, …`. */
const isOfWhatWasDone = (words: string): boolean => /[.,]? (?:and )?if you do,/i.test(words)
/** What somebody may do that is no payment. */
function isOption([first]: readonly Instruction[]): boolean {
  return (
    first?.do === 'may' && first.who === 'you' && first.what[0] !== undefined && !PAYS.has(first.what[0].do)
  )
}
const taken = ([first, ...rest]: readonly Instruction[]): readonly Instruction[] =>
  first?.do === 'may' ? [...first.what, ...rest] : rest
const onOccasion: Parser<Ability> = either<Ability>(
  say`${occasion} ${where(worded(sentences, isOfWhatWasDone), isOption)}`((limits, done) =>
    effectOf([], taken(done), limits),
  ),
  say`${occasion} you may ${sentences}`((limits, done) => effectOf([], done, limits)),
  say`${occasion} you may ${cost} ${ifDone} ${sentences}`((limits, paid, _, done) =>
    effectOf(paid, done, limits),
  ),
  say`${occasion} you may ${cost} to ${sentences}`((limits, paid, done) => effectOf(paid, done, limits)),
)
/** A discard takes Pilots along, who are saved by words of their own. */
const staying = where(trigger, ({ when }) => when !== 'is-discarded')
const banWhile = (ban: PlayerRuleAbility, when: Condition): PlayerRuleAbility =>
  resolvePronouns({ ...ban, while: ban.while ? { if: 'all', of: [when, ban.while] } : when })
export const standing: Parser<readonly Ability[]> = either<readonly Ability[]>(
  say`${cost} -> ${sentences}[.] ${growing}${restrictions}`((paid, done, grows, limits) => [
    effectOf(paid, done, limits),
    grows,
  ]),
  one(activatedEffect),
  timedModes,
  one(
    where(
      bareEffect,
      ({ timing, oncePerGame, do: [first] }) =>
        (timing !== undefined || oncePerGame === true) && first?.do !== 'may',
    ),
  ),
  one(offered),
  one(onOccasion),
  first<readonly Ability[]>(one(savedPilots(sentences)), one(triggered)),
  say`when ${staying},? (?:or|and) when(?:ever)? ${staying}, ${sentences}`((one, other, done) =>
    [one, other].map((when) => triggeredOf(when, null, done, {})),
  ),
  say`when ${noun} attacks or is attacked, ${sentences}`((who, done) => [
    triggeredOf({ when: 'attacks', who }, null, done, {}),
    triggeredOf({ when: 'is-attacked', who }, null, done, {}),
  ]),
  one(treatAs),
  one(joining),
  one(guest),
  one(equipsInBattle),
  one(controls),
  one(drawsAttacks),
  say`as long as ${condition}, ${drawsAttacks}`((when, drawn) => [
    resolvePronouns({ ...drawn, while: when } as Ability),
  ]),
  values,
  devotion,
  one(copies),
  one(insteadOfAttacks),
  one(standingBan),
  say`(?:as long as|if) ${condition}, ${standingBan}`((when, ban) => [banWhile(ban, when)]),
  say`${standingBan},? (?:as long as|if) ${condition}`((ban, when) => [banWhile(ban, when)]),
  say`${standingBan},? unless ${condition}`((ban, when) => [banWhile(ban, { if: 'not', of: when })]),
  untouched,
  map(warded, (ability) => [resolvePronouns(ability)]),
  say`as long as ${condition}, ${standingBan} and ${statics}`((when, ban, others) => [
    resolvePronouns({ ...ban, while: when }),
    ...others.map((one) => resolvePronouns({ ...one, while: when })),
  ]),
  one(inaccurate),
  one(where(byThePoint, (told) => mentions(told, 'that-much'))),
  one(conditionally),
  map(secretive, (ability) => [resolvePronouns(ability)]),
  one(playerRule),
  say`${playerRule} and ${playerRule}`((first, second) => [first, second]),
  map(statics, (each) => each.map((ability) => resolvePronouns(ability))),
)
/** `This card can't be disrupted`, wherever it comes from. */
const certain: Parser<Ability> = map(
  either<Condition | null>(
    say`${self} can't be disrupted`(() => null),
    say`as long as ${condition}, ${self} can't be disrupted`((when) => when),
    say`${self} can't be disrupted (?:as long as|if) ${condition}`((_, when) => when),
  ),
  (when) =>
    resolvePronouns({
      ability: 'rule',
      ...(when ? { while: when } : {}),
      who: SELF,
      rule: { disrupted: 'never', what: 'card' },
    }),
)
export const completion: Parser<readonly Ability[]> = either(
  one(certain),
  one(completeOnlyIf),
  one(copies),
  one(toComplete),
  one(priceInstead),
)
