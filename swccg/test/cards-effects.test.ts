import { describe, expect, test } from 'vitest'
import { shippedCards } from '../index.ts'
import type { ScenarioPosition } from '../scenario/position.ts'
import { beginners, ccg95 } from './play.ts'
import { tells } from './tells.ts'

const CAMP = 'Tatooine: Jawa Camp (D)'
const FARM = "Tatooine: Lars' Moisture Farm (D)"
const JUNGLE = 'Yavin 4: Jungle (D)'
/** A position at the end of a dark turn, to look at. */
const look = (
  locations: ScenarioPosition['locations'],
  more: Partial<ScenarioPosition> = {},
): ScenarioPosition => ({
  at: 'draw dark',
  dark: { force: 1 },
  ...(locations ? { locations } : {}),
  ...more,
})

interface Look {
  readonly card: string
  readonly position: ScenarioPosition
  readonly numbers: Readonly<Record<string, Readonly<Record<string, number>>>>
}

const LOOKS: readonly Look[] = [
  {
    card: 'Affect Mind',
    position: look([
      { card: CAMP, light: [{ card: 'Obi-Wan Kenobi', with: ['Affect Mind'] }], dark: ['Djas Puhr'] },
    ]),
    numbers: { [CAMP]: { 'total-ability-dark': 2, 'total-ability-light': 6 } },
  },
  {
    card: 'Affect Mind',
    position: look([
      { card: CAMP, light: [{ card: 'Obi-Wan Kenobi', with: ['Affect Mind'] }], dark: ['Darth Vader'] },
    ]),
    numbers: { [CAMP]: { 'total-ability-dark': 6 } },
  },
  {
    card: 'I Find Your Lack Of Faith Disturbing',
    position: look([
      {
        card: CAMP,
        dark: [{ card: 'Darth Vader', with: ['I Find Your Lack Of Faith Disturbing'] }],
        light: ['Luke Skywalker'],
      },
    ]),
    numbers: { [CAMP]: { 'total-ability-light': 2 } },
  },
  {
    card: 'Demotion',
    position: look([
      { card: CAMP, dark: [{ card: 'Grand Moff Tarkin', with: ['Demotion'] }, 'Colonel Wullf Yularen'] },
    ]),
    numbers: { 'Grand Moff Tarkin': { power: 2 } },
  },
  {
    card: 'Baniss Keeg',
    position: look([
      {
        card: 'Kessel (D)',
        dark: [{ card: 'Black 2', pilots: [{ card: 'Labria', with: ['Baniss Keeg'] }] }],
      },
    ]),
    numbers: { 'Black 2': { power: 3 } },
  },
  {
    card: 'Ellorrs Madak',
    position: look([
      {
        card: 'Tatooine (L)',
        light: [{ card: 'Red 1', pilots: [{ card: 'Rebel Pilot', with: ['Ellorrs Madak'] }] }],
      },
    ]),
    numbers: { 'Red 1': { power: 6 } },
  },
  {
    card: 'Rycar Ryjerd',
    position: look([
      {
        card: JUNGLE,
        light: [
          { card: 'Han Solo', with: ['Rycar Ryjerd'] },
          { card: 'Talz', with: ['Rycar Ryjerd'] },
        ],
      },
    ]),
    numbers: { 'Han Solo': { power: 4 }, Talz: { power: 1 } },
  },
  {
    card: "Sai'torr Kal Fas",
    position: look([
      { card: JUNGLE, light: [{ card: 'Luke Skywalker', with: ["Sai'torr Kal Fas"] }, 'Talz'] },
    ]),
    numbers: { 'Luke Skywalker': { power: 4 } },
  },
  {
    card: 'Jawa Pack',
    position: look([{ card: 'Yavin 4: Jungle (D)', dark: ['Jawa', 'Labria'] }], {
      dark: { force: 1, side: ['Jawa Pack'] },
    }),
    numbers: { 'Jawa (D)': { forfeit: 2 }, Labria: { forfeit: 3 } },
  },
  {
    card: 'Jawa Siesta',
    position: look([{ card: 'Yavin 4: Jungle (D)', light: ['Jawa'] }], { light: { side: ['Jawa Siesta'] } }),
    numbers: { 'Jawa (L)': { forfeit: 2 } },
  },
  {
    card: 'Lightsaber Proficiency',
    position: look([
      {
        card: FARM,
        light: [{ card: 'Luke Skywalker', with: ['Jedi Lightsaber', 'Lightsaber Proficiency'] }],
      },
    ]),
    numbers: { 'Luke Skywalker': { power: 3 }, [FARM]: { 'drain-light': 3 } },
  },
  {
    card: 'Sunsdown',
    position: look([{ card: 'Tatooine (D)', dark: ['Sunsdown'] }, CAMP, JUNGLE]),
    numbers: {
      [CAMP]: { 'power-destinies-dark': 1, 'power-destinies-light': 1 },
      [JUNGLE]: { 'power-destinies-dark': 0 },
    },
  },
  {
    card: 'Rebel Planners',
    position: look([
      { card: 'Yavin 4 (L)', light: ['X-wing', 'Y-wing'] },
      { card: 'Yavin 4: Massassi War Room', light: ['Rebel Planners'] },
    ]),
    numbers: { 'Yavin 4 (L)': { 'total-power-light': 7 } },
  },
  {
    card: 'Special Modifications',
    position: look([
      {
        card: 'Tatooine (L)',
        light: [{ card: 'Millennium Falcon', with: ['Special Modifications'], pilots: ['Han Solo'] }],
      },
      { card: 'Kessel (D)', light: [{ card: 'Corellian Corvette', with: ['Special Modifications'] }] },
    ]),
    numbers: {
      'Millennium Falcon': { forfeit: 9 },
      'Corellian Corvette': { armor: 6, maneuver: 0, power: 5 },
    },
  },
  {
    card: 'Fear Will Keep Them In Line',
    position: look([
      { card: 'Yavin 4 (D)', dark: [{ card: 'Devastator', with: ['Fear Will Keep Them In Line'] }] },
      { card: 'Yavin 4: Docking Bay (D)', dark: ['Labria'] },
    ]),
    numbers: { 'Yavin 4: Docking Bay (D)': { 'total-power-dark': 1 } },
  },
  {
    card: 'Presence Of The Force',
    position: look([{ card: 'Death Star: Trash Compactor', dark: ['Presence Of The Force'] }]),
    numbers: { 'Death Star: Trash Compactor': { 'force-icons-dark': 1, 'force-icons-light': 1 } },
  },
  {
    card: 'Tatooine Utility Belt',
    position: look([
      { card: CAMP, light: [{ card: 'Talz', with: ['Tatooine Utility Belt'] }] },
      { card: JUNGLE, light: [{ card: 'Kabe', with: ['Tatooine Utility Belt'] }] },
    ]),
    numbers: { Talz: { power: 3, forfeit: 6 }, Kabe: { power: 1, forfeit: 3 } },
  },
  {
    card: 'Stormtrooper Utility Belt',
    position: look([
      {
        card: 'Death Star: Central Core',
        dark: [{ card: 'Stormtrooper', with: ['Stormtrooper Utility Belt'] }],
      },
      { card: CAMP, dark: [{ card: 'Myo', with: ['Stormtrooper Utility Belt'] }] },
    ]),
    numbers: { 'table/Stormtrooper': { power: 3, forfeit: 4 }, Myo: { power: 4, forfeit: 6 } },
  },
]

describe.each(LOOKS)('$card', ({ card, position, numbers }) => {
  test('changes these numbers', tells(card), () => {
    ccg95(position).expect({ numbers, asked: 'dark' })
  })
})

test('Ket Maliss makes a warrior of somebody who may then carry a weapon', tells('Ket Maliss'), () => {
  const game = ccg95({
    locations: [{ card: CAMP, dark: ['Labria'] }],
    dark: { hand: ['Ket Maliss', 'Imperial Blaster'], force: 2 },
  })
  game.expect({ noOffers: { dark: [{ deploy: 'Imperial Blaster' }] } })
  game.play('dark', { deploy: 'Ket Maliss', on: 'Labria' })
  game.expect({
    offers: { dark: [{ deploy: 'Imperial Blaster', on: 'Labria' }] },
    numbers: { Labria: { power: 1 } },
    asked: 'dark',
  })
})

describe.each([
  ['Restricted Deployment', 'light', 'dark', 'Myo', 'Labria', 5, 2],
  ['Wrong Turn', 'dark', 'light', 'Luke Skywalker', 'Talz', 4, 1],
] as const)('%s', (effect, owner, other, warrior, plain, costly, same) => {
  test('makes the warriors of the opponent costlier', tells(effect), () => {
    const game = ccg95({
      at: `deploy ${owner}`,
      locations: [JUNGLE],
      [owner]: { hand: [effect], force: 4 },
      [other]: { hand: [warrior, plain], force: 9 },
    } as ScenarioPosition)
    game.play(owner, { deploy: effect, beside: 'opponents-side' })
    while (game.machine.table.current === (owner === 'dark' ? 0 : 1)) game.play(owner, 'pass')
    game.play(other, 0)
    game.expect({
      offers: {
        [other]: [
          { deploy: warrior, cost: costly },
          { deploy: plain, cost: same },
        ],
      },
      asked: other,
    })
  })
})

test('Nightfall lets spies come free to the sites below', tells('Nightfall'), () => {
  const game = ccg95({
    at: 'deploy light',
    locations: ['Tatooine (L)', 'Tatooine: Jawa Camp (L)', 'Yavin 4: Jungle (L)'],
    light: { hand: ['Nightfall', 'Momaw Nadon'], force: 5 },
  })
  game.play('light', { deploy: 'Nightfall', on: 'Tatooine (L)' })
  game.expect({
    offers: {
      light: [
        { deploy: 'Momaw Nadon', on: 'Tatooine: Jawa Camp (L)', cost: 0 },
        { deploy: 'Momaw Nadon', on: 'Yavin 4: Jungle (L)', cost: 2 },
      ],
    },
    asked: 'light',
  })
})

test('Demotion goes on Imperials, but not on Vader or a stormtrooper', () => {
  const game = ccg95({
    at: 'deploy light',
    locations: [{ card: CAMP, dark: ['Darth Vader', 'Stormtrooper', 'Chief Bast'] }],
    light: { hand: ['Demotion'], force: 5 },
  })
  game.expect({
    offersExactly: { light: [{ deploy: 'Demotion', on: 'Chief Bast', cost: 2 }, 'pass'] },
    asked: 'light',
  })
})

test('Jawa Pack takes 3 Force of both players, or stays in hand', () => {
  const game = ccg95({ dark: { hand: ['Jawa Pack'], force: 4 }, light: { force: 3 } })
  game.play('dark', { deploy: 'Jawa Pack', beside: 'own-side' })
  game.expect({ resources: { dark: { force: 1 }, light: { force: 0 } }, asked: 'dark' })
  ccg95({ dark: { hand: ['Jawa Pack'], force: 4 }, light: { force: 2 } }).expect({
    noOffers: { dark: [{ deploy: 'Jawa Pack' }] },
    asked: 'dark',
  })
})

test('Lightsaber Proficiency is lost with the lightsaber', () => {
  const game = ccg95({
    at: 'deploy light',
    locations: [
      {
        card: CAMP,
        light: [
          { card: 'Luke Skywalker', with: ['Jedi Lightsaber', 'Lightsaber Proficiency'] },
          'Leia Organa',
        ],
      },
    ],
    light: { force: 9 },
  })
  game.play('light', { transfer: 'Jedi Lightsaber', to: 'Leia Organa' })
  game.expect({ zones: { 'light.lost': ['Lightsaber Proficiency'] }, asked: 'light' })
})

test('Blast Door Controls stops a Rebel Barrier', tells('Blast Door Controls'), () => {
  const game = ccg95({
    locations: [CAMP],
    dark: { hand: ['Myo'], force: 5, side: ['Blast Door Controls'] },
    light: { hand: ['Rebel Barrier'], force: 2 },
  })
  game.play('dark', { deploy: 'Myo', on: CAMP }).play('light', { play: 'Rebel Barrier' })
  game.expect({
    events: [{ kind: 'cancelled', is: 'Rebel Barrier' }],
    zones: { 'light.lost': ['Rebel Barrier'] },
    asked: 'dark',
  })
})

describe.each([
  ['Restraining Bolt (D)', 'dark', ['R2-X2 (Artoo-Extoo)', 'LIN-V8K (Elleyein-Veeatekay)'], 'Talz'],
  ['Restraining Bolt (L)', 'light', ['R1-G4 (Arone-Geefour)', 'LIN-V8M (Elleyein-Veeateemm)'], 'Labria'],
] as const)('%s', (bolt, owner, [droid, another], free) => {
  const other = owner === 'dark' ? 'light' : 'dark'
  test('may change droids', tells(bolt), () => {
    const game = ccg95({
      at: `deploy ${owner}`,
      locations: [{ card: CAMP, [other]: [droid, another], [owner]: [owner === 'dark' ? 'Labria' : 'Talz'] }],
      [owner]: { hand: [bolt], force: 1 },
    })
    game.play(owner, { deploy: bolt, on: droid }).play(owner, { play: bolt })
    game.expect({ facts: { [bolt]: { on: another } }, asked: owner })
  })
  test('keeps a droid where it is', tells(bolt), () => {
    const game = ccg95({
      at: `move ${other}`,
      locations: [{ card: CAMP, [other]: [free, { card: droid, with: [bolt] }] }, FARM],
      [other]: { force: 2 },
    })
    game.expect({ offersExactly: { [other]: [{ move: free, to: FARM }, 'pass'] }, asked: other })
  })
})

describe.each([
  ['Comlink', { card: 'Labria', with: ['Comlink'] }],
  ['CZ-3 (Seezee-Three)', 'CZ-3 (Seezee-Three)'],
] as const)('%s', (card, caller) => {
  test('lets its player deploy as a react next door', tells(card), () => {
    const own = typeof caller === 'string' ? 'light' : 'dark'
    const other = own === 'light' ? 'dark' : 'light'
    const game = beginners({
      at: `control ${other}`,
      locations: [
        { card: CAMP, [other]: [other === 'dark' ? 'Labria' : 'Talz'] },
        { card: FARM, [own]: [caller] },
      ],
      [own]: { hand: [own === 'light' ? 'Kabe' : 'Myo'], force: 5, used: 1 },
      [other]: { force: 1 },
    } as ScenarioPosition)
    game.play(other, { drain: CAMP })
    game.play(own, { deploy: own === 'light' ? 'Kabe' : 'Myo', on: CAMP })
    game.expect({ events: [{ kind: 'drainCancelled' }], asked: other })
  })
})

test('every card of these two groups is carried out', () => {
  const groups = LOOKS.map(({ card }) => shippedCards().named(card)!)
  expect(groups.every(({ automated }) => automated)).toBe(true)
})
