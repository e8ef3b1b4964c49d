/** The untap step: everything untaps, but what cannot, and what its player leaves tapped. */
import { type CardId, type CardsQuestion, gather, type SeatId } from '@dejarik/kernel'
import { ARENAS } from '../../cards/definition.ts'
import { type About, ask, type Game, procedure, step } from '../../kinds.ts'
import { constraintsOn, hasRule, whyForbidden } from '../abilities/constraints.ts'
import { cardsAt, cardsIn } from '../cards/place.ts'
import { untapTogether } from '../cards/untap.ts'

interface Untapping {
  /** The next seat to say what stays tapped, as an index into the order. */
  readonly next: number
  readonly stay: readonly CardId[]
}

export const untapStep = procedure<Untapping>('swtcg/untap-step', [
  ask('stay-tapped', whatStays, (_, { stay }, chosen) => ({ stay: [...stay, ...chosen] })),
  step('others', (game, { next }) => {
    if (next + 1 >= game.table.order.length || !isOptional(game)) return undefined
    game.goto('stay-tapped')
    return { next: next + 1 }
  }),
  step('untap', (game, { stay }) => {
    const cards = gather(game.table.order, (seat) => ownCards(game, seat))
    for (const card of cards) if (game.card(card).movedBy !== 0) game.changeCard(card, { movedBy: 0 })
    untapTogether(game, cards.filter(untapsNow(game, stay)), UNTAP_STEP)
  }),
])

/** Most of the time no card leaves a choice. */
const isOptional = (game: Game): boolean => hasRule(game, (rule) => 'untap' in rule)

function whatStays(game: Game, { next }: Untapping): CardsQuestion<About> | undefined {
  const seat = game.table.order[next]
  if (seat === undefined || !isOptional(game)) return undefined
  const from = ownCards(game, seat).filter(
    (card) => game.card(card).tapped && constraintsOn(game, card).some(({ rule }) => 'untap' in rule),
  )
  if (from.length === 0) return undefined
  return { kind: 'cards', seat, about: 'stay-tapped', from, min: 0, max: from.length }
}

const ownCards = (game: Game, seat: SeatId): readonly CardId[] =>
  [
    ...gather(ARENAS, (arena) => cardsAt(game, arena)),
    ...cardsAt(game, 'attached'),
    ...cardsIn(game, seat, 'build'),
  ].filter((card) => game.card(card).controller === seat)

/** Units and Equipment in the build zone and the arenas untap, Pilots too. */
const UNTAP_STEP = { rule: 'idc/turn/untap-units-and-equipment' }

const untapsNow =
  (game: Game, stay: readonly CardId[]) =>
  (card: CardId): boolean =>
    game.card(card).tapped && !stay.includes(card) && whyForbidden(game, card, 'untap-step') === null
