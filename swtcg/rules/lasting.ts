/** What lasting effects do while they last. */
import type { CardId, Contribute, EffectRule, Lasting } from '@dejarik/kernel'
import type { Game, Swtcg } from '../kinds.ts'
import type { Prohibition } from '../language/instructions.ts'
import type { Statistic } from '../language/nouns.ts'

type Effect = Lasting<Swtcg>
type Gain = Extract<Effect, { readonly kind: 'gain' }>

const STATISTICS: readonly Statistic[] = ['speed', 'power', 'health']

const contribute =
  (statistic: Statistic) =>
  (_: Game, effect: Effect, card: CardId, add: Contribute): void => {
    if (effect.kind !== 'gain' || effect.card !== card) return
    add(effect[statistic] ?? 0, effect.name, effect.source === null ? {} : { card: effect.source })
  }

export const lastingEffects: Readonly<Record<Swtcg['lasting']['kind'], EffectRule<Swtcg>>> = {
  gain: {
    changes: Object.fromEntries(
      STATISTICS.flatMap((name) => [
        [name, contribute(name)],
        [`plain-${name}`, contribute(name)],
      ]),
    ),
  },
  loss: {},
  cant: {},
}

/** What a card was given for a while. */
export const gainsOf = (game: Game, card: CardId): Gain[] =>
  game.state.lasting.filter((effect): effect is Gain => effect.kind === 'gain' && effect.card === card)

/** The effects that took text away from a card, latest first. */
export const lossesOf = (game: Game, card: CardId) =>
  game.state.lasting.flatMap((effect) => (effect.kind === 'loss' && effect.card === card ? [effect] : []))

/** The card whose effect forbids it, or null if nothing does; "can't" always wins (idc/primary/cant-overrides). */
export function forbidderOf(
  game: Game,
  card: CardId,
  what: Prohibition,
): { readonly source: CardId | null } | null {
  const found = game.state.lasting.find(
    (effect) => effect.kind === 'cant' && effect.card === card && effect.what === what,
  )
  return found ? { source: found.source } : null
}
