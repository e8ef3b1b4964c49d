/** What becomes of a victim that a creature has defeated: it is eaten, unless the creature's text says otherwise (ccgx/creature/eaten). */
import { type CardId, numberOf, type ProcedureName } from '@dejarik/kernel'
import { type Context, speaking } from '../../effects/context.ts'
import { matches } from '../../effects/matches.ts'
import type { Resolving } from '../../effects/resolve.ts'
import { definitionOf, type Game, procedure, step } from '../../kinds.ts'
import type { Instruction } from '../../text/instruction.ts'
import { answer } from '../answers/answer.ts'
import { exists, isOnTable, locationOf, opponentOf, withAllOn } from '../cards/place.ts'
import { noteEaten } from './ferocity.ts'

const resolving: ProcedureName<Resolving> = { name: 'swccg/resolve' }
const losing: ProcedureName<{ cards: readonly CardId[]; by: 'eaten' }> = { name: 'swccg/lose-cards' }

const EATEN: readonly Instruction[] = [{ do: 'eat', what: { the: { chosen: 'victim' } } }]

interface Defeating {
  readonly creature: CardId
  readonly victim: CardId
  readonly saved?: boolean
}

/** Its defeat can be answered; then the opponent of the victim chooses, where there is a choice. */
export const defeat = procedure<Defeating>('swccg/defeat', [
  step('answers', (game, { creature, victim }) => {
    const by = game.card(creature).controller
    answer(
      game,
      { just: 'defeated', by, card: victim, source: creature, at: locationOf(game, victim)! },
      'saved',
    )
  }),
  step('fate', (game, { creature, victim, saved = false }) => {
    if (saved || !exists(game, creature) || !exists(game, victim) || !isOnTable(game, victim)) return
    const context: Context = {
      ...speaking(opponentOf(game.card(victim).controller), creature),
      chosen: { victim: [victim] },
    }
    const { defeats } = definitionOf(game, creature).text.lives ?? {}
    const isMeant = defeats && (!defeats.what || matches(game, context, defeats.what, victim))
    game.call(resolving, { todo: isMeant ? defeats.do : EATEN, context })
  }),
])

interface Eating {
  readonly creature: CardId
  readonly cards: readonly CardId[]
  readonly at?: CardId
  readonly gone?: CardId
  readonly cargo?: readonly CardId[]
}

/** One after another, each lost with the cards on it; the creature remembers how strong the last one was (ccgx/creature/eaten-value). */
export const eating = procedure<Eating>('swccg/eating', [
  step('next', (game, { creature, cards: [card, ...rest] }) => {
    if (card === undefined) return game.finish()
    const at = locationOf(game, card)
    if (exists(game, creature)) noteEaten(game, creature, strengthOf(game, card))
    const cargo = withAllOn(game, card).filter((each) => each !== card)
    game.call(losing, { cards: [card], by: 'eaten' })
    return { cards: rest, gone: card, cargo, ...(at === null ? {} : { at }) }
  }),
  step('told', (game, { creature, gone, at, cargo = [] }) => {
    game.goto('next')
    if (gone === undefined || at === undefined || !exists(game, creature)) return
    if (!exists(game, gone) || isOnTable(game, gone)) return
    const by = game.card(creature).controller
    answer(game, { just: 'eaten', by, card: gone, source: creature, at, cards: cargo })
  }),
])

/** The ferocity of a creature, the power of anything else. */
const strengthOf = (game: Game, card: CardId): number =>
  numberOf(game, definitionOf(game, card).kind === 'creature' ? 'ferocity' : 'power', card)
