/** What it costs now to build a card of one's hand, by what is offered. */
import type { OfferCore } from '@dejarik/kernel'
import type { SwtcgOffer } from '@dejarik/swtcg'

/** The least that is paid; Force in place of counters is no price. */
export function price(offers: readonly OfferCore[]): number | null {
  const costs = (offers as readonly SwtcgOffer[]).flatMap((offer) =>
    offer.verb === 'set-up' || (offer.verb === 'complete' && !offer.hidden) ? [offer.cost] : [],
  )
  return costs.length > 0 ? Math.min(...costs) : null
}
