/** Velocity X: at the start of its battle step the unit may be X faster for the turn, or X slower. */
import { numberOf } from '@dejarik/kernel'
import { ARENAS } from '../../cards/definition.ts'
import type { Game } from '../../kinds.ts'
import type { Instruction } from '../../language/tree/instructions.ts'
import { isStopped } from '../abilities/constraints.ts'
import { has } from '../abilities/has-keyword.ts'
import { best } from '../abilities/keyword-values.ts'
import { cardsAt } from '../cards/place.ts'
import { setOff } from './actions.ts'

export const velocity = best('velocity')

/** Only a unit that is there when the step starts (now/keywords/velocity-must-be-there). */
export function offerVelocity(game: Game, { step }: { readonly step: string }): void {
  const arena = ARENAS.find((each) => each === step)
  for (const unit of arena ? cardsAt(game, arena) : []) {
    const speed = numberOf(game, 'velocity', unit)
    if (speed <= 0 || isStopped(game, unit, 'velocity')) continue
    const ways = [[faster(speed)], ...(has(game, unit, 'stealth') ? [] : [slower(speed)]), []]
    setOff(game, unit, 'step-start', [{ do: 'choose-one', who: 'you', of: ways }])
  }
}

const faster = (speed: number): Instruction => ({
  do: 'get',
  who: { the: 'self' },
  gain: { speed },
  for: 'this-turn',
})
/** Whoever slowed down cannot gain Stealth in this turn (now/keywords/velocity-stealth). */
const slower = (speed: number): readonly Instruction[] => [
  faster(-speed),
  { do: 'lose', who: { the: 'self' }, what: ['stealth'], for: 'this-turn' },
]
