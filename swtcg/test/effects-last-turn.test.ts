/** What happened in the turn before, from the words of cards of today. */
import { describe, test } from 'vitest'
import { fight, unit } from './battle-play.ts'
import { fast, slow } from './worded-cards.ts'

const place = (text: string) => ({
  name: 'Base',
  side: 'neutral' as const,
  kind: 'location' as const,
  arenas: ['space' as const],
  cost: 1,
  text,
})
/** The Dark Side's fast unit attacks, and the next turn begins. */
const attacked = (text: string, dice: readonly number[]) =>
  fight({
    cards: [fast(), slow('', { health: 1 }), unit('Other', { speed: 5 }), place(text)],
    dice: [...dice, 1],
    dark: { force: 0, space: ['Fast'], locations: ['Base'], deck: [] },
    light: { force: 0, space: ['Slow', 'Other'], deck: [] },
  }).play('dark', { attack: 'Fast', defender: 'Slow' })

/** What every turn brings. */
const INCOME = 4
const gains = (text: string, dice: readonly number[], more: number) =>
  attacked(text, dice)
    .play('light', { 'skip-attack': 'Other' })
    .expect({ table: { turn: 2 }, resources: { dark: { force: INCOME + more } }, asked: 'dark' })

describe('last turn', () => {
  test('damage caused a unit to be discarded', () => {
    const text =
      "When each turn starts, if damage from your units caused 1 or more of your opponent's units to be discarded last turn, gain 5 Force."
    gains(text, [6, 6, 6], 5)
    gains(text.replace('last turn', 'this turn'), [6, 6, 6], 0)
    gains(text.replace('1 or more', '2 or more'), [6, 6, 6], 0)
  })
  test('a unit attacked, or was discarded from an arena', () => {
    gains('When each turn starts, if one of your units attacked last turn, gain 5 Force.', [6, 6, 6], 5)
    gains(
      "When each turn starts, if one of your opponent's units was discarded from the Ground arena last turn, gain 5 Force.",
      [6, 6, 6],
      0,
    )
  })
})

describe('its next attack', () => {
  test('power and keywords wait for it, and end with it', () => {
    const text =
      'Pay 1 Force -> This unit gets +2 power and Overkill for its next attack. Play any number of times.'
    fight({
      cards: [fast(`Double Strike | ${text}`), slow()],
      dice: [6, 1, 1, 6, 6, 6, 6, 6],
      dark: { force: 1, space: ['Fast'] },
      light: { space: ['Slow'] },
    })
      .play('dark', { attack: 'Fast' })
      .play('dark', { play: 'Fast' })
      .expect({ numbers: { Fast: { power: 3 } }, facts: { Slow: { damage: 1 } } })
      .play('dark', { cards: ['Slow'] })
      .expect({ numbers: { Fast: { power: 3 } }, facts: { Slow: { damage: 6 } }, asked: 'light' })
  })
})
