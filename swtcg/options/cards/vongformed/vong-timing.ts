/** When Vongformed lets its cards be played: at the start of a build step, or one of them in a turn. */
import { because, type CardId, type SeatId } from '@dejarik/kernel'
import { type CardDefinition, setOf, titleOf } from '../../../cards/definition.ts'
import { definitionOf, type Game, type SwtcgEvent } from '../../../kinds.ts'
import type { Reason } from '../../../reasons.ts'
import { hasUsed, type Use, useUp } from '../../../uses.ts'
import type { Edit } from '../../option.ts'
import { PROMISE, promise, RULE } from './vong-promise.ts'

const acted = (seat: SeatId): Use => ({ kind: 'acted', seat })
const played = (title: string): Use => ({ kind: 'played', title })

/** The Blockade that is meant is not the one of The Empire Strikes Back. */
const isBlockade = (card: CardDefinition): boolean => card.name === 'Blockade' && setOf(card) !== 'ESB'
const NEEDS = "Falcon's Needs"

/** What a player does in a build step ends the start of it. */
const ACTS: readonly SwtcgEvent['kind'][] = [
  'completed',
  'laidFaceDown',
  'deployed',
  'moved',
  'piloted',
  'equipped',
  'rearranged',
  'abilityPlayed',
  'battleCardPlayed',
]

function note(game: Game, event: SwtcgEvent): void {
  const { builder } = game.table
  if (event.kind === 'completed' && titleOf(definitionOf(game, event.card)) === NEEDS)
    useUp(game, played(NEEDS))
  if (builder !== null && !hasUsed(game, acted(builder))) useUp(game, acted(builder))
}

const isUnderWay = (game: Game, seat: SeatId): boolean =>
  game.table.builder === seat && hasUsed(game, acted(seat))

function whyNotNow(game: Game, card: CardId): Reason | null {
  const { controller } = game.card(card)
  const definition = definitionOf(game, card)
  const refusal = (rule: string): Reason => because('not-now', `${RULE}/${rule}`, { card })
  if (isBlockade(definition) && isUnderWay(game, controller)) return refusal('blockade')
  if (definition.name === PROMISE && game.table.builder === controller) return refusal('hans-promise')
  if (definition.name === NEEDS && hasUsed(game, played(NEEDS))) return refusal('falcons-needs')
  return null
}

export function timeCards(edit: Edit): void {
  const { whyNotConstruct, forbids } = edit.policies
  edit.setPolicies({
    whyNotConstruct: (game, card) => whyNotNow(game, card) ?? whyNotConstruct(game, card),
    forbids: (game, card, what) =>
      what === 'use-abilities' &&
      titleOf(definitionOf(game, card)) === 'Chewbacca (G)' &&
      isUnderWay(game, game.card(card).controller)
        ? because('not-now', `${RULE}/chewbacca`, { card })
        : forbids(game, card, what),
  })
  for (const kind of ACTS) edit.listen(kind, note)
  edit.insertAfter('swtcg/build-step', 'begin', promise)
}
