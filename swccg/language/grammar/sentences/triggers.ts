/** What happens by itself: as soon as a condition holds, or something happens. */
import { either, nothing, optional, pattern, say, sequence } from '@dejarik/kernel/language'
import type { Condition } from '../../../text/condition.ts'
import type { Filter } from '../../../text/filter.ts'
import type { Instruction } from '../../../text/instruction.ts'
import type { CardTrigger, When } from '../../../text/text.ts'
import { on, type Parser } from '../../source.ts'
import { all, condition, there, thisIs, under } from '../conditions/conditions.ts'
import { habit, time } from '../conditions/times.ts'
import { cancelsNamed } from '../instructions/cancelled-titles.ts'
import { instructions } from '../instructions/instructions.ts'
import { SELF } from '../nouns/filters.ts'
import { selector } from '../nouns/nouns.ts'
import { referring } from '../nouns/referents.ts'
import { comma, heads } from './action-heads.ts'
import { type Deed, type Just, joinDeeds, lifted } from './deeds.ts'
import type { Piece } from './piece.ts'

/** A destiny that is drawn in a battle is answered by whoever takes part in it. */
export function inItsBattle(condition: Condition): Condition {
  if (condition.if === 'all') return all(...condition.of.map(inItsBattle))
  return condition.if === 'battle' && condition.by === undefined ? thisIs({ inBattle: true }) : condition
}

/** By itself: as soon as a condition holds, or something happens. */
export const isJust = (when: When | undefined): when is Just => typeof when === 'object' && 'just' in when
export const byItself: Parser<Piece> = (source, at) =>
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
    if (LEFT_TO_YOU.test(source.text.slice(at, end)) && !joined.do?.some(isChoice)) return []
    return [{ value: { triggers: [toTrigger(joined)] }, end }]
  })
/** What a player may let be is no less than a choice. */
const LEFT_TO_YOU = /\b(?<!opponent )may retrieve\b/
const isChoice = ({ do: verb }: Instruction): boolean => verb === 'may'
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
export const answersDraws = (when: When | undefined): boolean =>
  isJust(when) && (when.just === 'destiny-drawn' || when.just === 'battle-destinies-drawn')
export const canceledIf: Parser<Piece> = (source, at) =>
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
export const meets: Parser<Piece> = on(
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
export const usedInstead: Parser<Piece> =
  say`${selector} that are hit and about to be lost go to Used Pile instead`(
    (card): Piece => ({
      triggers: [
        {
          when: { just: 'about-to-be-lost', card: { ...card, hit: true } },
          do: [{ do: 'use-cards', what: { the: { chosen: 'answered' } } }],
        },
      ],
    }),
  )
export const lostIf: Parser<Piece> = (source, at) =>
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
export const cancelsPlayed: Parser<Piece> = (source, at) =>
  source.card.kind === 'effect'
    ? cancelsNamed(source, at).map(({ value, end }) => ({
        value: { triggers: [{ when: { just: 'played', card: value }, do: [{ do: 'cancel' }] }] },
        end,
      }))
    : []
/** `Kessel Run is canceled`: as soon as it is on table. */
export const cancelled: Parser<Piece> = (source, at) =>
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
export const released: Parser<Piece> = (source, at) =>
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
export const prevented: Parser<Piece> = (source, at) =>
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
