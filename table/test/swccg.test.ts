import { botFor } from '@dejarik/bots'
import { chance } from '@dejarik/kernel'
import { laterStarters, STARTERS, type SwccgSetup, swccgGame } from '@dejarik/swccg'
import { describe, expect, test } from 'vitest'
import { starterDeal } from '../index.ts'
import { type Face, swccgTable } from '../swccg/index.ts'
import { Client, person, playOn, program, sit } from './sitting.ts'

const titleOf = (side: string) => swccgTable.starters().find((deck) => deck.side === side)!.title
const dealFor = (edition: string) =>
  starterDeal(swccgTable, {
    edition,
    company: 'people',
    seed: 3,
    decks: [titleOf('dark'), titleOf('light')],
  }) as SwccgSetup

const { definition, manners } = swccgTable
const hostFor = (edition: string) => ({ definition, manners, setup: dealFor(edition) })

describe('the Star Wars CCG at a table', () => {
  test('a starter deck says its side; all editions play those of Premiere, and the last one those of later sets', () => {
    expect(swccgTable.side(swccgTable.starter(titleOf('light'))!)).toBe('light')
    const editionsOf = (title: string) => swccgTable.starters().find((each) => each.title === title)!.editions
    for (const { title } of STARTERS) expect(editionsOf(title)).toEqual(swccgGame.editions)
    for (const { title } of laterStarters()) expect(editionsOf(title)).toEqual(['final'])
    expect(swccgTable.starter('No such deck')).toBeUndefined()
  })

  test('a spectator is told the name of no card that nobody has shown', () => {
    const host = hostFor('1995')
    const { table, faults } = sit([person('Ann'), person('Ben')], host)
    const clients = [new Client(table, 0), new Client(table, 1)]
    const watcher = new Client(table, null)
    playOn(clients, chance(5), 150)
    const shown = new Set<string>()
    for (const { happening } of watcher.log)
      if (happening.kind === 'event')
        for (const is of [(happening.event as { is?: string | readonly string[] }).is ?? []].flat())
          shown.add(is)
    for (const card of table.course.machine.state.cards) if (card?.knownTo === -1) shown.add(card.is)
    const hidden = [...new Set(host.setup.players.flatMap(({ deck }) => deck))].filter(
      (key) => ![...shown].some((name) => name.includes(key) || key.includes(name)),
    )
    expect(hidden.length).toBeGreaterThan(10)
    const told = JSON.stringify(watcher.told)
    for (const key of hidden) expect(told).not.toContain(`"is":"${key}"`)
    for (const key of hidden) expect(told).not.toContain(`"key":"${key}"`)
    expect(faults).toEqual([])
  })

  test('each seat is told the faces of its hand, with what they do in words', () => {
    const { table } = sit([person('Ann'), person('Ben')], hostFor('1995'))
    const ann = new Client(table, 0)
    playOn([ann, new Client(table, 1)], chance(1), 8)
    const faces = Object.assign(
      {},
      ...ann.told.flatMap((told) => (told.type === 'faces' ? [told.faces] : [])),
    ) as Record<string, Face>
    const hand = ann.position.view.zones.find(({ name, owner }) => name === 'hand' && owner === 0)!
    expect(hand.cards.length).toBeGreaterThan(0)
    for (const { is } of hand.cards)
      expect(faces[is!]).toMatchObject({ key: is, side: 'dark', destiny: expect.any(Number) })
    expect(Object.values(faces).some(({ lines }) => lines.length > 0)).toBe(true)
  })

  test.each(['1995', 'beginners', 'final'])(
    'a person plays a whole game with a program by %s',
    (edition) => {
      const lots = program('Lots', botFor('random', 'swccg')!)
      const { table, faults } = sit([person('Ann'), lots], hostFor(edition))
      const ann = new Client(table, 0)
      ann.ask({
        type: 'habits',
        habits: { passIdle: true, passUntilAffected: false, passAt: [], stopAt: [] },
      })
      playOn([ann], chance(12), 4000)
      expect(ann.position.outcome).toMatch(/won/)
      expect(faults).toEqual([])
    },
    20_000,
  )

  test('the numbers of a location tell which cards make the power there', () => {
    const { table } = sit([person('Ann'), person('Ben')], hostFor('1995'))
    const clients = [new Client(table, 0), new Client(table, 1)]
    playOn(clients, chance(1), 20)
    const row = clients[0]!.position.view.zones.find(({ name }) => name === 'row')!
    const reply = clients[0]!.ask({ type: 'numbers', card: row.cards[0]!.id })
    expect(reply).toMatchObject({
      ok: true,
      numbers: expect.arrayContaining([expect.objectContaining({ name: 'force-icons-dark' })]),
    })
  })
})
