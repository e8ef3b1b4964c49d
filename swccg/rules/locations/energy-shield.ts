/** The energy shield of Hoth: it covers the Echo sites and the first three markers, and keeps the Dark Side's craft out (ccgx/hoth/shield-covers). */
import { because, type CardId } from '@dejarik/kernel'
import { active } from '../../effects/statics.ts'
import { type Check, definitionOf, type Game } from '../../kinds.ts'
import type { Reason } from '../../reasons.ts'
import { locationOf, sideOf } from '../cards/place.ts'
import type { DeployAttempt } from '../deploy/deploy-cost.ts'
import type { MoveAttempt } from '../move/way.ts'
import { isSiteCard, systemName } from './locations.ts'

const COVERED = /: Echo |\((?:1st|2nd|3rd) Marker\)/

const isUp = (game: Game): boolean =>
  active(game, 'place-rules').some(({ what }) => what.rules === 'hoth energy shield')

export const isShielded = (game: Game, location: CardId): boolean =>
  isSiteCard(game, location) &&
  systemName(game, location) === 'Hoth' &&
  COVERED.test(definitionOf(game, location).title) &&
  isUp(game)

const SHUT_OUT: ReadonlySet<string> = new Set(['character', 'vehicle', 'starship'])

/** The Dark Side deploys nobody there, nor aboard something there (ccgx/hoth/shield-deploy). */
export const notThroughShield: Check<DeployAttempt> = (game, { seat, card, destination, regardless }) => {
  if (regardless || sideOf(game, seat) !== 'dark' || !SHUT_OUT.has(definitionOf(game, card).kind)) return null
  const place = 'on' in destination ? locationOf(game, destination.on) : null
  return place !== null && isShielded(game, place)
    ? because('shielded', 'ccgx/hoth/shield-deploy', { card: place })
    : null
}

/** Ways that lead through the shield; along the ground one comes in (ccgx/hoth/shield-move). */
const THROUGH: ReadonlySet<MoveAttempt['by']> = new Set(['land', 'take-off', 'shuttle', 'relocate'])

export function whyNotThroughShield(
  game: Game,
  { card, to, by }: Pick<MoveAttempt, 'card' | 'to' | 'by'>,
): Reason | null {
  const { controller } = game.card(card)
  if (!THROUGH.has(by) || sideOf(game, controller) !== 'dark') return null
  const covered = [locationOf(game, card), locationOf(game, to)]
    .filter((place) => place !== null)
    .find((place) => isShielded(game, place))
  return covered === undefined ? null : because('shielded', 'ccgx/hoth/shield-move', { card: covered })
}
