import { botFor } from '@dejarik/bots'
import { anyGame, chance } from '@dejarik/kernel'
import { type SwtcgSetup, swtcgGame } from '@dejarik/swtcg'
import { describe, expect, test } from 'vitest'
import { starterDeal } from '../index.ts'
import { type Face, swtcgManners, swtcgTable } from '../swtcg/index.ts'
import { Client, person, playOn, program, sit } from './sitting.ts'

const setup = starterDeal(swtcgTable, {
  edition: 'idc',
  company: 'people',
  seed: 3,
  decks: ['Imperial Patrol', lightDeck()],
}) as SwtcgSetup

function lightDeck(): string {
  return swtcgTable.starters().find(({ side, editions }) => side === 'light' && editions.includes('idc'))!
    .title
}

const host = { definition: anyGame(swtcgGame), manners: swtcgManners, setup }

/** What only the player learns of. */
const SECRET_EVENTS = ['drew', 'laidFaceDown']
const eventsTold = (client: Client) =>
  client.log.flatMap(({ happening }) => (happening.kind === 'event' ? [happening] : []))

describe('the Star Wars TCG at a table', () => {
  test('a spectator never receives the name of a card that nobody has shown', () => {
    const { table, faults } = sit([person('Ann'), person('Ben')], host)
    const clients = [new Client(table, 0), new Client(table, 1)]
    const watcher = new Client(table, null)
    for (let answers = 0; answers < 250; answers++) playOn(clients, chance(answers), 1)
    const told = JSON.stringify(watcher.told)
    const { cards } = table.course.machine.state
    const open = new Set(cards.flatMap((card) => (card && card.knownTo === -1 ? [card.is] : [])))
    for (const { event } of eventsTold(watcher)) {
      if (SECRET_EVENTS.includes(event.kind)) expect(event).not.toHaveProperty('is')
      else for (const is of [(event as { is?: string | readonly string[] }).is ?? []].flat()) open.add(is)
    }
    const hidden = [...new Set(setup.players.flatMap(({ deck }) => deck))].filter((key) => !open.has(key))
    expect(hidden.length).toBeGreaterThan(5)
    for (const key of hidden) expect(told).not.toContain(key.slice(key.indexOf(' ') + 1))
    const ownTold = JSON.stringify(clients.map((client) => client.told))
    expect(hidden.some((key) => ownTold.includes(key))).toBe(true)
    expect(faults).toEqual([])
  })

  test('each seat is told the faces of its hand, as they are printed', () => {
    const { table } = sit([person('Ann'), person('Ben')], host)
    const ann = new Client(table, 0)
    playOn([ann, new Client(table, 1)], chance(1), 8)
    const faces = Object.assign(
      {},
      ...ann.told.flatMap((told) => (told.type === 'faces' ? [told.faces] : [])),
    )
    const hand = ann.position.view.zones.find(({ name, owner }) => name === 'hand' && owner === 0)!
    expect(hand.cards.length).toBeGreaterThan(0)
    for (const { is } of hand.cards)
      expect(faces[is!] as Face).toMatchObject({ key: is, side: expect.any(String) })
  })

  test('numbers come with their parts', () => {
    const { table } = sit([person('Ann'), person('Ben')], host)
    const clients = [new Client(table, 0), new Client(table, 1)]
    playOn(clients, chance(1), 60)
    const arena = clients[0]!.position.view.zones.find(({ name, count }) => name === 'space' && count > 0)!
    const reply = clients[0]!.ask({ type: 'numbers', card: arena.cards[0]!.id })
    expect(reply).toMatchObject({
      ok: true,
      numbers: expect.arrayContaining([
        expect.objectContaining({ name: 'power', parts: [expect.objectContaining({ name: 'printed' })] }),
      ]),
    })
  })

  test('a person plays a whole game with a program, passing where there is nothing to do', () => {
    const lots = program('Lots', botFor('random', 'swtcg')!)
    const { table, faults } = sit([person('Ann'), lots], host)
    const ann = new Client(table, 0)
    ann.ask({
      type: 'habits',
      habits: { passIdle: true, passUntilAffected: false, passAt: [], stopAt: ['build'] },
    })
    playOn([ann], chance(12), 2000)
    expect(ann.position.outcome).toMatch(/won/)
    expect(faults).toEqual([])
  })

  test('a program that imagines games can sit here', () => {
    const { table, faults } = sit([person('Ann'), program('Captain', botFor('captain', 'swtcg')!)], host)
    const ann = new Client(table, 0)
    playOn([ann], chance(2), 1)
    expect(ann.position.view.question).not.toBeNull()
    expect(faults).toEqual([])
  })
})
