/** Weather Vane: who falls there is out of everybody's reach until a craft comes (ccgx/sector/weather-vane). */
import type { CardId, ProcedureName } from '@dejarik/kernel'
import { allThatFit, matches } from '../../effects/matches.ts'
import { active } from '../../effects/statics.ts'
import { definitionOf, type Game } from '../../kinds.ts'
import { leaveBattle } from '../battle/exclude.ts'
import { restore } from '../battle/hit.ts'
import { freeCaptives } from '../capture/release.ts'
import { enter, leave, putOn } from '../cards/attach.ts'
import { isOnTable, withAllOn } from '../cards/place.ts'
import { shakeOff } from '../creatures/parasites.ts'

const losing: ProcedureName<{ cards: readonly CardId[]; by: 'lost' }> = { name: 'swccg/lose-cards' }

/** Whoever is stranded on a card. */
const strandedOn = (game: Game, vane: CardId): readonly CardId[] =>
  game.card(vane).holds.filter((card) => game.card(card).as === 'stranded')

/** A character falls there as new, alone, out of a Lost Pile too; whoever was there before is lost. */
export function strand(game: Game, card: CardId, vane: CardId): void {
  if (definitionOf(game, card).kind !== 'character' || game.card(card).on === vane) return
  const before = holdsOne(game, vane) ? strandedOn(game, vane) : []
  const there = isOnTable(game, card)
    ? fall(game, card, vane)
    : enter(game, card, vane, 'stranded', game.card(card).owner)
  game.emit({ kind: 'stranded', card: there, on: vane, cause: { rule: 'ccgx/sector/weather-vane' } })
  if (before.length > 0) game.call(losing, { cards: before, by: 'lost' })
}
const holdsOne = (game: Game, vane: CardId): boolean =>
  active(game, 'holds-one').some(({ context }) => context.self === vane)

const ARMS: ReadonlySet<string> = new Set(['weapon', 'device'])

/** What it carried is lost, and a captive of its is free (the ruling at ccgx/sector/weather-vane); Effects stay on it. */
function fall(game: Game, card: CardId, vane: CardId): CardId {
  freeCaptives(game, card)
  shakeOff(game, card)
  leaveBattle(game, card)
  restore(game, card)
  for (const each of withAllOn(game, card).slice(1).toReversed()) {
    const { owner, is } = game.card(each)
    if (!ARMS.has(definitionOf(game, each).kind)) continue
    game.emit({ kind: 'left', card: leave(game, each, 'lost'), is, owner, to: 'lost', by: 'lost' })
  }
  putOn(game, card, vane, 'stranded')
  return card
}

/** Those of them who are taken elsewhere instead of being hit (ccgx/sector/hit-relocated). */
export function avertHits(game: Game, cards: readonly CardId[]): readonly CardId[] {
  const averting = active(game, 'averts-hits')
  if (averting.length === 0) return NOBODY
  return cards.filter((card) =>
    averting.some(({ what, context }) => {
      if (!matches(game, context, what.of, card)) return false
      const [vane] = allThatFit(game, context, what.to)
      if (vane === undefined) return false
      strand(game, card, vane)
      return true
    }),
  )
}
const NOBODY: readonly CardId[] = []
