/** How the cadet judges each kind of action, one entry a verb. */
import type { SwtcgOffer } from '@dejarik/swtcg'
import type { Merit } from '../rating.ts'
import { prospect } from './attacks.ts'
import { reading } from './effects.ts'
import { forceIn } from './keywords.ts'
import type { Board, Piece } from './position.ts'
import { BUILD, FORCE } from './weights.ts'
import { cardWorth, need, unitWorth } from './worth.ts'

type Verb = SwtcgOffer['verb']
type Offered<V extends Verb> = Extract<SwtcgOffer, { readonly verb: V }>
type Judges = { readonly [V in Verb]: (position: Board, offer: Offered<V>) => Merit }

const plain = (score: number, why: string) => (): Merit => ({ score, why })
const titleOf = (piece: Piece | undefined): string => piece?.title ?? 'it'

const JUDGES: Judges = {
  pass: plain(0, 'Nothing else is worth doing.'),
  stop: plain(-50, 'Nothing is left to build.'),
  defer: plain(-20, 'Building now is better.'),
  bid: (_, { amount }) => ({ score: -amount, why: 'The lowest bid gives the least away.' }),
  'give-up': plain(-100, 'The side is not given away.'),
  special: plain(-1, 'What options add is seldom worth it.'),
  contest: plain(0, 'Contests come in any order.'),
  'set-up': (position, { card, destination, cost }) => {
    const piece = position.piece(card)
    if ('onto' in destination)
      return { score: BUILD.stack, why: () => `${titleOf(piece)} makes a stack better.` }
    const worth = cardWorth(position, piece?.card)
    const arena = destination.to
    const needed = arena === 'build' || arena === 'resource' ? 0 : need(position, arena)
    const perPoint = worth / Math.sqrt(Math.max(1, cost))
    return {
      score: (worth > 0 ? perPoint : 1) + needed,
      why: () => `${titleOf(piece)} does much for its ${cost} points.`,
    }
  },
  'lay-face-down': (position, { card }) => {
    const piece = position.piece(card)
    const isTrap = piece?.card?.subtypes.includes('Trap') ?? false
    const score = position.step === 'setup' ? -40 : isTrap ? BUILD.mission : BUILD.layFaceDown
    return {
      score: score + cardWorth(position, piece?.card) / 10,
      why: () => `${titleOf(piece)} is begun with the points left.`,
    }
  },
  'add-counters': (position, { card }) => {
    const piece = position.piece(card)
    const missing = Math.max(0, (piece?.card?.cost ?? 0) - (piece?.counters ?? 0))
    if (missing === 0) return { score: -1, why: 'It has all the counters that it needs.' }
    return {
      score: BUILD.addCounters + 1 / missing,
      why: () => `${titleOf(piece)} lacks ${missing} counters.`,
    }
  },
  complete: (position, { card, destination, hidden, instead }) => {
    const piece = position.piece(card)
    const kind = piece?.card?.kind ?? 'unit'
    const force = (hidden?.force ?? 0) * FORCE.each + paidInstead(piece, instead)
    const why = () => `${titleOf(piece)} can be completed.`
    if (!destination) return { score: BUILD.mission - force, why }
    if ('onto' in destination) return { score: BUILD.stack - force, why }
    const to = destination.to
    const place = to === 'build' || to === 'resource' ? 0 : need(position, to)
    const idle = kind === 'unit' && to === 'build' ? BUILD.inBuildZone : 0
    return { score: BUILD[kind] + cardWorth(position, piece?.card) + place + idle - force, why }
  },
  move: (position, { card, to }) => {
    const piece = position.piece(card)
    if (to === 'build') return { score: -5, why: 'It fights nobody in the build zone.' }
    const score = piece?.arena === null ? BUILD.move + need(position, to) : -1
    return { score, why: () => `${titleOf(piece)} goes back to fight.` }
  },
  pilot: (position, { card, unit }) => {
    const [pilot, ship] = [position.piece(card), position.piece(unit)]
    const idle = pilot?.arena === null && ship?.arena !== null
    return { score: idle ? BUILD.pilot : -1, why: () => `${titleOf(pilot)} flies ${titleOf(ship)}.` }
  },
  equip: (position, { card, unit }) => {
    const [equipment, bearer] = [position.piece(card), position.piece(unit)]
    const score = bearer?.arena ? BUILD.equip + unitWorth(position, bearer) / 10 : -1
    return { score, why: () => `${titleOf(equipment)} goes to ${titleOf(bearer)}.` }
  },
  detach: plain(-5, 'It stays where it is.'),
  rearrange: plain(-1, 'The stack is well as it is.'),
  retreat: plain(-5, 'Retreating loses the arena.'),
  'give-up-unique': (position, { card, cost }) => {
    const piece = position.piece(card)
    const worth = piece ? unitWorth(position, piece) : 0
    return { score: -worth - cost * FORCE.each, why: () => `${titleOf(piece)} is worth less.` }
  },
  attack: (position, { card, defender }) => prospect(position, card, defender),
  'skip-attack': plain(0, 'No attack is worth it.'),
  play: judgePlay,
  'battle-card': (position, { card }) => judgeEffect(position, position.piece(card), 0),
  draw: plain(10, 'A card more is better.'),
  'skip-draw': plain(-10, 'A card more is better.'),
  upkeep: (_, { cost }) => ({ score: 1 - (cost ?? 0) / 10, why: 'The Upkeep is due.' }),
  resolve: plain(4, 'The effect takes place.'),
}

export const judge = (position: Board, offer: SwtcgOffer): Merit =>
  (JUDGES[offer.verb] as ((position: Board, offer: SwtcgOffer) => Merit) | undefined)?.(position, offer) ?? {
    score: 0,
    why: 'Nothing speaks against it.',
  }

/** What an Alternative Cost or Meditate takes: Force, and something done besides is worth about a card. */
function paidInstead(piece: Piece | undefined, instead: number | undefined): number {
  const found = instead === undefined ? undefined : piece?.card?.abilities[instead]
  if (!found || !('cost' in found)) return 0
  const acts = found.cost.filter(({ pay }) => pay === 'act').length
  return forceIn(found.cost) * FORCE.each + acts * BUILD.addCounters
}

/** Evade and Deflect are for saving a unit; what they cost is taken from the reserve. */
function judgePlay(position: Board, { card, source, ability, name }: Offered<'play'>): Merit {
  const piece = position.piece(card)
  const found = position.piece(source)?.card?.abilities[Number(ability.split('.')[0])]
  const cost = found && 'cost' in found ? forceIn(found.cost) : 0
  if (name === 'evade' || name === 'deflect') return judgePrevention(position, piece, cost)
  if (name === 'intercept') return { score: -1, why: 'Nobody takes the blow for another.' }
  if (name === 'retaliate' || name === 'ambush')
    return { score: 3 - cost * FORCE.each, why: () => `${titleOf(piece)} strikes back.` }
  return judgeEffect(position, position.piece(source), cost)
}

function judgePrevention(position: Board, unit: Piece | undefined, cost: number): Merit {
  if (!unit) return { score: -1, why: 'Nothing is pending.' }
  const pending = position.pending(unit.id)
  const dies = pending >= unit.left
  const worth = unitWorth(position, unit) * (dies ? 1 : pending / Math.max(1, unit.health) / 2)
  const score = worth - cost * FORCE.each
  const why = () =>
    `${pending} damage is pending on ${unit.title}, which has ${unit.left} health left${dies ? ' and would be discarded' : ''}.`
  return { score, why }
}

/** Effects that cost Force leave the reserve alone. */
function judgeEffect(position: Board, source: Piece | undefined, cost: number): Merit {
  const benefit = source?.card ? reading(source.card).benefit : 0
  const spared = cost === 0 || position.force - cost >= FORCE.reserve
  const score = spared ? benefit - cost * FORCE.each - 0.5 : -1
  return {
    score,
    why: () => `The effect of ${titleOf(source)} is worth ${benefit.toFixed(1)} for ${cost} Force.`,
  }
}
