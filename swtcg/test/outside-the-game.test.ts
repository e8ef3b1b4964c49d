/** Cards from outside the game: listed beforehand, taken by cards that say so, and counted with the deck. */
import { describe, expect } from 'vitest'
import { swtcgGame } from '../index.ts'
import { fightToday, now, unit } from './battle-play.ts'
import { battle } from './worded-cards.ts'

const spirit = unit('Ghost', { subtypes: ['Jedi', 'Spirit'], side: 'light' })
const stand = (text: string) =>
  fightToday({
    at: 'battle space',
    cards: [battle('Call', text), spirit, unit('Ship'), unit('Foe', { speed: 5 })],
    light: { hand: ['Call', 'Foe'], outside: ['Ghost', 'Ship'], space: ['Foe'] },
    dark: { space: ['Ship'] },
  })

describe('a card from outside the game', () => {
  now('is one of those that were listed, and fits', ['deck/outside-the-game'], () => {
    stand('Pay 0 Force -> Put a Jedi Spirit unit card from outside the game into its arena untapped.')
      .play('light', { 'battle-card': 'Call' })
      .expect({ offersExactly: { light: [{ cards: ['Ghost'] }] } })
      .play('light', { cards: ['Ghost'] })
      .expect({ zones: { space: ['Ship', 'Foe', 'Ghost'], 'light.outside': ['Ship'] }, stop: 'here' })
  })
  now('lies where its owner alone sees it', ['deck/outside-the-game'], () => {
    stand('Pay 0 Force -> Gain 1 Force.').expect({
      knows: { light: ['light.outside/Ghost'] },
      hidden: { dark: ['light.outside/Ghost'] },
      stop: 'here',
    })
  })
  now('is none of those that were removed from the game', ['deck/outside-the-game'], () => {
    fightToday({
      at: 'battle space',
      cards: [
        battle('Lose', 'Pay 0 Force -> Remove a card in your discard pile from the game.'),
        battle('Call', 'Pay 0 Force -> Put a Jedi Spirit unit card from outside the game into its arena.'),
        spirit,
        unit('Foe', { speed: 5 }),
      ],
      light: { hand: ['Call', 'Lose'], discard: ['Ghost'], space: ['Foe'] },
      dark: { space: ['Foe'] },
    })
      .play('light', { 'battle-card': 'Lose' })
      .play('light', { 'battle-card': 'Call' })
      .expect({ zones: { space: 2 }, stop: 'here' })
  })
})

describe('the list of such cards', () => {
  const sample = () => swtcgGame.sampleSetup({ seed: 1, edition: 'today' })
  const faults = (outside: (decks: readonly (readonly string[])[]) => readonly string[]) => {
    const setup = sample()
    const [first, second] = setup.players
    const listed = { ...first!, outside: outside([first!.deck, second!.deck]) }
    return swtcgGame
      .checkSetup({ ...setup, players: [listed, second!] })
      .filter(({ rule }) => rule === 'now/deck/outside-the-game')
      .map(({ code }) => code)
  }
  now('counts its copies with the deck', ['deck/outside-the-game'], () => {
    expect(faults(([own]) => Array.from({ length: 5 }, () => own![0]!))).toContain('too-many-copies')
    expect(faults(() => [])).toEqual([])
  })
  now('is of the side of the deck', ['deck/outside-the-game'], () => {
    expect(faults(([, theirs]) => theirs!.slice(0, 20))).toContain('mixed-sides')
  })
})
