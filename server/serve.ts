/** The whole server: the page, the API, the sockets, and one clock for everything that happens by itself. */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import type { AffairHouse } from './affairs/affairs.ts'
import { Lookers } from './affairs/lookers.ts'
import { Settling } from './affairs/settling.ts'
import { isSecure } from './api/cookies.ts'
import { routes } from './api/routes.ts'
import { Cluster } from './cluster/cluster.ts'
import { ALONE, type Company } from './cluster/company.ts'
import { joining, tellWhoIsHere } from './cluster/joining.ts'
import { Wars } from './conquest/wars.ts'
import { Drafts } from './drafts/drafts.ts'
import { Events } from './events/events.ts'
import { Hall } from './live/hall.ts'
import { Presence } from './live/presence.ts'
import { Sockets } from './live/sockets.ts'
import { Lobby } from './lobby/lobby.ts'
import { QuickMatches } from './lobby/quick-matches.ts'
import { Tables } from './lobby/tables.ts'
import { Archive } from './operating/archive.ts'
import { operatorDoor, type Watched, withHealth } from './operating/doors.ts'
import { HouseFigures } from './operating/house-figures.ts'
import type { Report } from './operating/log.ts'
import { Retention } from './operating/retention.ts'
import { listenFrom } from './page/listen.ts'
import { pageFrom } from './page/page.ts'
import { Decks } from './people/decks.ts'
import { Friends } from './people/friends.ts'
import { People } from './people/people.ts'
import { Presets } from './people/presets.ts'
import { SeriesRoom } from './series/series.ts'
import { DEFAULTS, type Settings } from './settings.ts'
import { Ratings } from './standing/ratings.ts'
import { Results } from './standing/results.ts'
import { type Database, isAway, isPostgres, openBare, openDatabase } from './store/open.ts'

export interface RunningServer {
  readonly address: string
  /** Where operators read figures; null is nowhere. */
  readonly figuresAt: string | null
  readonly retention: Retention
  readonly hall: Hall
  readonly close: () => Promise<void>
}

const SECOND = 1000
/** In seconds. */
const ASK_EVERY = 30
const CLEAR_EVERY = 3600
/** Longer than browsers and proxies keep a line, so that none sends a request into one that is being closed. */
const KEEP_ALIVE = 75_000

type Listener = (request: IncomingMessage, response: ServerResponse) => void

export async function serve(wanted: Partial<Settings> = {}): Promise<RunningServer> {
  const figures = new HouseFigures()
  const settings = counting({ ...DEFAULTS, ...wanted }, figures)
  const { report } = settings
  if (settings.nats !== null && !isPostgres(settings.database))
    throw new Error('a hall of several processes needs PostgreSQL (--database postgres://…)')
  const database = await openRecords(settings)
  const cluster = await openCluster(database, settings)
  const company = cluster ?? ALONE
  const house = furnish(database, settings, figures, company)
  const { hall } = house
  const stopping = { now: false }
  const unwell = (): string | null => (stopping.now ? 'the process is stopping' : company.unwell())
  const sockets = new Sockets({ settings, ...house, unwell })
  const app = routes({
    settings,
    ...house,
    unwell,
    report,
    filled: (table) => {
      company.tell({ news: 'filled', table })
      return hall.filled(table)
    },
    finished: (table) => hall.finished(table),
  })
  const watched: Watched = { database, figures, unwell }
  const listen = withHealth(watched, listener(measured(getRequestListener(app.fetch), figures), settings))
  const server = createServer(listen)
  server.keepAliveTimeout = KEEP_ALIVE
  sockets.listen(server)
  watchHouse(house, sockets, figures)
  const operators = operatorDoor(watched)
  for (const table of await house.results.missing()) house.settling.add(table)
  const timer = tickEverySecond({ sockets, company, figures, ...house }, report)
  const parts: Parts = { server, operators, sockets, timer, stopping, cluster, ...house }
  const closeAll = (): Promise<void> => close(parts)
  try {
    await cluster?.begin(joining({ ...house, sockets }, company, report))
    const { metrics } = settings
    const figuresAt = metrics ? await listenFrom(operators, metrics.port, metrics.host) : null
    const address = await listenFrom(server, settings.port, settings.host)
    return { address, figuresAt, hall, retention: house.retention, close: closeAll }
  } catch (error) {
    await closeAll()
    throw error
  }
}

/** Says what could not be reached: the driver names only an address. */
function openRecords({ database, patience }: Settings): Promise<Database> {
  return openDatabase(database, patience).catch((error: unknown) => {
    if (!isAway(error)) throw error
    const why = error instanceof Error && error.message ? `: ${error.message}` : ''
    throw new Error(`the database cannot be reached${why}`, { cause: error })
  })
}

/** Null where the process is alone. */
async function openCluster(database: Database, settings: Settings): Promise<Cluster | null> {
  const { nats, report } = settings
  if (nats === null) return null
  const vital = openBare(settings.database, settings.patience)
  return Cluster.open({ database, vital, nats, report }).catch(async (error: unknown) => {
    await Promise.all([database.destroy(), vital.destroy()])
    throw error
  })
}

/** The rooms of the house, each with the doors that it needs to the others. */
function furnish(database: Database, settings: Settings, figures: HouseFigures, company: Company) {
  const tables = new Tables(database, settings.now, settings.steady)
  const lookers = new Lookers()
  const presence = new Presence()
  const settling = new Settling(() => [wars, events, series, drafts, results], settings.report)
  const archive = new Archive(database)
  const decided = (table: string): void => settling.add(table)
  const hall = new Hall(database, tables, archive, { ...settings, figures, company, decided })
  const house: AffairHouse = {
    database,
    tables,
    finished: (table) => hall.finished(table),
    now: settings.now,
    changed: (kind, id, version) => {
      lookers.changed(kind, id, version)
      company.tell({ news: 'changed', kind, id, version })
    },
  }
  const wars = new Wars(house)
  const events = new Events(house)
  const series = new SeriesRoom(house)
  const drafts = new Drafts(house)
  const ratings = new Ratings(database, settings.now)
  const results = new Results(house, ratings)
  return {
    database,
    tables,
    hall,
    settling,
    lookers,
    wars,
    events,
    series,
    drafts,
    ratings,
    results,
    quickMatches: new QuickMatches(tables, ratings, settings.now),
    friends: new Friends(database, presence, settings.now),
    people: new People(database, settings.now, (sessions) => company.tell({ news: 'ended', sessions })),
    presence,
    lobby: new Lobby(tables, presence, settings.report, () => company.tell({ news: 'lobby' })),
    decks: new Decks(database),
    presets: new Presets(database),
    retention: new Retention(
      { ...house, fold: (table) => hall.fold(table), report: settings.report },
      settings.retention,
    ),
  }
}

/** Faults are counted as they are reported. */
const counting = (settings: Settings, { faults }: HouseFigures): Settings => ({
  ...settings,
  report: (...fault) => {
    faults.add()
    settings.report(...fault)
  },
})

interface Watchable {
  readonly hall: Hall
  readonly presence: Presence
}

function watchHouse({ hall, presence }: Watchable, sockets: Sockets, figures: HouseFigures): void {
  figures.watch({
    awake: () => hall.awakeCount,
    sockets: () => sockets.count,
    people: () => presence.told().people,
    unwritten: () => hall.ledger.waiting,
    thoughtsWaiting: () => hall.thoughts.waiting,
    thoughtsRunning: () => hall.thoughts.running,
  })
}

const measured =
  (api: Listener, { requests, failures }: HouseFigures): Listener =>
  (request, response) => {
    const from = performance.now()
    response.on('finish', () => {
      requests.note((performance.now() - from) / 1000)
      if (response.statusCode >= 500) failures.add()
    })
    api(request, response)
  }

function listener(api: Listener, { site, origin }: Settings): Listener {
  const page: Listener = site === null ? api : pageFrom(site, isSecure(origin) ? 'https' : 'plain')
  return (request, response) => (request.url?.startsWith('/api/') ? api : page)(request, response)
}

interface Clockwork {
  readonly hall: Hall
  readonly lobby: Lobby
  readonly sockets: Sockets
  readonly people: People
  readonly retention: Retention
  readonly presence: Presence
  readonly company: Company
  readonly figures: HouseFigures
}

/** The only timer there is. What fails is reported, and tried again when its time comes again. */
function tickEverySecond(
  { hall, lobby, sockets, people, retention, presence, company, figures }: Clockwork,
  report: Report,
): NodeJS.Timeout {
  let seconds = 0
  let last = performance.now()
  return setInterval(() => {
    seconds++
    const now = performance.now()
    figures.lateness.note(Math.max(0, now - last - SECOND) / SECOND)
    last = now
    hall.tick()
    lobby.tick().catch(report)
    if (presence.takeChange()) tellWhoIsHere(presence, company)
    if (seconds % ASK_EVERY === 0) sockets.ask()
    if (seconds % CLEAR_EVERY !== 0) return
    people.sessions
      .forgetExpired()
      .then(() => retention.sweep())
      .catch(report)
  }, SECOND)
}

interface Parts {
  readonly server: Server
  readonly operators: Server
  readonly sockets: Sockets
  readonly hall: Hall
  readonly settling: Settling
  readonly stopping: { now: boolean }
  readonly cluster: Cluster | null
  readonly timer: NodeJS.Timeout
  readonly database: Database
}

async function close(parts: Parts): Promise<void> {
  const { server, operators, sockets, hall, settling, timer, database } = parts
  parts.stopping.now = true
  clearInterval(timer)
  await hall.rest()
  await parts.cluster?.close()
  await sockets.close()
  for (const each of [server, operators]) {
    each.closeAllConnections()
    await new Promise((resolve) => each.close(resolve))
  }
  await hall.close()
  await settling.done()
  await database.destroy()
}
