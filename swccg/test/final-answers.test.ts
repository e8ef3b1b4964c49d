/** What answers a destiny or a loss by the rules of tournaments. */
import { proves } from '@dejarik/rulebook/testing'
import { test } from 'vitest'
import { inline } from './inline-cards.ts'
import { final } from './play.ts'

const CANTINA = 'Tatooine: Cantina (L)'
const PLAZA = 'Cloud City: Downtown Plaza (L)'
const PALACE = "Jabba's Palace: Audience Chamber (D)"

test(
  'a card is worth more only while it is drawn for what the text names',
  proves('ccgx/final/destiny-card-modifier'),
  () => {
    final({
      at: 'battle light',
      locations: [
        { card: PLAZA, light: ['Pucumir Thryss'] },
        { card: CANTINA, light: ['Luke Skywalker'], dark: ['Stormtrooper'] },
      ],
      light: { force: 9, reserve: ['Tibanna Gas Miner (L)', 3] },
      dark: { force: 3 },
    })
      .play('light', { battle: CANTINA })
      .play('light', 1)
      .expect({ events: [{ kind: 'destinyDrawn', is: 'Tibanna Gas Miner (L)', value: 6 }], stop: 'here' })
    final({
      at: 'control light',
      locations: [{ card: PLAZA, light: ['Pucumir Thryss'] }],
      light: { force: 9, hand: ['Off The Edge'], reserve: ['Tibanna Gas Miner (L)', 3] },
    })
      .play('light', { play: 'Off The Edge' })
      .expect({ events: [{ kind: 'destinyDrawn', is: 'Tibanna Gas Miner (L)', value: 2 }], stop: 'here' })
  },
)

test(
  'a card that was just lost lies in the Lost Pile, and the answer may take it from there',
  proves('ccgx/final/just-lost'),
  () => {
    const sweep = inline({
      title: 'Sweep',
      side: 'light',
      kind: 'interrupt',
      type: 'used',
      text: { actions: [{ when: 'any-time', do: [{ do: 'lose-cards', what: { type: 'transport' } }] }] },
    })
    const start = () =>
      final(
        {
          at: 'control light',
          locations: [{ card: PALACE, dark: ['Barada', 'Skiff (D)'] }],
          light: { force: 3, hand: ['Sweep'] },
        },
        { cards: [sweep] },
      ).play('light', { play: 'Sweep' })
    start()
      .expect({ zones: { 'dark.lost': ['Skiff (D)'] } })
      .play('dark', { play: 'Barada' })
      .expect({ zones: { 'dark.lost': [], 'dark.used': ['Skiff (D)'] }, stop: 'here' })
    start()
      .play('dark', 'pass')
      .expect({
        zones: { 'dark.lost': ['Skiff (D)'] },
        noOffers: { dark: [{ play: 'Barada' }] },
        stop: 'here',
      })
  },
)
