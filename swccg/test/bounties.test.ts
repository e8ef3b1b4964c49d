/** Bounties and other rewards for captives that are delivered to a prison. */
import { proves, together } from '@dejarik/rulebook/testing'
import { describe, test } from 'vitest'
import type { Placed } from '../scenario/position.ts'
import { CAPTURE_DEEDS as cards } from './capture-deeds.ts'
import { final } from './play.ts'
import { tells } from './tells.ts'

const PRISON = 'Death Star: Detention Block Corridor'
const DUNGEON = "Jabba's Palace: Dungeon"
const HALL = 'Death Star: Central Core'

const wanted = (card: string, bounty: string): Placed => ({ card, with: [{ card: bounty, by: 'dark' }] })

/** Captured and seized at a prison in the control phase, delivered in the move phase of the same turn. */
const earn = (hunter: string, target: Placed, at = PRISON, more: readonly string[] = []) => {
  const game = final(
    {
      at: 'control dark',
      locations: [{ card: at, dark: [hunter, ...more], light: [target] }, HALL],
      dark: { hand: ['Snare'], lost: 20, used: 0, force: 3 },
    },
    { cards },
  )
  game.play('dark', { play: 'Snare' })
  game.play('dark', { cards: [target.card] })
  game.play('dark', { seize: target.card, escort: hunter })
  return game
}
const toMove = (game: ReturnType<typeof earn>) => {
  while (game.machine.table.phase !== 'move')
    game.play(game.machine.questionFor(0) ? 'dark' : 'light', 'pass')
  return game
}

describe('a bounty', () => {
  test(
    'pays the forfeit when the hunter who seized the character delivers it',
    together(
      proves('ccgx/bounty/target', 'ccgx/bounty/chain', 'ccgx/bounty/amount', 'ccgx/bounty/used-up'),
      tells('Bounty', 'Boba Fett'),
    ),
    () => {
      const game = earn('Boba Fett', wanted('Han Solo', 'Bounty'))
      game.expect({ numbers: { 'Han Solo': { forfeit: 11 } }, facts: { Bounty: { on: 'Han Solo' } } })
      toMove(game).play('dark', { imprison: 'Han Solo' })
      game.expect({
        facts: { 'Han Solo': { as: 'imprisoned', holds: 0 } },
        // the forfeit of 6, Fett's 5, less 2; then the Effect goes to the Used Pile
        events: [{ kind: 'retrieved', count: 9 }],
        resources: { dark: { lost: 11 } },
        asked: 'dark',
      })
    },
  )

  test(
    'is not earned by one who is no bounty hunter',
    together(proves('ccgx/bounty/chain'), tells('Bounty')),
    () => {
      const game = earn('Stormtrooper', wanted('Han Solo', 'Bounty'))
      toMove(game).play('dark', { imprison: 'Han Solo' })
      game.expect({
        noEvents: [{ kind: 'retrieved' }],
        facts: { Bounty: { on: 'Han Solo' } },
        asked: 'dark',
      })
    },
  )

  test('must be earned anew when the captive has changed hands', proves('ccgx/bounty/same-hunter'), () => {
    const game = final(
      {
        at: 'control dark',
        locations: [{ card: PRISON, dark: ['Dengar', 'Bossk'], light: [wanted('Han Solo', 'Bounty')] }, HALL],
        dark: { hand: ['Snare', 'Yours Now'], lost: 20, force: 3 },
      },
      { cards },
    )
    game.play('dark', { play: 'Snare' }).play('dark', { cards: ['Han Solo'] })
    game.play('dark', { seize: 'Han Solo', escort: 'Dengar' })
    game.play('dark', { play: 'Yours Now' })
    toMove(game).play('dark', { imprison: 'Han Solo' })
    game.expect({ noEvents: [{ kind: 'retrieved' }], facts: { Bounty: { on: 'Han Solo' } }, asked: 'dark' })
  })

  test(
    'several on one character all pay',
    together(proves('ccgx/bounty/used-up'), tells("Vader's Bounty", "Tarkin's Bounty")),
    () => {
      const leia: Placed = {
        card: 'Leia Organa',
        with: [
          { card: "Vader's Bounty", by: 'dark' },
          { card: "Tarkin's Bounty", by: 'dark' },
        ],
      }
      const game = earn('Dengar', leia, PRISON, ['Darth Vader'])
      toMove(game).play('dark', { imprison: 'Leia Organa' })
      game.expect({
        facts: { 'Leia Organa': { holds: 0 } },
        events: [
          { kind: 'retrieved', count: 6 },
          { kind: 'retrieved', count: 10 },
        ],
        asked: 'dark',
      })
    },
  )

  test('of the Hutts is paid at the Dungeon', tells('Hutt Bounty'), () => {
    const elsewhere = earn('Dengar', wanted('Han Solo', 'Hutt Bounty'))
    toMove(elsewhere).play('dark', { imprison: 'Han Solo' })
    elsewhere.expect({ noEvents: [{ kind: 'retrieved' }], asked: 'dark' })
    const game = earn('Dengar', wanted('Han Solo', 'Hutt Bounty'), DUNGEON)
    toMove(game).play('dark', { imprison: 'Han Solo' })
    game.expect({ events: [{ kind: 'retrieved', count: 12 }], asked: 'dark' })
  })
})

test(
  'the Dungeon pays once for a captive, until it was free',
  together(proves('ccgx/bounty/once-per-captive'), tells(DUNGEON)),
  () => {
    const game = final({
      at: 'move dark',
      locations: [{ card: DUNGEON, dark: [{ card: 'Dengar', captives: ['Han Solo'] }] }],
      dark: { lost: 9, force: 3 },
    })
    game.play('dark', { imprison: 'Han Solo' })
    game.expect({ events: [{ kind: 'retrieved', count: 2 }] })
    game.play('dark', { seize: 'Han Solo', escort: 'Dengar' }).play('dark', { imprison: 'Han Solo' })
    game.expect({ resources: { dark: { lost: 7 } }, asked: 'dark' })
  },
)

test.each(['light', 'dark'])(
  'whoever controls the Dungeon buys a prisoner free, in %s',
  tells(DUNGEON),
  (turn) => {
    const game = final({
      at: `control ${turn}`,
      locations: [{ card: DUNGEON, light: [{ card: 'Han Solo', imprisoned: true }, 'Rebel Trooper'] }],
      light: { force: 4 },
    })
    game.play('light', { play: DUNGEON })
    game.expect({ facts: { 'Han Solo': { as: 'at' } }, resources: { light: { force: 1 } }, asked: 'light' })
  },
)

test(
  'a delivery counts by who delivers, whoever seized',
  together(proves('ccgx/bounty/delivers-needs-trooper'), tells('Special Delivery')),
  () => {
    const delivering = (who: string) => {
      const game = final({
        at: 'move dark',
        locations: [{ card: PRISON, dark: [{ card: who, captives: ['Han Solo'] }, 'Special Delivery'] }],
        dark: { lost: ['Darth Vader', 3], hand: 0, force: 3 },
      })
      return game.play('dark', { imprison: 'Han Solo' })
    }
    delivering('Dengar').expect({ facts: { 'Special Delivery': { on: PRISON } }, asked: 'dark' })
    const game = delivering('Stormtrooper')
    game.play('dark', true).play('dark', { cards: ['Darth Vader'] })
    game.expect({ resources: { dark: { hand: 1 } }, asked: 'dark' })
  },
)

test('an officer escorts safely', tells('Lieutenant Sheckil'), () => {
  const game = final({
    at: 'control dark',
    locations: [{ card: PRISON, dark: [{ card: 'Lieutenant Sheckil', captives: ['Han Solo'] }] }],
    dark: { force: 3, reserve: ['Human Shield', 5] },
  })
  game.expect({ numbers: { 'Lieutenant Sheckil': { immunity: 4 }, 'Han Solo': { forfeit: 8 } } })
  game.play('dark', { play: 'Lieutenant Sheckil' }).play('dark', { cards: ['Human Shield'] })
  game.expect({ resources: { dark: { hand: 1 } }, asked: 'dark' })
})
