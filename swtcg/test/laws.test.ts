/** Laws that hold for every card in the exercise: a planted fault of each kind is found. */
import { expect, test } from 'vitest'
import type { CardDefinition } from '../cards/definition.ts'
import { shippedCards } from '../cards/shipped.ts'
import { printedOn } from '../exercise/abilities.ts'
import { partingIn } from '../exercise/chairs.ts'
import { canBeTried } from '../exercise/exercise.ts'
import { judgeBy } from '../exercise/laws.ts'
import { runTrial } from '../exercise/trial.ts'
import { Watch } from '../exercise/watch.ts'
import type { Ability } from '../language/tree/tree.ts'
import { unit } from './made-up.ts'

const card = (...abilities: readonly Ability[]): CardDefinition => ({
  key: 'OWN Porch Guard',
  subtypes: ['Guard'],
  ...unit('Porch Guard', abilities),
})

/** Plays a card whose tree is one thing, and judges it by the text that says another. */
function broken(played: Ability, said: Ability, seeds: number): string | undefined {
  const star = card(played)
  for (let seed = 1; seed <= seeds; seed++)
    try {
      const trial = {
        card: star,
        seed,
        start: 'play',
        aim: printedOn(star)[0],
        judge: judgeBy(card(said)),
      } as const
      runTrial(trial, new Watch(), () => false)
    } catch (error) {
      return (error as Error).message
    }
  return undefined
}

const DRAW = { do: 'draw', who: 'you', count: 1 } as const
const may = (...what: readonly (typeof DRAW)[]) => ({ do: 'may', who: 'you', what }) as const
const attacks = { when: 'attacks', who: { the: 'self' } } as const
const tap = (whose: 'you' | 'opponent', arenas: readonly ('space' | 'ground')[] = ['space']): Ability => ({
  ability: 'effect',
  cost: [{ pay: 'force', amount: 1 }],
  do: [
    {
      do: 'choose',
      what: {
        take: { take: 'exactly', count: 1 },
        of: { kind: ['unit'], whose, place: { in: 'arena', arenas } },
      },
    },
  ],
})
const boost = (lasts: 'this-turn' | 'this-game', more: Partial<Ability> = {}): Ability =>
  ({
    ability: 'effect',
    cost: [{ pay: 'force', amount: 1 }],
    do: [{ do: 'get', who: { the: 'self' }, gain: { power: 1 }, for: lasts }],
    ...more,
  }) as Ability

test.each<[string, Ability, Ability]>([
  [
    'what is declined is still done',
    { ability: 'triggered', when: attacks, do: [may(), DRAW] },
    { ability: 'triggered', when: attacks, do: [may(DRAW)] },
  ],
  ["one's own unit for the opponent's", tap('you'), tap('opponent')],
  ['another arena', tap('opponent', ['space', 'ground']), tap('opponent', ['ground'])],
  ['a price that is not paid', boost('this-turn', { cost: [] }), boost('this-turn')],
  ['a card that is not tapped', boost('this-turn'), boost('this-turn', { cost: [{ pay: 'tap' }] })],
  ['another time', boost('this-turn'), boost('this-turn', { timing: 'build-step' })],
  ['another moment of battle', boost('this-turn'), boost('this-turn', { timing: 'battle-start' })],
  [
    "another card's attack",
    boost('this-turn', { timing: 'no-attack' }),
    boost('this-turn', { timing: 'would-attack' }),
  ],
  ['the build step', boost('this-turn', { timing: 'build-step' }), boost('this-turn')],
  ['what outlasts its turn', boost('this-game'), boost('this-turn')],
])('%s is found, and the right one is not blamed', { timeout: 30_000 }, (_, wrong, right) => {
  expect(broken(wrong, right, 6)).toMatch(/breaks a law/)
  expect(broken(right, right, 2)).toBeUndefined()
})

test('a game goes the same way from the other chairs', () => {
  const sample = shippedCards().cards.filter((each, at) => at % 600 === 7 && canBeTried(each))
  const partings = sample.map((each) =>
    partingIn({ card: each, seed: 3, start: 'play', aim: printedOn(each)[0] }),
  )
  expect(sample.length).toBeGreaterThan(5)
  expect(partings.filter((parting) => parting !== null)).toEqual([])
})

test('a card that does something else in another chair is found', () => {
  const star = card(boost('this-turn'))
  const instead = card(boost('this-turn', { cost: [{ pay: 'force', amount: 99 }] }))
  const partings = [1, 2, 3, 4].map((seed) =>
    partingIn({ card: star, seed, start: 'play', aim: printedOn(star)[0] }, instead),
  )
  expect(partings.some((parting) => parting !== null)).toBe(true)
})
