/** Lines of visitors to tables that another process has. What is said through one is numbered, so that a gap is seen. */
import type { Line } from '@dejarik/table'
import type { Visitor } from '../live/hall.ts'
import type { Report } from '../operating/log.ts'
import { newId } from '../people/tokens.ts'
import { Refusal } from '../refusal.ts'
import { Elsewhere } from './company.ts'
import type { Exchange } from './exchange.ts'

/** The first three go to the process that has the table, the others come from it. */
type Kind = 'enter' | 'said' | 'closed' | 'told' | 'drop' | 'refused'

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

  private say(to: string, kind: Kind, line: string, number: number, text = ''): void {
    this.house.exchange.say(`member.${to}`, `${kind} ${line} ${number}\n${text}`)
  }

  open(owner: string, table: string, visitor: Visitor): Line {
    const line = newId()
    let said = 0
    this.near.set(line, { owner, visitor, heard: 0 })
    const { id, name } = visitor.user
    const entering: Entering = { from: this.house.me(), table, user: { id, name }, seat: visitor.seat }
    this.say(owner, 'enter', line, 0, JSON.stringify(entering))
    return {
      receive: (raw) => this.say(owner, 'said', line, ++said, JSON.stringify(raw)),
      close: () => {
        if (this.near.delete(line)) this.say(owner, 'closed', line, 0)
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

  private enter(line: string, { from, table, user, seat }: Entering): void {
    let told = 0
    const visitor: Visitor = {
      user: { ...user, key: null, look: null, password: null, created: 0 },
      seat,
      send: (text) => this.say(from, 'told', line, ++told, text),
      drop: () => this.say(from, 'drop', line, 0),
      refuse: (why) => this.say(from, 'refused', line, 0, why),
    }
    const opening = this.house.enter(table, visitor)
    this.far.set(line, { from, opening, heard: 0 })
    opening.catch((error: unknown) => {
      this.far.delete(line)
      if (error instanceof Refusal) return visitor.refuse(error.message)
      // The table has changed hands since; whoever comes again finds it.
      if (!(error instanceof Elsewhere)) this.house.report(error, { tables: [table] })
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
    if (number === ++near.heard) near.visitor.send(text)
    else this.dropNear(line)
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
