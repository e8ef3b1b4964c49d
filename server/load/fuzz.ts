/** Messages that are malformed, stale, replayed or foreign: none may crash anything, change anything, or tell anything. */
import { type Below, chance } from '@dejarik/kernel'
import { openDatabase } from '../store/open.ts'
import { tryLobby } from './fuzz-lobby.ts'
import { eagerAnswer, Player, socketTo } from './player.ts'
import { Visitor } from './visitor.ts'

export interface FuzzFigures {
  readonly messages: number
  /** Sockets that the server closed, and replies that were missing. */
  readonly crashes: number
  /** Acts that were written, or positions that differ. */
  readonly changes: number
  /** Replies that grant what must be refused, and hidden names in what a spectator was sent. */
  readonly leaks: number
}

/** Keeps the text of everything that it is sent. */
class Listener extends Player {
  readonly frames: string[] = []
  static override open(visitor: Visitor, table: string): Promise<Listener> {
    return Listener.opened(new Listener(socketTo(visitor, table)), 0)
  }
  protected override hear(text: string): void {
    this.frames.push(text)
    super.hear(text)
  }
}

interface Scene {
  readonly dark: Player
  readonly light: Player
  readonly watcher: Listener
  /** The one who watches, and somebody who never came in. */
  readonly stranger: Visitor
  readonly nobody: Visitor
  readonly table: string
  /** The last answer that was acknowledged, and by whom. */
  readonly last: { readonly by: Player; readonly message: object }
}

const AT_ONCE = 200

export async function fuzz(
  address: string,
  database: string,
  messages: number,
  seed: number,
): Promise<FuzzFigures> {
  const below = chance(seed)
  const scene = await sitDown(address, below)
  const before = await standing(database, scene)
  let crashes = 0
  let leaks = 0
  for (let sent = 0; sent < messages; sent += AT_ONCE) {
    const some = Array.from({ length: Math.min(AT_ONCE, messages - sent) }, () => tryOne(scene, below))
    const results = await Promise.allSettled(some)
    crashes += results.filter(({ status }) => status === 'rejected').length
    leaks += results.filter((result) => result.status === 'fulfilled' && !result.value).length
  }
  const after = await standing(database, scene)
  const changes = before.filter((part, index) => part !== after[index]).length
  return { messages, crashes, changes, leaks: leaks + namesTold(scene) }
}

/** Two people in the middle of a game, and somebody who watches. */
async function sitDown(address: string, below: Below): Promise<Scene> {
  const come = (name: string): Promise<Visitor> => new Visitor(address).comeIn(name)
  const [ann, ben, cid] = await Promise.all([come('Ann'), come('Ben'), come('Cid')])
  const { id } = await ann.waitFor('friend')
  await ben.join(id)
  const [dark, light] = await Promise.all([Player.open(ann, id), Player.open(ben, id)])
  const watcher = await Listener.open(cid, id)
  let last: Scene['last'] | null = null
  for (let answers = 0; answers < 25; answers++) {
    await Promise.all([dark, light].map((player) => player.until(() => player.position)))
    const by = await Promise.any([dark, light].map((player) => player.isAsked().then(() => player)))
    const { epoch, view } = by.position!
    const value = eagerAnswer(view.question!.question, below)
    const message = { type: 'answer', epoch, ask: view.question!.ask, value }
    if ((await by.ask(message)).ok) last = { by, message }
  }
  await upToDate([dark, light, watcher])
  return { dark, light, watcher, stranger: cid, nobody: new Visitor(address), table: id, last: last! }
}

/** A reply comes after everything that was told before. */
const upToDate = (players: readonly Player[]): Promise<unknown> =>
  Promise.all(players.map((player) => player.ask({ type: 'numbers', card: 0 })))

/** What must be the same afterwards: what is written, who sits where, and what everybody sees. */
async function standing(address: string, { table, dark, light, watcher }: Scene): Promise<readonly string[]> {
  await upToDate([dark, light, watcher])
  const database = await openDatabase(address)
  const rows = await database.selectFrom('acts').selectAll().where('table', '=', table).execute()
  const tables = await database.selectFrom('tables').select(['id', 'state', 'setup']).orderBy('id').execute()
  const seats = await database.selectFrom('seats').selectAll().orderBy('table').orderBy('seat').execute()
  const users = await database.selectFrom('users').select('id').orderBy('id').execute()
  await database.destroy()
  return [rows, tables, seats, users, ...[dark, light, watcher].map(({ position }) => position!.view)].map(
    (part) => JSON.stringify(part),
  )
}

/** Sends something; whether the server answered as it must. */
async function tryOne(scene: Scene, below: Below): Promise<boolean> {
  const kinds = [malformed, stale, untimely, foreign, replayed, toTheLobby] as const
  return kinds[below(kinds.length)]!(scene, below)
}

const anyone = ({ dark, light, watcher }: Scene, below: Below): Player => [dark, light, watcher][below(3)]!

async function malformed(scene: Scene, below: Below): Promise<boolean> {
  const player = anyone(scene, below)
  const text = brokenText(below)
  if (text !== null) {
    player.send(text)
    return true
  }
  return !(await player.ask(brokenRequest(below))).ok
}

/** Not even JSON, or JSON that is no request; the reply has no number to wait for. */
function brokenText(below: Below): string | null {
  const texts = [
    '',
    '{',
    '[]',
    'null',
    '"answer"',
    '{"type":"answer"}',
    '{"type":{}}',
    '\u0000',
    '[[[[[[',
    '1e999',
  ]
  const at = below(2 * texts.length)
  return at < texts.length ? texts[at]! : null
}

const ODD: readonly unknown[] = [
  null,
  -1,
  1.5,
  1e308,
  1e300,
  'a\u0000b',
  'x'.repeat(3000),
  {},
  [],
  true,
  [[]],
  '__proto__',
  ['a'],
  '💥',
]
const TYPES = [
  'answer',
  'prospects',
  'numbers',
  'say',
  'consent',
  'habits',
  'trade',
  'rotate',
  'concede',
  'rematch',
  'take-back',
  'report',
  'toString',
  '__proto__',
  'constructor',
  'nothing',
]

/** A request with fields of the wrong kind, a field too many, or a name that is none. */
function brokenRequest(below: Below): object {
  const odd = (): unknown => ODD[below(ODD.length)]
  const type = TYPES[below(TYPES.length)]!
  return {
    type,
    epoch: odd(),
    ask: odd(),
    value: odd(),
    card: odd(),
    text: odd(),
    agree: odd(),
    habits: odd(),
    change: odd(),
    extra: odd(),
  }
}

/** No game of ours comes so far; the very last answer would be acknowledged again. */
const NEVER_ASKED = 100_000

/** Answers to what was never asked, or in another epoch. */
async function stale({ dark, light }: Scene, below: Below): Promise<boolean> {
  const player = [dark, light][below(2)]!
  const { epoch, view } = player.position!
  const asked = view.question?.ask
  const ask = (asked ?? NEVER_ASKED) + 1 + below(1000)
  const wrongEpoch = below(2) === 0 && asked !== undefined
  const value = ['pass', 0, true, [], [1, 2], 'stop'][below(6)]
  const request = wrongEpoch ? { epoch: epoch + 1 + below(9), ask: asked } : { epoch, ask }
  return !(await player.ask({ type: 'answer', ...request, value })).ok
}

/** What a seat may do at another time: play again before the end, agree where nobody asked. */
async function untimely({ dark, light }: Scene, below: Below): Promise<boolean> {
  const player = [dark, light][below(2)]!
  const requests = [
    { type: 'rematch' },
    { type: 'consent', agree: true },
    { type: 'consent', agree: false },
    { type: 'rotate', change: null },
    { type: 'rotate', change: { in: 4, out: 0 } },
  ]
  return !(await player.ask(requests[below(requests.length)]!)).ok
}

const toTheLobby = (scene: Scene, below: Below): Promise<boolean> =>
  tryLobby({ ...scene, odd: () => ODD[below(ODD.length)] }, below)

/** What only a seat may do, from somebody who has none, and answers in the other's place. */
async function foreign({ watcher, dark, light }: Scene, below: Below): Promise<boolean> {
  const asked = [dark, light].find(({ question }) => question)!
  const other = asked === dark ? light : dark
  const { epoch, view } = asked.position!
  const answer = {
    type: 'answer',
    epoch,
    ask: view.question!.ask,
    value: eagerAnswer(view.question!.question, below),
  }
  if (below(2) === 0) return !(await watcher.ask(answer)).ok
  if (below(2) === 0 && !other.question) return !(await other.ask(answer)).ok
  const requests = [
    { type: 'take-back' },
    { type: 'concede' },
    { type: 'rematch' },
    { type: 'rotate', change: null },
    { type: 'consent', agree: true },
    { type: 'report', note: '' },
  ]
  return !(await watcher.ask(requests[below(requests.length)]!)).ok
}

/** An answer that was taken is acknowledged again, and done no more. */
async function replayed({ last, watcher }: Scene, below: Below): Promise<boolean> {
  if (below(2) === 0) return !(await watcher.ask(last.message)).ok
  return (await last.by.ask(last.message)).ok
}

/** How many names of cards in hands a spectator was sent that nobody has shown. */
function namesTold({ dark, light, watcher }: Scene): number {
  const text = watcher.frames.join('\n')
  const open = new Set(watcher.position!.view.zones.flatMap(({ cards }) => cards.map(({ is }) => is)))
  const hands = [dark, light].flatMap(({ position }, seat) =>
    position!.view.zones.filter(({ name, owner }) => name === 'hand' && owner === seat),
  )
  const hidden = new Set(
    hands.flatMap(({ cards }) => cards.map(({ is }) => is!)).filter((is) => !open.has(is)),
  )
  const seen = new Set([...text.matchAll(/"is":"([^"]+)"/g)].map(([, is]) => is))
  return [...hidden].filter((is) => seen.has(is) && !wasShown(watcher, is)).length
}

/** A card of the same name may have been played before. */
const wasShown = ({ frames }: Listener, is: string): boolean =>
  frames.some((frame) => frame.startsWith('{"type":"happened"') && frame.includes(`"${is}"`))
