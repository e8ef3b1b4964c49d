import { describe, expect, test } from 'vitest'
import type { Patch, RulesEditor } from '../index.ts'
import { type Game, note, noting, play, procedure, type Small, smallRules, step } from './small-game.ts'

const battle = procedure<object>('battle', noting('space', 'ground', 'character', 'end'))
const added = noting('added')[0]!

const patch = (
  apply: (rules: RulesEditor<Small>) => void,
  removes: readonly string[] = [],
): Patch<Small> => ({ name: 'breakout', removes, apply })

const stepsUnder = (...patches: readonly Patch<Small>[]) => play([battle], { patches }).table.notes

describe('a patch', () => {
  test('inserts a step before another', () => {
    expect(stepsUnder(patch((rules) => rules.insertBefore('battle', 'space', added)))).toEqual([
      'added',
      'space',
      'ground',
      'character',
      'end',
    ])
  })

  test('inserts a step after another', () => {
    expect(stepsUnder(patch((rules) => rules.insertAfter('battle', 'end', added))).at(-1)).toBe('added')
  })

  test('replaces what a step does and keeps its place', () => {
    const louder = step<object>('ground', (game) => note(game, 'GROUND'))
    expect(stepsUnder(patch((rules) => rules.replace('battle', louder)))).toEqual([
      'space',
      'GROUND',
      'character',
      'end',
    ])
  })

  test('gives steps a new order among themselves, and the rest stays', () => {
    const breakout = patch((rules) => rules.reorder('battle', ['character', 'space']))
    expect(stepsUnder(breakout)).toEqual(['character', 'ground', 'space', 'end'])
  })

  test('removes a step that it declares', () => {
    const short = patch((rules) => rules.remove('battle', 'ground'), ['battle:ground'])
    expect(stepsUnder(short)).toEqual(['space', 'character', 'end'])
  })

  test('finds what an earlier patch left', () => {
    const first = patch((rules) => rules.insertAfter('battle', 'space', added))
    const second = patch((rules) => rules.reorder('battle', ['end', 'added']))
    expect(stepsUnder(first, second)).toEqual(['space', 'end', 'ground', 'character', 'added'])
  })

  test('leaves the source as it was', () => {
    stepsUnder(patch((rules) => rules.insertBefore('battle', 'space', added)))
    expect(stepsUnder()).toEqual(['space', 'ground', 'character', 'end'])
  })

  test('adds a procedure', () => {
    const retreat = procedure<object>('retreat', noting('run'))
    const flight = patch((rules) => {
      rules.addProcedure(retreat)
      rules.replace(
        'battle',
        step('ground', (game: Game) => game.call(retreat, {})),
      )
    })
    expect(stepsUnder(flight)).toEqual(['space', 'run', 'character', 'end'])
  })
})

describe('a patch that does not fit is named', () => {
  const edits: readonly [string, (rules: RulesEditor<Small>) => void, string][] = [
    [
      'unknown step to insert before',
      (rules) => rules.insertBefore('battle', 'sea', added),
      'battle has no step sea',
    ],
    [
      'unknown step to insert after',
      (rules) => rules.insertAfter('battle', 'sea', added),
      'battle has no step sea',
    ],
    ['unknown step to replace', (rules) => rules.replace('battle', added), 'battle has no step added'],
    ['unknown step to remove', (rules) => rules.remove('battle', 'sea'), 'battle has no step sea'],
    ['unknown step to reorder', (rules) => rules.reorder('battle', ['end', 'sea']), 'battle has no step sea'],
    ['unknown procedure', (rules) => rules.remove('siege', 'space'), 'there is no procedure siege'],
    ['step named twice', (rules) => rules.reorder('battle', ['end', 'end']), 'names a step twice'],
    [
      'step that is there already',
      (rules) => rules.insertAfter('battle', 'end', noting('space')[0]!),
      'two steps named space',
    ],
    [
      'lost step',
      (rules) => rules.remove('battle', 'ground'),
      'breakout loses battle:ground without declaring it',
    ],
  ]
  test.each(edits)('%s', (_, apply, message) => {
    expect(() => stepsUnder(patch(apply))).toThrow(message)
  })

  test('a loss declared under another name does not count', () => {
    const wrong = patch((rules) => rules.remove('battle', 'ground'), ['battle:space'])
    expect(() => stepsUnder(wrong)).toThrow('loses battle:ground')
  })
})

describe('constants and policies', () => {
  test('a patch sets some constants and leaves the others', () => {
    const rules = smallRules({}, [patch((rules) => rules.setConstants({ limit: 9 }))])
    expect(rules.constants).toEqual({ limit: 9, dice: 1 })
  })

  const setting = (name: string, limit: number, more: Partial<Patch<Small>> = {}): Patch<Small> => ({
    name,
    apply: (rules) => rules.setConstants({ limit }),
    ...more,
  })

  test('two patches that set the same are named, unless the later says that it wraps it', () => {
    const [seven, five] = [setting('seven', 7), setting('five', 5)]
    expect(() => smallRules({}, [seven, five])).toThrow(
      'five sets limit, as seven does, without declaring that it wraps it',
    )
    const wrapping = setting('five', 5, { wraps: ['limit'] })
    expect(smallRules({}, [seven, wrapping]).constants.limit).toBe(5)
  })

  test('what an edition sets, a patch may set', () => {
    const edition = setting('edition', 7, { edition: true })
    expect(smallRules({}, [edition, setting('five', 5)]).constants.limit).toBe(5)
  })

  test('what is added to a constant is not set', () => {
    const more = patch((rules) => rules.addToConstant('limit', (limit) => limit + 1))
    expect(smallRules({}, [more, more]).constants.limit).toBe(5)
  })

  test('a policy may build on the one before it', () => {
    const double: Patch<Small> = {
      name: 'double',
      wraps: ['worth'],
      apply: (rules) => {
        const { worth } = rules.policies
        rules.setPolicies({ worth: (damage) => 2 * worth(damage) })
      },
    }
    expect(smallRules({}, [double, double]).policies.worth(3)).toBe(12)
  })
})
