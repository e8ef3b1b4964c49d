import { proves } from '@dejarik/rulebook/testing'
import { describe, expect, test } from 'vitest'
import { shippedCards, swccgGame } from '../index.ts'
import { both } from './editions.ts'
import { beginners, ccg95 } from './play.ts'

/** A site whose text says nothing to several characters. */
const JUNGLE = 'Yavin 4: Jungle (D)'
const CANTINA = 'Tatooine: Cantina (D)'
const EISLEY = 'Tatooine: Mos Eisley (D)'

const person = (title: string, more: object = {}) =>
  ({
    title,
    side: 'dark',
    kind: 'character',
    type: 'alien',
    deploy: 1,
    power: 1,
    ability: 1,
    forfeit: 1,
    ...more,
  }) as const

describe('Force sensitivity', () => {
  /** Gives power to whoever is exactly of one level. */
  const aura = (sensitivity: string) =>
    ({
      title: `Aura of ${sensitivity}`,
      side: 'dark',
      kind: 'effect',
      text: { statics: [{ static: 'number', change: 'power', of: { sensitivity }, add: 5 }] },
    }) as const
  const levels = [
    ['none', 0],
    ['weak', 2],
    ['attuned', 3],
    ['sensitive', 5],
    ['jedi-knight', 6],
    ['jedi-master', 7],
  ] as const
  const people = levels.map(([name, ability]) =>
    person(`Ability ${ability}`, { ability, title: `Person ${name}` }),
  )

  test.each(levels)(
    '%s is ability up to %i, and no other level',
    { ...proves('ccg95/character/force-sensitivity') },
    (name) => {
      const game = ccg95(
        {
          at: 'draw dark',
          locations: [{ card: JUNGLE, dark: people.map(({ title }) => title) }],
          dark: { force: 1, side: [`Aura of ${name}`] },
        },
        { cards: [...people, aura(name)] },
      )
      const numbers = Object.fromEntries(
        levels.map(([level]) => [`Person ${level}`, { power: level === name ? 6 : 1 }]),
      )
      game.expect({ numbers, asked: 'dark' })
    },
  )
})

both(
  'the power of characters makes up the power at their site',
  ['ccg95/character/power', 'ccg/power/at-site'],
  (play) => {
    const game = play({
      at: 'draw dark',
      locations: [{ card: JUNGLE, dark: ['Darth Vader', 'Labria'] }],
      dark: { force: 1 },
    })
    game.expect({ numbers: { [JUNGLE]: { 'total-power-dark': 7 } }, asked: 'dark' })
  },
)

test('a bounty hunter is a bounty hunter and nothing more', proves('ccg95/character/bounty-hunter'), () => {
  const plain = person('Plain Hunter', { traits: ['bounty hunter'] })
  const other = person('Plain Person')
  const game = ccg95(
    { locations: [JUNGLE], dark: { hand: ['Plain Hunter', 'Plain Person'], force: 1 } },
    { cards: [plain, other] },
  )
  game.expect({
    offersExactly: {
      dark: [{ deploy: 'Plain Hunter', on: JUNGLE }, { deploy: 'Plain Person', on: JUNGLE }, 'pass'],
    },
    asked: 'dark',
  })
})

const club = {
  title: 'Club',
  side: 'dark',
  kind: 'weapon',
  type: 'character',
  text: { deploys: { on: [{ on: { kind: 'character', whose: 'yours' }, cost: 1 }] } },
} as const

test(
  'a vehicle carries gear only by its text or in the hands of riders',
  proves('ccg95/vehicle/weapons-and-devices', 'ccg95/move/landspeed-occupants-free'),
  () => {
    const game = ccg95(
      {
        at: 'deploy dark',
        locations: [
          { card: EISLEY, dark: ['Ubrikkian 9000 Z001', { card: 'Myo', with: ['Club'] }] },
          'Tatooine: Jawa Camp (D)',
        ],
        dark: { hand: ['Club'], force: 3 },
      },
      { cards: [club] },
    )
    game.expect({ noOffers: { dark: [{ deploy: 'Club', on: 'Ubrikkian 9000 Z001' }] } })
    while (game.machine.table.phase !== 'move') game.play('dark', 'pass')
    game.play('dark', { move: 'Myo', to: 'Ubrikkian 9000 Z001', as: 'driver' })
    game.play('dark', { move: 'Ubrikkian 9000 Z001', to: 'Tatooine: Jawa Camp (D)' })
    game.expect({ facts: { 'table/Club': { at: 'Tatooine: Jawa Camp', on: 'Myo' } }, asked: 'dark' })
  },
)

test('what the crew carries takes no room of the ship', proves('ccg95/capacity/carried-gear-free'), () => {
  const game = ccg95(
    {
      locations: [
        {
          card: 'Kessel (D)',
          dark: [
            { card: 'Black 2', pilots: ['DS-61-2'] },
            { card: 'TIE Scout', passengers: [{ card: 'Myo', with: ['Club'] }] },
          ],
        },
      ],
      dark: { hand: ['Club', 'Labria'], force: 5 },
    },
    { cards: [club] },
  )
  game.expect({
    offers: {
      dark: [
        { deploy: 'Club', on: 'DS-61-2' },
        { deploy: 'Labria', on: 'TIE Scout', as: 'passenger' },
      ],
    },
    asked: 'dark',
  })
})

const lamp = (title = 'Signal Lamp') =>
  ({
    title,
    side: 'dark',
    kind: 'device',
    text: {
      deploys: { on: [{ on: { kind: ['character', 'starship'], whose: 'yours' } }] },
      actions: [
        {
          name: 'activate 1 Force',
          when: 'your-turn',
          cost: { use: 1 },
          do: [{ do: 'activate', amount: 1 }],
        },
      ],
    },
  }) as const
const lamps = [lamp(), lamp('Storm Lamp')]
const carried = (carrier: string, place: string) => ({
  at: 'draw dark',
  locations: [{ card: place, dark: [{ card: carrier, with: ['Signal Lamp', 'Storm Lamp'] }] }],
  dark: { force: 3 },
})

test('1995: a device is used as often as its cost is paid', proves('ccg95/device/use-cost'), () => {
  const game = ccg95(carried('Myo', JUNGLE), { cards: lamps })
  game.play('dark', { play: 'Signal Lamp', cost: 1 }).play('dark', { play: 'Signal Lamp' })
  game.expect({
    resources: { dark: { used: 2, force: 3 } },
    offers: { dark: [{ play: 'Signal Lamp' }] },
    asked: 'dark',
  })
})

test("Beginner's: a character uses one device a turn", proves('ccg/device/one-use-per-turn'), () => {
  const game = beginners(carried('Myo', JUNGLE), { cards: lamps })
  game.play('dark', { play: 'Signal Lamp' })
  game.expect({ noOffers: { dark: [{ play: 'Signal Lamp' }, { play: 'Storm Lamp' }] }, asked: 'dark' })
})

test(
  "Beginner's: a capital starship uses any number",
  proves('ccg/device/capital-any', 'ccg/starship/classes'),
  () => {
    const game = beginners(carried('Devastator', 'Kessel (D)'), { cards: lamps })
    game.play('dark', { play: 'Signal Lamp' }).play('dark', { play: 'Storm Lamp' })
    game.expect({ offers: { dark: [{ play: 'Signal Lamp' }] }, asked: 'dark' })
    const small = beginners(carried('TIE Scout', 'Kessel (D)'), { cards: lamps })
    small.play('dark', { play: 'Signal Lamp' })
    small.expect({ noOffers: { dark: [{ play: 'Storm Lamp' }] }, asked: 'dark' })
  },
)

test("Beginner's: characters are of six types", proves('ccg/character/types'), () => {
  const types = ['alien', 'droid', 'imperial', 'rebel', 'republic', 'sith']
  const people = types.map((type) => person(`A ${type}`, { type }))
  const banner = (type: string) => ({
    title: `Banner of the ${type}`,
    side: 'dark',
    kind: 'effect',
    text: { statics: [{ static: 'number', change: 'power', of: { type }, add: 1 }] },
  })
  const game = beginners(
    {
      at: 'draw dark',
      locations: [{ card: JUNGLE, dark: people.map(({ title }) => title) }],
      dark: { force: 1, side: ['Banner of the sith', 'Banner of the republic'] },
    },
    { cards: [...people, banner('sith'), banner('republic')] },
  )
  game.expect({
    numbers: { 'A sith': { power: 2 }, 'A republic': { power: 2 }, 'A rebel': { power: 1 } },
    asked: 'dark',
  })
})

test(
  "Beginner's: aboard a starship a character is a pilot or a passenger, as there is room",
  proves('ccg/character/roles-aboard'),
  () => {
    const game = beginners({
      locations: [{ card: 'Kessel (D)', dark: ['Devastator'] }],
      dark: { hand: ['DS-61-2', 'Labria'], force: 9 },
    })
    game.expect({
      offersExactly: {
        dark: [
          { deploy: 'DS-61-2', on: 'Devastator', as: 'pilot' },
          { deploy: 'DS-61-2', on: 'Devastator', as: 'passenger' },
          { deploy: 'Labria', on: 'Devastator', as: 'passenger' },
          'pass',
        ],
      },
      asked: 'dark',
    })
  },
)

test(
  "Beginner's: a creature moves with a rider who has ability, and its passengers are called riders",
  proves('ccg/vehicle/kinds', 'ccg/pilot/riders'),
  () => {
    const game = beginners({
      at: 'move dark',
      locations: [
        { card: EISLEY, dark: ['Bantha', 'Labria', 'R1-G4 (Arone-Geefour)'] },
        'Tatooine: Jawa Camp (D)',
      ],
      dark: { force: 3 },
    })
    game.play('dark', { move: 'R1-G4 (Arone-Geefour)', to: 'Bantha' })
    game.expect({
      refused: { dark: { move: 'Bantha', to: 'Tatooine: Jawa Camp (D)' }, code: 'nobody-drives' },
    })
    const question = game.machine.questionFor(0)!
    const offers = question.kind === 'action' ? question.offers : []
    const said = offers.map((offer) => swccgGame.words.offer(game.machine, offer))
    expect(said).toContain('Move Labria as a rider of Bantha')
    game.play('dark', { move: 'Labria', to: 'Bantha', by: 'embark' })
    game.expect({
      events: [{ kind: 'moved', card: 'Labria', by: 'embark' }],
      offers: { dark: [{ move: 'Bantha', to: 'Tatooine: Jawa Camp (D)' }] },
      asked: 'dark',
    })
  },
)

const errand = {
  title: 'Far Errand',
  side: 'dark',
  kind: 'effect',
  type: 'utinni',
  text: { deploys: { on: [{ on: { type: 'site' } }], target: { kind: 'character', whose: 'opponents' } } },
} as const

test("Beginner's: card types of other books play by their text", proves('ccg/term/other-card-types'), () => {
  const game = beginners(
    { locations: [{ card: JUNGLE, light: ['Kabe'] }], dark: { hand: ['Far Errand'], force: 1 } },
    { cards: [errand] },
  )
  game.play('dark', { deploy: 'Far Errand', on: JUNGLE, target: 'Kabe' })
  game.expect({ facts: { 'Far Errand': { at: 'Yavin 4: Jungle' } }, asked: 'dark' })
})

test(
  'cards in play lie on the table between the players',
  proves('ccg95/term/table', 'ccg95/term/on-table'),
  () => {
    const game = ccg95({ locations: [JUNGLE], dark: { hand: ['Labria'], force: 3 } })
    game.play('dark', { deploy: 'Labria', on: JUNGLE })
    game.expect({ zones: { table: ['Labria'], row: [JUNGLE], 'dark.hand': 0 }, asked: 'dark' })
  },
)

test(
  'Interrupts and Effects have the higher destinies, locations none',
  proves('ccg95/term/destiny-number'),
  () => {
    const average = (kind: string): number => {
      const cards = shippedCards().cards.filter((card) => card.kind === kind)
      return cards.reduce((sum, { destiny }) => sum + destiny, 0) / cards.length
    }
    expect(average('interrupt')).toBeGreaterThan(average('character'))
    expect(average('effect')).toBeGreaterThan(average('starship'))
    expect(average('location')).toBe(0)
  },
)

both('a battle is started in the own battle phase, one at a time', ['battle/phase'], (play, edition) => {
  const position = {
    locations: [
      { card: JUNGLE, dark: ['Myo'], light: ['Talz'] },
      { card: EISLEY, dark: ['Labria'], light: ['Kabe'] },
    ],
    dark: { force: 3, hand: ['Wuher'] },
    light: { force: 1 },
  }
  const rule = `${edition === '1995' ? 'ccg95' : 'ccg'}/battle/phase`
  const early = play({ ...position, at: 'deploy dark' })
  early.expect({ refused: { dark: { battle: JUNGLE }, rule }, asked: 'dark' })
  const game = play({ ...position, at: 'battle dark' })
  game.expect({ offersExactly: { dark: [{ battle: JUNGLE }, { battle: EISLEY }, 'pass'] } })
  game.play('dark', { battle: JUNGLE })
  game.expect({
    noOffers: game.machine.questionFor(0) ? { dark: [{ battle: EISLEY }] } : { light: [{ battle: EISLEY }] },
  })
  game.expect({ asked: game.machine.questionFor(0) ? 'dark' : 'light' })
})

test(
  'only cards at the location of a battle take part, and a parked vehicle stays out of it',
  proves('ccg95/goal/battle-at-locations', 'ccg95/vehicle/parked-not-forfeited'),
  () => {
    const game = ccg95({
      at: 'battle dark',
      locations: [
        { card: CANTINA, dark: ['Darth Vader'], light: ['Talz', "Luke's X-34 Landspeeder"] },
        { card: EISLEY, light: ['Obi-Wan Kenobi'] },
      ],
      dark: { force: 1, reserve: ['Kessel (D)', 9] },
      light: { reserve: 9, hand: ['Kabe'] },
    })
    game.play('dark', { battle: CANTINA })
    const fighters = game.machine.table.battle!.cards.map((card) => game.machine.card(card).is)
    expect(fighters).toEqual(['Darth Vader', 'Talz'])
    game.expect({ asked: game.machine.questionFor(0) ? 'dark' : 'light' })
  },
)

test(
  'cards on table are given up in battles only, never for a drain',
  proves('ccg95/forfeit/only-in-battle'),
  () => {
    const game = ccg95({
      at: 'control dark',
      locations: [
        { card: CANTINA, dark: ['Myo'] },
        { card: EISLEY, light: ['Luke Skywalker'] },
      ],
      dark: { force: 1 },
      light: { reserve: 3, used: 1 },
    })
    game.play('dark', { drain: CANTINA })
    game.expect({
      offersExactly: {
        light: [
          { verb: 'lose', from: 'reserve' },
          { verb: 'lose', from: 'used' },
        ],
      },
      asked: 'light',
    })
  },
)

test(
  'what the crew of a starship carries takes no part in a battle at the system',
  proves('ccg95/capacity/carried-gear-no-battle'),
  () => {
    const pilot = { card: 'Darth Vader', with: ["Vader's Lightsaber"] }
    const game = ccg95({
      at: 'battle dark',
      locations: [
        {
          card: 'Kessel (D)',
          dark: [{ card: "Vader's Custom TIE", pilots: [pilot] }],
          light: [{ card: 'Red 1', pilots: ['Luke Skywalker'] }],
        },
      ],
      dark: { force: 5 },
      light: { reserve: 9 },
    })
    game.play('dark', { battle: 'Kessel (D)' })
    expect(JSON.stringify(game.machine.state.asked)).not.toContain('"fire"')
    game.expect({ asked: game.machine.questionFor(0) ? 'dark' : 'light' })
  },
)

test(
  'a player outnumbers the other at a location by having more cards there',
  proves('ccg95/term/outnumber'),
  () => {
    const crowd = {
      title: 'Crowd Courage',
      side: 'dark',
      kind: 'effect',
      text: {
        statics: [
          { static: 'side-number', change: 'total-power', whose: 'yours', add: 5, when: { if: 'outnumber' } },
        ],
      },
    } as const
    const power = (dark: readonly string[], light: readonly string[], total: number) =>
      ccg95(
        { at: 'draw dark', locations: [{ card: JUNGLE, dark, light }], dark: { force: 1 } },
        { cards: [crowd] },
      ).expect({ numbers: { [JUNGLE]: { 'total-power-dark': total } }, asked: 'dark' })
    const droid = 'LIN-V8M (Elleyein-Veeateemm)'
    power(['Crowd Courage', droid, droid], ['Obi-Wan Kenobi', 'Luke Skywalker'], 5)
    power(['Crowd Courage', droid], ['Obi-Wan Kenobi', 'Luke Skywalker'], 0)
  },
)
