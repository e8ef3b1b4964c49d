/** Instructions of Epic Events: their steps, their totals, the weapons that they fire, and the Attack Run. */
import type { CardId, ProcedureName } from '@dejarik/kernel'
import type { Game } from '../kinds.ts'
import type { Running } from '../rules/epic/attack-run.ts'
import { firedAt } from '../rules/epic/sights.ts'
import type { EpicTotal } from '../rules/epic/total.ts'
import { amountOf } from './conditions.ts'
import { allThatFit } from './matches.ts'
import type { Performs } from './perform.ts'

const running: ProcedureName<Running> = { name: 'swccg/attack-run' }
const totalling: ProcedureName<EpicTotal> = { name: 'swccg/epic-total' }

export const EPIC: Pick<Performs, 'attack-run' | 'epic-step' | 'epic-total' | 'fire-at-place'> = {
  'attack-run': (game, _, { context: { you, self } }) => {
    const trench = trenchOf(game, self)
    if (trench !== null) game.call(running, { seat: you, card: self, trench })
    return undefined
  },
  'epic-step': (game, { step }, { context: { self } }) => {
    game.emit({ kind: 'epicStep', card: self, step })
    return undefined
  },
  'epic-total': (game, { event, amount }, { context }) => {
    const [target = null] = context.chosen['target'] ?? []
    const [weapon = null] = context.chosen['weapon'] ?? []
    const base = amountOf(game, context, amount)
    game.call(totalling, { event, card: context.self, target, weapon, base }, 'got')
    return { keep: { as: 'total', what: 'number' } }
  },
  'fire-at-place': (game, { what, at }, { context }) => {
    const [weapon] = allThatFit(game, context, what)
    const [place] = allThatFit(game, context, at)
    if (weapon !== undefined && place !== undefined) firedAt(game, weapon, place)
    return undefined
  },
}

const trenchOf = (game: Game, card: CardId): CardId | null => game.card(card).on
