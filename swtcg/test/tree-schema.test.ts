/** The published schema of effect trees: what it takes, and where it finds a fault. */
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import fc from 'fast-check'
import { Check } from 'typebox/schema'
import { describe, expect, test } from 'vitest'
import { shippedCards } from '../cards/shipped.ts'
import { faultIn, TREE_SCHEMA } from '../language/schema.ts'
import { ability } from './random-trees.ts'

const file = (path: string): string => fileURLToPath(new URL(path, import.meta.url))

describe('the schema of effect trees', () => {
  test('is made of the types as they are', () => {
    const made = execFileSync(process.execPath, [file('../../scripts/tree-schema.mjs'), '--print'])
    const isUpToDate = readFileSync(file('../language/tree-types.ts'), 'utf8') === String(made)
    expect(isUpToDate, 'tree-types.ts is out of date: run `node scripts/tree-schema.mjs`').toBe(true)
  })
  test('takes the tree of every shipped card', () => {
    const faults = shippedCards().cards.flatMap(({ key, abilities }) => {
      const fault = faultIn(abilities)
      return fault ? [{ key, ...fault }] : []
    })
    expect(faults).toEqual([])
  })
  test('takes random trees, as JSON Schema too', () => {
    const property = fc.property(ability, (tree) => {
      expect(faultIn([tree])).toBeUndefined()
      expect(Check(TREE_SCHEMA, [tree])).toBe(true)
    })
    fc.assert(property, { numRuns: 100, seed: 1 })
  })
  const draw = { do: 'draw', who: 'you', count: 1 }
  const effect = (...done: object[]) => [{ ability: 'effect', cost: [], do: done }]
  test.each([
    ['a word that nobody knows', [{ ability: 'flies' }], [0]],
    ['a key too many', effect({ ...draw, speed: 3 }), [0, 'do', 0, 'speed']],
    ['a key too few', effect({ do: 'draw', who: 'you' }), [0, 'do', 0]],
    ['an unknown deed', effect(draw, { do: 'dance' }), [0, 'do', 1]],
    ['a wrong player', effect({ ...draw, who: 'me' }), [0, 'do', 0, 'who']],
    ['a wrong number', effect({ ...draw, count: { amount: 'many' } }), [0, 'do', 0, 'count']],
    [
      'a fault deep inside',
      effect({ do: 'tap', who: { take: { take: 'each' }, of: { kind: ['unit'], types: ['air'] } } }),
      [0, 'do', 0, 'who', 'of', 'types', 0],
    ],
    ['no list', { ability: 'effect' }, []],
  ])('refuses %s, and says where', (_, tree, path) => {
    expect(faultIn(tree)?.path).toEqual(path)
    expect(Check(TREE_SCHEMA, tree)).toBe(false)
  })
})
