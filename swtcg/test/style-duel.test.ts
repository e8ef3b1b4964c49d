/** Duel of the Fates: decks, preparation and the end. */
import { describe, expect } from 'vitest'
import { shippedCards } from '../cards/shipped.ts'
import { swtcgGame } from '../index.ts'
import { checkDeck } from '../rules/preparation/deck.ts'
import { rulesFor } from '../table.ts'
import { each } from './battle-play.ts'
import { copies, deckOf, key } from './deck-building.ts'
import { battle, DUEL, dark, fighter, HIT, id, pair } from './duel-play.ts'
import { gameWith, mission, opt, playWith } from './option-play.ts'

const breaks = (deck: readonly string[], options = `${DUEL}:character-9`) => {
  const rules = rulesFor(swtcgGame.sampleSetup({ seed: 1, options: options.split(' ') })).constants.deck
  return [...new Set(checkDeck(shippedCards(), deck, 'light', rules).map(({ rule }) => rule))]
}

/** So many different cards that are no units. */
const others = (count: number, side: 'light' | 'dark' | 'neutral' = 'light') =>
  [...new Set([...deckOf({ battle: 400 }, side), ...deckOf({ mission: 400 }, side)])].slice(0, count)

const hero = key('Luke Skywalker (C)')

describe('decks', () => {
  opt('exactly 20 cards', id('deck-exactly-20'), () => {
    expect(breaks([hero, ...others(19)])).toEqual([])
    expect(breaks([hero, ...others(18)])).toEqual([`opt/${DUEL}/deck-exactly-20`])
    expect(breaks([hero, ...others(20)])).toEqual([`opt/${DUEL}/deck-exactly-20`])
  })
  opt('one unit', id('deck-one-unit', 'one-on-one'), () => {
    expect(breaks([hero, key('Clone Cadet'), ...others(18)])).toEqual([`opt/${DUEL}/deck-one-unit`])
    expect(breaks(others(20))).toEqual([`opt/${DUEL}/deck-one-unit`])
  })
  opt('Pilots are no units', id('pilots-not-units'), () => {
    const pilot = shippedCards().cards.find(
      (card) => card.side === 'light' && card.abilities.some(({ ability }) => ability === 'pilot'),
    )!
    const space = deckOf({ space: 1 })
    expect(breaks([...space, pilot.key, ...others(18)], `${DUEL}:space-10`)).toEqual([])
  })
  opt('sides do not mix', id('deck-sides'), () => {
    expect(breaks([hero, ...others(11), ...others(8, 'neutral')])).toEqual([])
    expect(breaks([hero, ...others(18), ...others(1, 'dark')])).toEqual([`opt/${DUEL}/deck-sides`])
  })
  opt('one copy of each card', id('one-copy-each'), () => {
    expect(breaks([hero, ...others(17), ...copies(2, 'Hotwire')])).toEqual([`opt/${DUEL}/one-copy-each`])
  })
  opt(
    'the unit fits the arena and the build limit',
    id('choose-arena', 'agreed-build-limit', 'multi-arena-unit-ruling'),
    () => {
      expect(breaks([hero, ...others(19)], `${DUEL}:ground-9`)).toContain(`opt/${DUEL}/choose-arena`)
      const cost = shippedCards().card(hero).cost!
      expect(breaks([hero, ...others(19)], `${DUEL}:character-${Math.max(5, cost)}`)).toEqual([])
      const costly = shippedCards().cards.find(
        (card) =>
          card.side === 'light' &&
          card.kind === 'unit' &&
          card.arenas.join() === 'character' &&
          (card.cost ?? 0) === 8 &&
          !card.abilities.some(({ ability }) => ability === 'pilot'),
      )!
      expect(breaks([costly.key, ...others(19)], `${DUEL}:character-7`)).toContain(
        `opt/${DUEL}/agreed-build-limit`,
      )
      const both = shippedCards().cards.find(
        (card) =>
          card.side === 'light' &&
          card.kind === 'unit' &&
          card.arenas.join() === 'space,ground' &&
          (card.cost ?? 0) < 10 &&
          !card.abilities.some(({ ability }) => ability === 'pilot'),
      )!
      expect(breaks([both.key, ...others(19)], `${DUEL}:space-10`)).toEqual([])
      expect(breaks([both.key, ...others(19)], `${DUEL}:ground-10`)).toEqual([])
      expect(breaks([both.key, ...others(19)], `${DUEL}:character-10`)).toContain(`opt/${DUEL}/choose-arena`)
    },
  )
  opt('any limit may be agreed on', id('agreed-build-limit'), () => {
    const cost = shippedCards().card(hero).cost!
    for (const limit of [1, cost - 1]) {
      const reasons = breaks([hero, ...others(19)], `${DUEL}:character-${limit}`)
      expect(reasons, `limit ${limit}`).toEqual([`opt/${DUEL}/agreed-build-limit`])
    }
    for (const limit of [cost, 18, 20])
      expect(breaks([hero, ...others(19)], `${DUEL}:character-${limit}`), `limit ${limit}`).toEqual([])
  })
  opt('three cards are banned', id('banned-cards'), () => {
    expect(breaks([key('Luke Skywalker (S)'), ...others(19)], `${DUEL}:character-10`)).toContain(
      `opt/${DUEL}/banned-cards`,
    )
    expect(breaks([key('Luke Skywalker (D)'), ...others(19)], `${DUEL}:character-10`)).not.toContain(
      `opt/${DUEL}/banned-cards`,
    )
  })
})

describe('preparation', () => {
  opt(
    'sides, Resources, the muster; no opening hand of 7 and no mulligan',
    id('preparation-order', 'no-other-preparation'),
    () => {
      const { machine } = gameWith(DUEL, { seed: 3 })
      expect([...machine.rules.procedures.get('swtcg/preparation')!.steps.keys()]).toEqual([
        'sides',
        'pull-resources',
      ])
      expect(machine.state.asked?.questions[0]?.about).toBe('pull-resource')
    },
  )
  const blade = {
    name: 'Blade',
    side: 'neutral',
    kind: 'equipment',
    arenas: ['character'],
    cost: 3,
    abilities: [
      { ability: 'equip', cost: [{ pay: 'force', amount: 2 }] },
      { ability: 'equipped', bonus: { power: 2 }, gives: [] },
    ],
  } as never
  const deck = [
    'Dark One',
    'Blade',
    'Blaster Barrage',
    'Blaster Barrage',
    'Blaster Barrage',
    'Blaster Barrage',
  ]
  opt(
    'unit and Equipment start in the arena for nothing, then 3 cards',
    id('unit-and-equipment-start-in-battle', 'equipment-subtype', 'draw-three'),
    () => {
      const game = playWith(
        DUEL,
        {
          at: 'preparation',
          dark: { deck },
          light: { deck: deck.map((card) => (card === 'Dark One' ? 'Light One' : card)) },
        },
        { cards: [...pair, blade] },
      )
      game
        .play('dark', { cards: [] })
        .play('light', { cards: [] })
        .expect({ asked: { dark: 'duel-equipment' } })
      game.play('dark', { cards: ['Blade'] }).play('light', { cards: [] })
      game.expect({
        numbers: { 'Dark One': { power: 3 } },
        resources: { dark: { force: 4 } },
        zones: { character: ['Dark One', 'Light One'], 'light.hand': 3, 'light.deck': 2 },
      })
      expect(
        game.machine.state.zones.find(({ name, owner }) => name === 'hand' && owner === 0)?.cards.length,
      ).toBeGreaterThanOrEqual(3)
    },
  )
})

describe('the end', () => {
  const weak = [fighter('Dark One'), fighter('Light One', { health: 1, speed: 40 })]
  opt('who defeats the other unit wins, at once', id('win-by-defeating-unit'), () => {
    battle([HIT], weak)
      .play('dark', dark)
      .expect({
        over: { winners: ['dark'], rule: `opt/${DUEL}/win-by-defeating-unit` },
        table: { step: 'character' },
      })
  })
  opt('both gone at once is a draw', id('draw-when-both-discarded'), () => {
    const brave = [
      fighter('Dark One', { health: 1 }),
      fighter('Light One', {
        health: 1,
        speed: 40,
        abilities: [{ ability: 'activated', keyword: 'retaliate', value: 1, cost: [] }],
      }),
    ]
    const game = battle([HIT, HIT], brave).play('dark', dark).play('light', { play: 'Light One' })
    game.expect({ over: { winners: [], rule: `opt/${DUEL}/draw-when-both-discarded` } })
  })
  opt('Switch is chosen each turn', id('switch-choose-each-turn', 'switch-none'), () => {
    const morph = fighter('Dark One', {
      abilities: [
        {
          ability: 'switch',
          parts: [
            { bonus: {}, gives: [] },
            { bonus: { power: 1 }, gives: [] },
          ],
        },
      ],
    })
    const turn = (choice: string) =>
      playWith(
        `${DUEL} quick-tempo`,
        { at: 'turn', dark: { character: ['Dark One'] }, light: { character: ['Light One'] } },
        { cards: [morph, pair[1]!] as never },
      )
        .expect({ asked: { dark: 'switch' } })
        .play('dark', choice)
    turn('2').expect({ numbers: { 'Dark One': { power: 2 } } })
    turn('1').expect({ numbers: { 'Dark One': { power: 1 } } })
  })
})

opt('arenas that do not exist are not offered', id('one-on-one'), () => {
  const scan = mission(
    'Scan',
    0,
    { do: 'choose-arena', of: ['space', 'ground', 'character'] },
    { do: 'tap', who: each({ whose: 'opponent', place: { in: 'chosen-arena' } }) },
  )
  playWith(
    `${DUEL}:character-7 quick-tempo`,
    {
      at: 'build dark',
      dark: { hand: ['Scan', 'Jawa'], buildPoints: 1, character: ['Dark One'] },
      light: { character: ['Light One'] },
    },
    { cards: [...pair, scan] },
  )
    .play('dark', { complete: 'Scan' })
    .expect({ facts: { 'Light One': { tapped: true } }, asked: { dark: 'next-attack' } })
})
