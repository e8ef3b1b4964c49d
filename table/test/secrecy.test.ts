import { chance } from '@dejarik/kernel'
import { expect, test } from 'vitest'
import { Client, person, playOn, sit } from './sitting.ts'

/** By the machine's own book of who knows what. */
const isHiddenFrom = (knownTo: number, viewer: number | null) =>
  knownTo !== -1 && (viewer === null || (knownTo & (1 << viewer)) === 0)

test.each([1, 2, 3])('no line is told the id of a card that it cannot know (seed %i)', (seed) => {
  const { table } = sit([person('Ann'), person('Ben')], { seed })
  const clients = [new Client(table, 0), new Client(table, 1)]
  const lines = [...clients, new Client(table, null)]
  let looked = 0
  for (let answers = 0; answers < 60; answers++) {
    playOn(clients, chance(seed * 100 + answers), 1)
    const { cards } = table.course.machine.state
    for (const line of lines) {
      const { viewer, zones } = line.position.view
      const named = zones.flatMap((zone) => zone.cards.filter(({ is }) => is !== undefined))
      for (const { id } of named) expect(isHiddenFrom(cards[id]!.knownTo, viewer)).toBe(false)
      looked += named.length
    }
  }
  expect(looked).toBeGreaterThan(100)
})

test('a spectator is told no name of a card that nobody has shown', () => {
  const { table } = sit([person('Ann'), person('Ben')], { seed: 4 })
  const clients = [new Client(table, 0), new Client(table, 1)]
  const watcher = new Client(table, null)
  playOn(clients, chance(4), 60)
  const late = new Client(table, null)
  const shown = new Set(
    table.course.machine.state.cards.flatMap((card) => (card && card.knownTo === -1 ? [card.is] : [])),
  )
  const hidden = ['scout', 'corsair', 'bruiser', 'warlord', 'shield', 'rally'].filter((is) => !shown.has(is))
  expect(JSON.stringify(late.log)).toBe(JSON.stringify(watcher.log))
  for (const name of hidden) expect(JSON.stringify(watcher.told).toLowerCase()).not.toContain(name)
  for (const { happening } of watcher.log)
    if (happening.kind === 'event' && happening.event.kind === 'drew')
      expect(happening.event).not.toHaveProperty('is')
})

test('the other seat is not told what is drawn, in data or in words', () => {
  const { table } = sit([person('Ann'), person('Ben')], { seed: 4 })
  const [ann, ben] = [new Client(table, 0), new Client(table, 1)]
  playOn([ann, ben], chance(4), 60)
  const draws = (client: Client, seat: number) =>
    client.log.flatMap(({ happening }) =>
      happening.kind === 'event' &&
      happening.event.kind === 'drew' &&
      (happening.event as { seat?: number }).seat === seat
        ? [happening]
        : [],
    )
  expect(draws(ann, 0).length).toBeGreaterThan(3)
  for (const { event } of draws(ann, 0)) expect(event).toHaveProperty('is')
  for (const { event, text } of draws(ben, 0)) {
    expect(event).not.toHaveProperty('is')
    expect(text).toContain('draws a card')
  }
})
