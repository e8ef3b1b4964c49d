/** Interrupts that may be played at any time, while something else is being answered. */
import { proves } from '@dejarik/rulebook/testing'
import { test } from 'vitest'
import { fight, weapon } from './battle-play.ts'
import { ship } from './cast.ts'
import type { Edition, Play } from './editions.ts'
import { beginners, ccg95 } from './play.ts'
import { tells } from './tells.ts'

const PLAYS: Readonly<Record<Edition, Play>> = { '1995': ccg95, beginners }
const gun = weapon('Long Gun', 'dark', { fires: { at: { kind: 'starship' } } }, { type: 'starship' })
const crewed = { capacity: [], permanentPilot: 2 }
const cards = [
  gun,
  ship('dark', 'Raider', { power: 5, maneuver: 3, forfeit: 4 }, crewed),
  ship('light', 'Escort', { power: 2, maneuver: 3, forfeit: 4 }, crewed),
]

/** A starfighter is shot at; the destiny of 4 would beat its maneuver of 3. Asked now: light, about the destiny. */
function shotAt(play: Play, hand: readonly string[]): ReturnType<Play> {
  const game = fight(play, {
    cards,
    in: 'orbit',
    dark: { there: [{ card: 'Raider', with: ['Long Gun'] }], reserve: ['4 of dark', 9] },
    light: { there: ['Escort'], hand: [...hand], reserve: 9 },
  })
  const asked = (): string => {
    const [question] = game.machine.state.asked!.questions
    return `${question!.seat} ${question!.about}`
  }
  while (asked() !== '0 weapons') game.play('light', 'pass')
  game.play('dark', { fire: 'Long Gun', target: 'Escort' })
  while (asked() === '1 targeted') game.play('light', 'pass')
  return game
}

test.each(['1995', 'beginners'] as const)(
  'a starfighter turns away from a shot after its destiny is seen (%s)',
  tells('A Few Maneuvers'),
  (edition) => {
    const game = shotAt(PLAYS[edition], ['A Few Maneuvers'])
    game.expect({ asked: { light: 'destiny-drawn' } }).play('light', { play: 'A Few Maneuvers' })
    game.play('light', { cards: ['Escort'] })
    game.expect({
      numbers: { Escort: { maneuver: 5 } },
      noEvents: [{ kind: 'hit', card: 'Escort' }],
      asked: { light: 'settle' },
    })
  },
)

test('the pilot of the other side does so too', tells('Dark Maneuvers'), () => {
  const game = fight(ccg95, {
    cards: [
      ...cards,
      weapon('Torpedo', 'light', { fires: { at: { kind: 'starship' } } }, { type: 'starship' }),
    ],
    in: 'orbit',
    by: 'light',
    dark: { there: ['Raider'], hand: ['Dark Maneuvers'] },
    light: { there: [{ card: 'Escort', with: ['Torpedo'] }], reserve: ['4 of light', 9] },
  })
  game.play('dark', 'pass').play('light', { fire: 'Torpedo', target: 'Raider' })
  game.expect({ asked: { dark: 'destiny-drawn' } })
  game.play('dark', { play: 'Dark Maneuvers' }).play('dark', { cards: ['Raider'] })
  game.expect({ facts: { Raider: { hit: false } }, numbers: { Raider: { maneuver: 5, power: 6 } } })
  game.expect({ stop: 'here' })
})

test('any Interrupt of any time has its chance then', proves('ccg95/interrupt/any-time'), () => {
  const game = shotAt(ccg95, ['The Bith Shuffle'])
  game.expect({
    asked: { light: 'destiny-drawn' },
    offers: { light: [{ play: 'The Bith Shuffle', action: 0 }] },
  })
})
test("by the Beginner's book it waits", proves('ccg/battle/strict-segments'), () => {
  shotAt(beginners, ['The Bith Shuffle']).expect({
    facts: { Escort: { hit: true } },
    asked: { light: 'weapons' },
  })
})

test('Interrupts are carried out in the order played', proves('ccg95/interrupt/order-played'), () => {
  const game = ccg95({
    at: 'deploy dark',
    dark: { hand: ['Ommni Box'], reserve: 9 },
    light: { hand: ['The Bith Shuffle', 'Sense (L)'], reserve: 9 },
  })
  game.play('dark', { play: 'Ommni Box', action: 0 })
  game.expect({
    asked: { light: 'played' },
    offersExactly: { light: [{ play: 'Sense (L)', action: 0 }, 'pass'] },
  })
})
