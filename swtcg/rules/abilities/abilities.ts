/** The abilities that a card has now: its own, what static effects give it, and only where they work. */
import { type CardId, gather, remembered } from '@dejarik/kernel'
import { amountOf } from '../../effects/amounts.ts'
import { type StaticGain, staticsOn } from '../../effects/statics.ts'
import type { Game } from '../../kinds.ts'
import type { Ability } from '../../language/tree.ts'
import { type ActiveAbility, nested } from './active-ability.ts'
import { baseAbilities } from './base-abilities.ts'
import { inBuildZone, isOff } from './build-zone-abilities.ts'
import { withoutLost } from './lost-abilities.ts'

/** Everything that the card has and that works where it is. */
export function abilitiesOf(game: Game, card: CardId): readonly ActiveAbility[] {
  return remembered(game, 'abilities', card, () => {
    const statics = staticsOn(game, card)
    const given = gather(statics, (gain) => staticAbilities(game, gain))
    const lost = gather(statics, ({ gain }) => gain.loses ?? [])
    if (given.length === 0 && lost.length === 0) return baseAbilities(game, card)
    const working = isOff(game, card) ? inBuildZone(game, card, given) : given
    const all = withoutLost(game, card, [...baseAbilities(game, card), ...working])
    return all.filter(({ ability }) => !('keyword' in ability && lost.includes(ability.keyword)))
  })
}

function staticAbilities(game: Game, { source, context, gain, index }: StaticGain): ActiveAbility[] {
  const keywords = (gain.keywords ?? []).map(
    ({ keyword, value }): Ability => ({ ability: 'keyword', keyword, value: amountOf(game, context, value) }),
  )
  return nested([...keywords, ...(gain.abilities ?? [])], source, `s${index}`)
}
