/** Cancelling and changing what is being answered. */
import type { CardId, SeatId } from '@dejarik/kernel'
import { matches } from '../../effects/matches.ts'
import { active } from '../../effects/statics.ts'
import { definitionOf, type Game } from '../../kinds.ts'
import type { Happening, HappeningName } from '../../text/happening.ts'
import { exists } from '../cards/place.ts'
import { securedBy } from '../force/secured-drains.ts'

/** Whether the latest happening was cancelled. */
export const isCancelled = (game: Game): boolean => game.table.happenings.at(-1)?.cancelled !== undefined

/** The card that keeps a player from canceling what is being answered: the Force drain of the other where it is safe. */
export const keepsDrain = (game: Game, happening: Happening, seat: SeatId): CardId | null =>
  happening.just === 'drain-initiated' && happening.by !== seat
    ? securedBy(game, happening.by, happening.at)
    : null

/** Marks the latest happening as cancelled by a card; whoever opened it sees to the rest. */
export function cancelAnswered(game: Game, card: CardId, how: true | 'again' = true): void {
  const { happenings } = game.table
  const latest = happenings.at(-1)
  if (latest && keepsDrain(game, latest, game.card(card).controller) !== null) return
  if (latest?.just === 'played') noteSaved(game, latest.card, card)
  if (latest?.just === 'drain-initiated')
    game.emit({ kind: 'drainCancelled', at: latest.at, is: game.card(card).is, cause: { card } })
  if (latest) game.changeTable({ happenings: [...happenings.slice(0, -1), { ...latest, cancelled: how }] })
}

/** The note of a card whose cancelling does not take it to the Lost Pile. */
export const SAVED = 'saved'

/** A text keeps it from being lost to the card that cancels it (ccgx/interrupt/canceled-saved). */
export function noteSaved(game: Game, card: CardId, by: CardId): void {
  if (!exists(game, card) || !exists(game, by)) return
  const { title } = definitionOf(game, by)
  const isSaved = active(game, 'saves-cancelled').some(
    ({ what, context }) =>
      game.card(by).controller !== context.you &&
      what.from.includes(title) &&
      matches(game, context, what.of, card),
  )
  if (isSaved) game.changeCard(card, { notes: { ...game.card(card).notes, [SAVED]: 1 } })
}

/** Changes the latest happening of a kind, also where an answer to it is being answered. */
function changeLatest(
  game: Game,
  names: readonly HappeningName[],
  change: (happening: Happening) => Happening,
): void {
  const { happenings } = game.table
  const place = happenings.findLastIndex(({ just }) => names.includes(just))
  if (place < 0) return
  game.changeTable({ happenings: happenings.with(place, change(happenings[place]!)) })
}

/** The battle that is being begun, also while a react to it is answered. */
export const cancelBattle = (game: Game): void =>
  changeLatest(game, ['battle-initiated'], (happening) => ({ ...happening, cancelled: true }))

/** The Force that must be lost, or the attrition that must be met, becomes more or less. */
export const changeLoss = (game: Game, by: number): void =>
  changeLatest(game, ['must-lose-force', 'attrition'], (happening) =>
    'amount' in happening ? { ...happening, amount: Math.max(0, happening.amount + by) } : happening,
  )

/** What was just drawn is worth more or less from now on. */
export const changeDrawn = (game: Game, by: number): void =>
  changeLatest(game, ['destiny-drawn'], (happening) =>
    'amount' in happening && happening.amount !== undefined
      ? { ...happening, amount: happening.amount + by }
      : happening,
  )

/** The shot goes to another card. */
export const retargetShot = (game: Game, card: CardId): void =>
  changeLatest(game, ['targeted'], (happening) => ('card' in happening ? { ...happening, card } : happening))
