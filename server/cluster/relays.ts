/** Lines of visitors to tables that another process has. What is said through one is numbered, so that a gap is seen. */
import type { Line } from '@dejarik/table'
import type { Visitor } from '../live/hall.ts'
import type { Report } from '../operating/log.ts'
import { newId } from '../people/tokens.ts'
import { Refusal } from '../refusal.ts'
import { Elsewhere, Unwell } from './company.ts'
import type { Exchange } from './exchange.ts'

/** What goes to the process that has the table. */
type ForthKind = 'enter' | 'said' | 'closed'
/** What comes from it. */
type BackKind = 'told' | 'drop' | 'refused'
type Kind = ForthKind | BackKind

/** Where a member hears what is said to it, and which member hears there. */
export const addressOf = (member: string): string => `member.${member}`
export const memberAt = (address: string): string => address.slice(addressOf('').length)

const messageOf = (kind: Kind, line: string, number: number, text: string): string =>
  `${kind} ${line} ${number}\n${text}`

/** The end of the visitor. */
interface Near {
  readonly owner: string
  readonly visitor: Visitor
  heard: number
}
/** The end of the table. */
interface Far {
  readonly from: string
  readonly opening: Promise<Line>
  heard: number
}

interface Entering {
  readonly from: string
  readonly table: string
  readonly user: { readonly id: string; readonly name: string }
  readonly seat: number | null
}

interface RelayHouse {
  readonly exchange: Exchange
  readonly me: () => string
  /** Opens a line to a table that this process has. */
  readonly enter: (table: string, visitor: Visitor) => Promise<Line>
  readonly report: Report
}

export class Relays {
  private readonly house: RelayHouse
  private readonly near = new Map<string, Near>()
  private readonly far = new Map<string, Far>()

  constructor(house: RelayHouse) {
    this.house = house
  }

  /** To the end of the visitor. */
  private say(to: string, kind: BackKind, line: string, number: number, text = ''): void {
    this.house.exchange.say(addressOf(to), messageOf(kind, line, number, text))
  }
  /** To the process that has the table: if it is no more, everybody wants to know. */
  private call(to: string, kind: ForthKind, line: string, number: number, text = ''): void {
    this.house.exchange.call(addressOf(to), messageOf(kind, line, number, text))
  }

  open(owner: string, table: string, visitor: Visitor): Line {
    const line = newId()
    let said = 0
    this.near.set(line, { owner, visitor, heard: 0 })
    const { id, name } = visitor.user
    const entering: Entering = { from: this.house.me(), table, user: { id, name }, seat: visitor.seat }
    this.call(owner, 'enter', line, 0, JSON.stringify(entering))
    return {
      receive: (raw) => this.call(owner, 'said', line, ++said, JSON.stringify(raw)),
      close: () => {
        if (this.near.delete(line)) this.call(owner, 'closed', line, 0)
      },
    }
  }

  /** Something came from another process. */
  hear(message: string): void {
    const end = message.indexOf('\n')
    const [kind = '', line = '', number = ''] = message.slice(0, end).split(' ')
    const text = message.slice(end + 1)
    const heard: Readonly<Record<Kind, () => void>> = {
      enter: () => this.enter(line, JSON.parse(text) as Entering),
      said: () => this.said(line, Number(number), text),
      closed: () => this.closeFar(line),
      told: () => this.told(line, Number(number), text),
      drop: () => this.dropNear(line),
      refused: () => this.refused(line, text),
    }
    if (Object.hasOwn(heard, kind)) heard[kind as Kind]()
  }

  /** What is told at one moment goes in one message, a line of text each. */
  private teller(
    from: string,
    line: string,
  ): { readonly tell: (text: string) => void; readonly end: () => void } {
    const waiting: string[] = []
    let told = 0
    const end = (): void => {
      if (waiting.length > 0) this.say(from, 'told', line, ++told, waiting.splice(0).join('\n'))
    }
    const tell = (text: string): void => {
      if (waiting.push(text) === 1) queueMicrotask(end)
    }
    return { tell, end }
  }

  private visitorAt(line: string, { from, user, seat }: Entering): Visitor {
    const { tell, end } = this.teller(from, line)
    const last = (kind: BackKind, why?: string): void => {
      end()
      this.say(from, kind, line, 0, why)
    }
    return {
      user: { ...user, key: null, look: null, password: null, created: 0 },
      seat,
      send: tell,
      drop: () => last('drop'),
      refuse: (why) => last('refused', why),
    }
  }

  private enter(line: string, entering: Entering): void {
    const { from, table } = entering
    const visitor = this.visitorAt(line, entering)
    const opening = this.house.enter(table, visitor)
    this.far.set(line, { from, opening, heard: 0 })
    opening.catch((error: unknown) => {
      this.far.delete(line)
      if (error instanceof Refusal) return visitor.refuse(error.message)
      // The table has changed hands since; whoever comes again finds it.
      if (!(error instanceof Elsewhere || error instanceof Unwell))
        this.house.report(error, { tables: [table] })
      visitor.drop()
    })
  }

  private said(line: string, number: number, text: string): void {
    const far = this.far.get(line)
    if (!far) return
    if (number !== ++far.heard) {
      this.closeFar(line)
      return this.say(far.from, 'drop', line, 0)
    }
    far.opening.then(
      (open) => open.receive(JSON.parse(text)),
      () => {},
    )
  }

  private closeFar(line: string): void {
    const far = this.far.get(line)
    this.far.delete(line)
    far?.opening.then(
      (open) => open.close(),
      () => {},
    )
  }

  private told(line: string, number: number, text: string): void {
    const near = this.near.get(line)
    if (!near) return
    if (number !== ++near.heard) return this.dropNear(line)
    for (const each of text.split('\n')) near.visitor.send(each)
  }

  private dropNear(line: string): void {
    const near = this.near.get(line)
    this.near.delete(line)
    near?.visitor.drop()
  }

  private refused(line: string, why: string): void {
    const near = this.near.get(line)
    this.near.delete(line)
    near?.visitor.refuse(why)
  }

  /** Lines to and from whoever is no more end; visitors come again. */
  endUnless(isAlive: (member: string) => boolean): void {
    for (const [line, { owner, visitor }] of this.near) {
      if (isAlive(owner)) continue
      this.near.delete(line)
      visitor.drop()
    }
    for (const [line, { from }] of this.far) {
      if (isAlive(from)) continue
      this.closeFar(line)
      // Whoever has just joined may not be known to be alive yet, and has to open the line again.
      this.say(from, 'drop', line, 0)
    }
  }
}
