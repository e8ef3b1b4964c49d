/** The Trench: nobody comes there but in an Attack Run, and nothing else happens there (ccgx/deathstar/trench-rules). */
import { because, type CardId } from '@dejarik/kernel'
import { active } from '../../effects/statics.ts'
import type { Game } from '../../kinds.ts'
import type { Reason } from '../../reasons.ts'

export const isTrench = (game: Game, location: CardId): boolean =>
  active(game, 'place-rules').some(
    ({ what, context }) => what.rules === 'trench' && context.self === location,
  )

/** Why nobody comes there, battles there or drains Force there. */
export const whyNotInTrench = (game: Game, location: CardId): Reason | null =>
  isTrench(game, location) ? because('trench', 'ccgx/deathstar/trench-rules', { card: location }) : null
