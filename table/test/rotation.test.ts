/** Team Rotation at a table: substitutes come in between the games of a match. */
import { proves } from '@dejarik/rulebook/testing'
import { describe, expect, test } from 'vitest'
import type { Kept, Substitute } from '../index.ts'
import { swtcgTable } from '../swtcg/index.ts'
import { Client, person, sit } from './sitting.ts'

const { definition, manners } = swtcgTable
const OPTIONS = ['two-headed-wookiee', 'team-rotation']
const setup = swtcgTable.deal({ edition: 'idc', company: 'people', seed: 1, decks: [], options: OPTIONS })
const [ANN, BEN, CEM, DORA] = [0, 1, 4, 5] as const
const BENCH: readonly Substitute[] = [
  { name: 'Cem', team: 0, deck: null },
  { name: 'Dora', team: 2, deck: swtcgTable.starter('Strike from Yavin')! },
]

function match(acts: Kept[] = [], bench: readonly (Substitute | null)[] = BENCH) {
  const people = ['Ann', 'Ben', 'Eve', 'Fay'].map(person)
  const kept = [...acts]
  const { table } = sit(people, { definition, manners, setup, bench, acts, keep: (act) => kept.push(act) })
  const clients = Array.from({ length: 6 }, (_, member) => new Client(table, member))
  const want = (by: number, change: object | null) => clients[by]!.ask({ type: 'rotate', change })
  const end = () => clients.find(({ position }) => position.view.viewer === 2)!.ask({ type: 'concede' })
  const again = () => {
    for (const client of clients) if (client.position.view.viewer !== null) client.ask({ type: 'rematch' })
  }
  const names = () => clients[0]!.position.seats.map(({ name }) => name)
  return { table, clients, want, end, again, names, kept }
}

describe('Team Rotation', () => {
  test('between games a substitute comes in', proves('opt/team-rotation/rotate-between-games'), () => {
    const { clients, want, end, again, names } = match()
    expect(want(ANN, { in: CEM, out: BEN })).toMatchObject({
      ok: false,
      reasons: [{ rule: 'opt/team-rotation/rotate-between-games' }],
    })
    end()
    expect(want(ANN, { in: CEM, out: BEN })).toMatchObject({ ok: true })
    again()
    expect(names()).toEqual(['Ann', 'Cem', 'Eve', 'Fay'])
    expect(clients.map(({ position }) => position.view.viewer)).toEqual([0, null, 2, 3, 1, null])
    expect(clients[CEM]!.position.game).toBe(2)
  })

  test('the team decides, and nobody else', proves('opt/team-rotation/team-decides'), () => {
    const { clients, want, end, again, names } = match()
    end()
    expect(want(2, { in: CEM, out: BEN })).toMatchObject({ ok: false })
    expect(want(ANN, { in: BEN, out: ANN })).toMatchObject({ ok: false })
    expect(clients[2]!.position.rotation!.members.map(({ name }) => name)).toEqual(['Eve', 'Fay', 'Dora'])
    for (const by of [ANN, BEN, CEM]) want(by, { in: CEM, out: ANN })
    expect(JSON.stringify(clients[3]!.position.rotation)).not.toContain('wish')
    again()
    expect(names()).toEqual(['Cem', 'Ben', 'Eve', 'Fay'])
  })

  test('without agreement the last primary player decides', proves('opt/team-rotation/no-agreement'), () => {
    const { want, end, again, names } = match()
    end()
    want(BEN, { in: CEM, out: ANN })
    want(ANN, null)
    again()
    expect(names()).toEqual(['Ann', 'Ben', 'Eve', 'Fay'])
  })

  test('the newcomer plays an own deck, and comes and goes as often as the team likes', () => {
    const { table, want, end, again, names, kept } = match()
    end()
    want(DORA, { in: DORA, out: 3 })
    again()
    expect(names()).toEqual(['Ann', 'Ben', 'Eve', 'Dora'])
    const { players } = table.course.play.origin.setup as unknown as {
      readonly players: readonly { readonly deck: readonly string[] }[]
    }
    expect(players[3]!.deck).toEqual(BENCH[1]!.deck)
    end()
    want(3, { in: 3, out: 2 })
    again()
    expect(names()).toEqual(['Ann', 'Ben', 'Fay', 'Dora'])
    expect(match(kept).names()).toEqual(['Ann', 'Ben', 'Fay', 'Dora'])
  })

  test(
    'without a substitute there is nobody to bring in',
    proves('opt/compat/team-rotation-needs-teams'),
    () => {
      const { clients, want, end } = match([], [null, null])
      end()
      expect(clients[0]!.position.rotation).toBeNull()
      expect(want(ANN, null)).toMatchObject({ ok: false })
    },
  )
})
