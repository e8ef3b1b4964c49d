/** Parasites: they cling to a host instead of fighting it, and let go of it (ccgx/creature/parasite). */
import type { CardId, ProcedureName } from '@dejarik/kernel'
import { type Context, speaking } from '../../effects/context.ts'
import type { Resolving } from '../../effects/resolve.ts'
import { definitionOf, type Game } from '../../kinds.ts'
import { putOn } from '../cards/attach.ts'
import { locationOf, opponentOf } from '../cards/place.ts'
import { creaturesOnTable } from './creatures.ts'

const resolving: ProcedureName<Resolving> = { name: 'swccg/resolve' }

export const isParasite = (game: Game, creature: CardId): boolean =>
  typeof definitionOf(game, creature).text.lives?.parasite === 'object'

export function cling(game: Game, creature: CardId, host: CardId): void {
  putOn(game, creature, host, 'attached')
  game.emit({ kind: 'clung', card: creature, to: host, cause: { rule: 'ccgx/creature/parasite' } })
  const { clings } = definitionOf(game, creature).text.lives ?? {}
  const context: Context = {
    ...speaking(opponentOf(game.card(host).controller), creature),
    chosen: { victim: [host] },
  }
  if (clings) game.call(resolving, { todo: clings, context })
}

/** It is at the location as before; where that is outside its habitat, it is lost (ccgx/creature/parasite-detach). */
export function letGo(game: Game, creature: CardId): void {
  const at = locationOf(game, creature)
  if (at === null || game.card(creature).as !== 'attached') return
  putOn(game, creature, at, 'at')
  game.emit({ kind: 'letGo', card: creature, at, cause: { rule: 'ccgx/creature/parasite-detach' } })
}

/** Parasites of a card that leaves the table stay behind. */
export function shakeOff(game: Game, host: CardId): void {
  for (const creature of creaturesOnTable(game)) if (game.card(creature).on === host) letGo(game, creature)
}
