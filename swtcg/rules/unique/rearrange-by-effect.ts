/** Rearranging a stack by an effect: free, at any time, and not bound by the one move of a Pilot. */
import type { CardId, CardsQuestion, SeatId } from '@dejarik/kernel'
import { type About, ask, definitionOf, type Game, procedure, step } from '../../kinds.ts'
import { moveUnit } from '../build/move.ts'
import { isPiloting } from '../cards/attachment.ts'
import { arenaOf, exists } from '../cards/place.ts'
import { typesOf } from '../cards/unit.ts'
import { discardIfSpent } from '../damage/discard.ts'
import { dropUnfitPilots, fallOff } from '../pilots/fall-off.ts'
import { bringToTop } from './stack.ts'
import { isGuestBeneath } from './stacking-by-text.ts'
import { dropUnlisted } from './unlisted.ts'

interface Rearranging {
  readonly seat: SeatId
  readonly card: CardId
  /** Whether the effect says that the unit moves to the arena of its new top card. */
  readonly moves: boolean
  readonly done?: boolean
}

export const rearranging = procedure<Rearranging>('swtcg/rearranging', [
  ask('version', whichVersion, (game, { seat, card }, [version]) => {
    if (version === undefined) return undefined
    bringToTop(game, card, version)
    dropUnlisted(game, card)
    const { is } = game.card(card)
    game.emit({ kind: 'rearranged', seat, card, is, cause: { rule: 'idc/stack/rearrange' } })
    return { done: true }
  }),
  step('arena', (game, { card, done }) => {
    if (!done) return game.finish()
    const { arenas } = definitionOf(game, card)
    const arena = arenaOf(game, card)
    if (isPiloting(game, card) || arena === null || arenas.includes(arena)) return
    moveUnit(game, card, arenas[0]!, 'idc/stack/battle-step-wrong-type-no-effect')
  }),
  step('aboard', (game, { card }) => {
    if (!isPiloting(game, card)) return dropUnfitPilots(game, card)
    const { host } = game.card(card)
    const unit = host === null ? undefined : definitionOf(game, host)
    if (unit && game.policies.whyNotFly(definitionOf(game, card), unit, typesOf(game, host!)) !== null)
      game.call(fallOff, { pilot: card }) // idc/pilot/fall-off-allowed-by-effect
  }),
  step('health', (game, { card }) => {
    if (exists(game, card)) discardIfSpent(game, card, 'idc/stack/too-low-health-discard')
  }),
])

/** A version that does not fit the arena stays beneath (idc/stack/battle-step-wrong-type-no-effect). */
function whichVersion(game: Game, { seat, card, moves }: Rearranging): CardsQuestion<About> | undefined {
  if (!exists(game, card)) return undefined
  const arena = isPiloting(game, card) ? null : arenaOf(game, card)
  const from = game
    .card(card)
    .stack.filter(
      (version) =>
        !isGuestBeneath(game, definitionOf(game, version), definitionOf(game, card)) &&
        (arena === null || moves || definitionOf(game, version).arenas.includes(arena)),
    )
  const count = Math.min(1, from.length)
  return { kind: 'cards', seat, about: 'rearrange', card, from, min: count, max: count }
}
