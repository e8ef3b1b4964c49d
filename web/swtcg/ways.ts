/** Whose an offer of the Star Wars TCG is, and where it leads. */
import type { OfferCore } from '@dejarik/kernel'
import type { SwtcgOffer } from '@dejarik/swtcg'
import type { Goal, OfferWays } from '../offers.ts'

function sourceOf(core: OfferCore): number | null {
  const offer = core as SwtcgOffer
  return offer.card ?? (offer.verb === 'special' ? (offer.unit ?? null) : null)
}

/** Arenas, the build zone and the place of Resources are called as their zones are. */
function goalsOf(core: OfferCore): readonly Goal[] {
  const offer = core as SwtcgOffer
  switch (offer.verb) {
    case 'attack':
      return [offer.defender]
    case 'pilot':
    case 'equip':
      return [offer.unit]
    case 'contest':
      return [offer.against]
    case 'rearrange':
      return [offer.version]
    case 'move':
      return [offer.to]
    case 'set-up':
    case 'complete':
      if (!offer.destination) return []
      return ['onto' in offer.destination ? offer.destination.onto : offer.destination.to]
    case 'lay-face-down':
      return ['build']
    case 'special':
      return [
        ...(offer.card !== undefined && offer.unit !== undefined ? [offer.unit] : []),
        ...(offer.to === undefined ? [] : [offer.to]),
      ]
    default:
      return []
  }
}

export const swtcgWays: OfferWays = { sourceOf, goalsOf }
