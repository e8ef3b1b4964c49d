/** Sites that Epic Events count: all of a system on table, but for those whose text says otherwise. */
import type { CardId } from '@dejarik/kernel'
import { active } from '../../effects/statics.ts'
import type { Game } from '../../kinds.ts'
import { sitesOf } from '../locations/locations.ts'

export const isCounted = (game: Game, site: CardId): boolean =>
  !active(game, 'uncounted').some(({ context }) => context.self === site)

export const countedSites = (game: Game, system: string): number =>
  sitesOf(game, system).filter((site) => isCounted(game, site)).length

/** The Rebel Base with more of them (ccgx/epic/attack-run-total). */
export const largestBase = (game: Game): number =>
  Math.max(countedSites(game, 'Yavin 4'), countedSites(game, 'Hoth'))
