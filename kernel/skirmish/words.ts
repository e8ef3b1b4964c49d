/** Skirmish in English. */
import type { Reason, Words } from '../index.ts'
import type { Game, Skirmish, SkirmishEvent, SkirmishOffer } from './kinds.ts'

export const SEAT_NAMES = ['red', 'blue', 'green', 'gold', 'black', 'white'] as const
const seatName = (seat: number): string => SEAT_NAMES[seat] ?? `seat ${seat}`
const cardName = (is: string): string => is.charAt(0).toUpperCase() + is.slice(1)
const onField = (game: Game, card: number): string => cardName(game.card(card).is)

const PROMPTS: Readonly<Record<string, string>> = {
  'first-turn': 'Bid credits for the first turn.',
  act: 'Your turn.',
  react: 'You are attacked.',
  discard: 'Discard down to your hand size.',
  'second-look': 'Roll again?',
}

function sayOffer(game: Game, offer: SkirmishOffer): string {
  switch (offer.verb) {
    case 'pass':
      return 'Pass'
    case 'attack':
      return `Attack ${seatName(offer.defender)} with ${onField(game, offer.card)}`
    case 'ambush':
      return `Deploy ${onField(game, offer.card)} face down`
    case 'deploy':
      return `Deploy ${onField(game, offer.card)}`
    default:
      return `Play ${onField(game, offer.card)}`
  }
}

const turnHeading = ({ turn, seat }: { turn: number; seat: number }): string =>
  `Turn ${turn}: ${seatName(seat)}`

function sayEvent(_: Game, event: SkirmishEvent): string {
  switch (event.kind) {
    case 'bidsShown':
      return `The bids are ${event.bids.join(', ')}.`
    case 'turnBegan':
      return turnHeading(event)
    case 'drew':
      return `${seatName(event.seat)} draws ${event.is ? cardName(event.is) : 'a card'}.`
    case 'deployed':
      return `${seatName(event.seat)} deploys ${event.is ? cardName(event.is) : 'a card face down'}.`
    case 'played':
      return `${seatName(event.seat)} plays ${cardName(event.is)}.`
    case 'attacked':
      return `${cardName(event.is)} attacks ${seatName(event.defender)}.`
    case 'rolled':
      return `${seatName(event.seat)} rolls ${event.die}.`
    case 'struck':
      return `${seatName(event.defender)} loses ${event.loss}.`
    case 'discarded':
      return `${seatName(event.seat)} discards ${cardName(event.is)}.`
    case 'eliminated':
      return `${seatName(event.seat)} is out.`
  }
}

function sayReason({ code, detail = {} }: Reason): string | null {
  switch (code) {
    case 'odd-teams':
      return 'Teams need an even number of seats.'
    case 'seats':
      return 'Skirmish is for 2 to 6 seats.'
    case 'already-deployed':
      return 'You have deployed this turn.'
    case 'not-ready':
      return 'That raider is not ready.'
    case 'own-team':
      return 'You cannot attack your own team.'
    case 'wrong-count':
      return `A Skirmish deck has ${detail['count']} ${detail['name']}, not ${detail['given']}.`
    default:
      return null
  }
}

export const words: Words<Skirmish> = {
  seat: (_, seat) => seatName(seat),
  card: cardName,
  prompt: (_, question) => PROMPTS[question.about] ?? question.about,
  offer: sayOffer,
  event: sayEvent,
  reason: sayReason,
  heading: (_, event) => (event.kind === 'turnBegan' ? turnHeading(event) : null),
  seatFacts: ['active'],
  outcome: (_, outcome) => `${outcome.winners.map(seatName).join(' and ')} won.`,
}
