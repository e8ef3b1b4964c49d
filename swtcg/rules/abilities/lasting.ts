/** What lasting effects do while they last. */
import {
  type CardId,
  type Contribute,
  type EffectRule,
  expire,
  gather,
  type Lasting,
  type LastingOf,
  lastingOf,
  reschedule,
} from '@dejarik/kernel'
import type { Arena } from '../../cards/definition.ts'
import type { Game, Swtcg } from '../../kinds.ts'
import type { Statistic } from '../../language/tree/nouns.ts'
import { returnControl } from '../cards/taking-control.ts'

type Effect = Lasting<Swtcg>
type Gain = LastingOf<Swtcg, 'gain'>

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
      gather(STATISTICS, (name) => [
        [name, contribute(name)],
        [`plain-${name}`, contribute(name)],
      ]),
    ),
  },
  loss: {},
  rule: {},
  'cant-use': {},
  'speed-ties': {},
  focused: {},
  discount: {},
  'have-attack': {},
  watch: {},
  decree: {},
  control: {},
}

/** What a card was given for a while. */
export function gainsOf(game: Game, card: CardId): readonly Gain[] {
  const gains = lastingOf(game, 'gain')
  return gains.length === 0 ? gains : gains.filter((effect) => effect.card === card)
}

/** The effects that took text away from a card, latest first. */
export function lossesOf(game: Game, card: CardId): readonly LastingOf<Swtcg, 'loss'>[] {
  const losses = lastingOf(game, 'loss')
  return losses.length === 0 ? losses : losses.filter((effect) => effect.card === card)
}

/** What lasts until end of battle ends with the battle phase (idc/turn/end-of-turn-expire-first). */
export const endBattleEffects = (game: Game): void => expire(game, 'end-of-battle')

/** What lasts until a battle step ends is over before what its end sets off. */
export function endStepEffects(game: Game, arena: Arena): void {
  returnControl(game, `${arena}-end`)
  expire(game, `${arena}-end`)
}

/** What lasts until the next turn starts is still there when it is counted who has won. */
export function endAtTurnStart(game: Game): void {
  returnControl(game, 'turn-start')
  expire(game, 'turn-start')
}

/** Ends what lasts until now, and brings the end of what lasts one turn more nearer. */
export function endTurnEffects(game: Game): void {
  returnControl(game, 'end-of-turn')
  expire(game, 'end-of-turn')
  reschedule(game, 'end-of-next-turn', 'end-of-turn')
}
