/** Dagobah: nobody is deployed there, shuttles there or is relocated there unless a text lets him (ccgx/dagobah/no-deploy). */
import { because, type CardId } from '@dejarik/kernel'
import { mentions } from '@dejarik/kernel/language'
import type { CardKind } from '../../cards/definition.ts'
import { allowedBy } from '../../effects/statics.ts'
import { textOf } from '../../effects/text-of.ts'
import { type Check, definitionOf, type Game } from '../../kinds.ts'
import type { Reason } from '../../reasons.ts'
import { exists } from '../cards/place.ts'
import { comesRegardless, type DeployAttempt, placeOf } from '../deploy/deploy-cost.ts'
import { isPartOf } from '../locations/locations.ts'
import type { MoveAttempt } from '../move/way.ts'
import { DAGOBAH, isOnDagobah } from './planet.ts'

const KEPT_OUT: ReadonlySet<CardKind> = new Set(['character', 'vehicle', 'starship'])
/** These go on whoever is there, but not on the place itself. */
const OFF_THE_GROUND: ReadonlySet<CardKind> = new Set(['weapon', 'device'])

/** A Utinni Effect neither goes there nor targets anybody there, unless it names the planet. */
function whyNoUtinni(game: Game, { card, target }: DeployAttempt, place: CardId | null): Reason | null {
  const { type, text } = definitionOf(game, card)
  if (type !== 'utinni' || mentions(text.deploys, DAGOBAH)) return null
  const there = [place, target ?? null].find((each) => each !== null && isOnDagobah(game, each))
  return there == null ? null : because('not-on-dagobah', 'ccgx/effect/utinni-not-dagobah', { card: there })
}

export const notOnDagobah: Check<DeployAttempt> = (game, attempt) => {
  const { card, destination } = attempt
  const place = placeOf(game, destination)
  const { kind, text } = definitionOf(game, card)
  const utinni = whyNoUtinni(game, attempt, place)
  if (utinni) return utinni
  if (place === null || !isPartOf(game, place, DAGOBAH)) return null
  const isOnGround = 'on' in destination && destination.on === place
  if (!KEPT_OUT.has(kind) && !(OFF_THE_GROUND.has(kind) && isOnGround)) return null
  if (mentions(text.deploys?.only, DAGOBAH) || mentions(text.deploys?.on, DAGOBAH)) return null
  if (comesRegardless(game, attempt)) return null
  if (allowedBy(game, 'deploy-past-place-rules', card, place) !== null) return null
  return because('not-on-dagobah', 'ccgx/dagobah/no-deploy', { card: place })
}

/** Ships come by hyperspeed and land; nobody comes or goes by these (ccgx/dagobah/movement). */
const SHUT: ReadonlySet<MoveAttempt['by']> = new Set(['shuttle', 'relocate'])

/** `text` is the card whose text relocates it: one that names Dagobah may. */
export function whyNotByDagobah(
  game: Game,
  { card, to, by }: Pick<MoveAttempt, 'card' | 'to' | 'by'>,
  text: CardId | null = null,
): Reason | null {
  if (!SHUT.has(by)) return null
  if (text !== null && exists(game, text) && mentions(textOf(game, text), DAGOBAH)) return null
  const places = [card, to].filter((each) => isOnDagobah(game, each))
  return places.length === 1 || (places.length === 2 && by === 'shuttle')
    ? because('not-on-dagobah', 'ccgx/dagobah/movement', { card: to })
    : null
}
