/** How the cadet judges each kind of action, one entry a verb. */
import type { CardId } from '@dejarik/kernel'
import { deedOf, type Role, type SwccgOffer } from '@dejarik/swccg'
import type { Merit } from '../rating.ts'
import { actionOf, isBane, reading } from './effects.ts'
import { clash, held, holding } from './places.ts'
import type { Board, Piece, Place } from './position.ts'
import { added, NOBODY, type Strength, standing } from './strength.ts'
import { handWorth, lifeWorth, pieceWorth } from './worth.ts'

type Verb = SwccgOffer['verb']
type Offered<V extends Verb> = Extract<SwccgOffer, { readonly verb: V }>
type Judges = { readonly [V in Verb]: (position: Board, offer: Offered<V>) => Merit }

const titleOf = (thing: { readonly title: string } | undefined): string => thing?.title ?? 'it'
/** Halves of a Force are nothing to a player. */
const figure = (value: number): string => `${Math.round(value)}`

const JUDGES: Judges = {
  pass: () => ({ score: 0, why: 'Nothing else is worth doing.' }),
  'start-with': (position, { card }) => {
    const [own, other] = iconsOf(position, card)
    return {
      score: 2 * own - other,
      why: () => `${titleOf(position.piece(card))} has ${own} Force icons for us and ${other} for them.`,
    }
  },
  drain: (position, { card, amount }) => ({
    score: 10 + amount,
    why: () => `A drain at ${titleOf(position.piece(card))} costs them ${amount} Force.`,
  }),
  deploy: judgeDeploy,
  transfer: () => ({ score: -1, why: 'It stays with who has it.' }),
  'take-seat': (position, { card, as }) => judgeChange(position, card, position.piece(card)?.on ?? null, as),
  replace: (position, { card, over }) => {
    const [one, other] = [position.piece(card), position.piece(over)]
    const gain = one && other ? pieceWorth(position.taste, one) - pieceWorth(position.taste, other) : 0
    return { score: gain, why: () => `${titleOf(one)} is better there than ${titleOf(other)}.` }
  },
  form: () => ({ score: 3, why: 'Three craft together are worth more, and they come back.' }),
  asteroids: () => ({ score: 2, why: 'Asteroids may take a starship of theirs, for nothing.' }),
  'give-up': (position, { card }) => {
    const lost = position.piece(card)
    return {
      score: lost ? -pieceWorth(position.taste, lost) : 0,
      why: 'It may still do something elsewhere.',
    }
  },
  'break-cover': () => ({ score: -0.5, why: 'A spy that is hidden stops their drains.' }),
  drift: () => ({ score: 0.5, why: 'It must go on in this phase anyway.' }),
  voyage: (_, { around }) =>
    around === undefined
      ? { score: -1, why: 'In deep space it does nothing.' }
      : { score: 0.5, why: 'From an orbit it can do harm.' },
  'search-party': () => ({ score: 1.5, why: 'Somebody who is found fights again.' }),
  seize: (position, { card }) => ({
    score: 2,
    why: () => `${titleOf(position.piece(card))} stays out of the game with an escort.`,
  }),
  imprison: () => ({ score: 2.5, why: 'In prison it needs no escort.' }),
  'leave-unattended': () => ({ score: -1, why: 'Somebody should watch it.' }),
  escape: () => ({ score: 0, why: 'It goes back to the Used Pile.' }),
  rally: (position, { card }) => ({
    score: 1,
    why: () => `${titleOf(position.piece(card))} fights on.`,
  }),
  release: () => ({ score: 5, why: 'It is free for nothing.' }),
  unleash: (position, { card, against }) =>
    against === position.seat
      ? { score: -2, why: 'It would eat one of ours.' }
      : { score: 4, why: () => `${titleOf(position.piece(card))} may eat one of theirs, for nothing.` },
  attack: (position, { against }) =>
    against === position.seat
      ? { score: -2, why: 'It is our own creature.' }
      : { score: 2, why: 'An attack on a creature costs nothing, and we lose nothing by it.' },
  battle: judgeBattle,
  move: judgeMove,
  fire: (position, { target, cost }) => {
    const aim = position.piece(target)
    const worth = aim ? pieceWorth(position.taste, aim) : 1
    const chance = Math.max(
      0.05,
      Math.min(0.95, 0.5 + (position.taste.battle.destiny - (aim?.defense ?? 3)) / 5),
    )
    return {
      score: chance * (worth + (aim?.forfeit ?? 0) / 4) - cost * position.taste.cost.force,
      why: () => `A shot at ${titleOf(aim)} hits about ${Math.round(100 * chance)} times of 100.`,
    }
  },
  forfeit: judgeForfeit,
  draw: (position) => {
    const { piles } = position.taste
    const many = position.hand.length
    const score = position.life > piles.danger ? (piles.hand - many) / 4 : -1
    return { score, why: () => `There are ${many} cards in hand and ${position.life} in Life Force.` }
  },
  lose: judgeLoss,
  play: judgePlay,
}

export const judge = (position: Board, offer: SwccgOffer): Merit =>
  (JUDGES[offer.verb] as (position: Board, offer: SwccgOffer) => Merit)(position, offer)

/** Force icons of a location for us and for them. */
function iconsOf(position: Board, location: CardId): readonly [number, number] {
  const { dark = 0, light = 0 } = position.piece(location)?.card?.force ?? {}
  return position.side === 'dark' ? [dark, light] : [light, dark]
}

function judgeDeploy(position: Board, offer: Offered<'deploy'>): Merit {
  const piece = position.piece(offer.card)
  const kind = piece?.card?.kind
  const { cost, deploy } = position.taste
  const price = offer.cost * cost.force
  if (kind === 'location') {
    const [own, other] = iconsOf(position, offer.card)
    const score = deploy.location + own * deploy.icon + other * deploy.enemyIcon
    return { score, why: () => `${titleOf(piece)} has ${own} Force icons for us and ${other} for them.` }
  }
  if (!piece || !('on' in offer) || kind === 'weapon' || kind === 'device' || kind === 'effect')
    return judgeThing(position, piece, offer, price)
  const place = position.placeOf(offer.on)
  const gain = place ? gainOf(position, place, piece, offer) : deploy.idle
  const why = () => `${piece.title} makes us stronger at ${titleOf(place)} for ${offer.cost} Force.`
  return { score: gain - price, why }
}

/** Weapons, devices, Effects: on our own where they help, on theirs where they harm. */
function judgeThing(
  position: Board,
  piece: Piece | undefined,
  offer: Offered<'deploy'>,
  price: number,
): Merit {
  const kind = piece?.card?.kind
  const { deploy } = position.taste
  const worth = deploy[kind === 'weapon' || kind === 'device' ? kind : 'effect']
  const bearer = 'on' in offer ? position.piece(offer.on) : undefined
  const wrong =
    bearer && piece?.card && bearer.card?.kind !== 'location' && bearer.mine === isBane(piece.card)
  const strong = bearer ? bearer.power / 10 : 0
  const score = wrong ? -1 : worth + strong - price
  return { score, why: () => `${titleOf(piece)} is worth its ${offer.cost} Force.` }
}

/** Where somebody deploys, and for how much. */
interface Seating {
  readonly on: CardId
  readonly as: Role
  readonly cost: number
}

/** What a card would add at a place; whoever pays the last Force for it starts no battle there. */
function gainOf(position: Board, place: Place, piece: Piece, { on, as, cost }: Seating): number {
  const more = standing({ ...piece, as }, position.piece(on)?.card)
  const then = { taste: position.taste, mayBattle: position.mayBattle && position.force > cost }
  return holding(then, place, added(place.mine, more), place.theirs) - held(position, place)
}

/** What a card adds where it is now, with all that is on it. */
function presently(position: Board, card: CardId): Strength {
  const piece = position.piece(card)!
  const place = position.placeOf(card)
  const aboard = place ? position.ours(place.id).filter(({ on }) => on === card) : []
  return aboard.reduce(
    (sum, { id }) => added(sum, presently(position, id)),
    standing(piece, position.piece(piece.on ?? -1)?.card),
  )
}

/** Another seat or another place: what both places are worth after it, less what they are now. */
function judgeChange(position: Board, card: CardId, to: CardId | null, as: Role): Merit {
  const piece = position.piece(card)
  const [from, target] = [position.placeOf(card), to === null ? undefined : position.placeOf(to)]
  if (!piece || !from || !target || to === null) return { score: -1, why: 'It stays where it is.' }
  const now = presently(position, card)
  const own = standing(piece, position.piece(piece.on ?? -1)?.card)
  const then = added(added(now, own, -1), standing({ ...piece, as }, position.piece(to)?.card))
  const left = added(from.mine, now, -1)
  const gain =
    from === target
      ? holding(position, from, added(left, then), from.theirs) - held(position, from)
      : holding(position, from, left, from.theirs) -
        held(position, from) +
        holding(position, target, added(target.mine, then), target.theirs) -
        held(position, target)
  const why = () => `${piece.title} does more at ${target.title}.`
  return { score: gain - position.taste.move.least, why }
}

function judgeMove(position: Board, { card, to, cost, as = 'at' }: Offered<'move'>): Merit {
  if (position.piece(card)?.card?.kind === 'location') return { score: -1, why: 'No group sets out.' }
  const { score, why } = judgeChange(position, card, to, as)
  const flight = retreat(position, card, to)
  const price = cost * position.taste.cost.force
  if (flight > score) {
    const from = titleOf(position.placeOf(card))
    return {
      score: flight - price,
      why: () => `A battle at ${from} would cost us too much.`,
    }
  }
  return { score: score - price, why }
}

/** Leaving a place with everybody, for one of them: what a battle there would cost, less what the place is worth. */
function retreat(position: Board, card: CardId, to: CardId): number {
  const [from, target] = [position.placeOf(card), position.placeOf(to)]
  if (!from || !target || from === target || target.theirs.presence >= 1 || from.theirs.presence < 1)
    return -1
  return holding(position, from, NOBODY, from.theirs) - held(position, from) - position.taste.move.least
}

function judgeBattle(position: Board, { card, cost }: Offered<'battle'>): Merit {
  const place = position.placeOf(card)
  if (!place) return { score: -1, why: 'It cannot be judged.' }
  const { taste } = position
  const { margin, gain, loss } = clash(taste, place.mine, place.theirs)
  const why = () =>
    `At ${place.title} our power is about ${figure(margin)} ahead: they would lose about ${figure(gain)}, we ${figure(loss)}.`
  return { score: gain - loss - cost * taste.cost.force - taste.battle.least, why }
}

/** What it pays of what is owed, less what the card is worth on table. */
function judgeForfeit(position: Board, { card, value }: Offered<'forfeit'>): Merit {
  const piece = position.piece(card)
  const side = position.battle?.sides[position.seat]
  const owed = Math.max(side?.attrition ?? 0, side?.damage ?? 0)
  const worth = piece ? pieceWorth(position.taste, piece) : 1
  const paid = Math.min(value, owed) * lifeWorth(position)
  const lost = piece?.hit ? 0 : worth
  return {
    score: paid - lost,
    why: () => `${titleOf(piece)} pays ${value} of the ${owed} that we owe.`,
  }
}

/** The cheapest goes first. */
function judgeLoss(position: Board, { from, card }: Offered<'lose'>): Merit {
  const { piles } = position.taste
  if (from === 'hand') {
    const piece = card === undefined ? undefined : position.piece(card)
    const worth = handWorth(position, piece)
    return {
      score: -worth,
      why: () => `${titleOf(piece)} is missed least.`,
    }
  }
  const pile = from === 'used' || from === 'force' ? piles[from] : piles.reserve
  const worth = pile * lifeWorth(position)
  return {
    score: -worth,
    why: () => `With ${position.life} cards of Life Force one of them is missed least.`,
  }
}

/** Effects of cards, less their price; what can be repeated for nothing is left alone. */
function judgePlay(position: Board, offer: Offered<'play'>): Merit {
  const piece = position.piece(offer.card)
  const speaks = offer.lender === undefined ? piece : position.piece(offer.lender)
  const action = actionOf(speaks?.card, offer)
  if (!piece || !action) return { score: -1, why: 'It cannot be judged.' }
  const isPlayed = piece.card?.kind === 'interrupt'
  const endless = !isPlayed && !action.limit && !action.cost && isRepeatable(action.when)
  const { benefit } = reading(action.do)
  const { cost } = position.taste
  const price = offer.cost * cost.force + (isPlayed ? cost.card : 0)
  const why = () =>
    `${piece.title} (${deedOf(speaks!.card!, offer.action, offer.half)}) is worth its ${offer.cost} Force.`
  return { score: endless ? -1 : benefit - price - cost.least, why }
}

/** Whether its time does not pass by being used, unlike that of a response. */
const isRepeatable = (when: unknown): boolean =>
  typeof when === 'string' || (typeof when === 'object' && when !== null && 'phase' in when)
