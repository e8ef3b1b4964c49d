/** What lasting effects do while they last. */
import type { EffectRule } from '@dejarik/kernel'
import type { Swtcg } from '../kinds.ts'

export const lastingEffects: Readonly<Record<Swtcg['lasting']['kind'], EffectRule<Swtcg>>> = {
  power: {
    changes: {
      power: (_, effect, card, add) => {
        if (effect.card === card)
          add(effect.amount, effect.name, effect.source === null ? {} : { card: effect.source })
      },
    },
  },
}
