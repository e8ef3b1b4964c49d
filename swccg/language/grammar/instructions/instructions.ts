/** What is done: one instruction or several, with the targets and prices that its words bring along. */
import { either, later, where as parserWhere, pattern, remember, say } from '@dejarik/kernel/language'
import type { Condition } from '../../../text/condition.ts'
import type { Instruction } from '../../../text/instruction.ts'
import type { Parser, Source } from '../../source.ts'
import { destinyCompared } from '../amounts/measures.ts'
import { condition } from '../conditions/conditions.ts'
import { type Deed, joinDeeds } from '../sentences/deeds.ts'
import { whiles } from '../statics/lasting.ts'
import { cardVerbs } from './card-verbs.ts'
import { custodyVerbs } from './custody.ts'
import { draws } from './draws.ts'
import { eventVerbs } from './event-verbs.ts'
import { forceVerbs } from './force-verbs.ts'
import { missingVerbs } from './missing.ts'
import { peeking } from './peeking.ts'
import { piles } from './pile-instructions.ts'
import { rareVerbs } from './rare-verbs.ts'

const plain: Parser<Deed> = remember(
  either<Deed>(
    draws,
    peeking,
    cardVerbs,
    custodyVerbs,
    missingVerbs,
    forceVerbs,
    piles,
    eventVerbs,
    whiles,
    rareVerbs,
  ),
)
/** A condition at the head is the action's own. */
const opening: Parser<Deed> = remember(
  either<Deed>(
    plain,
    later(() => instead),
    later(() => byDestiny),
  ),
)
const one: Parser<Deed> = remember(
  either<Deed>(
    plain,
    later(() => instead),
    later(() => byDestiny),
    later(() => conditional),
    later(() => otherwise),
  ),
)

/** `If destiny > ability, target is lost`; the other way round. */
const tested: Parser<Condition> = either<Condition>(
  destinyCompared,
  later(() => condition),
)
const steps = (deed: Deed): readonly Instruction[] => deed.do ?? []
const onlySteps = (deed: Deed, step: Instruction): Deed => ({ ...deed, do: [step] })
const conditional: Parser<Deed> = say`(?:however, )?if ${tested}, ${parserWhere(
  later(() => ofSentence),
  (so) => !steps(so).some(isRemembered),
)}`((when, so) => onlySteps(so, { do: 'if', when, so: steps(so) }))
/** What is added to a draw under a condition is said of the amount itself. */
const isRemembered = (step: Instruction): boolean => step.do === 'remember'
const byDestiny: Parser<Deed> = say`${cardVerbs} if ${destinyCompared}`((so, when) =>
  onlySteps(so, { do: 'if', when, so: steps(so) }),
)
/** Another deed instead, in brackets: `double it (if Han is present, triple it)`. */
const instead: Parser<Deed> = say`${plain} \(if ${condition}, ${plain}\)`((otherwise_, when, so) =>
  onlySteps(otherwise_, { do: 'if', when, so: steps(so), else: steps(otherwise_) }),
)
/** The other case of the condition before it. */
const otherwise: Parser<Deed> = say`(?:otherwise|if not),? ${later(() => ofSentence)}`((deed) => ({
  ...deed,
  do: [{ do: 'if', when: NOT_SO, so: steps(deed) }],
}))
const NOT_SO: Condition = { if: 'all', of: [] }
const isOtherwise = (step: Instruction | undefined): step is Extract<Instruction, { do: 'if' }> =>
  step?.do === 'if' && step.when === NOT_SO

/** One after the other; what is otherwise so belongs to the condition before it. */
function after(before: Deed, next: Deed): Deed | undefined {
  const [first, ...rest] = steps(next)
  if (first?.do === 'if' && steps(before).some(isOwnEnd)) return undefined
  if (!isOtherwise(first)) return joinDeeds([before, next])
  const last = steps(before).at(-1)
  if (last?.do !== 'if' || last.else) return undefined
  return joinDeeds([
    { ...before, do: [...steps(before).slice(0, -1), { ...last, else: first.so }] },
    { ...next, do: rest },
  ])
}

/** A card that is gone asks nothing more. */
const isOwnEnd = (step: Instruction): boolean =>
  (step.do === 'cancel-cards' || step.do === 'lose-cards') && step.what.the === 'self'

const within: Parser<unknown> = pattern(/(?:; |,? (?:and|then) (?:may )?|, (?:then )?)(?=\S)/, () => null)
const between: Parser<unknown> = pattern(
  /(?:[.] |; |,? (?:and|then) (?:may )?|, (?:then )?)(?=\S)/,
  () => null,
)

/** Those that a joint leads to, after those that were read. */
const joinedBy = (joint: Parser<unknown>, head: Parser<Deed>, rest: () => Parser<Deed>): Parser<Deed> =>
  remember((source: Source, at) => {
    const heads = head(source, at)
    const further = heads.flatMap(({ value, end }) =>
      joint(source, end).flatMap((gap) =>
        rest()(source, gap.end).flatMap((next) => {
          const together = after(value, next.value)
          return together ? [{ value: together, end: next.end }] : []
        }),
      ),
    )
    return [...heads, ...further]
  })
/** Those of one sentence. */
const ofSentence: Parser<Deed> = joinedBy(within, one, () => ofSentence)
const following: Parser<Deed> = joinedBy(between, one, () => following)
/** One instruction or several. */
export const instructions: Parser<Deed> = joinedBy(between, opening, () => following)
