/** Sockets: who may open one, what passes through it, and when it is closed. */
import type { IncomingHttpHeaders, IncomingMessage, Server } from 'node:http'
import type { Duplex } from 'node:stream'
import { setTimeout as pause } from 'node:timers/promises'
import { type WebSocket, WebSocketServer } from 'ws'
import type { AffairKind } from '../affairs/affairs.ts'
import { type Lookers, sayChanged } from '../affairs/lookers.ts'
import { tokenIn } from '../api/cookies.ts'
import { PING, PONG } from '../api/heartbeat.ts'
import { checkOrigin } from '../api/origin.ts'
import { Unwell } from '../cluster/company.ts'
import type { Wars } from '../conquest/wars.ts'
import type { Drafts } from '../drafts/drafts.ts'
import type { Events } from '../events/events.ts'
import { Limit } from '../limits.ts'
import type { Lobby } from '../lobby/lobby.ts'
import type { People } from '../people/people.ts'
import { Refusal } from '../refusal.ts'
import type { SeriesRoom } from '../series/series.ts'
import type { Settings } from '../settings.ts'
import type { UserRow } from '../store/schema.ts'
import type { Hall, Visitor } from './hall.ts'
import { Outlet } from './outlet.ts'
import type { Presence } from './presence.ts'

/** More than any message needs. */
const MOST_BYTES = 16_000
/** Messages that come before a table is awake. */
const MOST_EARLY = 20
/** Milliseconds that whoever is asked to leave may take. */
const MOST_LEAVE = 500
const CLOSE = { refused: 1008, comeAgain: 1013 } as const

interface SocketHouse {
  readonly settings: Settings
  readonly people: People
  readonly lobby: Lobby
  readonly hall: Hall
  readonly wars: Wars
  readonly events: Events
  readonly series: SeriesRoom
  readonly drafts: Drafts
  readonly lookers: Lookers
  readonly presence: Presence
  /** Why nobody is served; null while all is well. */
  readonly unwell: () => string | null
}

/** A socket, and the way out through it. */
interface SocketLine {
  readonly web: WebSocket
  readonly out: Outlet
}

export class Sockets {
  private readonly house: SocketHouse
  /** Pings are answered here, where they count like messages: they could fill the memory of whoever never reads. */
  private readonly server = new WebSocketServer({ noServer: true, maxPayload: MOST_BYTES, autoPong: false })
  private readonly messages: Limit
  private readonly openings: Limit
  private readonly silent = new Set<WebSocket>()

  constructor(house: SocketHouse) {
    const { limits, steady } = house.settings
    this.house = house
    this.messages = new Limit(limits.messages, steady)
    this.openings = new Limit(limits.openings, steady)
  }

  listen(server: Server): void {
    server.on('upgrade', (request, socket, head) => void this.upgrade(request, socket, head))
  }

  private async upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> {
    socket.on('error', () => socket.destroy())
    try {
      const user = await this.admit(request)
      this.server.handleUpgrade(request, socket, head, (web) =>
        this.open({ web, out: new Outlet(web, socket) }, user, request),
      )
    } catch (error) {
      if (!(error instanceof Refusal)) this.house.settings.report(error)
      const status = error instanceof Refusal ? error.status : 503
      // Whoever is refused and goes on sending would hold the line open for ever.
      socket.once('finish', () => socket.destroy())
      socket.end(`HTTP/1.1 ${status} Refused\r\nconnection: close\r\ncontent-length: 0\r\n\r\n`)
    }
  }

  private async admit({ headers }: IncomingMessage): Promise<UserRow> {
    checkOrigin(headers, this.house.settings)
    if (this.house.unwell() !== null) throw new Refusal(503, 'This server is not well.')
    const user = await this.house.people.whoHas(this.tokenOf(headers))
    if (!user) throw new Refusal(401, 'Come in as a guest or sign in first.')
    if (this.house.presence.count(user) >= this.house.settings.limits.sockets)
      throw new Refusal(429, 'You have too many pages open.')
    if (!this.openings.allows(user.id)) throw new Refusal(429, 'That was too often. Wait a moment.')
    return user
  }

  private tokenOf({ cookie }: IncomingHttpHeaders): string | undefined {
    return tokenIn(cookie, this.house.settings.origin)
  }

  private open(line: SocketLine, user: UserRow, { url = '/', headers }: IncomingMessage): void {
    const { web, out } = line
    const { sessions } = this.house.people
    const signedOut = (): void => web.close(CLOSE.refused, 'You signed out.')
    web.on('close', sessions.whenEnded(this.tokenOf(headers), signedOut))
    const { presence, lobby } = this.house
    presence.came(user)
    lobby.stir()
    web.on('error', () => web.terminate())
    web.on('pong', () => this.silent.delete(web))
    // No page pings; whoever floods with them would not read why the line is cut.
    web.on('ping', (data) => {
      if (this.messages.allows(user.id)) out.answer(data)
      else web.terminate()
    })
    web.on('close', () => {
      this.silent.delete(web)
      presence.left(user)
      lobby.stir()
    })
    const [path = '', query = ''] = url.split('?')
    const [, , place = '', id = ''] = path.split('/')
    this.openPlace(line, { user, seat: seatIn(query) }, place, id).catch((error) => this.refuse(web, error))
  }

  private openPlace(
    line: SocketLine,
    who: Pick<Visitor, 'user' | 'seat'>,
    place: string,
    id: string,
  ): Promise<void> {
    if (place !== 'lobby' && !isAffair(place)) return this.openTable(line, who, place)
    const { web, out } = line
    web.on('message', (data) => {
      if (this.allows(web, who.user) && String(data) === PING) out.send(PONG)
    })
    return place === 'lobby' ? this.openLobby(line) : this.openAffair(line, place, id)
  }

  private async openLobby({ web, out }: SocketLine): Promise<void> {
    const stop = this.house.lobby.look((text) => out.send(text))
    web.on('close', stop)
    out.send(JSON.stringify(await this.house.lobby.told()))
  }

  /** Whoever comes, or comes back, hears at once which version there is. */
  private async openAffair({ web, out }: SocketLine, kind: AffairKind, id: string): Promise<void> {
    const stop = this.house.lookers.look(kind, id, (text) => out.send(text))
    web.on('close', stop)
    out.send(sayChanged((await this.house[kind].find(id)).version))
  }

  /** What fails here may work later: whoever was let down comes again. */
  private refuse(web: WebSocket, error: unknown): void {
    if (error instanceof Refusal) return web.close(CLOSE.refused, error.message)
    if (error instanceof Unwell) return web.close(CLOSE.comeAgain, 'come again')
    this.house.settings.report(error)
    web.close(CLOSE.comeAgain, 'The server failed at this.')
  }

  /** What a person sends through all sockets together is limited; whoever sends more is let go. */
  private allows(web: WebSocket, { id }: UserRow): boolean {
    if (web.readyState !== web.OPEN) return false
    if (this.messages.allows(id)) return true
    web.close(CLOSE.refused, 'too many messages')
    return false
  }

  /** What comes before the table is awake waits for it. */
  private async openTable(
    { web, out }: SocketLine,
    who: Pick<Visitor, 'user' | 'seat'>,
    table: string,
  ): Promise<void> {
    const early: string[] = []
    let hear = (text: string): void => {
      if (early.length < MOST_EARLY) early.push(text)
    }
    web.on('message', (data, binary) => {
      if (!this.allows(web, who.user)) return
      const text = String(data)
      if (binary) web.close(CLOSE.refused, 'no text')
      else if (text === PING) out.send(PONG)
      else hear(text)
    })
    const line = await this.house.hall.enter(table, {
      ...who,
      send: (text) => out.send(text),
      drop: () => web.close(CLOSE.comeAgain, 'come again'),
      refuse: (why) => web.close(CLOSE.refused, why),
    })
    web.on('close', () => line.close())
    if (web.readyState !== web.OPEN) line.close()
    hear = (text) => line.receive(parsed(text))
    for (const text of early.splice(0)) hear(text)
  }

  get count(): number {
    return this.server.clients.size
  }

  /** Every half minute: who did not answer the last question has gone away. */
  ask(): void {
    for (const web of this.silent) web.terminate()
    this.silent.clear()
    for (const web of this.server.clients) {
      this.silent.add(web)
      web.ping()
    }
  }

  /** Everybody is asked to come again, wherever somebody is served. */
  sendAway(): void {
    for (const web of this.server.clients) web.close(CLOSE.comeAgain, 'come again')
  }

  /** Everybody is sent away, and let go. */
  async close(): Promise<void> {
    this.sendAway()
    for (const end = performance.now() + MOST_LEAVE; this.server.clients.size > 0; ) {
      if (performance.now() > end) break
      await pause(10)
    }
    for (const web of this.server.clients) web.terminate()
    this.server.close()
  }
}

const AFFAIRS: ReadonlySet<string> = new Set<AffairKind>(['wars', 'events', 'series', 'drafts'])
const isAffair = (place: string): place is AffairKind => AFFAIRS.has(place)

/** The seat that whoever has several wants to look from. */
function seatIn(query: string): number | null {
  const seat = new URLSearchParams(query).get('seat')
  return seat !== null && /^\d{1,2}$/.test(seat) ? Number(seat) : null
}

/** What is no JSON is no message either, and the table says so. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
