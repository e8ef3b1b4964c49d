/** What a player may do with a card, and what happens by itself. */
import {
  either,
  map,
  nothing,
  optional,
  pattern,
  remember,
  say,
  separated,
  sequence,
} from '@dejarik/kernel/language'
import type { Amount, Condition } from '../../../text/condition.ts'
import type { Filter } from '../../../text/filter.ts'
import type { Instruction } from '../../../text/instruction.ts'
import type { Static } from '../../../text/statics.ts'
import type { CardAction, CardTrigger, When } from '../../../text/text.ts'
import { on, type Parser, type Source } from '../../source.ts'
import { under_ } from '../amounts/changes.ts'
import { measure as amount } from '../amounts/measures.ts'
import { all, condition, there, thisIs, under } from '../conditions/conditions.ts'
import { habit, moment, time } from '../conditions/times.ts'
import { cancelsNamed } from '../instructions/cancelled-titles.ts'
import { instructions } from '../instructions/instructions.ts'
import { deployable } from '../instructions/pile-instructions.ts'
import { HOST, SELF, TARGET } from '../nouns/filters.ts'
import { ownName } from '../nouns/names.ts'
import { selector } from '../nouns/nouns.ts'
import { referring } from '../nouns/referents.ts'
import { movement } from '../statics/movement.ts'
import { clauses } from '../statics/statics.ts'
import { type Deed, type Just, joinDeeds, lifted, toAction } from './deeds.ts'
import type { Piece } from './piece.ts'

/** What stands before: a time, a limit, something that just happened, a condition. */
const head: Parser<Deed> = either<Deed>(
  time,
  say`(?:if|when|whenever|each time) ${moment}`((deed) => deed),
  say`(?:when|whenever|each time) ${habit}`((deed) => deed),
  say`(?:if|when) ${moment},? (?:and(?: if| while)?|while) ${condition}`((deed, when) => ({
    ...deed,
    if: deed.if ? all(deed.if, when) : when,
  })),
  map(under, (when): Deed => ({ if: when })),
)
const comma: Parser<unknown> = pattern(/,? ?/, () => null)
const heads: Parser<Deed> = remember((source: Source, at) =>
  either<readonly Deed[]>(
    nothing([]),
    map(
      separated(
        head,
        pattern(/,? /, () => null),
      ),
      (list) => list,
    ),
  )(source, at).flatMap(({ value, end }) => {
    const joined = joinDeeds(value)
    return joined ? [{ value: joined, end }] : []
  }),
)

/** The price: `use 1 Force to`. */
const price: Parser<Deed> = either<Deed>(
  say`use ${amount} Force to`((cost: Amount) => ({ cost })),
  say`use Force equal to ${amount} to`((cost: Amount) => ({ cost })),
  say`lose ${amount} Force to`((n) => ({ first: [{ do: 'lose-force', who: 'you', amount: n }] })),
  nothing({}),
)

const joinAll = (deeds: readonly Deed[]): readonly Deed[] => {
  const joined = joinDeeds(deeds)
  return joined ? [joined] : []
}

/** Who does it: the card itself, its player. */
const doer: Parser<unknown> = either<unknown>(ownName, nothing(null))

/** What stands behind: `by using 2 Force`, `(once per turn)`. */
const tail: Parser<Deed> = either<Deed>(
  say`by using ${amount} Force`((cost: Amount) => ({ cost })),
  say`\(${time}\)`((deed) => deed),
  say`(?:whenever|each time) ${habit}`((deed) => deed),
  nothing({}),
)
/** A card on table: what its player may do. */
const mayDo: Parser<Piece> = (source, at) =>
  sequence<[unknown, Deed, unknown, unknown, unknown, Deed, Deed, Deed]>(
    pattern(/(?:Also, )?/i, () => null),
    heads,
    comma,
    doer,
    pattern(/ ?(?:also )?may /i, () => null),
    price,
    instructions,
    tail,
  )(source, at).flatMap(({ value: [, before, , , , cost, steps, more], end }) =>
    joinAll([before, cost, steps, more]).flatMap((joined) => {
      const deed = referring(source, joined)
      return deed ? [{ value: { actions: [settled(toAction(deed, 'any-time'))] }, end }] : []
    }),
  )
/** Cancelling by title from the table costs its price once, while the card is there. */
const mayCancel: Parser<Piece> = (source, at) =>
  sequence<[Deed, unknown, unknown, unknown, Deed, Filter]>(
    heads,
    comma,
    doer,
    pattern(/ ?(?:also )?may /i, () => null),
    price,
    cancelsNamed,
  )(source, at).flatMap(({ value: [before, , , , cost, what], end }) =>
    joinAll([before, cost, { if: there(what), do: [{ do: 'cancel-cards', what }] }]).map((deed) => ({
      value: { actions: [toAction(deed, 'any-time')] },
      end,
    })),
  )

/** What just happened at one battle can be answered by a card on table once; what a phase allows, once in the phase. */
function settled(taken: CardAction): CardAction {
  const action = { ...taken, do: taken.do.map((step) => (isOwnLoss(taken.when) ? fromLostPile(step) : step)) }
  const { when } = action
  if (answersDraws(when) && action.if) return { ...action, if: inItsBattle(action.if) }
  if (action.limit || typeof when !== 'object') return action
  if ('just' in when)
    return when.just === 'battle-initiated' ? { ...action, limit: { times: 1, per: 'battle' } } : action
  if (action.do.some((step) => step.do === 'put-from-hand')) return action
  return { ...action, limit: { times: 1, per: 'turn' } }
}

/** A card that was lost is in the Lost Pile by now. */
const isOwnLoss = (when: When): boolean =>
  typeof when === 'object' && 'just' in when && when.just === 'lost' && when.card?.the === 'self'
const fromLostPile = (step: Instruction): Instruction =>
  step.do === 'use-cards' && step.what.the === 'self'
    ? { do: 'put-on-pile', what: step.what, piles: ['used'] }
    : step

/** A destiny that is drawn in a battle is answered by whoever takes part in it. */
function inItsBattle(condition: Condition): Condition {
  if (condition.if === 'all') return all(...condition.of.map(inItsBattle))
  return condition.if === 'battle' && condition.by === undefined ? thisIs({ inBattle: true }) : condition
}

/** By itself: as soon as a condition holds, or something happens. */
const isJust = (when: When | undefined): when is Just => typeof when === 'object' && 'just' in when
const byItself: Parser<Piece> = (source, at) =>
  sequence<[Deed, unknown, Deed, Deed]>(
    heads,
    comma,
    instructions,
    either<Deed>(
      nothing({}),
      say`(?=\s*at )${time}`((deed) => deed),
      say`(?:whenever|each time) ${habit}`((deed) => deed),
    ),
  )(source, at).flatMap(({ value: [before, , steps, then], end }) => {
    const together = joinDeeds([before, steps, then])
    const joined = together && referring(source, picking(everyPhase(together)))
    if (!joined || joined.cost !== undefined || joined.limit || joined.targets || joined.first) return []
    if (joined.when !== undefined && !isJust(joined.when)) return []
    if (joined.when === undefined && (!joined.if || joined.do?.every(isState))) return []
    return [{ value: { triggers: [toTrigger(joined)] }, end }]
  })
/** What happens by itself in each such phase happens as it begins. */
function everyPhase({ limit, ...deed }: Deed): Deed {
  const { when } = deed
  const each = limit?.per === 'turn' && limit.times === 1
  if (!each || typeof when !== 'object' || !('of' in when) || when.of === 'either')
    return limit ? { ...deed, limit } : deed
  return { ...deed, when: { just: 'phase-began', by: when.of, phase: when.phase } }
}
/** What holds as long as a condition does is no event. */
const isState = ({ do: verb }: Instruction): boolean => verb === 'for-a-while'
/** What happens by itself has no targets: whoever is to be picked is chosen then. */
function picking({ targets = [], ...deed }: Deed): Deed {
  const choices = targets.map(({ name, what }): Instruction => ({ do: 'choose', as: name, what }))
  return { ...deed, do: [...choices, ...(deed.do ?? [])] }
}
function toTrigger(given: Deed): CardTrigger {
  const deed = lifted(given)
  return {
    when: isJust(deed.when) ? deed.when : 'always',
    ...(deed.if ? { if: answersDraws(deed.when) ? inItsBattle(deed.if) : deed.if } : {}),
    do: deed.do ?? [],
  }
}
const answersDraws = (when: When | undefined): boolean =>
  isJust(when) && (when.just === 'destiny-drawn' || when.just === 'battle-destinies-drawn')
const canceledIf: Parser<Piece> = (source, at) =>
  say`(?:Effect |Utinni Effect )?(?:is )?canceled (?:if|when) ${condition}`((when) => when)(source, at).map(
    ({ value, end }) => ({
      value: {
        triggers: [
          {
            when: 'always',
            if: value,
            do: [{ do: 'cancel-cards', what: SELF }],
          },
        ],
      },
      end,
    }),
  )
/** The one that it lies on meets the one that it targets. */
const meets: Parser<Piece> = on(
  ({ card }) => card.type === 'utinni',
  say`Utinni Effect canceled when present with target`(
    (): Piece => ({
      triggers: [
        {
          when: 'always',
          if: there({ the: 'target', where: 'present' }),
          do: [{ do: 'cancel-cards', what: SELF }],
        },
      ],
    }),
  ),
)
/** What is hit goes to the Used Pile: `your droids at same site that are hit and about to be lost go to Used Pile instead`. */
const usedInstead: Parser<Piece> = say`${selector} that are hit and about to be lost go to Used Pile instead`(
  (card): Piece => ({
    triggers: [
      {
        when: { just: 'about-to-be-lost', card: { ...card, hit: true } },
        do: [{ do: 'use-cards', what: { the: { chosen: 'answered' } } }],
      },
    ],
  }),
)
/** Those aboard a craft that is lost may stay where it was. */
const jumpOff: Parser<Piece> = on(
  ({ card }) => card.kind === 'vehicle',
  say`if (?:about to be )?lost, (?:any )?characters aboard may (?:'?jump off'? \()?disembark\)?`(
    (): Piece => ({
      actions: [
        {
          when: { just: 'about-to-be-lost', card: SELF },
          targets: [{ name: 'target', what: { kind: 'character', on: SELF }, most: ANY_NUMBER }],
          do: [{ do: 'relocate', what: TARGET, to: { where: 'same-location' } }],
        },
      ],
    }),
  ),
)
/** As many as a deck holds. */
const ANY_NUMBER = 60
const lostIf: Parser<Piece> = (source, at) =>
  either<Condition>(
    say`(?:immediately )?lost if ${condition}`((when) => when),
    say`(?:(?:Utinni )?Effect|device|weapon) is lost (?:if|when) ${condition}`((when) => when),
  )(source, at).map(({ value, end }) => ({
    value: {
      triggers: [{ when: 'always', if: value, do: [{ do: 'lose-cards', what: SELF }] }],
    },
    end,
  }))
/** `Cancels: Narrow Escape; and Rebel Barrier`: as soon as one of them is played. */
const cancelsPlayed: Parser<Piece> = (source, at) =>
  source.card.kind === 'effect'
    ? cancelsNamed(source, at).map(({ value, end }) => ({
        value: { triggers: [{ when: { just: 'played', card: value }, do: [{ do: 'cancel' }] }] },
        end,
      }))
    : []
/** `Kessel Run is canceled`: as soon as it is on table. */
const cancelled: Parser<Piece> = (source, at) =>
  sequence<[Condition | null, unknown, Filter, unknown]>(
    optional(under),
    comma,
    selector,
    pattern(/ (?:is|are) canceled/, () => null),
  )(source, at)
    .filter(({ value: [, , what] }) => what.title !== undefined)
    .map(({ value: [when, , what], end }) => ({
      value: {
        triggers: [
          {
            when: 'always',
            if: when ? all(when, there(what)) : there(what),
            do: [{ do: 'cancel-cards', what }],
          },
        ],
      },
      end,
    }))

/** `Imprisoned characters are released`: as soon as there are some. */
const released: Parser<Piece> = (source, at) =>
  sequence<[Condition | null, unknown, Filter, unknown]>(
    optional(under),
    comma,
    selector,
    pattern(/ (?:is|are) released/, () => null),
  )(source, at).map(({ value: [when, , what], end }) => ({
    value: {
      triggers: [
        {
          when: 'always',
          if: when ? all(when, there(what)) : there(what),
          do: [{ do: 'release', what }],
        },
      ],
    },
    end,
  }))

/** What is prevented is cancelled, and does not come at all. */
const prevented: Parser<Piece> = (source, at) =>
  sequence<[Condition | null, unknown, Filter, unknown]>(
    optional(under),
    comma,
    selector,
    pattern(/ (?:is|are) prevented/, () => null),
  )(source, at)
    .filter(({ value: [, , what] }) => what.title !== undefined)
    .map(({ value: [when, , what], end }) => ({
      value: {
        statics: [{ static: 'bars', what: 'deploy', of: what, ...(when ? { when } : {}) }],
        triggers: [
          {
            when: 'always',
            if: when ? all(when, there(what)) : there(what),
            do: [{ do: 'cancel-cards', what }],
          },
        ],
      },
      end,
    }))

/** `While at X: is power +1 and, once per turn, may …`: the head holds for all, the limit for its member only. */
const listed: Parser<Piece> = (source, at) =>
  sequence<[Condition | null, unknown, readonly Static[], unknown, Piece]>(
    optional(
      map(
        sequence<[unknown, Condition, unknown]>(
          pattern(/(?:also,? )?/i, () => null),
          under,
          pattern(/[:,] /, () => null),
        ),
        ([, when]) => when,
      ),
    ),
    pattern(/(?:also,? )?/i, () => null),
    clauses,
    pattern(/(?:,? and,? |; )(?:also,? )?/, () => null),
    either<Piece>(mayDo, mayCancel, cancelled, released),
  )(source, at)
    .filter(({ value: [when, , , , { actions = [] }] }) => !when || !actions.some(isAfterOwnLoss))
    .map(({ value: [when, , statics, , { actions = [], triggers = [] }], end }) => ({
      value: {
        statics: when ? statics.map(under_(when)) : statics,
        ...(actions.length > 0 ? { actions: actions.map((one) => given(when, one)) } : {}),
        ...(triggers.length > 0 ? { triggers: triggers.map((one) => given(when, one)) } : {}),
      },
      end,
    }))
/** Who is gone is nowhere: a condition of its place cannot hold for what it does then. */
const isAfterOwnLoss = ({ when }: CardAction): boolean =>
  isJust(when) && (when.just === 'lost' || when.just === 'forfeited') && when.card?.the === 'self'
const given = <T extends { readonly if?: Condition }>(when: Condition | null, one: T): T =>
  when ? { ...one, if: one.if ? all(when, one.if) : when } : one

/** A device goes over to another carrier, as often as its player likes. */
const mayGoOver: Parser<Piece> = (source, at) =>
  say`${heads}, ${ownName} may be transferred (?:for free|\(for free\)) to another ${selector}`(
    (before, _, what): readonly Deed[] =>
      joinAll([
        before,
        {
          targets: [{ name: 'target', what: { ...what, not: HOST } }],
          do: [{ do: 'attach', what: SELF, to: TARGET }],
        },
      ]),
  )(source, at).flatMap(({ value, end }) =>
    value.map((deed) => ({ value: { actions: [toAction(deed, 'any-time')] }, end })),
  )

/** `Vaporator may deploy here from Reserve Deck`: its player does it. */
const mayDeploy: Parser<Piece> = (source, at) =>
  sequence<[Deed, unknown, Deed]>(
    heads,
    comma,
    deployable,
  )(source, at).flatMap(({ value: [before, , steps], end }) =>
    joinAll([before, steps]).map((deed) => ({
      value: { actions: [settled(toAction(deed, { phase: 'deploy', of: 'you' }))] },
      end,
    })),
  )
/** The ways that a location opens. */
const mayWalk: Parser<Piece> = (source, at) =>
  sequence<[Deed, unknown, readonly Deed[]]>(
    heads,
    comma,
    movement,
  )(source, at).flatMap(({ value: [before, , ways], end }) => {
    const joined = ways.map((way) => joinDeeds([before, way]))
    return joined.includes(undefined) || before.when === undefined
      ? []
      : [{ value: { actions: (joined as readonly Deed[]).map((deed) => toAction(deed, 'any-time')) }, end }]
  })

export const actionSentence: Parser<Piece> = either<Piece>(
  mayDo,
  mayCancel,
  mayDeploy,
  mayWalk,
  mayGoOver,
  byItself,
  lostIf,
  listed,
  canceledIf,
  meets,
  usedInstead,
  jumpOff,
  cancelled,
  cancelsPlayed,
  prevented,
)
export { heads, price }
