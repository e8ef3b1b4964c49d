/** The edition of today: the rules of 2010, and what today's players rule otherwise. */
import { describe, expect, test } from 'vitest'
import { TODAY_RULES } from '../citations.ts'
import { swtcgGame } from '../index.ts'
import { DECK_RULES } from '../rules/preparation/deck-rules.ts'
import { fight, fightToday, idc, now, unit } from './battle-play.ts'
import { attacker, swift } from './threats.ts'

describe('today', () => {
  test('is played with options, as the book of 2010 is', () => {
    const setup = swtcgGame.sampleSetup({ seed: 1, edition: 'today', options: ['krayt'] })
    expect(swtcgGame.checkSetup(setup)).toEqual([])
  })
  test('cites its own book where it rules otherwise', () => {
    expect(Object.values(TODAY_RULES).every((rule) => rule.startsWith('now/'))).toBe(true)
    expect(DECK_RULES.today.cards.rule).toBe('now/deck/size')
  })
})

describe('Stealth', () => {
  const shadow = unit('Shadow', { speed: 10, health: 9, text: 'Stealth' })
  const position = (damage: number) => ({
    cards: [attacker, swift, shadow],
    dark: { space: ['Attacker'] },
    light: { space: [{ card: 'Shadow', damage }, 'Swift'] },
  })
  now('protects an untapped unit only while it is undamaged', ['keywords/stealth-broken-by-damage'], () => {
    fightToday(position(0)).expect({
      asked: 'dark',
      refused: {
        dark: { attack: 'Attacker', defender: 'Shadow' },
        rule: 'now/keywords/stealth-broken-by-damage',
      },
    })
    fightToday(position(1)).expect({
      offers: { dark: [{ attack: 'Attacker', defender: 'Shadow' }] },
      asked: 'dark',
    })
  })
  idc('protects a damaged unit too in 2010', ['keyword/stealth-cant-be-attacked-untapped'], () => {
    fight(position(1)).expect({
      asked: 'dark',
      refused: {
        dark: { attack: 'Attacker', defender: 'Shadow' },
        rule: 'idc/keyword/stealth-cant-be-attacked-untapped',
      },
    })
  })
})

describe('Parry', () => {
  const duellist = unit('Duellist', { speed: 10, health: 9, text: 'Parry 2' })
  now('prevents as much as its player likes', ['keywords/parry-up-to'], () => {
    fightToday({
      cards: [attacker, duellist],
      dice: [1, 6, 6],
      dark: { space: ['Attacker'] },
      light: { space: ['Duellist'] },
    })
      .play('dark', { attack: 'Attacker' })
      .expect({ offersExactly: { light: [0, 1, 2] } })
      .play('light', 1)
      .expect({ facts: { Duellist: { damage: 1 } }, asked: 'light' })
  })
})
