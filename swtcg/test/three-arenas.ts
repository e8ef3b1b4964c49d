/** Units for each arena, for what is about the turn rather than about them. */
import { character, gainForce, ground, paying, self, unit } from './battle-play.ts'

export const raider = unit('Raider', { speed: 60 })
export const patrol = unit('Patrol', { speed: 40 })
export const walker = ground('Walker')
export const guard = character('Guard')
/** Harms nobody. */
export const stub = ground('Stub', { power: 0 })

/** Has the Ground battle fought again, and counts its starts and ends. */
export const twice = ground('Veteran', {
  abilities: [
    { ability: 'triggered', when: { when: 'step-starts', step: 'ground' }, do: [gainForce(1)] },
    { ability: 'triggered', when: { when: 'step-ends', step: 'ground' }, do: [gainForce(10)] },
    paying(1, [
      { do: 'extra-battle', arena: 'ground' },
      { do: 'untap', who: self },
    ]),
  ],
})
export const TWO_BATTLES = [
  { kind: 'stepBegan', step: 'ground' },
  { kind: 'stepEnded', step: 'ground' },
  { kind: 'stepBegan', step: 'ground' },
  { kind: 'stepEnded', step: 'ground' },
  { kind: 'stepBegan', step: 'character' },
]
