/** Searching and dividing, from the words of cards: different names, the same name, joining stacks, two piles. */
import { describe, test } from 'vitest'
import { fight, unit } from './battle-play.ts'
import { idc as build, SPARE } from './both-editions.ts'
import { droid, mission } from './worded-cards.ts'

const knight = unit('Knight', { subtypes: ['Jedi'] })
const master = unit('Master', { subtypes: ['Jedi'] })

/** Completes a Mission in the Dark Side's build step. */
const plan = (text: string, deck: readonly string[], more: object = {}, light: object = {}) =>
  build
    .dark({ hand: ['Plan', SPARE], deck, ...more }, { hand: [SPARE], ...light }, [
      knight,
      master,
      droid,
      mission('Plan', text),
    ])
    .play('dark', 'skip-draw')
    .play('dark', { complete: 'Plan' })

describe('names', () => {
  test('no two cards of one name', () => {
    plan(
      'Search your deck. You may take any number of different Jedi cards from your deck, show them to your opponent, and put them into your hand. You gain Force equal to the number of cards you took. Then shuffle your deck.',
      ['Knight', 'Knight', 'Master', 'Probe'],
    )
      .play('dark', { cards: ['dark.deck/Knight #1'] })
      .play('dark', { cards: ['dark.deck/Master'] })
      .expect({ zones: { 'dark.hand': 3, 'dark.deck': 2 }, resources: { dark: { force: 2 } }, asked: 'dark' })
  })
  test('only cards of one name', () => {
    plan(
      "Search your opponent's deck. Put up to 4 unit cards with the same name into his or her discard pile. Then your opponent shuffles his or her deck.",
      ['Probe'],
      {},
      { deck: ['Knight', 'Knight', 'Probe'] },
    )
      .play('dark', { cards: ['light.deck/Knight #1'] })
      .play('dark', { cards: ['light.deck/Knight'] })
      .expect({ zones: { 'light.deck': ['Probe'], 'light.discard': ['Knight', 'Knight'] }, asked: 'dark' })
  })
  test('revealed until there are two of different names, one of which another player chooses', () => {
    plan(
      'Reveal cards from the top of your deck until you reveal 2 Jedi cards with different names. Your opponent chooses one of those cards. Put it face down in your build zone with 2 build counters on it. Discard the rest.',
      ['Knight', 'Knight', 'Probe', 'Master', 'Probe'],
    )
      .play('light', { cards: ['dark.deck/Master'] })
      .expect({
        zones: { 'dark.build': ['Master'], 'dark.deck': ['Probe'], 'dark.discard': 4 },
        asked: 'dark',
      })
  })
  test('the same name as the unit that a Bounty was earned with', () => {
    fight({
      cards: [
        unit('Hunter', {
          speed: 80,
          power: 6,
          text: "Bounty: Search your opponent's deck for each card with the same name as the Character you gained this Bounty for. Put those cards in his or her discard pile.",
        }),
        knight,
        droid,
      ],
      dice: [6, 6, 6, 6, 6, 6, 1],
      dark: { space: ['Hunter'], deck: ['Probe'] },
      light: { space: ['Knight', { card: 'Probe', tapped: true }], deck: ['Knight', 'Probe'] },
    })
      .play('dark', { attack: 'Hunter', defender: 'Knight' })
      .play('dark', { resolve: 'Hunter' })
      .play('dark', { cards: ['light.deck/Knight'] })
      .expect({ zones: { 'light.discard': ['Knight', 'Knight'] }, asked: { dark: 'build-start' } })
  })
})

describe('what is found', () => {
  test('joins a stack', () => {
    build
      .dark({ hand: ['Plan', SPARE], deck: ['Han Solo (B)', 'Probe'], character: ['Han Solo (A)'] }, {}, [
        droid,
        mission(
          'Plan',
          'Choose one of your Characters in any arena. Search your deck. You may take up to 3 cards with the same name as that Character from your deck and stack them under the Character (Follow normal stacking rules). Then shuffle your deck.',
        ),
      ])
      .play('dark', 'skip-draw')
      .play('dark', { complete: 'Plan' })
      .play('dark', { cards: ['dark.deck/Han Solo (B)'] })
      .expect({ zones: { 'dark.deck': ['Probe'] }, asked: 'dark' })
  })
  test('is shown, and another player sends one of the cards away', () => {
    plan(
      'Search your deck for two Jedi cards with different names and show them to your opponent. Your opponent chooses one of them and puts it on the bottom of your deck. Put the other card face down in your build zone with 1 build counter on it.',
      ['Knight', 'Probe', 'Master'],
    )
      .play('dark', { cards: ['dark.deck/Knight'] })
      .play('dark', { cards: ['dark.deck/Master'] })
      .play('light', { cards: ['dark.deck/Master'] })
      .expect({ zones: { 'dark.build': ['Knight'], 'dark.deck': ['Probe', 'Master'] }, asked: 'dark' })
  })
})

describe('two piles', () => {
  test('one player makes them, the other takes one', () => {
    plan(
      'Search your deck for between 2 and 5 cards with different names and show them to your opponent. Your opponent puts them into 2 piles. Put 1 pile into your hand and discard the other pile. Shuffle your deck.',
      ['Knight', 'Probe', 'Master'],
    )
      .play('dark', { cards: ['dark.deck/Knight'] })
      .play('dark', { cards: ['dark.deck/Probe'] })
      .play('dark', { cards: ['dark.deck/Master'] })
      .play('light', { cards: ['dark.deck/Knight'] })
      .play('dark', '2: Probe, Master')
      .expect({
        zones: { 'dark.hand': [SPARE, 'Probe', 'Master'], 'dark.discard': ['Knight', 'Plan'] },
        asked: 'dark',
      })
  })
  test('cards of a discard pile go back or out of the game', () => {
    plan(
      "Choose 3 cards in your opponent's discard pile. Then your opponent must separate them into two facedown stacks. (You may look at those cards.) Choose a stack and place it on top of your opponent's deck in any order. Remove the cards in the other stack from the game.",
      ['Probe'],
      {},
      { discard: ['Knight', 'Master', 'Probe'] },
    )
      .play('light', { cards: ['light.discard/Probe'] })
      .play('dark', '2: Knight, Master')
      .play('dark', ['Master', 'Knight'])
      .expect({ zones: { 'light.deck': ['Master', 'Knight'], 'light.aside': ['Probe'] }, asked: 'dark' })
  })
})
