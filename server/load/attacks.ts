/** Attacks by guests on a server with its usual limits: how long a bystander waits meanwhile, and what memory they take. */
import { setTimeout as pause } from 'node:timers/promises'
import { chance } from '@dejarik/kernel'
import { Child } from './child.ts'
import { deafSocket, pingOn } from './deaf.ts'
import { eagerAnswer, Player } from './player.ts'
import { Visitor } from './visitor.ts'
import { within } from './waits.ts'

export interface AttackFigures {
  readonly attack: string
  /** What the attackers did: requests, messages, bytes. */
  readonly tries: number
  /** What the bystander asked. */
  readonly asked: number
  readonly p50: number
  readonly p99: number
  readonly worst: number
  /** Megabytes by which the server grew, at most. */
  readonly grown: number
}

/** The table that is watched, and until when. */
interface Scene {
  readonly address: string
  readonly table: string
  readonly isOver: () => boolean
}

const GUESTS = 5
const ADMIRALS = 20
const LONG = 120
/** Milliseconds between two questions of the bystander. */
const BREATH = 60

/** How much was tried. */
type Attack = (scene: Scene) => Promise<number>

const guests = ({ address }: Scene, count = GUESTS): Promise<readonly Visitor[]> =>
  Promise.all(Array.from({ length: count }, () => new Visitor(address).comeIn('Cid')))

/** Repeats something until the time is over, and counts. */
async function untilOver({ isOver }: Scene, once: (round: number) => Promise<unknown>): Promise<number> {
  let tries = 0
  while (!isOver()) await once(tries++)
  return tries
}

const summed = async (counts: readonly Promise<number>[]): Promise<number> =>
  (await Promise.all(counts)).reduce((sum, count) => sum + count, 0)

const unknownNames = Array.from({ length: 300 }, (_, card) =>
  `${card} ${'Millennium Falcon '.repeat(7)}`.slice(0, LONG),
)

const ATTACKS: Readonly<Record<string, Attack>> = {
  'unknown names': async (scene) => {
    const deck = { title: 'Mine', keys: unknownNames }
    const wanted = { game: 'swtcg', edition: 'idc', deck, against: 'anyone', pace: 'none' }
    const people = await guests(scene)
    return summed(people.map((guest) => untilOver(scene, () => guest.post('/api/tables', wanted))))
  },
  admirals: async (scene) => {
    const [guest] = await guests(scene, 1)
    const tables = await Promise.all(
      Array.from({ length: ADMIRALS - 1 }, () => guest!.againstProgram('admiral')),
    )
    return summed(tables.map(({ id }, seed) => playOn(scene, guest!, id, seed)))
  },
  pings: async (scene) => {
    const people = await guests(scene)
    return summed(
      people.map(async (guest) => {
        let sent = 0
        await untilOver(scene, async () => {
          const socket = await deafSocket(guest, scene.table)
          sent += await pingOn(socket, 200_000_000)
          socket.destroy()
          await pause(50)
        })
        return sent
      }),
    )
  },
  'asking again': async (scene) => {
    const people = await guests(scene)
    return summed(people.map((guest) => flood(scene, guest, { type: 'resume', from: 0 })))
  },
  talk: async (scene) => {
    const people = await guests(scene)
    return summed(people.map((guest) => flood(scene, guest, { type: 'say', id: 1, text: 'x'.repeat(500) })))
  },
}

/** Plays by lot against a program that thinks long. */
async function playOn(scene: Scene, guest: Visitor, table: string, seed: number): Promise<number> {
  const below = chance(seed)
  const player = await Player.open(guest, table)
  return untilOver(scene, async () => {
    if (player.question) await player.answer(eagerAnswer(player.question.question, below))
    else await pause(100)
  }).catch(() => 0)
}

/** Sends the same again and again, and comes back whenever it is let go. */
async function flood(scene: Scene, guest: Visitor, message: object): Promise<number> {
  return untilOver(scene, async () => {
    try {
      const player = await Player.open(guest, scene.table)
      while (!scene.isOver() && player.closed === null) {
        player.send(message)
        await pause(1)
      }
      await player.leave()
    } catch {
      await pause(100)
    }
  })
}

/** Asks about cards and looks into the lobby, as long as the attack lasts; how long each answer took. */
async function bystand(player: Player, visitor: Visitor, isOver: () => boolean): Promise<readonly number[]> {
  const waits: number[] = []
  for (let asked = 0; !isOver(); asked++) {
    const from = performance.now()
    await (asked % 15 === 0 ? visitor.get('/api/lobby') : player.ask({ type: 'numbers', card: 0 }))
    waits.push(performance.now() - from)
    await pause(BREATH)
  }
  return waits
}

export async function attackLoad(fresh: () => string, seconds: number): Promise<readonly AttackFigures[]> {
  const figures: AttackFigures[] = []
  for (const [name, attack] of Object.entries(ATTACKS))
    figures.push(await attacked(fresh(), seconds, name, attack))
  return figures
}

async function attacked(
  database: string,
  seconds: number,
  name: string,
  attack: Attack,
): Promise<AttackFigures> {
  const child = new Child({ database, port: 0, limits: 'usual' })
  await child.start()
  try {
    const visitor = await new Visitor(child.address).comeIn('Bystander')
    const { id } = await visitor.againstProgram('cadet')
    const player = await Player.open(visitor, id)
    await player.isAsked()
    const before = await child.weigh()
    const end = performance.now() + seconds * 1000
    const isOver = (): boolean => performance.now() > end
    const scene: Scene = { address: child.address, table: id, isOver }
    const grown = growth(child, before.heap + before.outside, isOver)
    const [tries, waits] = await Promise.all([attack(scene), bystand(player, visitor, isOver)])
    return {
      attack: name,
      tries,
      asked: waits.length,
      p50: within(waits, 0.5),
      p99: within(waits, 0.99),
      worst: within(waits, 1),
      grown: await grown,
    }
  } finally {
    await child.kill()
  }
}

/** The most that the server weighs more than before, in megabytes. */
async function growth(child: Child, before: number, isOver: () => boolean): Promise<number> {
  let most = 0
  while (!isOver()) {
    await pause(500)
    const { heap, outside } = await child.glance()
    most = Math.max(most, heap + outside - before)
  }
  return Math.round(most / 1e5) / 10
}
