/** Creatures that meet fight at once, whoever owns them (ccgx/creature/creatures-fight). */
import type { CardId, ProcedureName } from '@dejarik/kernel'
import { definitionOf, type Game, procedure, step } from '../../kinds.ts'
import { exists } from '../cards/place.ts'
import { hasSkill } from '../cards/skills.ts'
import { looseCreatures } from './creatures.ts'
import { drawFerocity, ferocityWith } from './ferocity.ts'

const losing: ProcedureName<{ cards: readonly CardId[]; by: 'lost' }> = { name: 'swccg/lose-cards' }
const eating: ProcedureName<{ creature: CardId; cards: readonly CardId[] }> = { name: 'swccg/eating' }

/** Selective creatures of one kind leave each other alone (ccgx/creature/selective). */
const areAtPeace = (game: Game, one: CardId, other: CardId): boolean =>
  hasSkill(game, one, 'selective-creature') &&
  hasSkill(game, other, 'selective-creature') &&
  definitionOf(game, one).creature === definitionOf(game, other).creature

/** The first two that are together and not at peace; nobody during battles and attacks. */
export function meetingCreatures(game: Game): readonly [CardId, CardId] | null {
  const loose = looseCreatures(game)
  if (loose.length < 2 || game.table.battle || game.table.attack) return null
  for (const [place, one] of loose.entries())
    for (const other of loose.slice(place + 1))
      if (game.card(one).on === game.card(other).on && !areAtPeace(game, one, other)) return [one, other]
  return null
}

interface Meeting {
  readonly cards: readonly [CardId, CardId]
  readonly first?: number | null
  readonly second?: number | null
}

/** Each has its ferocity drawn; the higher eats the other, and in a tie both are lost. */
export const meeting = procedure<Meeting>('swccg/meeting', [
  step('first', (game, { cards: [one] }) => drawFerocity(game, one, 'first')),
  step('second', (game, { cards: [, other] }) => drawFerocity(game, other, 'second')),
  step('end', (game, { cards, first, second }) => {
    const [one, other] = cards
    if (!exists(game, one) || !exists(game, other)) return
    const ferocities = [ferocityWith(game, one, first), ferocityWith(game, other, second)] as const
    game.emit({
      kind: 'creaturesFought',
      cards,
      ferocities,
      cause: { rule: 'ccgx/creature/creatures-fight' },
    })
    if (ferocities[0] === ferocities[1]) return game.call(losing, { cards, by: 'lost' })
    const [winner, loser] = ferocities[0] > ferocities[1] ? cards : [other, one]
    game.call(eating, { creature: winner, cards: [loser] })
  }),
])
