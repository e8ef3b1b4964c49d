/** What no test holds is told, one line for each. */
import type { TaskMeta } from 'vitest'
import { describe, expect, test } from 'vitest'
import { LATER_ENTRIES } from '../../swccg/cards/later/index.ts'
import { ACCOUNTS, gapsOf } from './gaps.ts'

const [stories, kinds] = ACCOUNTS

describe('stories of cards', () => {
  test('are wanted of the 324 cards of Premiere, and of later ones with an entry by hand', async () => {
    expect(await gapsOf(stories!, [])).toHaveLength(324 + Object.keys(LATER_ENTRIES).length)
  })
  test('a card whose only story is gone is told', async () => {
    const all = await stories!.all()
    const told = (cards: readonly string[]): readonly TaskMeta[] => cards.map((card) => ({ tells: [card] }))
    expect(await gapsOf(stories!, told(all))).toEqual([])
    const others = all.filter((card) => card !== 'Lone Pilot')
    expect(await gapsOf(stories!, told(others))).toEqual(['No test tells the game text of Lone Pilot.'])
  })
})

describe('kinds of parts of card text', () => {
  test('one that no scenario runs is told', async () => {
    const all = await kinds!.all()
    const runs = all.filter((kind) => kind !== 'Instruction damage')
    expect(await gapsOf(kinds!, [{ runs: all }])).toEqual([])
    expect(await gapsOf(kinds!, [{ runs }])).toEqual([
      'Shipped cards have Instruction damage, and no scenario runs it.',
    ])
  })
})
