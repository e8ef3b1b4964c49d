/** The HTTP API: who one is, what is open, and sitting down. Playing itself goes through sockets. */
import { Hono } from 'hono'
import type { Wars } from '../conquest/wars.ts'
import type { Drafts } from '../drafts/drafts.ts'
import type { Events } from '../events/events.ts'
import { gameNotices } from '../games.ts'
import { HSTS } from '../page/page.ts'
import { Refusal } from '../refusal.ts'
import type { Settings } from '../settings.ts'
import { isAway } from '../store/open.ts'
import { isSecure } from './cookies.ts'
import { Door, type Env } from './door.ts'
import { draftRoutes } from './draft-routes.ts'
import { eventRoutes } from './event-routes.ts'
import { type Kept, keptRoutes } from './kept-routes.ts'
import { checkOrigin } from './origin.ts'
import { peopleRoutes } from './people-routes.ts'
import { type StandingHouse, standingRoutes } from './standing-routes.ts'
import { type TableHouse, tableRoutes } from './table-routes.ts'
import { warRoutes } from './war-routes.ts'

/** What routes need of the rest of the server. */
export interface House extends TableHouse, Kept, StandingHouse {
  readonly settings: Settings
  readonly wars: Wars
  /** Why nobody is served; null while all is well. */
  readonly unwell: () => string | null
  readonly events: Events
  readonly drafts: Drafts
}

const NOT_WELL = 'This server is not well, and serves nobody until it is. Try again in a moment.'

export function routes(house: House): Hono<Env> {
  const { people, settings } = house
  const door = new Door(people, settings)
  const app = new Hono<Env>()
  app.use(async (call, next) => {
    if (house.unwell() !== null) throw new Refusal(503, NOT_WELL)
    checkOrigin(call.env.incoming.headers, settings)
    call.header('cache-control', 'no-store')
    if (isSecure(settings.origin)) call.header(...HSTS)
    door.knock(call)
    await next()
  })
  app.get('/api/games', (call) => call.json(gameNotices))
  peopleRoutes(app, people, door, settings)
  tableRoutes(app, house, door)
  keptRoutes(app, house, door)
  warRoutes(app, house.wars, door, settings.report)
  eventRoutes(app, house.events, door, settings.report)
  draftRoutes(app, house.drafts, door, settings.report)
  standingRoutes(app, house, door, settings.now)
  app.notFound((call) => call.json({ error: 'There is no such address.' }, 404))
  app.onError((error, call) => {
    if (error instanceof Refusal) return call.json({ error: error.message }, error.status)
    settings.report(error)
    if (isAway(error))
      return call.json({ error: 'The server cannot reach its records. Try again in a while.' }, 503)
    return call.json({ error: 'The server failed at this. Nothing was changed.' }, 500)
  })
  return app
}
