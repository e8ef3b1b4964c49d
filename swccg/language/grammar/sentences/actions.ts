/** What a player may do with a card. */
import { either, map, optional, pattern, say, sequence } from '@dejarik/kernel/language'
import type { Condition } from '../../../text/condition.ts'
import type { Filter } from '../../../text/filter.ts'
import type { Instruction } from '../../../text/instruction.ts'
import type { Static } from '../../../text/statics.ts'
import type { CardAction, When } from '../../../text/text.ts'
import { on, type Parser } from '../../source.ts'
import { under_ } from '../amounts/changes.ts'
import { all, there, under } from '../conditions/conditions.ts'
import { cancelsNamed } from '../instructions/cancelled-titles.ts'
import { instructions } from '../instructions/instructions.ts'
import { deployable } from '../instructions/pile-instructions.ts'
import { HOST, SELF, TARGET } from '../nouns/filters.ts'
import { ownName } from '../nouns/names.ts'
import { selector } from '../nouns/nouns.ts'
import { referring } from '../nouns/referents.ts'
import { movement } from '../statics/movement.ts'
import { clauses } from '../statics/statics.ts'
import { comma, doer, heads, joinAll, price, tail } from './action-heads.ts'
import { type Deed, joinDeeds, toAction } from './deeds.ts'
import type { Piece } from './piece.ts'
import {
  answersDraws,
  byItself,
  canceledIf,
  cancelled,
  cancelsPlayed,
  inItsBattle,
  isJust,
  lostIf,
  meets,
  prevented,
  released,
  usedInstead,
} from './triggers.ts'

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
