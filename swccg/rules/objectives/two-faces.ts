/** Objectives: cards of two faces that turn over when their text says so, and leave only by it (ccgx/objective/type). */
import { type CardId, moveCard } from '@dejarik/kernel'
import type { Context } from '../../effects/context.ts'
import { definitionOf, type Game } from '../../kinds.ts'
import type { Trigger } from '../answers/repertoire.ts'
import { IN_PLAY } from '../cards/place.ts'

/** The destiny of the face that began below. */
const BACK_DESTINY = 7

const isObjective = (game: Game, card: CardId): boolean => definitionOf(game, card).kind === 'objective'

/** Without Objectives that another card would take away: only their own text does (ccgx/objective/type). */
export const removable = (
  game: Game,
  cards: readonly CardId[],
  by: Context | null = null,
): readonly CardId[] => cards.filter((card) => !isObjective(game, card) || card === by?.self)

export const isTurned = (game: Game, card: CardId): boolean => (game.card(card).notes['turned'] ?? 0) > 0

/** Undefined for whatever is no Objective with its back up. */
export const destinyOfBack = (game: Game, card: CardId): number | undefined =>
  isObjective(game, card) && isTurned(game, card) ? BACK_DESTINY : undefined

export function turnOver(game: Game, card: CardId): void {
  const { notes, zone, controller } = game.card(card)
  game.changeCard(card, { notes: { ...notes, turned: isTurned(game, card) ? 0 : 1 } })
  moveCard(game, card, zone)
  game.changeSeat(controller, { turnedAt: layOfTable(game) })
  game.emit({ kind: 'flipped', card })
}

/** Another text whenever a card on table comes, goes, moves, changes its player or becomes another's captive or spy. */
const layOfTable = (game: Game): string =>
  IN_PLAY.flatMap((zone) => game.state.zones[zone]!.cards)
    .map((card) => {
      const { on, as, controller, system } = game.card(card)
      return [card, on, as, controller, system].join(' ')
    })
    .toSorted()
    .join()

const turnsOver = ({ trigger }: Trigger): boolean => trigger.do.some((one) => one.do === 'turn-over')
const removesItself = ({ trigger }: Trigger): boolean =>
  trigger.do.some((one) => one.do === 'out-of-play' && one.what.the === 'self')

/** Turned over once for one change of the table: asked again after the next (ccgx/objective/flip, ccgx/objective/flip-back). */
const isAtRest = (game: Game, due: Trigger): boolean =>
  turnsOver(due) && game.seat(due.context.you).turnedAt === layOfTable(game)

/** What takes place first: leaving play comes before turning over (ccgx/objective/out-of-play). */
export function firstDue(game: Game, due: readonly Trigger[]): Trigger | undefined {
  if (due.length === 0) return undefined
  const waking = due.filter((each) => !isAtRest(game, each))
  return waking.find(removesItself) ?? waking[0]
}
