/** What it costs now to deploy a card of one's hand, by what is offered: the least of all places. */
import type { OfferCore } from '@dejarik/kernel'
import type { SwccgOffer } from '@dejarik/swccg'

export function price(offers: readonly OfferCore[]): number | null {
  const costs = (offers as readonly SwccgOffer[]).flatMap((offer) =>
    offer.verb === 'deploy' ? [offer.cost] : [],
  )
  return costs.length > 0 ? Math.min(...costs) : null
}
