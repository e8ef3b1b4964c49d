import { proves } from '@dejarik/rulebook/testing'
import { actionsOf, actorOf, type Player } from '@dejarik/swtcg/conquest'
import { describe, expect, test } from 'vitest'
import type { TableNotice } from '../api/messages.ts'
import type { WarNotice } from '../api/war-messages.ts'
import type { Visitor } from '../load/visitor.ts'
import { DATABASES, houseOn, LiveClient, PATIENT } from './visiting.ts'

type Refused = { readonly error: string }
type People = Readonly<Record<Player, Visitor>>

describe.each(DATABASES)('campaigns on %s', PATIENT, (kind) => {
  const { come, restart } = houseOn(kind)

  async function begun(count = 4): Promise<{ readonly id: string; readonly people: People }> {
    const [dark, light] = (await Promise.all(['Ann', 'Ben'].map(come))) as [Visitor, Visitor]
    const { id } = await dark.post<WarNotice>('/api/wars', { count, side: 'dark' })
    await light.post(`/api/wars/${id}/join`)
    return { id, people: { dark, light } }
  }
  const look = (who: Visitor, id: string) => who.get<WarNotice>(`/api/wars/${id}`)
  /** Whoever has to act lays what is cheap, seeks battle, or waits. */
  async function goOn(id: string, people: People): Promise<WarNotice | null> {
    const actor = actorOf((await look(people.dark, id)).war!)
    if (actor === null) return null
    const who = people[actor]
    const { war, version, you } = await look(who, id)
    const costOf = (is: string) => war!.locations[you!].find((card) => card.is === is)!.cost
    const actions = actionsOf(war!)
    const lays = actions.filter((action) => action.do === 'lay')
    const [cheap] = lays.toSorted((one, other) => costOf(one.is) - costOf(other.is))
    const fight = actions.find((action) => action.do === 'move')
    return who.post<WarNotice>(`/api/wars/${id}/act`, { version, action: cheap ?? fight ?? { do: 'done' } })
  }
  /** Until there is a battle such as is wanted; some campaigns are won without one. */
  async function inBattle(isWanted: (now: WarNotice) => boolean = () => true): Promise<{
    readonly id: string
    readonly people: People
  }> {
    const { id, people } = await begun(2)
    for (let acts = 0; acts < 150; acts++) {
      const now = await goOn(id, people)
      if (!now) return inBattle(isWanted)
      if (now.war?.campaign.battle) return isWanted(now) ? { id, people } : inBattle(isWanted)
    }
    throw new Error('there was no battle')
  }

  test('one person opens it, another joins by its link, and each sees the own Locations alone', async () => {
    const ann = await come('Ann')
    const made = await ann.post<WarNotice>('/api/wars', { count: 4, side: 'light' })
    expect(made).toMatchObject({ state: 'waiting', you: 'light', war: null, names: { dark: null } })
    const ben = await come('Ben')
    const joined = await ben.post<WarNotice>(`/api/wars/${made.id}/join`)
    expect(joined).toMatchObject({ state: 'playing', you: 'dark', names: { light: 'Ann (guest)' } })
    expect(joined.war!.locations.dark.length).toBeGreaterThan(9)
    expect(joined.war!.locations.light).toEqual([])
    const watched = await look(await come('Cleo'), made.id)
    expect(watched.war!.locations).toEqual({ dark: [], light: [] })
    for (const seen of [joined, watched]) {
      expect(seen.war).not.toHaveProperty('decks')
      expect(seen.war).not.toHaveProperty('seed')
    }
    expect((await ann.get<WarNotice[]>('/api/wars')).map(({ id }) => id)).toEqual([made.id])
  })

  test('what cannot be begun is refused with its rule', async () => {
    const ann = await come('Ann')
    const make = (more: object) => ann.post<Refused>('/api/wars', { count: 4, side: 'dark', ...more })
    expect((await make({ count: 5 })).error).toContain('[opt/galactic-conquest/agree-number]')
    expect((await make({ side: 'neutral' })).error).toContain('side')
    const few = { space: [['ANH TIE Fighter DS-3-12']], ground: [], locations: [] }
    const { error } = await make({ decks: few })
    for (const rule of ['five-decks', 'fleet-deck-minimum-30', 'space-deck-units', 'location-deck-size'])
      expect(error).toContain(`[opt/galactic-conquest/${rule}]`)
    expect(await ann.get('/api/wars')).toEqual([])
    const { id, people } = await begun()
    expect((await people.dark.post<Refused>(`/api/wars/${id}/join`)).error).toContain('already')
    expect((await ann.post<Refused>(`/api/wars/${id}/join`)).error).toContain('led already')
  })

  test('only whoever has to act does, once, and only what the rules allow', async () => {
    const { id, people } = await begun()
    const seen = await look(people.dark, id)
    const send = (who: Visitor, body: object) => who.post<WarNotice & Refused>(`/api/wars/${id}/act`, body)
    const [action] = actionsOf(seen.war!)
    const body = { version: seen.version, action }
    expect((await send(people.light, body)).error).toContain('not your turn')
    expect((await send(await come('Cleo'), body)).error).toContain('lead no side')
    expect((await send(people.dark, { ...body, action: { do: 'dance' } })).error).toContain('wrong')
    const own = seen.war!.locations.dark.find(({ side }) => side === 'neutral')!
    const neutral = { do: 'lay', is: own.is, at: [0, 0] }
    expect((await send(people.dark, { ...body, action: neutral })).error).toContain(
      '[opt/galactic-conquest/lay-locations]',
    )
    expect(await look(people.dark, id)).toEqual(seen)
    expect((await send(people.dark, body)).war!.campaign.map).toHaveLength(1)
    expect((await send(people.dark, body)).error).toContain('has gone on')
  })

  test('a battle is a live table of the two; its winner is written back, and a killed server loses nothing', async () => {
    const { id, people } = await inBattle()
    const open = (who: Visitor) => who.post<WarNotice & Refused>(`/api/wars/${id}/battle`)
    expect((await open(await come('Cleo'))).error).toContain('lead no side')
    const opened = await Promise.all([open(people.light), open(people.dark)])
    const { battle } = await look(people.dark, id)
    expect(opened.some((each) => each.battle === battle)).toBe(true)
    expect(await open(people.light)).toMatchObject({ battle })
    const table = await people.light.get<TableNotice>(`/api/tables/${battle}`)
    expect(table).toMatchObject({ state: 'playing', style: 'galactic-conquest', sides: ['dark', 'light'] })
    expect(table.seats.map((seat) => seat?.you)).toEqual([false, true])
    await restart(Object.values(people))
    expect(await look(people.dark, id)).toMatchObject({ battle, war: { battles: 0 } })
    const light = await LiveClient.open(people.light, battle!)
    await light.until(() => light.position)
    await light.ask({ type: 'concede' })
    await expect.poll(async () => (await look(people.dark, id)).battle, { timeout: 10_000 }).toBeNull()
    await restart(Object.values(people))
    const after = await look(people.light, id)
    expect(after.war).toMatchObject({ battles: 1, campaign: { battle: null } })
    expect(after.news[0]).toMatch(/^Dark Side conquers/)
    expect(await look(people.light, id)).toEqual(after)
  })

  test(
    'a battle for the last Location ends the campaign',
    proves('opt/galactic-conquest/win-all-locations'),
    async () => {
      // Two Locations: each owns the one at home, and the invader is about to own both.
      const { id, people } = await inBattle(
        ({ war }) => [...war!.campaign.owners].sort().join() === 'dark,light',
      )
      const { invader } = (await look(people.dark, id)).war!.campaign.battle!
      const defender = invader === 'dark' ? 'light' : 'dark'
      const { battle } = await people[invader].post<WarNotice>(`/api/wars/${id}/battle`)
      const losing = await LiveClient.open(people[defender], battle!)
      await losing.until(() => losing.position)
      await losing.ask({ type: 'concede' })
      await expect.poll(async () => (await look(people.dark, id)).state, { timeout: 10_000 }).toBe('over')
      const { war } = await look(people.light, id)
      expect(war!.campaign).toMatchObject({ winner: invader, owners: [invader, invader], battle: null })
      expect((await people.dark.post<Refused>(`/api/wars/${id}/battle`)).error).toContain('not under way')
    },
  )

  test('whoever gives up leaves every Location to the other', async () => {
    const { id, people } = await begun()
    const given = (await (await people.light.call('DELETE', `/api/wars/${id}`)).json()) as WarNotice
    expect(given).toMatchObject({ state: 'over', war: { campaign: { winner: 'dark' } } })
    expect((await people.dark.post<Refused>(`/api/wars/${id}/battle`)).error).toContain('not under way')
  })
})
