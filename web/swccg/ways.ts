/** Whose an offer of the Star Wars CCG is, and where it leads. */
import type { OfferCore } from '@dejarik/kernel'
import type { SwccgOffer } from '@dejarik/swccg'
import type { Goal, OfferWays } from '../offers.ts'

/** A place in the row of locations, counted from the left. */
export const rowPlace = (place: number): string => `row-${place}`

function goalsOf(core: OfferCore): readonly Goal[] {
  const offer = core as SwccgOffer
  switch (offer.verb) {
    case 'deploy':
      return [destination(offer), ...(offer.target === undefined ? [] : [offer.target])]
    case 'move':
    case 'transfer':
      return [offer.to]
    case 'voyage':
      return offer.around === undefined ? [] : [offer.around]
    case 'fire':
      return [offer.target]
    default:
      return []
  }
}

function destination(offer: Extract<SwccgOffer, { verb: 'deploy' }>): Goal {
  if ('on' in offer) return offer.on
  if ('over' in offer) return offer.over
  return 'row' in offer ? rowPlace(offer.row) : 'side'
}

export const swccgWays: OfferWays = { sourceOf: ({ card }) => card ?? null, goalsOf }
