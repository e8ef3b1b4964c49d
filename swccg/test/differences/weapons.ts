/** Weapons in a battle. */
import { fight, fighter, meet, PIT, weapon } from '../battle-play.ts'
import { type Difference, difference } from './difference.ts'

const gun = (title: string, side: 'dark' | 'light') =>
  weapon(title, side, { fires: { at: { kind: ['character', 'vehicle'] } } })
const marksman = fighter('dark', 'Marksman', { power: 1, ability: 1, forfeit: 4 })
const rebel = fighter('light', 'Rebel', { power: 1, ability: 3, forfeit: 4 })
const cards = [marksman, rebel, gun('Gun', 'dark'), gun('Second Gun', 'dark'), gun('Pistol', 'light')]
const armed = { card: 'Marksman', with: ['Gun'] }
const SHOT = { fire: 'Gun', target: 'Rebel' }

export const WEAPONS: readonly Difference[] = [
  difference(
    35,
    'who fires when',
    ['ccg95/weapon/initiator-first'],
    ['ccg/weapon/segment-alternate'],
    (play, by) => {
      const second = fighter('dark', 'Second', { power: 1, ability: 1, forfeit: 4 })
      const game = fight(play, {
        cards: [...cards, second],
        dark: {
          there: [armed, { card: 'Second', with: ['Second Gun'] }],
          reserve: ['0 of dark', '0 of dark', 9],
        },
        light: { there: [{ card: 'Rebel', with: ['Pistol'] }] },
      })
      game.play('dark', SHOT).expect({ asked: { [by('dark', 'light')]: 'weapons' } })
    },
  ),
  difference(
    36,
    'more than the defense hits, as weapons say',
    ['ccg95/weapon/hit-test'],
    ['ccg/weapon/card-says-how'],
    (play) => {
      const shoot = (destiny: number) =>
        fight(play, {
          cards,
          dark: { there: [armed], reserve: [`${destiny} of dark`, 9] },
          light: { there: ['Rebel'] },
        }).play('dark', SHOT)
      shoot(3).expect({ facts: { Rebel: { hit: false } }, asked: 'dark' })
      shoot(4).expect({ events: [{ kind: 'hit', card: 'Rebel' }], asked: 'dark' })
    },
  ),
  difference(
    37,
    'nobody inside is shot at, and nobody shoots from inside',
    ['ccg95/capacity/carried-gear-no-battle'],
    ['ccg/weapon/not-through-hulls'],
    (play, by) => {
      const crawler = {
        title: 'Crawler',
        side: 'light',
        kind: 'vehicle',
        type: 'transport',
        power: 1,
        armor: 3,
        forfeit: 1,
        traits: ['enclosed'],
        capacity: [{ drivers: 1 }],
      } as never
      const game = fight(play, {
        cards: [...cards, crawler],
        dark: { there: [armed] },
        light: { there: [{ card: 'Crawler', driver: [{ card: 'Rebel', with: ['Pistol'] }] }] },
      })
      game.expect({
        refused: {
          dark: SHOT,
          rule: by('ccg95/capacity/carried-gear-no-battle', 'ccg/weapon/not-through-hulls'),
        },
        asked: { dark: 'weapons' },
      })
    },
  ),
  difference(
    38,
    'a weapon is fired once in a battle',
    ['ccg95/weapon/once-per-battle'],
    ['ccg/weapon/once-per-battle'],
    (play, by) => {
      const second = fighter('dark', 'Second', { power: 1, ability: 1, forfeit: 4 })
      const game = fight(play, {
        cards: [...cards, second],
        dark: { there: [armed, { card: 'Second', with: ['Second Gun'] }], reserve: ['0 of dark', 9] },
        light: { there: ['Rebel'] },
      })
      game.play('dark', SHOT).expect({
        refused: { dark: SHOT, rule: by('ccg95/weapon/once-per-battle', 'ccg/weapon/once-per-battle') },
        asked: { dark: 'weapons' },
      })
    },
  ),
  difference(
    39,
    'a hit card fights on and is lost when the battle is settled',
    ['ccg95/weapon/hit-forfeited-at-end'],
    ['ccg/weapon/hit-lost-in-damage-segment'],
    (play) => {
      const game = meet(play, {
        cards,
        dark: { there: [armed], reserve: ['7 of dark', 9], force: 2 },
        light: { there: ['Rebel'] },
      })
      game.play('dark', { battle: PIT }).play('dark', SHOT)
      game.expect({
        events: [
          { kind: 'hit', card: 'Rebel' },
          { kind: 'battleTotals', totals: [1, 1] },
          { kind: 'left', is: 'Rebel', by: 'forfeited' },
        ],
        asked: 'dark',
      })
    },
  ),
]
