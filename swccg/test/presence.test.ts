import { proves } from '@dejarik/rulebook/testing'
import { test } from 'vitest'
import { both } from './editions.ts'
import { beginners, ccg95 } from './play.ts'

const CANTINA = 'Tatooine: Cantina (D)'

/** A droid of each side has no ability; a Jawa has 1, a Bantha one half. */
both(
  'presence is ability of 1 or more in all, from characters and permanent pilots',
  [
    'presence/definition',
    'ccg95/presence/sources',
    'ccg95/presence/no-ability-no-presence',
    'ccg/control/other-sources',
  ],
  (play) => {
    const game = play({
      at: 'control dark',
      locations: [
        { card: CANTINA, dark: ['R1-G4 (Arone-Geefour)'], light: ['Talz'] },
        { card: 'Tatooine: Mos Eisley (D)', dark: ['Bantha'] },
        { card: 'Tatooine: Jawa Camp (D)', dark: ['Bantha', 'Bantha'] },
        { card: 'Tatooine (D)', dark: ['TIE Fighter'] },
        { card: 'Kessel (D)', dark: ['Black 2'] },
      ],
    })
    game.expect({
      numbers: {
        [CANTINA]: { 'presence-dark': 0, 'presence-light': 1 },
        'Tatooine: Mos Eisley (D)': { 'presence-dark': 0.5 },
        'Tatooine: Jawa Camp (D)': { 'presence-dark': 1 },
        'Tatooine (D)': { 'presence-dark': 1 },
        'Kessel (D)': { 'presence-dark': 0 },
      },
      offersExactly: { dark: [{ drain: 'Tatooine: Jawa Camp (D)' }, { drain: 'Tatooine (D)' }, 'pass'] },
      asked: 'dark',
    })
  },
)

both(
  'characters aboard a starship give presence at its system',
  ['ccg95/presence/passengers-aboard', 'ccg/presence/definition'],
  (play) => {
    const game = play({
      at: 'control dark',
      locations: [
        { card: 'Kessel (D)', dark: [{ card: 'Devastator', passengers: ['Stormtrooper', 'Stormtrooper'] }] },
        { card: 'Alderaan (D)', dark: [{ card: "Vader's Custom TIE", pilots: ['Darth Vader'] }] },
      ],
    })
    game.expect({
      numbers: { 'Kessel (D)': { 'presence-dark': 4 }, 'Alderaan (D)': { 'presence-dark': 6 } },
      asked: 'dark',
    })
  },
)

both(
  'control is presence of one player alone; both may occupy a place, and then neither controls it',
  [
    'control/definition',
    'ccg95/control/contested',
    'ccg95/presence/occupy',
    'ccg95/presence/unoccupied',
    'ccg/control/occupy',
    'ccg95/presence/what-it-decides',
  ],
  (play, edition) => {
    const game = play({
      at: 'control dark',
      locations: [
        { card: CANTINA, dark: ['Stormtrooper'], light: ['Talz'] },
        { card: 'Tatooine: Mos Eisley (D)', dark: ['Stormtrooper'] },
        'Tatooine: Jawa Camp (D)',
      ],
    })
    const rule = `${edition === '1995' ? 'ccg95' : 'ccg'}/control/definition`
    game.expect({
      offersExactly: { dark: [{ drain: 'Tatooine: Mos Eisley (D)' }, 'pass'] },
      refused: [
        { dark: { drain: CANTINA }, rule },
        { dark: { drain: 'Tatooine: Jawa Camp (D)' }, rule },
      ],
      asked: 'dark',
    })
  },
)

both(
  'icons and whose version shows do not matter for control',
  ['ccg95/control/icons-irrelevant', 'ccg/control/definition'],
  (play) => {
    const game = play({
      at: 'control dark',
      locations: [{ card: "Tatooine: Obi-Wan's Hut", dark: ['Stormtrooper'] }],
    })
    game.expect({ offers: { dark: [{ drain: "Tatooine: Obi-Wan's Hut" }] }, asked: 'dark' })
  },
)

const watcher = {
  title: 'Quiet Watcher',
  side: 'dark',
  kind: 'character',
  type: 'alien',
  power: 1,
  ability: 1,
  text: {
    statics: [
      {
        static: 'number',
        change: 'power',
        of: { the: 'self' },
        add: { count: { kind: 'character', where: 'present', not: { the: 'self' } } },
      },
    ],
  },
} as const

test('a card is present at its location whatever its ability', proves('ccg95/presence/present'), () => {
  const game = ccg95(
    {
      at: 'draw dark',
      dark: { force: 1 },
      locations: [{ card: CANTINA, dark: ['Quiet Watcher', 'R1-G4 (Arone-Geefour)'], light: ['Talz'] }],
    },
    { cards: [watcher] },
  )
  game.expect({ numbers: { 'Quiet Watcher': { power: 4 } }, asked: 'dark' })
})

test(
  'characters at a system are aboard a starship',
  proves('ccg/character/home-is-sites', 'ccg/character/own-starships-only', 'ccg/deploy/character-where'),
  () => {
    const game = beginners({
      locations: [{ card: 'Tatooine (D)', dark: ['Devastator'], light: ['Corellian Corvette'] }],
      dark: { hand: ['Stormtrooper'], force: 9 },
    })
    game.expect({
      offersExactly: { dark: [{ deploy: 'Stormtrooper', on: 'Devastator', as: 'passenger' }, 'pass'] },
      refused: { dark: { deploy: 'Stormtrooper', on: 'Tatooine (D)' }, rule: 'ccg/deploy/character-where' },
      asked: 'dark',
    })
  },
)

both(
  'presence is the total ability as cards change it: whoever has none left neither occupies nor stops a drain',
  ['presence/definition'],
  (play) => {
    const game = play({
      at: 'control light',
      locations: [
        {
          card: CANTINA,
          light: [{ card: 'Obi-Wan Kenobi', with: ['Affect Mind'] }],
          dark: ['Stormtrooper'],
        },
      ],
    })
    game.expect({
      numbers: { [CANTINA]: { 'presence-dark': 0, 'presence-light': 6 } },
      offers: { light: [{ drain: CANTINA }] },
      asked: 'light',
    })
  },
)
