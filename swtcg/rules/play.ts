/** Playing an activated effect: pay, a chance to disrupt, then it takes place. */
import type { CardId, SeatId } from '@dejarik/kernel'
import { type Game, procedure, step } from '../kinds.ts'
import type { ActivatedKeywordAbility } from '../language/tree.ts'
import { abilitiesOf } from './abilities.ts'
import { openChance } from './chances.ts'
import { pay } from './costs.ts'
import { activatedKeywords } from './keywords/activated.ts'
import { useKey } from './playable.ts'

interface Play {
  readonly seat: SeatId
  readonly card: CardId
  /** Where the ability is printed, and which one it is there. */
  readonly source: CardId
  readonly path: string
  /** What is resolved, even if the card loses it or leaves after paying. */
  readonly ability?: ActivatedKeywordAbility
}

export const play = procedure<Play>('swtcg/play', [
  step('pay', (game, { seat, card, source, path }) => {
    const active = activeAt(game, card, source, path)
    const ability = active.ability as ActivatedKeywordAbility
    game.changeTable({ uses: [...game.table.uses, useKey(game, card, active, ability)] })
    pay(game, seat, card, ability.cost)
    game.emit({ kind: 'abilityPlayed', seat, card, ability: ability.keyword, cause: { card: source } })
    return { ability }
  }),
  step('disrupt', (game) => openChance(game, 'disrupt')),
  step('resolve', (game, { seat, card, ability }) => {
    if (ability) activatedKeywords[ability.keyword].resolve(game, seat, card, ability.value)
  }),
])

function activeAt(game: Game, card: CardId, source: CardId, path: string) {
  const found = abilitiesOf(game, card).find((active) => active.source === source && active.path === path)
  if (!found) throw new Error(`card ${card} has no ability ${source}.${path}`)
  return found
}
