/** Doors for operators: whether the process lives, whether it should get visitors, and its figures. */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { sql } from 'kysely'
import type { Database } from '../store/open.ts'
import type { HouseFigures } from './house-figures.ts'

type Listener = (request: IncomingMessage, response: ServerResponse) => void

/** Milliseconds; whoever balances visitors asks every few seconds. */
const MOST_WAIT = 2000

export interface Watched {
  readonly database: Database
  readonly figures: HouseFigures
  /** Why nobody should be sent here; null while all is well. */
  readonly unwell: () => string | null
}

const PLAIN = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' } as const
const METRICS = { ...PLAIN, 'content-type': 'text/plain; version=0.0.4; charset=utf-8' } as const

export async function whyNotReady({ database, unwell }: Watched): Promise<string | null> {
  const why = unwell()
  if (why !== null) return why
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<string>((resolve) => {
    timer = setTimeout(() => resolve('the database does not answer'), MOST_WAIT)
  })
  const asked = sql`select 1`.execute(database).then(
    () => null,
    () => 'the database cannot be reached',
  )
  return Promise.race([asked, late]).finally(() => clearTimeout(timer))
}

/** For balancers and supervisors, on the same port as everything else; other addresses go on to the house. */
export const withHealth =
  (watched: Watched, house: Listener): Listener =>
  (request, response) => {
    if (request.url === '/health') response.writeHead(200, PLAIN).end('alive\n')
    else if (request.url === '/ready') void tellReady(watched, response)
    else house(request, response)
  }

async function tellReady(watched: Watched, response: ServerResponse): Promise<void> {
  const why = await whyNotReady(watched)
  response.writeHead(why === null ? 200 : 503, PLAIN).end(`${why ?? 'ready'}\n`)
}

/** For operators alone, on a port of its own: figures are nobody else's business. */
export const operatorDoor = (watched: Watched): Server =>
  createServer(
    withHealth(watched, ({ url }, response) => {
      if (url === '/metrics') response.writeHead(200, METRICS).end(watched.figures.text())
      else response.writeHead(404, PLAIN).end('There are /health, /ready and /metrics here.\n')
    }),
  )
