/** How well an offer serves what a trial is after: the use of one ability, and what has to happen before. */
import type { CardId, SeatId } from '@dejarik/kernel'
import { definitionOf, type Game, type SwtcgOffer } from '../kinds.ts'
import type { PrintedAbility } from './abilities.ts'
import type { Party, Plot } from './plot.ts'
import { fitsPrinted } from './printed.ts'

/** Whether the others go for the card, or for the units around it. */
type Mood = 'at-it' | 'around-it'

/** What the players are after. */
export interface Purpose {
  readonly star: string
  readonly mood: Mood
  /** The ability that is to come to use; without one the card is to be played. */
  readonly aim?: PrintedAbility | undefined
  readonly plot: Plot
  readonly abettors: ReadonlySet<string>
  /** The card works in hand and is to stay there. */
  readonly stays: boolean
}

/** The use itself comes first, then what leads to it, then the cards that help. */
const WORTH = { use: 3, plot: 2, help: 1 } as const

/** The offers that serve best; none where nothing does. */
export function mostServing(
  game: Game,
  offers: readonly SwtcgOffer[],
  purpose: Purpose,
): readonly SwtcgOffer[] {
  const worths = offers.map((offer) => worthOf(game, offer, purpose))
  const most = Math.max(0, ...worths)
  return most === 0 ? [] : offers.filter((_, index) => worths[index] === most)
}

function worthOf(game: Game, offer: SwtcgOffer, purpose: Purpose): number {
  if (isTheUse(game, offer, purpose)) return WORTH.use
  if (isInPlot(game, offer, purpose)) return WORTH.plot
  return isHelp(game, offer, purpose) ? WORTH.help : 0
}

function isTheUse(game: Game, offer: SwtcgOffer, { aim, star, plot }: Purpose): boolean {
  if (!aim) return false
  const { ability } = aim.ability
  switch (offer.verb) {
    case 'play':
      return isCard(game, offer.source, star) && (offer.ability === aim.path || offer.ability.startsWith('s'))
    case 'battle-card':
      return isCard(game, offer.card, star) && offer.ability === aim.path
    case 'complete':
      return (
        isCard(game, offer.card, star) &&
        plot.arrives === 'star' &&
        Boolean(offer.hidden) === Boolean(plot.hidden)
      )
    case 'equip':
      return isCard(game, offer.card, star) && (ability === 'equip' || ability === 'attachment')
    case 'pilot':
      return isCard(game, offer.card, star) && ability === 'pilot'
    case 'upkeep':
      return isCard(game, offer.card, star) && ability === 'upkeep' && offer.cost !== null
    default:
      return false
  }
}

function isInPlot(game: Game, offer: SwtcgOffer, { plot, star }: Purpose): boolean {
  const is = (party: Party | undefined, card: CardId): boolean => isParty(game, party, card, star)
  switch (offer.verb) {
    case 'attack':
      return (
        (plot.attacker !== undefined || plot.defender !== undefined) &&
        (!plot.attacker || is(plot.attacker, offer.card)) &&
        (!plot.defender || is(plot.defender, offer.defender)) &&
        (!plot.with || offer.with === plot.with)
      )
    case 'complete':
      return (
        (plot.arrives !== undefined &&
          is(plot.arrives, offer.card) &&
          (!plot.hidden || offer.hidden !== undefined)) ||
        isSubject(game, offer.card, plot)
      )
    case 'battle-card':
      return isSubject(game, offer.card, plot) && !isCard(game, offer.card, star)
    default:
      return false
  }
}

/** Something that can be disrupted, and should be tried. */
const isSubject = (game: Game, card: CardId, { disrupts = [] }: Plot): boolean =>
  disrupts.includes(definitionOf(game, card).kind)

const HELPING: ReadonlySet<string> = new Set(['play', 'battle-card', 'complete', 'equip', 'pilot', 'attack'])

const isHelp = (game: Game, offer: SwtcgOffer, { abettors }: Purpose): boolean =>
  HELPING.has(offer.verb) && cardsOf(offer).some((card) => abettors.has(game.state.cards[card]?.is ?? ''))

/** An attack on whoever is to do the attacking, or a use of the card that takes it from where it works. */
export function isAgainst(game: Game, offer: SwtcgOffer, { plot, star, stays, aim, mood }: Purpose): boolean {
  if (offer.verb === 'attack')
    return plot.attacker !== undefined && isParty(game, plot.attacker, offer.defender, star)
  if (offer.verb === 'play') return aim !== undefined && mood === 'at-it' && isCard(game, offer.source, star)
  return stays && 'card' in offer && offer.card !== undefined && isCard(game, offer.card, star)
}

export const cardsOf = (offer: SwtcgOffer): readonly CardId[] => [
  ...('card' in offer && offer.card !== undefined ? [offer.card] : []),
  ...('source' in offer ? [offer.source] : []),
]

const isCard = (game: Game, id: CardId, key: string): boolean => game.state.cards[id]?.is === key

/** Whether a card in play is meant: the card under trial with what it is on, or one that fits. */
export function isParty(game: Game, party: Party | undefined, id: CardId, star: string): boolean {
  if (party === undefined || !game.state.cards[id]) return false
  if (party === 'star') return isOrBears(game, id, star)
  if (party.other && isOrBears(game, id, star)) return false
  const whose = party.whose ?? party.owned
  const isYours = game.card(id).controller === controllerOf(game, star)
  return (!whose || (whose === 'you') === isYours) && fitsPrinted(definitionOf(game, id), party)
}

const controllerOf = (game: Game, star: string): SeatId | undefined =>
  game.state.cards.find((card) => card?.is === star)?.controller

export function isOrBears(game: Game, id: CardId, star: string): boolean {
  const card = game.state.cards[id]
  if (!card) return false
  const { pilots, equipment, stack } = card
  return card.is === star || [...pilots, ...equipment, ...stack].some((each) => isCard(game, each, star))
}
