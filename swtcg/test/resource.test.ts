/** Resources: one for each player, beside the play area until the game ends. */
import { proves } from '@dejarik/rulebook/testing'
import { test } from 'vitest'
import { idc, SPARE } from './both-editions.ts'

const resource = (name: string, cost: number) => ({ name, side: 'neutral', kind: 'resource', cost })
const CARDS = [resource('Guild', 3), resource('Cartel', 6)]

test(
  'a Resource is completed in the build step, face-up into the Resource zone',
  proves(
    'idc/resource/when-built',
    'idc/resource/complete-face-up-all-game',
    'idc/zones/resource-zone-place',
  ),
  () => {
    idc
      .dark({ buildPoints: 5, hand: ['Guild', SPARE] }, {}, CARDS)
      .play('dark', { complete: 'Guild' })
      .expect({
        zones: { 'dark.resource': ['Guild'], 'dark.build': [] },
        facts: { Guild: { faceDown: false } },
        knows: { light: ['Guild'] },
        resources: { dark: { buildPoints: 2 } },
        asked: 'dark',
      })
  },
)

test(
  'a second one cannot be completed, beside the first or in its place',
  proves('idc/resource/one-in-play', 'idc/resource/cannot-be-replaced', 'idc/zones/resource-zone-one-card'),
  () => {
    idc
      .dark({ buildPoints: 6, hand: ['Cartel', SPARE], resource: 'Guild' }, { resource: 'Guild' }, CARDS)
      .expect({
        noOffers: { dark: [{ complete: 'Cartel' }] },
        refused: [
          { dark: { complete: 'Cartel' }, rule: 'idc/resource/one-in-play' },
          { dark: { complete: 'Cartel' }, rule: 'idc/resource/cannot-be-replaced' },
        ],
      })
      .play('dark', { 'lay-face-down': 'Cartel' })
      .play('dark', 6)
      .expect({
        noOffers: { dark: [{ complete: 'Cartel' }] },
        zones: { 'dark.resource': ['Guild'] },
        asked: 'dark',
      })
  },
)
