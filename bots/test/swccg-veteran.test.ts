import { chance, type Kinds, type Machine } from '@dejarik/kernel'
import { scenario } from '@dejarik/kernel/scenario'
import { swccgGame } from '@dejarik/swccg'
import { expect, test } from 'vitest'
import { allowed } from '../allowance.ts'
import { school } from '../swccg/school.ts'
import { botDecides, cadetDecides } from './decides.ts'
import { fighter, PIT, site, YARD } from './pit-and-yard.ts'
import { firstGlimpse, GAMES } from './seats.ts'

const cards = [
  site(PIT, 1, 3),
  site(YARD, 1, 0),
  fighter('Lord', 'dark', 6, 5),
  fighter('Scout', 'light', 2, 2),
]

/** Nobody is at the Pit, where much could be drained; a Scout is at the Yard. */
const start = (force: number) => ({
  cards,
  options: ['quick-tempo'],
  position: {
    at: 'deploy dark',
    locations: [PIT, { card: YARD, light: ['Scout'] }],
    dark: { reserve: 20, force, hand: ['Lord'] },
    light: { reserve: 20, force: 4 },
  },
})
const veteran = (force: number) => botDecides(school.captain.judgement.playsOn, swccgGame, start(force))

test('the veteran deploys where it is going to win a battle; the cadet where it can drain', () => {
  expect(veteran(4).said).toMatch(/^Deploy Lord to Arena: Yard/)
  expect(cadetDecides(swccgGame, start(4)).said).toMatch(/^Deploy Lord to Arena: Pit/)
})

test('the veteran counts on no battle that it has no Force left to start', () => {
  expect(veteran(2).said).toMatch(/^Deploy Lord to Arena: Pit/)
})

/** What a search would try in a position. */
function tried(at: string): { readonly about: string; readonly answers: number } {
  const definition = GAMES.find(({ name }) => name === 'swccg')!
  const { position, ...rest } = start(4)
  const { machine } = scenario(swccgGame, { ...rest, position: { ...position, at } })
  const seen = firstGlimpse(definition, machine.fork() as unknown as Machine<Kinds>, chance(1))
  const { judgement, effort } = school.admiral
  const { length } = judgement.likely(seen, allowed(effort.answers, seen.question))
  return { about: seen.question.about, answers: length }
}

test('a search thinks about what it deploys, not about what hardly matters', () => {
  expect(tried('deploy dark')).toMatchObject({ about: 'deploy-phase', answers: 3 })
  expect(tried('draw dark')).toEqual({ about: 'draw-phase', answers: 1 })
})
