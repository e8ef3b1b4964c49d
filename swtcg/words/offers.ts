/** What a player can do, in words. */
import type { CardId } from '@dejarik/kernel'
import type { Game, SwtcgOffer } from '../kinds.ts'
import type { Cost } from '../language/tree/tree.ts'
import { printedAbilities } from '../rules/abilities/active-ability.ts'
import { destinationName } from './events.ts'
import { cardName, placeName } from './names.ts'

type Verb = SwtcgOffer['verb']
type Offered<V extends Verb> = Extract<SwtcgOffer, { readonly verb: V }>
type Phrases = { readonly [V in Verb]: (game: Game, offer: Offered<V>) => string }

const PHRASES: Phrases = {
  pass: () => 'Pass',
  bid: (_, { amount }) => `Bid ${amount}`,
  'give-up': () => 'Give up the side',
  'set-up': (game, { card, destination, cost }) =>
    `Build ${cardName(game, card)} for ${cost}: ${destinationName(game, destination)}`,
  defer: () => 'Leave it to your teammate',
  stop: () => 'Stop building',
  contest: (game, { card }) => `Bid on ${cardName(game, card)}`,
  'give-up-unique': (game, { card, cost }) =>
    `Discard ${cardName(game, card)}${cost > 0 ? ` and pay ${cost} Force` : ''}`,
  attack: (game, { card, defender }) => `Attack ${cardName(game, defender)} with ${cardName(game, card)}`,
  'skip-attack': (game, { card }) => `Tap ${cardName(game, card)} without attacking`,
  play: (game, { card, source, ability, name }) =>
    `${cardName(game, card)}: ${name}${priceOf(game, source, ability)}`,
  'battle-card': (game, { card, ability, enhance, instead }) =>
    instead === undefined
      ? `Play ${cardName(game, card)}${enhance === undefined ? priceOf(game, card, ability) : ''}`
      : `Play ${cardName(game, card)} by ${insteadName(game, card, instead)}`,
  special: (game, { name, card, unit, to, choice, cost }) => {
    const says = game.constants.specials[name]?.says ?? name
    const price = cost ? ` for ${cost}` : ''
    return `${says
      .replace('{card}', card === undefined ? '' : cardName(game, card))
      .replace('{unit}', unit === undefined ? '' : cardName(game, unit))
      .replace('{to}', to === undefined ? '' : placeName(to))
      .replace('{choice}', choice ?? '')}${price}`
  },
  'lay-face-down': (game, { card }) => `Lay ${cardName(game, card)} face-down`,
  'add-counters': (game, { card }) => `Add build counters to ${cardName(game, card)}`,
  complete: (game, { card, destination, cost, hidden, instead }) => {
    const where = destination ? `: ${destinationName(game, destination)}` : ''
    const force = hidden ? ` and ${hidden.force} Force` : ''
    if (instead !== undefined)
      return `Complete ${cardName(game, card)} by ${insteadName(game, card, instead)}${where}`
    return `Complete ${cardName(game, card)} for ${cost}${force}${where}`
  },
  move: (game, { card, to }) => `Move ${cardName(game, card)} to ${placeName(to)}`,
  pilot: (game, { card, unit }) => `${cardName(game, card)} pilots ${cardName(game, unit)}`,
  equip: (game, { card, unit }) => `Give ${cardName(game, card)} to ${cardName(game, unit)}`,
  detach: (game, { card }) => `Take ${cardName(game, card)} off`,
  rearrange: (game, { card, version, cost }) =>
    `Put ${cardName(game, version)} on top of ${cardName(game, card)} for ${cost}`,
  retreat: (game, { card }) => `Retreat ${cardName(game, card)}`,
  draw: () => 'Draw a card',
  'skip-draw': () => 'Draw no card',
  upkeep: (game, { card, cost }) =>
    cost === null
      ? `Ignore the Upkeep of ${cardName(game, card)}`
      : `Pay the Upkeep of ${cardName(game, card)}`,
  resolve: (game, { card }) => `Effect of ${cardName(game, card)}`,
}

/** What is paid in place of the usual cost, by the name of the ability that says so. */
function insteadName(game: Game, card: CardId, index: number): string {
  const is = game.state.cards[card]?.is
  const { library } = game.constants
  const ability = is !== undefined && library.has(is) ? library.card(is).abilities[index]?.ability : undefined
  return `${ability === 'meditate' ? 'Meditate' : 'Alternative Cost'}${priceOf(game, card, String(index))}`
}

/** The printed price of an ability in Force; nothing where it is free. Only the card itself is looked at: of the others, a reader may not know all. */
function priceOf(game: Game, source: CardId, path: string): string {
  const is = game.state.cards[source]?.is
  const { library } = game.constants
  const abilities = is !== undefined && library.has(is) ? printedAbilities(library.card(is), source) : []
  const ability = abilities.find((each) => each.path === path)?.ability
  const cost = ability && 'cost' in ability ? (ability.cost as readonly Cost[]) : []
  const force = cost.flatMap((part) =>
    part.pay === 'force' && typeof part.amount === 'number' ? [part.amount] : [],
  )
  const sum = force.reduce((whole, amount) => whole + amount, 0)
  return sum > 0 ? ` · ${sum} Force` : ''
}

export const sayOffer = (game: Game, offer: SwtcgOffer): string =>
  (PHRASES[offer.verb] as (game: Game, offer: SwtcgOffer) => string)(game, offer)
