/** Galactic Conquest as two programs play it: every Location, every battle, to the end. */
import { newMachine } from '@dejarik/kernel'
import { expect, test } from 'vitest'
import { shippedCards } from '../cards/shipped.ts'
import { dealWar } from '../conquest/deal.ts'
import { checkConquestDecks } from '../conquest/decks.ts'
import {
  act,
  actionsOf,
  actorOf,
  battleEnded,
  battleIn,
  newWar,
  suggest,
  type War,
  type WarStep,
} from '../conquest/index.ts'
import { swtcgGame } from '../game.ts'
import { opt } from './option-play.ts'

const go = (step: WarStep): War => {
  if ('reasons' in step) throw new Error(step.reasons.map(({ code }) => code).join())
  return step.war
}
const begin = (seed: number, count = 4): War => go(newWar(count, dealWar(seed)))
/** The program acts for both until there is a battle, the war is over, or it took too long. */
const playOn = (war: War, most = 400): War => {
  for (let acts = 0; acts < most && actorOf(war) !== null; acts++) war = go(act(war, suggest(war)!))
  return war
}

test('the decks that are dealt obey the rules', () => {
  for (const seed of [1, 2, 3]) {
    const { decks } = dealWar(seed)
    expect(checkConquestDecks(shippedCards(), decks.dark, 'dark')).toEqual([])
    expect(checkConquestDecks(shippedCards(), decks.light, 'light')).toEqual([])
  }
})

opt('an odd number of Locations is refused', ['galactic-conquest/agree-number'], () => {
  expect(newWar(5, dealWar(1))).toMatchObject({ reasons: [{ rule: 'opt/galactic-conquest/agree-number' }] })
  expect(newWar(4, dealWar(1))).toHaveProperty('war')
})

test('players lay by turns, then the Dark Side moves first', () => {
  let war = begin(1)
  const layers = [0, 1, 2, 3].map(() => {
    const actor = actorOf(war)
    war = go(act(war, actionsOf(war)[0]!))
    return actor
  })
  expect(layers).toEqual(['dark', 'light', 'dark', 'light'])
  expect(actorOf(war)).toBe('dark')
  war = go(act(war, { do: 'done' }))
  expect(actorOf(war)).toBe('light')
  const enemy = war.campaign.fleets.findIndex(({ player }) => player === 'dark')
  expect(act(war, { do: 'move', fleet: enemy, to: 1 })).toHaveProperty('reasons')
  expect(go(act(war, { do: 'done' })).campaign.turn).toBe(2)
})

test('programs meet in battle, and go on when it is decided', () => {
  const war = playOn(begin(3))
  expect(war.campaign.battle).not.toBeNull()
  const setup = battleIn(war, 1)!
  expect(swtcgGame.checkSetup(setup)).toEqual([])
  expect(newMachine(swtcgGame, setup).state.asked).not.toBeNull()
  const next = go(battleEnded(war, { winner: 'dark', build: { dark: 9, light: 0 } }))
  expect(next).toMatchObject({ battles: 1, campaign: { battle: null, build: { dark: 14 } } })
})

test('a war of battles that the Dark Side wins ends with its victory', () => {
  for (const seed of [2, 3, 4, 5]) {
    let war = playOn(begin(seed, 6))
    for (let battles = 0; battles < 60 && war.campaign.battle; battles++)
      war = playOn(go(battleEnded(war, { winner: 'dark', build: { dark: 20, light: 5 } })))
    expect(war.campaign.winner).toBe('dark')
  }
})

test('a war can be saved and resumed at every step', () => {
  let war = begin(5)
  for (let acts = 0; acts < 20 && actorOf(war) !== null; acts++) {
    expect(JSON.parse(JSON.stringify(war))).toEqual(war)
    war = go(act(JSON.parse(JSON.stringify(war)) as War, suggest(war)!))
  }
  expect(war.campaign.turn).toBeGreaterThan(0)
})
