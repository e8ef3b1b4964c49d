/** The abilities that a card has now: its own, what static effects give it, and only where they work. */
import { type CardId, gather, remembered } from '@dejarik/kernel'
import { amountOf } from '../../effects/amounts/amounts.ts'
import { type StaticGain, staticsOn } from '../../effects/statics.ts'
import type { Game } from '../../kinds.ts'
import type { Gain } from '../../language/tree/gains.ts'
import type { Ability } from '../../language/tree/tree.ts'
import { type ActiveAbility, keyOf, nested } from './active-ability.ts'
import { baseAbilities, workingAbilities } from './base-abilities.ts'
import { inBuildZone, isOff } from './build-zone-abilities.ts'
import { lossesOf } from './lasting.ts'
import { withoutLost } from './lost-abilities.ts'

/** Everything that the card has and that works where it is. */
export function abilitiesOf(game: Game, card: CardId): readonly ActiveAbility[] {
  return remembered(game, 'abilities', card, () => {
    const statics = staticsOn(game, card)
    const given = gather(statics, (gain) => staticAbilities(game, gain))
    const kept = gather(statics, ({ gain }) => gain.keeps ?? [])
    const lost = gather(statics, ({ gain }) => gain.loses ?? []).filter((one) => !kept.includes(one))
    if (given.length === 0 && lost.length === 0 && kept.length === 0) return baseAbilities(game, card)
    const working = isOff(game, card) ? inBuildZone(game, card, given) : given
    const all = withoutLost(game, card, [...baseAbilities(game, card), ...working])
    return [...all, ...saved(game, card, kept)].filter(
      ({ ability }) => !('keyword' in ability && lost.includes(ability.keyword)),
    )
  })
}

/** Keywords that effects have taken from a card that cannot lose them. */
function saved(game: Game, card: CardId, kept: NonNullable<Gain['keeps']>): readonly ActiveAbility[] {
  if (kept.length === 0 || lossesOf(game, card).length === 0) return []
  const still = new Set(baseAbilities(game, card).map((one) => keyOf(game, one)))
  return workingAbilities(game, card).filter(
    (one) => 'keyword' in one.ability && kept.includes(one.ability.keyword) && !still.has(keyOf(game, one)),
  )
}

function staticAbilities(game: Game, { source, context, gain, index }: StaticGain): ActiveAbility[] {
  const keywords = (gain.keywords ?? []).map(
    ({ keyword, value }): Ability => ({ ability: 'keyword', keyword, value: amountOf(game, context, value) }),
  )
  return nested([...keywords, ...(gain.abilities ?? [])], source, `s${index}`)
}
