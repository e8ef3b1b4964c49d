/** Deflect X: prevent X damage to this unit, and do as much to a unit in the same arena. */
import type { CardId } from '@dejarik/kernel'
import { ask, type Game, procedure } from '../../kinds.ts'
import { momentOf } from '../pending.ts'
import { arenaOf, cardsAt } from '../place.ts'
import { preventDamage, whyNotPrevent } from '../prevention.ts'
import { wait } from '../waiting.ts'
import type { ActivatedKeywordRule } from './activated.ts'

export const deflect: ActivatedKeywordRule = {
  chance: 'prevention',
  moment: momentOf,
  timeRule: 'idc/keyword/deflect-timing',
  onceRule: 'idc/keyword/deflect-once-per-instance',
  whyNot: whyNotPrevent,
  resolve: (game: Game, seat, unit: CardId, value: number) => {
    const amount = preventDamage(game, unit, value, 'deflect', unit)
    if (amount > 0) game.call(deflectTo, { seat, unit, amount })
  },
}

/** Doing the damage is optional, and any unit there may be chosen (idc/keyword/deflect-any-unit-same-arena). */
export const deflectTo = procedure<{ seat: number; unit: CardId; amount: number }>('swtcg/deflect', [
  ask(
    'target',
    (game, { seat, unit }) => ({
      kind: 'cards' as const,
      seat,
      about: 'deflect',
      card: unit,
      rules: ['idc/keyword/deflect-damage-is-optional'],
      from: targets(game, unit),
      min: 0,
      max: 1,
    }),
    (game, { seat, unit, amount }, [against]) => {
      if (against !== undefined)
        wait(game, {
          chance: 'after-damage',
          by: 'activation',
          seat,
          effect: { kind: 'deflected', unit, against, amount },
        })
    },
  ),
])

function targets(game: Game, unit: CardId): readonly CardId[] {
  const arena = arenaOf(game, unit)
  const there = arena === null ? [] : cardsAt(game, arena)
  return game.policies.mayDeflectToItself ? there : there.filter((other) => other !== unit)
}
