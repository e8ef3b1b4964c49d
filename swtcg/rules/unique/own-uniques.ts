/** One unique card of a name for each side: whoever has two gives one of them up at once. */
import { type ActionQuestion, because, type CardId, isAllowed, type SeatId } from '@dejarik/kernel'
import {
  type About,
  ask,
  type Check,
  definitionOf,
  type Game,
  procedure,
  type SwtcgOffer,
} from '../../kinds.ts'
import { letGo } from '../cards/attachment.ts'
import { forceOf, gainForce } from '../cards/force.ts'
import { sideOf } from '../cards/place.ts'
import { discardUnit } from '../damage/discard.ts'
import { inPlayNamed, uniqueNameOf } from './unique.ts'

interface Clash {
  /** The card that came into play or changed hands last. */
  readonly latest: CardId
}

/** To be called whenever a unique card has come into play or under somebody's control. */
export function settleOwnUniques(game: Game, latest: CardId): void {
  if (rivalOf(game, latest) !== undefined) game.call(ownUniques, { latest })
}

export const ownUniques = procedure<Clash>('swtcg/own-uniques', [
  ask('give-up', whichToGiveUp, (game, { latest }, offer) => {
    if (offer.verb === 'give-up-unique') giveUp(game, latest, offer.card)
  }),
])

/** The other card of that unique name on the same side; stacks are never merged (idc/contest/own-by-gaining-control). */
export function rivalOf(game: Game, latest: CardId): CardId | undefined {
  const name = uniqueNameOf(game, latest)
  if (name === null || !game.policies.contestsOwn) return undefined
  const side = sideOf(game, game.card(latest).controller)
  const { kind } = definitionOf(game, latest)
  return inPlayNamed(game, side, name, kind).find((card) => card !== latest)
}

function whichToGiveUp(game: Game, { latest }: Clash): ActionQuestion<SwtcgOffer, About> | undefined {
  const rival = rivalOf(game, latest)
  if (rival === undefined) return undefined
  const legal = [latest, rival].filter((card) => isAllowed(game, GIVE_UP_CHECKS, { latest, card }))
  return {
    kind: 'action',
    seat: chooser(game, latest, rival),
    about: 'own-uniques',
    rules: ['idc/contest/own-second-completed', 'idc/contest/one-same-name-per-player'],
    offers: legal.map((card) => ({
      key: `give-up-unique ${card}`,
      verb: 'give-up-unique',
      card,
      cost: price(game, card, card === latest ? rival : latest),
    })),
  }
}

/** Teammates with the same unique card leave the choice to the primary player (idc/thw/primary-decides). */
function chooser(game: Game, latest: CardId, rival: CardId): SeatId {
  const { controller } = game.card(latest)
  const together = game.card(rival).controller === controller
  return together ? controller : game.policies.primaryOf(game, sideOf(game, controller))
}

/** One of the two is to go. */
interface GivingUp {
  readonly latest: CardId
  readonly card: CardId
}
const latestGoes: Check<GivingUp> = (game, { latest, card }) =>
  game.policies.givesUpUnique === 'latest' && card !== latest
    ? because('latest-goes', 'wotc/unique/second-is-discarded', { card: latest })
    : null
const worthTheForce: Check<GivingUp> = (game, { latest, card }) => {
  const kept = card === latest ? rivalOf(game, latest) : latest
  if (kept === undefined) return null
  const needed = price(game, card, kept)
  const force = forceOf(game, game.card(kept).controller)
  if (needed <= force) return null
  return because('not-enough-force', 'idc/contest/own-pay-to-keep-lower', { card, detail: { needed, force } })
}
export const GIVE_UP_CHECKS: readonly Check<GivingUp>[] = [latestGoes, worthTheForce]

/** The lower-cost card goes for nothing, the higher-cost one for the difference in Force. */
function price(game: Game, card: CardId, kept: CardId): number {
  if (game.policies.givesUpUnique === 'latest') return 0
  const cost = (each: CardId): number => definitionOf(game, each).cost ?? 0
  return Math.max(0, cost(card) - cost(kept))
}

function giveUp(game: Game, latest: CardId, card: CardId): void {
  const kept = card === latest ? rivalOf(game, latest)! : latest
  const cost = price(game, card, kept)
  const rule = cost > 0 ? 'idc/contest/own-pay-to-keep-lower' : 'idc/contest/own-discard-lower'
  gainForce(game, game.card(kept).controller, -cost, { rule })
  letGo(game, card)
  discardUnit(game, card, { rule })
}
