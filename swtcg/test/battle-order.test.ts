/** The order of attacks in a battle step. */
import { describe } from 'vitest'
import { both, citedBy, gainForce, ground, ofSpeed, paying, self, unit } from './battle-play.ts'

const [s60, s50, s40, s30] = [ofSpeed(60), ofSpeed(50), ofSpeed(40), ofSpeed(30)] as const

describe('the order of attacks', () => {
  both(
    'units of both players attack one by one, the fastest first',
    {
      idc: ['idc/turn/attack-order-by-speed', 'idc/term/speed-order', 'idc/turn/same-arena-only'],
      wotc: ['wotc/attack/speed-order', 'wotc/zones/attack-within-arena'],
    },
    (play) => {
      const game = play({
        cards: [s60, s50, s40, s30, ground('Walker')],
        dice: [1, 1, 1, 1],
        dark: { space: ['Speed 30', 'Speed 60'] },
        light: { space: ['Speed 40', 'Speed 50'], ground: ['Walker'] },
      })
      game
        .expect({
          offersExactly: {
            dark: [
              { attack: 'Speed 60', defender: 'Speed 40' },
              { attack: 'Speed 60', defender: 'Speed 50' },
              { 'skip-attack': 'Speed 60' },
            ],
          },
          refused: [
            {
              dark: { attack: 'Speed 30', defender: 'Speed 40' },
              rule: citedBy(play, 'idc/turn/attack-order-by-speed'),
            },
            {
              dark: { attack: 'Speed 60', defender: 'Walker' },
              rule: citedBy(play, 'idc/turn/same-arena-only'),
            },
            {
              dark: { attack: 'Speed 60', defender: 'Speed 30' },
              rule: citedBy(play, 'idc/attack/choose-defender'),
            },
          ],
        })
        .play('dark', { attack: 'Speed 60', defender: 'Speed 40' })
        .expect({ offers: { light: [{ attack: 'Speed 50', defender: 'Speed 30' }] } })
        .play('light', { attack: 'Speed 50', defender: 'Speed 60' })
        .play('light', { attack: 'Speed 40', defender: 'Speed 60' })
        .play('dark', { attack: 'Speed 30', defender: 'Speed 50' })
        .expect({ table: { turn: 2 }, asked: 'dark' })
    },
  )

  both(
    'the Dark Side goes first at equal speed, and each player orders his or her own',
    {
      idc: ['idc/turn/speed-tie-dark-first', 'idc/turn/speed-tie-own-choice', 'idc/primary/dark-wins-ties'],
      wotc: ['wotc/attack/ties-between-players', 'wotc/attack/own-ties', 'wotc/basics/dark-side-wins-ties'],
    },
    (play) => {
      play({
        cards: [ofSpeed(50, 'One'), ofSpeed(50, 'Two'), ofSpeed(50, 'Rebel')],
        dark: { space: ['One', 'Two'] },
        light: { space: ['Rebel'] },
      })
        .expect({
          offersExactly: {
            dark: [{ attack: 'One' }, { 'skip-attack': 'One' }, { attack: 'Two' }, { 'skip-attack': 'Two' }],
          },
        })
        .play('dark', { 'skip-attack': 'Two' })
        .expect({ asked: 'dark', offersExactly: { dark: [{ attack: 'One' }, { 'skip-attack': 'One' }] } })
        .play('dark', { 'skip-attack': 'One' })
        .expect({ asked: { light: 'next-attack' } })
    },
  )

  both(
    'tapped units are passed over, but may be attacked',
    {
      idc: ['idc/turn/only-untapped-attack', 'idc/attack/choose-defender'],
      wotc: ['wotc/attack/tapped-units-do-not-attack', 'wotc/attack/choose-defender'],
    },
    (play) => {
      play({
        cards: [s60, s50, s40, s30],
        dark: { space: [{ card: 'Speed 60', tapped: true }, 'Speed 50'] },
        light: { space: [{ card: 'Speed 40', tapped: true }, 'Speed 30'] },
      }).expect({
        offersExactly: {
          dark: [
            { attack: 'Speed 50', defender: 'Speed 40' },
            { attack: 'Speed 50', defender: 'Speed 30' },
            { 'skip-attack': 'Speed 50' },
          ],
        },
        refused: {
          dark: { attack: 'Speed 60', defender: 'Speed 40' },
          rule: citedBy(play, 'idc/turn/only-untapped-attack'),
        },
        asked: 'dark',
      })
    },
  )

  const proud = unit('Proud', {
    speed: 60,
    abilities: [{ ability: 'triggered', when: { when: 'attacks', who: self }, do: [gainForce(1)] }],
  })
  both(
    'to skip an attack the unit taps, which is no attack',
    {
      idc: [
        'idc/turn/skip-attack-by-tapping',
        'idc/turn/skipping-is-not-attacking',
        'idc/phrase/cant-attack-no-attack-effects',
      ],
      wotc: ['wotc/attack/decline-by-tapping', 'wotc/term/tap'],
    },
    (play) => {
      play({ cards: [proud, s40], dark: { space: ['Proud'] }, light: { space: ['Speed 40'] } })
        .expect({ noOffers: { dark: ['pass'] } })
        .play('dark', { 'skip-attack': 'Proud' })
        .expect({
          facts: { Proud: { tapped: true } },
          resources: { dark: { force: 0 } },
          events: [{ kind: 'attackSkipped', card: 'Proud' }],
          asked: { light: 'next-attack' },
        })
    },
  )

  const sluggish = ground('Herald', {
    abilities: [
      paying(0, [
        {
          do: 'untap',
          who: {
            take: { take: 'exactly', count: 1 },
            of: { whose: 'you', state: ['tapped'], place: { in: 'arena', arenas: ['space'] } },
          },
        },
      ]),
    ],
  })
  both(
    'a unit that is untapped during its battle step attacks again',
    { idc: ['idc/turn/untapped-again-attacks-again'], wotc: ['wotc/attack/untapped-again-attacks-again'] },
    (play) => {
      play({
        cards: [s60, s40, sluggish],
        at: 'space',
        dice: [1, 1],
        dark: { space: ['Speed 60'], ground: ['Herald'] },
        light: { space: ['Speed 40'] },
      })
        .play('dark', 'pass')
        .play('dark', { attack: 'Speed 60' })
        .play('dark', 'pass')
        .play('dark', { play: 'Herald' })
        .expect({ asked: { dark: 'next-attack' }, offers: { dark: [{ attack: 'Speed 60' }] } })
        .play('dark', { attack: 'Speed 60' })
        .expect({ asked: { light: 'next-attack' } })
    },
  )

  both(
    'units of an arena whose battle is over attack no more',
    { idc: ['idc/turn/earlier-arena-cannot-attack'], wotc: ['wotc/attack/no-going-back'] },
    (play) => {
      play({
        cards: [s60, s40, sluggish, ground('Walker')],
        at: 'ground',
        dark: { space: [{ card: 'Speed 60', tapped: true }], ground: ['Herald'] },
        light: { space: [{ card: 'Speed 40', tapped: true }], ground: ['Walker'] },
      })
        .play('dark', { play: 'Herald' })
        .expect({
          facts: { 'Speed 60': { tapped: false } },
          asked: { dark: 'next-attack' },
          noOffers: { dark: [{ attack: 'Speed 60' }] },
        })
        .play('dark', { 'skip-attack': 'Herald' })
        .play('light', { 'skip-attack': 'Walker' })
        .expect({ table: { turn: 2 }, asked: 'dark' })
    },
  )
})
