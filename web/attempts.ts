/** What a player may have wanted to do with a card, to ask why it cannot be done. */
import type { Attempt, View } from '@dejarik/kernel'
import type { Face } from '@dejarik/table/swtcg'
import { type SeenCard, tableOf, zoneOf } from './sight.ts'

export interface NamedAttempt {
  readonly name: string
  readonly attempt: Attempt
}

type Place = 'hand' | 'build' | 'arena' | 'other'

function placeOf(view: View, { id, controller }: SeenCard): Place {
  const isIn = (name: string, owner: number | null): boolean =>
    zoneOf(view, name, owner)?.cards.some((card) => card.id === id) ?? false
  if (isIn('hand', controller)) return 'hand'
  if (isIn('build', controller)) return 'build'
  return ['space', 'ground', 'character'].some((arena) => isIn(arena, null)) ? 'arena' : 'other'
}

const ACTIONS: Readonly<Record<Place, readonly (readonly [string, string])[]>> = {
  hand: [
    ['Complete it', 'complete'],
    ['Lay it face-down', 'lay-face-down'],
  ],
  build: [
    ['Complete it', 'complete'],
    ['Add build counters', 'add-counters'],
  ],
  arena: [
    ['Attack with it', 'attack'],
    ['Retreat', 'retreat'],
  ],
  other: [],
}
const MOVES: readonly (readonly [string, string])[] = [
  ['Move it to Space', 'space'],
  ['Move it to Ground', 'ground'],
  ['Move it to Character', 'character'],
  ['Move it to the build zone', 'build'],
]

export function attemptsWith(view: View, card: SeenCard, face: Face | undefined): readonly NamedAttempt[] {
  const place = placeOf(view, card)
  const id = card.id
  if (face?.kind === 'battle') return [{ name: 'Play it', attempt: { verb: 'battle-card', card: id } }]
  if (place === 'hand' && tableOf(view).step === 'setup')
    return [{ name: 'Build it', attempt: { verb: 'set-up', card: id } }]
  const actions = ACTIONS[place].map(([name, verb]) => ({ name, attempt: { verb, card: id } }))
  const moves = MOVES.map(([name, to]) => ({ name, attempt: { verb: 'move', card: id, to } }))
  return place === 'arena' || (place === 'build' && !card.faceDown) ? [...actions, ...moves] : actions
}
