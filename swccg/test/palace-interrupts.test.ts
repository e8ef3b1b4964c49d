/** What Interrupts of the palace and of the clouds say: tricks of the mind, trap doors, spies turned away, craft in the clouds. */
import { type Story, tellLater } from './stories.ts'

const COURT = "Jabba's Palace: Audience Chamber (D)"
const DUNGEON = "Jabba's Palace: Dungeon"
const PIT = "Jabba's Palace: Rancor Pit"
const EISLEY = 'Tatooine: Mos Eisley (D)'
const BAY = 'Tatooine: Docking Bay 94 (D)'
const CLOUDS = 'Bespin: Cloud City (D)'

const mindTrick = (way: number): Story => ({
  card: 'Jedi Mind Trick',
  says: way === 0 ? 'is bought off with two Force' : 'frees a captive out of a related prison',
  position: {
    at: 'control light',
    locations: [
      { card: COURT, light: ['Obi-Wan Kenobi'], dark: ['Bib Fortuna'] },
      { card: DUNGEON, light: [{ card: 'Han Solo', imprisoned: true }] },
    ],
    light: { force: 3, hand: ['Jedi Mind Trick'] },
    dark: { force: 3, reserve: 5 },
  },
  plays: [
    ['light', { play: 'Jedi Mind Trick' }],
    ['dark', way === 0 ? 'lose 2 Force' : 'release that captive'],
  ],
  leads:
    way === 0
      ? { events: [{ kind: 'owesForce', amount: 2 }], noEvents: [{ kind: 'rallied' }], stop: 'here' }
      : { events: [{ kind: 'rallied' }], zones: { 'light.lost': ['Jedi Mind Trick'] }, stop: 'here' },
})

/** Through the door goes whoever has less ability than destiny and two. */
const dropped = (destiny: number, captive: boolean): Story => ({
  card: 'Trap Door',
  says: captive
    ? 'frees a captive into the pit'
    : destiny > 1
      ? 'drops whoever stands on it'
      : 'stays shut under whoever is strong',
  ...(captive ? { rule: 'ccgx/jabba/trap-door' } : {}),
  position: {
    at: 'deploy dark',
    locations: [
      { card: PIT },
      {
        card: COURT,
        dark: captive ? [{ card: 'Trandoshan', captives: ['Luke Skywalker'] }] : ['Trandoshan'],
        light: captive ? [] : ['Luke Skywalker'],
      },
    ],
    dark: { force: 3, hand: ['Trap Door'], reserve: [`${destiny} of dark`, 5] },
    light: { force: 1 },
  },
  plays: [
    ['dark', 'pass'],
    ['dark', { play: 'Trap Door' }],
    ['dark', { cards: ['Luke Skywalker'] }],
  ],
  leads: {
    facts: { 'Luke Skywalker': { at: `Jabba's Palace: ${destiny > 2 ? 'Rancor Pit' : 'Audience Chamber'}` } },
    ...(captive ? { events: [{ kind: 'rallied' }] } : {}),
    zones: { 'dark.used': [`${destiny} of dark`, 'Trap Door'] },
    stop: 'here',
  },
})

/** A spy comes where its player has nothing, or where there is an icon or somebody. */
const spies = (
  card: string,
  side: 'dark' | 'light',
  spy: string,
  site: string,
  friend: readonly string[],
): Story => {
  const other = side === 'dark' ? 'light' : 'dark'
  const alone = friend.length === 0
  return {
    card,
    says: alone ? 'sends a spy back who has come where nobody waits' : 'lets a spy be who has company',
    position: {
      at: `deploy ${other}`,
      locations: [{ card: site, [other]: friend }],
      [other]: { force: 9, hand: [spy, other === 'dark' ? 'Stormtrooper' : 'Rebel Trooper'] },
      [side]: { force: 1, hand: [card] },
    },
    plays: [[other, { deploy: spy, on: site }], ...(alone ? [[side, { play: card }] as const] : [])],
    leads: alone
      ? { events: [{ kind: 'left' }], noOffers: { [other]: [{ deploy: spy, on: site }] }, stop: 'here' }
      : { asked: other },
  }
}
const undercover = (card: string): Story['position'] => {
  const side = card === 'Revealed' ? 'light' : 'dark'
  const other = side === 'dark' ? 'light' : 'dark'
  return {
    at: `control ${side}`,
    locations: [
      {
        card: EISLEY,
        [other]: [{ card: other === 'dark' ? 'Fozec' : 'Momaw Nadon', undercover: true }],
        [side]: [side === 'dark' ? 'Stormtrooper' : 'Rebel Trooper'],
      },
    ],
    [side]: { force: 3, hand: [card] },
  }
}

tellLater([
  mindTrick(0),
  mindTrick(1),
  {
    card: 'Jedi Mind Trick',
    says: 'cancels a drain next door to Luke',
    position: {
      at: 'control dark',
      locations: [
        { card: EISLEY, dark: ['Stormtrooper'] },
        { card: BAY, light: ['Luke Skywalker'] },
      ],
      light: { hand: ['Jedi Mind Trick'] },
      dark: { force: 3 },
    },
    plays: [
      ['dark', { drain: EISLEY }],
      ['light', { play: 'Jedi Mind Trick' }],
    ],
    leads: {
      events: [{ kind: 'drainCancelled' }],
      zones: { 'light.used': ['Jedi Mind Trick'] },
      stop: 'here',
    },
  },
  dropped(4, false),
  dropped(1, false),
  dropped(4, true),
  {
    card: 'Trap Door',
    says: 'is of no use while somebody of its own is in the pit',
    position: {
      at: 'deploy dark',
      locations: [
        { card: PIT, dark: ['Stormtrooper'] },
        { card: COURT, light: ['Luke Skywalker'] },
      ],
      dark: { force: 3, hand: ['Trap Door'] },
    },
    plays: [['dark', 'pass']],
    leads: { noOffers: { dark: [{ play: 'Trap Door' }] }, stop: 'here' },
  },
  {
    card: 'Hutt Smooch',
    says: 'captures a spy who is undercover',
    position: undercover('Hutt Smooch'),
    plays: [['dark', { play: 'Hutt Smooch' }]],
    leads: { events: [{ kind: 'captured' }], stop: 'here' },
  },
  {
    card: 'Revealed',
    says: 'puts a spy who is undercover away',
    position: undercover('Revealed'),
    plays: [['light', { play: 'Revealed' }]],
    leads: { zones: { 'dark.used': ['Fozec'] }, stop: 'here' },
  },
  spies('Hutt Smooch', 'dark', 'Momaw Nadon', "Jabba's Palace: Dungeon", []),
  spies('Hutt Smooch', 'dark', 'Momaw Nadon', "Jabba's Palace: Dungeon", ['Rebel Trooper']),
  spies('Revealed', 'light', 'Fozec', 'Yavin 4: Massassi War Room', []),
  spies('Revealed', 'light', 'Fozec', 'Yavin 4: Massassi War Room', ['Stormtrooper']),
  {
    card: 'Flight Escort',
    says: 'leads a starfighter out of the clouds',
    position: {
      at: 'move dark',
      locations: [
        { card: 'Bespin (D)' },
        { card: CLOUDS, dark: ['Cloud Car (D)', 'Cloud Car (D)'], light: ['X-wing'] },
      ],
      dark: { force: 3, hand: ['Flight Escort'] },
    },
    plays: [['dark', { play: 'Flight Escort' }]],
    leads: { facts: { 'X-wing': { at: 'Bespin' } }, stop: 'here' },
  },
  {
    card: 'TIE Sentry Ships',
    says: 'brings TIEs and pilots to a drain in space',
    position: {
      at: 'control light',
      locations: [{ card: 'Kessel (L)', light: [{ card: 'X-wing', pilots: ['Biggs Darklighter'] }] }],
      light: { force: 3 },
      dark: { force: 6, reserve: 5, hand: ['TIE Sentry Ships', 'Black 3', 'Stormtrooper'] },
    },
    plays: [
      ['light', { drain: 'Kessel (L)' }],
      ['dark', { play: 'TIE Sentry Ships' }],
      ['dark', { deploy: 'Black 3' }],
    ],
    leads: {
      facts: { 'Black 3': { at: 'Kessel' } },
      noOffers: { dark: [{ deploy: 'Stormtrooper' }] },
      stop: 'here',
    },
  },
])
