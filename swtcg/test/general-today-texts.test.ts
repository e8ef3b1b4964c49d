/** General rules of today about words: they and their, revealing, any time, and text that is copied. */
import { proves } from '@dejarik/rulebook/testing'
import { describe, test } from 'vitest'
import type { InlineCard } from '../scenario/inline-card.ts'
import { a, battleCard, each, fightToday, now, unit } from './battle-play.ts'
import { SPARE, today } from './both-editions.ts'

const plain = unit('Plain', { speed: 30, health: 9 })
const foe = unit('Foe', { speed: 90, health: 9 })
const worded = (name: string, text: string): InlineCard => ({ name, side: 'neutral', kind: 'battle', text })

describe('words', () => {
  now('their is said of one player', ['general/they'], () => {
    const sack = worded('Sack', 'Pay 0 Force -> Your opponent discards a card from their hand.')
    fightToday({
      at: 'battle space',
      cards: [sack, plain, foe],
      dark: { hand: ['Sack', 'Plain'], space: ['Foe'] },
      light: { hand: ['Plain', 'Plain'], space: ['Plain'] },
    })
      .play('dark', { 'battle-card': 'Sack' })
      .play('light', { cards: ['Plain'] })
      .expect({
        zones: { 'light.hand': ['Plain'], 'light.discard': ['Plain'], 'dark.hand': ['Plain'] },
        stop: 'here',
      })
  })
  now('a card that is shown is revealed', ['general/reveal-is-show'], () => {
    const ear = unit('Ear', {
      speed: 10,
      text: 'Whenever your opponent reveals a card from his or her hand, gain 1 Force.',
    })
    const show = battleCard('Show', { do: 'show', what: a({ whose: 'you', place: { in: 'hand' } }) })
    fightToday({
      at: 'battle space',
      cards: [ear, show, plain, foe],
      dark: { hand: ['Show', 'Plain'], space: ['Foe'] },
      light: { force: 0, space: ['Ear'] },
    })
      .play('dark', { 'battle-card': 'Show' })
      .expect({
        events: [{ kind: 'forceChanged', seat: 'light', by: 1 }],
        knows: { light: ['dark.hand/Plain'] },
        stop: 'here',
      })
  })
  test('any time is in the build step too, and wherever there is a chance', () => {
    const text = (when: string) => `Pay 1 Force -> Gain 3 Force.${when}`
    const building = (when: string) =>
      today.dark({ hand: [SPARE], force: 1, space: ['Quick'] }, {}, [unit('Quick', { text: text(when) })])
    building(' Play any time.').expect({ offers: { dark: [{ play: 'Quick' }] }, asked: 'dark' })
    building('').expect({ refused: { dark: { play: 'Quick' }, code: 'wrong-time' }, asked: 'dark' })
  })
  test(
    'an opponent may play it in the middle of a build step, and nothing else',
    proves('now/general/play-any-time'),
    () => {
      const broker = unit('Broker', {
        text: 'Pay 1 Force -> Gain 3 Force. Play any time. | Pay 1 Force -> Draw a card.',
      })
      today
        .dark({ hand: [SPARE], buildPoints: 3, space: ['Plain'] }, { force: 1, space: ['Broker'] }, [
          plain,
          broker,
        ])
        .expect({
          asked: { light: 'meanwhile' },
          offersExactly: { light: ['pass', { play: 'Broker', ability: '0' }] },
        })
        .play('light', { play: 'Broker' })
        .expect({ resources: { light: { force: 3 } }, asked: 'dark' })
    },
  )
  test('but not in the chance to prevent damage', () => {
    const zap = worded('Zap', 'Pay 0 Force -> Do 1 damage to a unit.')
    const target = unit('Target', {
      health: 9,
      text: 'Pay 0 Force -> Evade 1 | Pay 1 Force -> Gain 3 Force. Play any time.',
    })
    fightToday({
      at: 'battle space',
      cards: [zap, target, foe],
      dark: { hand: ['Zap'], space: ['Foe'] },
      light: { force: 1, space: ['Target'] },
    })
      .expect({ offers: { light: [{ play: 'Target', ability: '1' }] } })
      .play('light', 'pass')
      .play('dark', { 'battle-card': 'Zap' })
      .play('dark', { cards: ['Target'] })
      .expect({
        asked: { light: 'prevention' },
        offersExactly: { light: ['pass', { play: 'Target', ability: '0' }] },
      })
  })
})

describe('copied text', () => {
  const teacher = unit('Teacher', {
    speed: 10,
    health: 9,
    text: 'Fury 2 | Pay 1 Force -> Teacher gets +2 power until end of turn.',
  })
  const stand = (pupil: InlineCard) =>
    fightToday({
      at: 'battle space',
      cards: [pupil, teacher, foe],
      dark: { force: 5, space: ['Pupil', 'Teacher'] },
      light: { space: ['Foe'] },
    }).play('dark', { play: 'Pupil' })
  now(
    'one ability as it is printed, the holder in the place of the other card',
    ['general/copy-ability'],
    () => {
      const pupil = unit('Pupil', {
        health: 9,
        text: 'Pay 0 Force -> Choose an ability on one of your other units. This unit gets the chosen ability until end of turn.',
      })
      stand(pupil)
        .play('dark', '2')
        .play('dark', { play: 'Pupil' })
        .expect({ numbers: { Pupil: { power: 5, fury: 0 }, Teacher: { power: 3 } }, stop: 'here' })
    },
  )
  now('the game text is all of it', ['general/game-text-of'], () => {
    const pupil = unit('Pupil', {
      health: 9,
      abilities: [
        {
          ability: 'effect',
          cost: [],
          do: [
            {
              do: 'take-ability',
              what: each({ names: ['Teacher'] }),
              all: true,
              who: { the: 'self' },
              for: 'this-turn',
            },
          ],
        },
      ],
    })
    stand(pupil)
      .play('dark', { play: 'Pupil' })
      .expect({ numbers: { Pupil: { power: 5, fury: 2 }, Teacher: { power: 3 } }, stop: 'here' })
  })
})

describe('a Resource outside the deck', () => {
  now(
    'is pulled in the preparation without a search of the deck, and shown',
    ['deck/resource-outside'],
    () => {
      const mine: InlineCard = { name: 'Mine', side: 'dark', kind: 'resource', cost: 1 }
      const deck = Array.from({ length: 10 }, () => 'Plain')
      fightToday({
        at: 'preparation',
        cards: [mine, plain],
        dark: { supply: ['Mine'], deck },
        light: { deck },
      })
        .expect({ asked: { dark: 'pull-resource' } })
        .play('dark', { cards: ['Mine'] })
        .expect({
          knows: { light: ['dark.hand/Mine'] },
          zones: { 'dark.hand': 7, 'dark.supply': [] },
          stop: 'here',
        })
    },
  )
})
