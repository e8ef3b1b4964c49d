/** What words of the books mean. */
import { proves } from '@dejarik/rulebook/testing'
import { describe, expect, test } from 'vitest'
import { premiereCards, swccgGame } from '../index.ts'
import { both } from './editions.ts'
import { beginners, ccg95 } from './play.ts'

/** A site whose text says nothing to several characters. */
const JUNGLE = 'Yavin 4: Jungle (D)'

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
    proves('ccg95/character/force-sensitivity'),
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
      const cards = premiereCards().cards.filter((card) => card.kind === kind)
      return cards.reduce((sum, { destiny }) => sum + destiny, 0) / cards.length
    }
    expect(average('interrupt')).toBeGreaterThan(average('character'))
    expect(average('effect')).toBeGreaterThan(average('starship'))
    expect(average('location')).toBe(0)
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
