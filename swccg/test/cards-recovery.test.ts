/** Interrupts of Premiere about hands and piles, each function once. */
import { type CardPlay, otherSeat, type Seat, scenes } from './card-plays.ts'

const PLAIN = 'Moon: Plain'
const HILL = 'Moon: Hill'
const rock = (seat: Seat): string => `Rim: Rock of ${seat}`

const reinforcements = (card: string, seat: Seat, who: string, foe: string): CardPlay => ({
  card,
  says: 'brings as many of the rank and file back as a destiny says',
  position: {
    at: `deploy ${seat}`,
    locations: [{ card: PLAIN, [otherSeat(seat)]: [foe] }],
    [seat]: { hand: [card, rock(seat)], force: 1, reserve: [`2 of ${seat}`, 5], lost: [who, who, who] },
  },
  plays: [
    [seat, { play: card }],
    [seat, { cards: [`${seat}.lost/${who} #1`, `${seat}.lost/${who} #2`] }],
  ],
  expected: { resources: { [seat]: { lost: 2, used: 4 } }, asked: seat },
})

const rescue = (card: string, seat: Seat, helper: string, own: string, foe: string): CardPlay => {
  const other = otherSeat(seat)
  return {
    card,
    says: 'deploys what was turned over free, to the battle too, and loses the rest',
    position: {
      at: `battle ${other}`,
      locations: [{ card: PLAIN, [seat]: [own], [other]: [foe] }],
      [seat]: { hand: [card], force: 0, reserve: [helper, `7 of ${seat}`, 9] },
      [other]: { force: 1 },
    },
    plays: [
      [other, { battle: PLAIN }],
      [seat, { play: card }],
      [seat, 2],
      [seat, { deploy: helper, on: PLAIN }],
    ],
    expected: {
      zones: { [`${seat}.lost`]: [`7 of ${seat}`] },
      facts: { [`table/${helper}`]: { at: PLAIN } },
      asked: { [other]: 'battle-destiny' },
    },
  }
}

const SCENES: readonly CardPlay[] = [
  reinforcements('Rebel Reinforcements', 'light', 'Rebel Trooper', 'Stormtrooper'),
  reinforcements('Imperial Reinforcements', 'dark', 'Stormtrooper', 'Rebel Trooper'),
  rescue('Panic', 'light', 'Han Solo', 'Rebel Trooper', 'Darth Vader'),
  rescue('Emergency Deployment', 'dark', 'General Tagge', 'Stormtrooper', 'Obi-Wan Kenobi'),
  {
    card: 'Noble Sacrifice',
    says: 'puts a character of the same power out of play and retrieves its forfeit value',
    position: {
      at: 'deploy dark',
      locations: [{ card: PLAIN, light: ['Rebel Trooper', 'Luke Skywalker'] }],
      dark: { hand: ['Stormtrooper', rock('dark')], force: 1 },
      light: { hand: ['Noble Sacrifice'], lost: 5 },
    },
    plays: [
      ['dark', { deploy: 'Stormtrooper', on: PLAIN }],
      ['light', { play: 'Noble Sacrifice' }],
      ['light', true],
    ],
    expected: {
      zones: { 'light.out-of-play': ['Rebel Trooper'] },
      resources: { light: { used: 2, lost: 4 } },
      asked: 'dark',
    },
  },
  {
    card: 'Old Ben',
    says: 'brings a character back to the Tatooine site where it was forfeited',
    position: {
      at: 'battle dark',
      locations: [{ card: 'Tatooine: Camp', dark: ['Darth Vader'], light: ['Han Solo'] }],
      dark: { force: 1, reserve: 0, used: 9 },
      light: { hand: ['Old Ben'], force: 1, reserve: 9 },
    },
    plays: [
      ['dark', { battle: 'Tatooine: Camp' }],
      ['light', { forfeit: 'Han Solo' }],
      ['light', { play: 'Old Ben' }],
    ],
    expected: {
      facts: { 'table/Han Solo': { at: 'Tatooine: Camp', battled: false } },
      zones: { 'light.lost': ['Old Ben'] },
      asked: { light: 'activate' },
    },
  },
  {
    card: 'On The Edge',
    says: 'retrieves the number that was chosen with a higher destiny',
    position: {
      at: 'deploy light',
      locations: [{ card: PLAIN, light: ['Luke Skywalker'] }],
      light: { hand: ['On The Edge', rock('light')], force: 1, reserve: ['5 of light', 5], lost: 6 },
    },
    plays: [
      ['light', { play: 'On The Edge' }],
      ['light', 4],
      ['light', true],
    ],
    expected: { resources: { light: { lost: 3, used: 6 } }, asked: 'light' },
  },
  {
    card: 'On The Edge',
    says: 'costs the Rebel otherwise',
    position: {
      at: 'deploy light',
      locations: [{ card: PLAIN, light: ['Luke Skywalker'] }],
      light: { hand: ['On The Edge', rock('light')], force: 1, reserve: ['5 of light', 5] },
    },
    plays: [
      ['light', { play: 'On The Edge' }],
      ['light', 5],
    ],
    expected: { resources: { light: { lost: 2 } }, asked: 'light' },
  },
  {
    card: 'Spaceport Speeders',
    says: 'sells a vehicle where Wioslea is for as much Force as two destinies say',
    position: {
      at: 'deploy light',
      locations: [{ card: 'Tatooine: Camp', light: ['Wioslea', 'SoroSuub V-35 Landspeeder'] }],
      light: { hand: ['Spaceport Speeders', rock('light')], reserve: ['1 of light', '2 of light', 9] },
    },
    plays: [['light', { play: 'Spaceport Speeders' }]],
    expected: {
      zones: { 'light.lost': ['SoroSuub V-35 Landspeeder'] },
      resources: { light: { force: 3 } },
      asked: 'light',
    },
  },
  {
    card: 'Thank The Maker',
    says: 'retrieves at random after a drain of five',
    position: {
      at: 'control dark',
      locations: [{ card: PLAIN, light: ['C-3PO (See-Threepio)'], dark: ['Darth Vader'] }],
      light: {
        hand: ['Thank The Maker'],
        force: 1,
        drained: 5,
        lost: 5,
        reserve: ['3 of light', 5],
      },
    },
    plays: [
      ['dark', { drain: PLAIN }],
      ['light', { verb: 'lose', from: 'reserve' }],
    ],
    expected: { asked: 'light' },
  },
  {
    card: 'Kintan Strider',
    says: 'takes the character nearest the top of the Lost Pile into hand',
    position: {
      at: 'deploy dark',
      locations: [{ card: PLAIN, light: ['Rebel Trooper'] }],
      dark: {
        hand: ['Physical Choke', 'Kintan Strider', rock('dark')],
        force: 1,
        lost: ['Sense (D)', 'Garindan', 'Darth Vader'],
      },
    },
    plays: [
      ['dark', { play: 'Physical Choke', action: 0 }],
      ['dark', { play: 'Kintan Strider' }],
    ],
    expected: { zones: { 'dark.hand': [rock('dark'), 'Garindan'] }, asked: 'dark' },
  },
  {
    card: 'How Did We Get Into This Mess?',
    says: 'exchanges the hand, and one more for C-3PO',
    position: {
      at: 'deploy light',
      locations: [{ card: 'Death Star: Hall', light: ['C-3PO (See-Threepio)'] }],
      light: {
        hand: ['How Did We Get Into This Mess?', 'Sense (L)', 'Luke Skywalker'],
        force: 1,
        reserve: [rock('light'), 'Kabe', 'Talz', 9],
      },
    },
    plays: [['light', { play: 'How Did We Get Into This Mess?' }]],
    expected: { zones: { 'light.hand': [rock('light'), 'Kabe', 'Talz'] }, asked: 'light' },
  },
  {
    card: 'Radar Scanner',
    says: 'sends Jawas and Tusken Raiders of a hand to the Used Pile, but not Dathcha',
    position: {
      at: 'deploy light',
      locations: [{ card: 'Moon', light: ['X-wing'] }],
      light: { hand: ['Radar Scanner', rock('light')], force: 1 },
      dark: { hand: ['Jawa (D)', 'Dathcha', 'Tusken Raider'], used: 0 },
    },
    plays: [
      ['light', { play: 'Radar Scanner' }],
      ['light', { cards: ['dark.hand/Jawa (D)', 'dark.hand/Tusken Raider'] }],
    ],
    expected: { zones: { 'dark.hand': ['Dathcha'] }, resources: { dark: { used: 2 } }, asked: 'light' },
  },
  {
    card: 'Scanning Crew',
    says: 'sends one Rebel of a hand to the Used Pile',
    position: {
      at: 'deploy dark',
      dark: { hand: ['Scanning Crew', rock('dark')], force: 1 },
      light: { hand: ['Luke Skywalker', 'Talz'], used: 0 },
    },
    plays: [
      ['dark', { play: 'Scanning Crew' }],
      ['dark', { cards: ['light.hand/Luke Skywalker'] }],
    ],
    expected: { zones: { 'light.hand': ['Talz'] }, resources: { light: { used: 1 } }, asked: 'dark' },
  },
  {
    card: 'Look Sir, Droids',
    says: 'finds droids in the Used Pile',
    position: {
      at: 'deploy dark',
      dark: { hand: ['Look Sir, Droids', rock('dark')], force: 1 },
      light: { used: ['Talz', 'C-3PO (See-Threepio)'] },
    },
    plays: [
      ['dark', { play: 'Look Sir, Droids', action: 0 }],
      ['dark', { cards: ['light.used/C-3PO (See-Threepio)'] }],
    ],
    expected: { zones: { 'light.lost': ['C-3PO (See-Threepio)'] }, asked: 'dark' },
  },
  {
    card: 'Look Sir, Droids',
    says: 'destroys a droid for its deploy cost',
    position: {
      at: 'deploy dark',
      locations: [{ card: PLAIN, light: ['C-3PO (See-Threepio)'] }],
      dark: { hand: ['Look Sir, Droids', rock('dark')], force: 4 },
    },
    plays: [['dark', { play: 'Look Sir, Droids', action: 1 }]],
    expected: {
      zones: { 'light.lost': ['C-3PO (See-Threepio)'] },
      resources: { dark: { force: 1 } },
      asked: 'dark',
    },
  },
  {
    card: 'Trinto Duaba',
    says: 'takes every card of that destiny out of the Used Pile',
    position: {
      at: 'battle dark',
      locations: [{ card: PLAIN, dark: ['Stormtrooper'] }, HILL],
      dark: { hand: ['Trinto Duaba'], force: 1, reserve: ['3 of dark', 5] },
      light: { used: ['3 of light', '4 of light', '3 of light'] },
    },
    plays: [['dark', { play: 'Trinto Duaba' }]],
    expected: { resources: { light: { lost: 2, used: 1 } }, asked: { dark: 'move-phase' } },
  },
  {
    card: 'Tusken Scavengers',
    says: 'take every vehicle, weapon and device out of the Used Pile',
    position: {
      at: 'deploy dark',
      locations: [{ card: 'Tatooine: Camp', dark: ['Tusken Raider', 'Tusken Raider'] }],
      dark: { hand: ['Tusken Scavengers', rock('dark')], force: 1, reserve: ['1 of dark', 5] },
      light: { used: ['Blaster', 'Talz'] },
    },
    plays: [
      ['dark', { play: 'Tusken Scavengers' }],
      ['dark', true],
      ['dark', { cards: ['light.used/Blaster'] }],
    ],
    expected: { zones: { 'light.lost': ['Blaster'] }, resources: { light: { used: 1 } }, asked: 'dark' },
  },
]
scenes(SCENES)
