/** The HTTP API of people among people: ladder, profiles, friends, series. */
import type { Hono } from 'hono'
import { gameNamed } from '../games.ts'
import type { Friends } from '../people/friends.ts'
import type { People } from '../people/people.ts'
import { Refusal } from '../refusal.ts'
import { seriesNotice } from '../series/course.ts'
import type { SeriesRoom } from '../series/series.ts'
import { profileOf, ratingNotice } from '../standing/profile.ts'
import type { Ratings } from '../standing/ratings.ts'
import type { Results } from '../standing/results.ts'
import { seasonAt } from '../standing/season.ts'
import type { SeriesRow, UserRow } from '../store/schema.ts'
import { type Call, type Door, type Env, idIn, read } from './door.ts'
import { JoinSeries, type Ladder, NameFriend, NewSeries } from './standing-messages.ts'

/** What these routes need of the rest of the server. */
export interface StandingHouse {
  readonly people: People
  readonly ratings: Ratings
  readonly results: Results
  readonly friends: Friends
  readonly series: SeriesRoom
}

export function standingRoutes(app: Hono<Env>, house: StandingHouse, door: Door, now: () => number): void {
  app.get('/api/ladder', async (call) => {
    await door.anyone(call)
    return call.json(await ladder(house.ratings, call, seasonAt(now())))
  })
  app.get('/api/people/:name', async (call) => {
    await door.anyone(call)
    const user = await house.people.named(call.req.param('name'))
    const [ratings, results] = await Promise.all([house.ratings.all(user.id), house.results.of(user.id)])
    return call.json(profileOf(user, ratings, results, await door.who(call)))
  })
  friendRoutes(app, house, door)
  seriesRoutes(app, house.series, door)
}

async function ladder(ratings: Ratings, call: Call, present: string): Promise<Ladder> {
  const { game = '', edition = '', season = present } = call.req.query()
  if (!gameNamed(game).definition.editions.includes(edition))
    throw new Refusal(400, `There is no edition "${edition}" of this game.`)
  const discipline = { game, edition }
  const rungs = await ratings.ladder(discipline, season)
  const seasons = await ratings.seasons(discipline)
  return {
    season,
    seasons: seasons.includes(present) ? seasons : [present, ...seasons],
    rungs: rungs.map((rung) => ({ ...ratingNotice(rung), name: rung.name })),
  }
}

function friendRoutes(app: Hono<Env>, { people, friends }: StandingHouse, door: Door): void {
  app.get('/api/friends', async (call) => call.json(await friends.of(await door.someone(call))))
  app.post('/api/friends', async (call) => {
    const user = await door.someone(call)
    await friends.add(user, await people.named((await read(call, NameFriend)).name))
    return call.json(await friends.of(user))
  })
  app.delete('/api/friends/:name', async (call) => {
    const user = await door.someone(call)
    await friends.end(user, await people.named(call.req.param('name')))
    return call.json(await friends.of(user))
  })
}

function seriesRoutes(app: Hono<Env>, series: SeriesRoom, door: Door): void {
  const told = (call: Call, user: UserRow | null, row: SeriesRow): Response =>
    call.json(seriesNotice(row, user))
  app.get('/api/series/:id', async (call) => told(call, await door.who(call), await series.find(idIn(call))))
  app.post('/api/series', async (call) => {
    const user = await door.someone(call)
    return told(call, user, await series.make(user, await read(call, NewSeries)))
  })
  app.post('/api/series/:id/join', async (call) => {
    const user = await door.someone(call)
    return told(call, user, await series.join(user, idIn(call), await read(call, JoinSeries)))
  })
}
