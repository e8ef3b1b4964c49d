/** Choosing the cards that a noun phrase means, where there are more than it wants. */
import { type CardId, EVERYONE, pickBelow, zone } from '@dejarik/kernel'
import { ask, type Game, procedure, step } from '../../kinds.ts'
import type { Count, Selector } from '../../language/tree/nouns.ts'
import { constraintsOn } from '../../rules/abilities/constraints.ts'
import { isInPlay } from '../../rules/cards/place.ts'
import { askPermission, isRefused } from '../../rules/chances/permission.ts'
import { amountOf } from '../amounts/amounts.ts'
import { type Context, seatsFor } from '../context.ts'
import { candidates } from '../nouns/nouns.ts'

interface Choosing {
  readonly context: Context
  readonly selector: Selector
  readonly chosen?: readonly CardId[]
  /** Of what was chosen, what needs leave still. */
  readonly asking?: readonly CardId[]
  readonly granted?: boolean
  readonly result?: readonly CardId[]
}

/** Between how many cards may be taken, of so many there are. */
function range(
  game: Game,
  context: Context,
  take: Count,
  there: number,
): { readonly min: number; readonly max: number } {
  if (take.take === 'each') return { min: there, max: there }
  if (take.take === 'any-number') return { min: 0, max: there }
  const told = amountOf(game, context, take.count)
  const count = Math.min(there, Math.max(0, take.take === 'all-but' ? there - told : told))
  return { min: take.take === 'up-to' ? 0 : count, max: count }
}

export const choose = procedure<Choosing>('swtcg/choose', [
  step('at-random', (game, { context, selector }) => {
    if (!selector.atRandom) return
    game.finish()
    const from = candidates(game, context, selector.of)
    return { result: drawLots(game, from, range(game, context, selector.take, from.length).max) }
  }),
  ask(
    'choose',
    (game, { context, selector }) => {
      const fitting = candidates(game, context, selector.of).filter((card) => !isSpared(game, context, card))
      const from = notRefused(game, context, fitting)
      const [seat = context.you] = seatsFor(game, context, selector.by ?? 'you')
      const { min, max } = range(game, context, selector.take, from.length)
      const evenIfForced = selector.take.take !== 'each' && hidesHowMany(game, from)
      return {
        kind: 'cards' as const,
        seat,
        about: 'choose',
        card: context.self,
        from,
        min,
        max,
        evenIfForced,
      }
    },
    (game, { context }, chosen, seat) => {
      const open = chosen.filter((card) => isInPlay(game, card))
      if (open.length > 0) game.emit({ kind: 'chose', seat, cards: open, cause: { card: context.self } })
      const asking =
        context.harms || context.team ? open.filter((card) => needsLeave(game, context, card)) : []
      return { chosen, asking }
    },
  ),
  step('leave', (game, { context: { you: seat }, chosen = [], asking = [] }) => {
    const [card] = asking
    if (card === undefined) {
      game.finish()
      return { result: chosen }
    }
    game.call(askPermission, { seat, from: game.card(card).controller, card }, 'granted')
    return undefined
  }),
  step('granted', (game, { granted, asking = [] }) => {
    game.goto(granted ? 'leave' : 'choose')
    return { asking: granted ? asking.slice(1) : [] }
  }),
])

/** Asked even without a choice where others cannot see that there is none: some hidden cards beside these do not fit. */
const hidesHowMany = (game: Game, from: readonly CardId[]): boolean =>
  from.some(
    (card) =>
      isHidden(game, card) &&
      zone(game, game.card(card).zone).cards.some(
        (beside) => isHidden(game, beside) && !from.includes(beside),
      ),
  )
const isHidden = (game: Game, card: CardId): boolean => game.card(card).knownTo !== EVERYONE

const needsLeave = (game: Game, { you }: Context, card: CardId): boolean =>
  game.card(card).controller !== you && game.policies.mayAskFor(game, you, card)

/** What was refused is not chosen again, as long as there is something else. */
function notRefused(game: Game, { you }: Context, from: readonly CardId[]): readonly CardId[] {
  const left = from.filter((card) => !isRefused(game, you, card))
  return left.length > 0 ? left : from
}

function drawLots(game: Game, from: readonly CardId[], count: number): CardId[] {
  const left = [...from]
  return Array.from({ length: count }, () => left.splice(pickBelow(game, left.length), 1)[0]!)
}

/** Text keeps the effects of this player from choosing the card. */
const isSpared = (game: Game, { you }: Context, card: CardId): boolean =>
  constraintsOn(game, card).some(
    ({ rule }) =>
      'chosenBy' in rule && (rule.chosenBy === 'not-you') === (game.card(card).controller === you),
  )
