/** Unique and restricted cards: how many of them may be on table. */
import { proves } from '@dejarik/rulebook/testing'
import { test } from 'vitest'
import { both } from './editions.ts'
import { beginners, ccg95 } from './play.ts'

const CAMP = 'Tatooine: Jawa Camp (D)'
const EISLEY = 'Tatooine: Mos Eisley (D)'
const LIGHT_CAMP = 'Tatooine: Jawa Camp (L)'
const bookOf = (edition: string): string => (edition === '1995' ? 'ccg95' : 'ccg')

both('of a title with one dot a player has only one on table', ['unique/one-dot'], (play, edition) => {
  const game = play({
    locations: [{ card: CAMP, dark: ['Darth Vader'] }, EISLEY],
    dark: { hand: ['Darth Vader', 'Myo'], force: 9 },
  })
  game.expect({
    noOffers: { dark: [{ deploy: 'Darth Vader' }] },
    refused: {
      dark: { deploy: 'dark.hand/Darth Vader', on: EISLEY },
      rule: `${bookOf(edition)}/unique/one-dot`,
    },
    asked: 'dark',
  })
})

both(
  'two or three dots allow as many, no dots any number',
  ['unique/two-or-three-dots', 'unique/no-dots'],
  (play) => {
    const crowd = Array.from({ length: 9 }, () => 'Rebel Trooper')
    const game = play({
      at: 'deploy light',
      locations: [{ card: LIGHT_CAMP, light: ['Talz', 'Talz', ...crowd] }],
      light: { hand: ['Talz', 'Talz', 'Rebel Trooper'], force: 9 },
    })
    game.play('light', { deploy: 'Talz', on: LIGHT_CAMP })
    game.expect({
      offersExactly: { light: [{ deploy: 'Rebel Trooper', on: LIGHT_CAMP }, 'pass'] },
      asked: { light: 'deploy-phase' },
    })
  },
)

const sharedUnique = (side: 'dark' | 'light', title = 'Wandering Star') =>
  ({
    title,
    side,
    kind: 'character',
    type: 'alien',
    dots: 1,
    deploy: 1,
    power: 1,
    ability: 1,
    forfeit: 1,
    persona: 'Wanderer',
  }) as const

/** The same title on both sides, told apart by key as shipped cards are. */
const rival = {
  locations: [{ card: CAMP, light: ['Wandering Star'] }],
  dark: { hand: ['Star Who Wanders'], force: 3 },
}

test(
  "1995: the opponent's unique cards do not count, and neither do personas",
  proves('ccg95/unique/per-player'),
  () => {
    const game = ccg95(rival, { cards: [sharedUnique('light'), sharedUnique('dark', 'Star Who Wanders')] })
    game.expect({ offers: { dark: [{ deploy: 'Star Who Wanders', on: CAMP }] }, asked: 'dark' })
  },
)

test(
  "Beginner's: unique cards and personas count across the sides, whatever the title",
  proves('ccg/unique/across-sides', 'ccg/persona/one-per-persona', 'ccg/persona/title-not-enough'),
  () => {
    const game = beginners(
      { ...rival, dark: { hand: ['Star Who Wanders', 'Myo'], force: 5 } },
      { cards: [sharedUnique('light'), sharedUnique('dark', 'Star Who Wanders')] },
    )
    game.expect({
      noOffers: { dark: [{ deploy: 'Star Who Wanders' }] },
      refused: { dark: { deploy: 'Star Who Wanders', on: CAMP }, rule: 'ccg/persona/one-per-persona' },
      asked: 'dark',
    })
  },
)
