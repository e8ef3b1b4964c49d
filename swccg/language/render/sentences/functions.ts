/** The functions of an Interrupt, a paragraph each, joined by OR. */
import { ordered } from '@dejarik/kernel/language'
import type { Condition } from '../../../text/condition.ts'
import type { Filter } from '../../../text/filter.ts'
import type { CardAction } from '../../../text/text.ts'
import { sayWhen } from '../conditions/conditions.ts'
import { sayTime } from '../conditions/times.ts'
import { force } from '../instructions/force.ts'
import { clausesOf } from '../instructions/instructions.ts'
import { sentence, words } from '../lists.ts'
import { a, bare, isNamed } from '../nouns/nouns.ts'
import { plainNoun, type Speaker } from '../nouns/speaker.ts'
import { callAction, sayAction, sayImmunity } from './actions.ts'

const same = (one: unknown, other: unknown): boolean =>
  JSON.stringify(ordered(one)) === JSON.stringify(ordered(other))

export function sayFunctions(actions: readonly CardAction[], speaker: Speaker): readonly string[] {
  const half = actions.slice(0, actions.length / 2)
  const others = actions.slice(actions.length / 2)
  const rest = sayEach(actions, speaker)
  const isEither =
    half.length === others.length &&
    half.every((action) => isOwn(action)) &&
    half.every((action, index) => same(mirrored(action), others[index]))
  const said = isEither && half.length > 0 ? sayEach(half, { ...speaker, owner: "any player's" }) : rest
  return said.map((each, index) => (index === 0 ? each : `OR ${each}`))
}
function sayEach(actions: readonly CardAction[], speaker: Speaker): readonly string[] {
  const [first, second] = actions
  if (!first) return []
  const cancelled = cancelledBy(actions)
  if (cancelled)
    return [sayCancels(cancelled, first, speaker) + sayImmunity(first), ...sayEach(actions.slice(3), speaker)]
  const against = second && archEnemy(first, second)
  if (second && against)
    return [
      sayAgainst(first, { ...second, if: against.met }, against.who, speaker),
      ...sayEach(actions.slice(2), speaker),
    ]
  if (second && isOwn(first) && same(mirrored(first), second))
    return [sayAction(first, { ...speaker, owner: "any player's" }), ...sayEach(actions.slice(2), speaker)]
  if (second && same({ ...second, when: 0 }, { ...first, when: 0 }))
    return [
      `${sayAction(first, speaker)} ${sentence(`may also be played ${sayTime(second.when, speaker)}`)}`,
      ...sayEach(actions.slice(2), speaker),
    ]
  return [sayAction(first, speaker), ...sayEach(actions.slice(1), speaker)]
}

/** "Add one battle destiny (add two battle destiny if that Rebel is Luke)", and what both do after that. */
function sayAgainst(arch: CardAction, like: CardAction, who: string, speaker: Speaker): string {
  const last = arch.do.slice(1)
  const isShared = last.length > 0 && same(last, like.do.slice(1))
  const [one, other] = isShared
    ? [
        { ...arch, do: arch.do.slice(0, 1) },
        { ...like, do: like.do.slice(0, 1) },
      ]
    : [arch, like]
  const more = isShared ? clausesOf(last, speaker).map(sentence) : []
  const said = `${sayAction(other, speaker).replace(/\.$/, '')} (${callAction(one, speaker).join('. ')} if ${who}).`
  return words(said, ...more)
}

/** Two functions of which one is for a certain enemy and the other for those like him. */
function archEnemy(
  first: CardAction,
  second: CardAction,
): { readonly met: Condition; readonly who: string } | undefined {
  if (first.if?.if !== 'all' || second.if?.if !== 'all') return undefined
  const not = second.if.of.at(-1)
  const met = whole(second.if.of.slice(0, -1))
  if (!same(not, { if: 'not', of: first.if }) || met?.if !== 'all') return undefined
  if (!same({ ...first, if: 0, do: 0 }, { ...second, if: 0, do: 0 })) return undefined
  const arches = first.if.of
  const differing = met.of.findIndex((each, index) => !same(each, arches[index]))
  const [enemy, arch] = [met.of[differing], arches[differing]]
  if (enemy?.if !== 'on-table' || arch?.if !== 'on-table' || typeof arch.what.persona !== 'string')
    return undefined
  const { persona, ...like } = arch.what
  const isLike = same(
    met.of.map((each, index) => (index === differing ? enemy.what : each)),
    arches.map((each, index) => (index === differing ? like : each)),
  )
  return isLike ? { met, who: `that ${plainNoun(like)} is ${persona}` } : undefined
}
const whole = (of: readonly Condition[]): Condition | undefined =>
  of.length === 1 ? of[0] : { if: 'all', of }

/** Whether it is about one's own piles alone. */
const isOwn = ({ do: steps }: CardAction): boolean =>
  steps.every((step) =>
    step.do === 'shuffle' ? step.who === 'you' : step.do === 'look' && step.whose === 'yours',
  )
/** The same with the piles of the other player. */
const mirrored = (action: CardAction): CardAction => ({
  ...action,
  do: action.do.map((step) => {
    if (step.do === 'shuffle') return { ...step, who: 'opponent' }
    return step.do === 'look' ? { ...step, whose: 'opponents' } : step
  }),
})

/** A card is cancelled as it is played, as it is deployed, or on table: three actions that one word says. */
function cancelledBy([played, deployed, lying]: readonly CardAction[]): Filter | undefined {
  if (!played || !deployed || !lying || typeof deployed.when !== 'object' || !('just' in deployed.when))
    return undefined
  const { card } = deployed.when
  if (!card) return undefined
  const only = {
    ...(played.if ? { if: played.if } : {}),
    ...(played.cost ? { cost: played.cost } : {}),
    ...(played.immuneTo ? { immuneTo: played.immuneTo } : {}),
  }
  const last = played.do.slice(1)
  const three: readonly CardAction[] = [
    {
      when: { just: 'played', card: { ...card, kind: 'interrupt' } },
      ...only,
      do: [{ do: 'cancel' }, ...last],
    },
    {
      when: { just: 'deployed', card },
      ...only,
      do: [{ do: 'cancel-cards', what: { the: { chosen: 'answered' } } }, ...last],
    },
    {
      when: 'any-time',
      ...only,
      targets: [{ name: 'target', what: card }],
      do: [{ do: 'cancel-cards', what: { the: { chosen: 'target' } } }, ...last],
    },
  ]
  return same([played, deployed, lying], three) ? card : undefined
}
function sayCancels(card: Filter, { if: condition, cost, do: steps }: CardAction, speaker: Speaker): string {
  const which = isNamed(card, speaker) ? a(card, speaker) : `any ${bare(card, speaker)}`
  const head = condition && `${sayWhen(condition, speaker)},`
  const price = cost?.use !== undefined && `use ${force(cost.use, speaker)} to`
  const rest = clausesOf(steps.slice(1), speaker)
  return [words(head, price, 'cancel', which), ...rest].map(sentence).join(' ')
}
