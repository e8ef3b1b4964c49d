import { expect, test } from 'vitest'
import { reviewOf, starterDeal, Table } from '../index.ts'
import { swccgTable } from '../swccg/index.ts'
import { swtcgTable } from '../swtcg/index.ts'

test.each([
  ['swtcg', swtcgTable, 'idc', 'Units lost'],
  ['swccg', swccgTable, '1995', 'Force lost'],
] as const)('a finished game of %s is looked back on', (_, game, edition, counted) => {
  const deckOf = (side: string): string =>
    game.starters().find((deck) => deck.side === side && deck.editions.includes(edition))!.title
  const setup = starterDeal(game, {
    edition,
    seed: 4,
    company: 'program',
    decks: [deckOf('dark'), deckOf('light')],
  })
  const program = { kind: 'program', name: 'Cadet', bot: game.bot('cadet')! } as const
  const table = new Table({
    ...game,
    setup,
    seats: [program, program],
    drawSeed: () => 5,
    report: (fault) => expect(fault).toBeNull(),
  })
  const { replay } = table.finished[0]!
  const { winners } = table.course.machine.state.outcome!

  const began = performance.now()
  const review = reviewOf(game, replay)
  expect(performance.now() - began).toBeLessThan(8000)
  expect(review.turns).toBeGreaterThan(1)
  expect(review.chances).toHaveLength(replay.decisions.length + 1)
  expect(review.chances.every((chance) => chance >= 0 && chance <= 1)).toBe(true)
  expect(Math.round(review.chances.at(-1)!)).toBe(winners.includes(0) ? 1 : 0)
  expect(review.turning.length).toBeGreaterThan(0)
  expect(
    review.turning.every(({ text, at, before, after }) => text !== '' && at > 0 && before !== after),
  ).toBe(true)
  for (const { luck } of review.tallies) {
    expect(luck!.got).toBeGreaterThan(0)
    expect(luck!.got / luck!.expected).toBeGreaterThan(0.4)
    expect(luck!.got / luck!.expected).toBeLessThan(2)
  }
  const lost = review.tallies.map(({ facts }) => facts.find(({ name }) => name === counted)!.count)
  expect(Math.max(...lost)).toBeGreaterThan(0)
  expect(review.cards).toHaveLength(3)
  expect(review.cards[0]).toMatchObject({ title: expect.any(String), did: expect.stringMatching(/^\d+ \w/) })
})
