import { proves } from '@dejarik/rulebook/testing'
import { describe, test } from 'vitest'
import { unit } from './made-up.ts'
import { swtcg } from './play.ts'

/** A unit whose effect puts one of its controller's units somewhere. */
const retriever = (to: string) => ({
  ...{ name: 'Retriever', side: 'dark', kind: 'unit', arenas: ['ground'] },
  ...{ cost: 2, speed: 10, power: 1, health: 1 },
  abilities: [
    {
      ability: 'effect',
      cost: [],
      timing: 'build-step',
      do: [
        {
          do: 'put',
          what: { take: { take: 'each' }, of: { names: ['Clone Cadet'], place: { in: 'play' } } },
          to,
        },
      ],
    },
  ],
})
const captive = { card: 'Clone Cadet', owner: 'light' }

describe('cards go to their owners', () => {
  test(
    'a unit under an opponent’s control is discarded to its owner’s pile',
    proves('idc/primary/owner-overrides'),
    () => {
      swtcg(
        {
          at: 'attack character',
          dark: { character: [{ ...captive, damage: 1 }], space: ['TIE Fighter DS-3-12'] },
          light: { character: ['Luke Skywalker (A)'], space: ['N-1 Starfighter'], hand: ['Jawa'] },
        },
        { dice: [6, 1, 1, 1] },
      )
        .play('light', { attack: 'Luke Skywalker (A)', defender: 'Clone Cadet' })
        .expect({ zones: { 'light.discard': ['Clone Cadet'], 'dark.discard': [] }, asked: 'light' })
    },
  )

  test(
    'whatever a card says',
    proves('idc/primary/owner-overrides', 'idc/primary/card-never-overrides-owner'),
    () => {
      const places = { hand: 'light.hand', 'deck-top': 'light.deck', 'discard-pile': 'light.discard' }
      for (const [to, zone] of Object.entries(places))
        swtcg(
          { dark: { character: [captive], ground: ['Retriever'], hand: ['Jawa'], buildPoints: 1 } },
          { cards: [retriever(to)] },
        )
          .play('dark', { play: 'Retriever' })
          .expect({ zones: { [zone]: ['Clone Cadet'], character: [] }, asked: 'dark' })
          .done()
    },
  )
})

describe('cards and rules', () => {
  test('a card that states another time is played then', proves('idc/primary/card-overrides'), () => {
    const supplies = {
      ...{ name: 'Supplies', side: 'dark', kind: 'battle' },
      abilities: [
        {
          ability: 'effect',
          cost: [],
          timing: 'build-step',
          do: [{ do: 'gain-force', who: 'you', amount: 2 }],
        },
      ],
    }
    const start = { cards: [supplies] }
    swtcg({ at: 'build dark', dark: { hand: ['Supplies', 'Jawa'], buildPoints: 1 } }, start)
      .play('dark', { 'battle-card': 'Supplies' })
      .expect({ resources: { dark: { force: 2 } }, zones: { 'dark.discard': ['Supplies'] }, asked: 'dark' })
      .done()
    const fighters = {
      dark: { space: ['TIE Fighter DS-3-12'], hand: ['Supplies'] },
      light: { space: ['N-1 Starfighter'] },
    }
    swtcg({ at: 'battle space', ...fighters }, start)
      .expect({ noOffers: { dark: [{ 'battle-card': 'Supplies' }] }, asked: 'dark' })
      .done()
  })

  test('“can’t” beats “can”, whichever came first', proves('idc/primary/cant-overrides'), () => {
    const gunner = unit(
      'Gunner',
      [
        {
          ...{ ability: 'effect', cost: [] },
          do: [
            { do: 'may-attack', who: { the: 'self' }, target: { names: ['Clone Cadet'] }, for: 'this-turn' },
          ],
        },
      ],
      { speed: 90, power: 3, arenas: ['space'] },
    )
    const ward = unit('Ward', [
      { ability: 'static', who: { names: ['Clone Cadet'] }, gain: { cant: ['be-attacked'] } },
    ])
    const start = { cards: [gunner, ward] }
    const attack = { attack: 'Gunner', defender: 'Clone Cadet' }
    const position = (light: string[]) => ({
      at: 'battle space',
      dark: { space: ['Gunner'] },
      light: { character: ['Clone Cadet'], ground: light, space: ['N-1 Starfighter'] },
    })
    swtcg(position([]), start)
      .play('dark', { play: 'Gunner' })
      .expect({ offers: { dark: [attack] }, asked: 'dark' })
    swtcg(position(['Ward']), start)
      .play('dark', { play: 'Gunner' })
      .expect({ noOffers: { dark: [attack] }, asked: 'dark' })
  })
})
