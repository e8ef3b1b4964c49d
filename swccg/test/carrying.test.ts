/** Weapons and devices: who carries how many, and hands them on. */
import { proves } from '@dejarik/rulebook/testing'
import { test } from 'vitest'
import { beginners, ccg95 } from './play.ts'

const CAMP = 'Tatooine: Jawa Camp (D)'
const EISLEY = 'Tatooine: Mos Eisley (D)'

const gear = (kind: 'weapon' | 'device', title: string) =>
  ({
    title,
    side: 'dark',
    kind,
    ...(kind === 'weapon' ? { type: 'character' } : {}),
    text: { deploys: { on: [{ on: { kind: 'character', whose: 'yours' }, cost: 1 }] } },
  }) as const

const gearCards = [gear('weapon', 'Club'), gear('device', 'Lantern'), gear('device', 'Whistle')]

test(
  '1995: warriors carry one weapon, and everybody one device',
  proves(
    'ccg95/character/carry-limit',
    'ccg95/weapon/character-needs-warrior',
    'ccg95/character/warrior',
    'ccg95/device/carriers',
    'ccg95/character/skill-icons',
  ),
  () => {
    const game = ccg95(
      {
        locations: [
          { card: CAMP, dark: [{ card: 'Djas Puhr', with: ['Club', 'Lantern'] }, 'Labria', 'Myo'] },
        ],
        dark: { hand: ['Club', 'Whistle'], force: 9 },
      },
      { cards: gearCards },
    )
    game.expect({
      offers: {
        dark: [
          { deploy: 'Club', on: 'Myo' },
          { deploy: 'Whistle', on: 'Labria' },
        ],
      },
      noOffers: {
        dark: [
          { deploy: 'Club', on: 'Labria' },
          { deploy: 'Club', on: 'Djas Puhr' },
          { deploy: 'Whistle', on: 'Djas Puhr' },
        ],
      },
      refused: [
        {
          dark: { deploy: 'dark.hand/Club', on: 'Labria', as: 'attached' },
          rule: 'ccg95/weapon/character-needs-warrior',
        },
        {
          dark: { deploy: 'dark.hand/Club', on: 'Djas Puhr', as: 'attached' },
          rule: 'ccg95/character/carry-limit',
        },
      ],
      asked: 'dark',
    })
  },
)

test(
  "Beginner's: carrying is left to the text of the card",
  proves('ccg/weapon/users', 'ccg/device/deploy'),
  () => {
    const game = beginners(
      {
        locations: [{ card: CAMP, dark: [{ card: 'Labria', with: ['Lantern'] }] }],
        dark: { hand: ['Club', 'Whistle'], force: 9 },
      },
      { cards: gearCards },
    )
    game.play('dark', { deploy: 'Whistle', on: 'Labria' }).play('dark', { deploy: 'Club', on: 'Labria' })
    game.expect({ facts: { Labria: { holds: 3 } }, asked: 'dark' })
  },
)

test(
  'gear goes from one own character to another at the same place for its deploy cost, in the deploy phase',
  proves('ccg95/weapon/transfer', 'ccg95/device/transfer'),
  () => {
    const game = ccg95(
      {
        locations: [
          { card: CAMP, dark: [{ card: 'Djas Puhr', with: ['Club', 'Lantern'] }, 'Labria', 'Myo'] },
          { card: EISLEY, dark: ['Wuher'] },
        ],
        dark: { force: 3 },
      },
      { cards: gearCards },
    )
    game.expect({
      offersExactly: {
        dark: [
          { transfer: 'Club', to: 'Myo', cost: 1 },
          { transfer: 'Lantern', to: 'Labria' },
          { transfer: 'Lantern', to: 'Myo' },
          'pass',
        ],
      },
    })
    game.play('dark', { transfer: 'Club', to: 'Myo' })
    game.expect({ facts: { Club: { on: 'Myo' } }, resources: { dark: { force: 2 } }, asked: 'dark' })
  },
)

test(
  '1995: a starfighter carries one starship weapon and one device, a capital starship any number',
  proves('ccg95/capacity/starship-weapons', 'ccg95/capacity/starship-devices'),
  () => {
    const on = { kind: 'starship', whose: 'yours' } as const
    const cannon = {
      title: 'Cannon',
      side: 'dark',
      kind: 'weapon',
      type: 'starship',
      text: { deploys: { on: [{ on }] } },
    } as const
    const radar = {
      title: 'Radar',
      side: 'dark',
      kind: 'device',
      text: { deploys: { on: [{ on }] } },
    } as const
    const game = ccg95(
      {
        locations: [
          {
            card: 'Kessel (D)',
            dark: [
              { card: 'TIE Scout', with: ['Cannon', 'Radar'] },
              { card: 'Devastator', with: ['Cannon', 'Radar'] },
            ],
          },
        ],
        dark: { hand: ['Cannon', 'Radar'], force: 1 },
      },
      { cards: [cannon, radar] },
    )
    game.expect({
      offersExactly: {
        dark: [{ deploy: 'Cannon', on: 'Devastator' }, { deploy: 'Radar', on: 'Devastator' }, 'pass'],
      },
      asked: 'dark',
    })
  },
)
