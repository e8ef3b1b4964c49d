/** Cards about sabacc: the Interrupts that begin a game, who plays well, and the casino. */
import { proves, together } from '@dejarik/rulebook/testing'
import { describe, expect, test } from 'vitest'
import type { PlacedLocation } from '../scenario/position.ts'
import { final } from './play.ts'
import { type Game, options, playOn, sabacc, stand } from './sabacc-play.ts'
import { tells } from './tells.ts'

const CORRIDOR = 'Cloud City: Lower Corridor (D)'
const EISLEY = 'Tatooine: Mos Eisley (D)'
const PALACE = "Jabba's Palace: Entrance Cavern (D)"

/** What a hand of the Dark Side can count when both draw no more. */
function counts(game: Game): readonly string[] {
  const begun = playOn(sabacc(game))
  begun.play('light', false).play('dark', false)
  begun.expect({ stop: 'here' })
  return options(begun, 0)
}
/** What the Dark Side can win from these two cards, by a hand of 10 against one that is worth less. */
function winnings(interrupt: string, locations: readonly PlacedLocation[], light: Game['light']): number {
  const game = playOn(sabacc({ interrupt, locations, dark: [4, 6], light }))
  game.play('light', false).play('dark', false)
  game.play('dark', '10').play('light', options(game, 1)[0]!)
  game.expect({ stop: 'here' })
  const [question] = game.machine.state.asked!.questions
  return question!.about === 'sabacc-stakes' && question!.kind === 'cards' ? question!.from.length : 1
}

/** The Interrupts of both sides say the same: the Light Side's is played by the Light Side. */
function byLight(interrupt: string, location: PlacedLocation): void {
  const game = final({
    at: 'control light',
    locations: [location],
    light: { hand: [interrupt] },
    dark: {},
  })
  game.expect({ offers: { light: [{ play: interrupt }] }, stop: 'here' })
}

describe('on Cloud City', () => {
  test('gamblers, thieves and smugglers play', tells('Cloud City Sabacc (L)'), () => {
    byLight('Cloud City Sabacc (L)', { card: CORRIDOR, light: ['Han Solo'] })
  })

  const locations = [{ card: CORRIDOR, dark: ['Tonnika Sisters'], light: ['Han Solo'] }]
  test('for starfighters, weapons and devices', tells('Cloud City Sabacc (D)'), () => {
    const at = 'Cloud City Sabacc (D)'
    expect(winnings(at, locations, ['X-wing', 'Blaster'])).toBe(2)
    expect(winnings(at, locations, ['X-wing', "Han's Back"])).toBe(1)
  })

  test('Lando may change his total by 1', tells('Lando Calrissian (D)', 'Lando Calrissian (L)'), () => {
    const lightLando = { card: CORRIDOR, dark: ['Tonnika Sisters'], light: ['Lando Calrissian (L)'] }
    const game = playOn(
      sabacc({ interrupt: 'Cloud City Sabacc (D)', locations: [lightLando], dark: [4, 6], light: [4, 6] }),
    )
    stand(game, 10, 10)
    game.expect({ asked: { light: 'sabacc-change' } })
    game.play('light', '11')
    game.expect({ events: [{ kind: 'sabaccEnded', winner: 'light' }], stop: 'here' })
  })
})

describe('on Tatooine', () => {
  const locations = [{ card: EISLEY, dark: ['Jawa (D)'], light: ['Jawa (L)'] }]
  const interrupt = 'Dune Sea Sabacc (D)'

  test('Jawas play', tells('Dune Sea Sabacc (L)', 'Dune Sea Sabacc (D)'), () => {
    byLight('Dune Sea Sabacc (L)', locations[0]!)
    expect(counts({ interrupt, locations, dark: ['Jawa Pack', 3], light: [2, 2] })).toEqual([
      '3',
      '4',
      '5',
      '6',
      '7',
      '8',
      '9',
      '10',
    ])
    const clones = ['Tatooine (D)', PALACE, 'Sandcrawler (D)', 'Jawa Blaster']
    for (const clone of clones)
      expect(counts({ interrupt, locations, dark: [clone, 3], light: [2, 2] })).toEqual(['6'])
  })

  test('for devices and droids without armor', tells('Dune Sea Sabacc (D)', 'Dune Sea Sabacc (L)'), () => {
    expect(winnings(interrupt, locations, ['R2-X2 (Artoo-Extoo)', 'Electrobinoculars'])).toBe(2)
    expect(winnings(interrupt, locations, ['X-wing', 'Electrobinoculars'])).toBe(1)
  })
})

describe("in Jabba's Palace", () => {
  const locations = [{ card: PALACE, dark: ['Jabba The Hutt'], light: ['Han Solo'] }]
  const interrupt = "Jabba's Palace Sabacc (D)"

  test('gamblers, gangsters and their friends play', tells("Jabba's Palace Sabacc (L)"), () => {
    byLight("Jabba's Palace Sabacc (L)", locations[0]!)
    expect(counts({ interrupt, locations, dark: ['Desert (D)', 3], light: [2, 2] })).toEqual([
      '4',
      '5',
      '6',
      '7',
      '8',
      '9',
    ])
    expect(counts({ interrupt, locations, dark: ['Greedo', 3], light: [2, 2] })).toEqual(['6', '7'])
  })

  test('for character weapons and common aliens', tells("Jabba's Palace Sabacc (D)"), () => {
    expect(winnings(interrupt, locations, ['Blaster', 'Jawa (L)'])).toBe(2)
    expect(winnings(interrupt, locations, ['Blaster', 'Kabe'])).toBe(1)
  })
})

describe('among troopers', () => {
  const locations = [{ card: EISLEY, dark: ['Stormtrooper'], light: ['Rebel Trooper'] }]
  const interrupt = 'Trooper Sabacc (D)'

  test(
    'leaders are wild, and weapons for troopers',
    tells('Trooper Sabacc (L)', 'Trooper Sabacc (D)'),
    () => {
      byLight('Trooper Sabacc (L)', locations[0]!)
      const hand = (card: string): Game => ({ interrupt, locations, dark: [card, 4], light: [2, 2] })
      expect(counts(hand('General Tagge'))).toEqual(['6', '7', '8', '9', '10', '11'])
      expect(counts(hand('Imperial Blaster'))).toEqual(['6', '7', '8', '9', '10', '11'])
      expect(counts(hand('Tatooine (D)'))).toEqual(['8'])
    },
  )

  test('for open vehicles and character weapons', tells('Trooper Sabacc (D)', 'Trooper Sabacc (L)'), () => {
    expect(winnings(interrupt, locations, ['Blaster', "Luke's X-34 Landspeeder"])).toBe(2)
    expect(winnings(interrupt, locations, ['Blaster', 'Sandcrawler (L)'])).toBe(1)
  })
})

describe('the casino', () => {
  const played = (casino: string, dark: string, hands: Pick<Game, 'dark' | 'light'>) =>
    playOn(
      sabacc({
        interrupt: 'Cloud City Sabacc (D)',
        locations: [{ card: casino, dark: [dark], light: ['Han Solo'] }],
        ...hands,
      }),
    )

  test(
    'pays gamblers who win there',
    together(proves('ccgx/sabacc/casino'), tells('Cloud City: Casino (D)', 'Cloud City: Casino (L)')),
    () => {
      const lando = played('Cloud City: Casino (D)', 'Lando Calrissian (D)', { dark: [4, 6], light: [2, 2] })
      stand(lando, 10, 4)
        .play('dark', '10')
        .play('dark', { cards: ['On The Edge'] })
      lando.expect({ events: [{ kind: 'retrieved', seat: 'dark', count: 3 }], stop: 'here' })
      const han = played('Cloud City: Casino (L)', 'Tonnika Sisters', { dark: [2, 2], light: [4, 6] })
      stand(han, 4, 10).play('light', { cards: ['Set For Stun'] })
      han.expect({ events: [{ kind: 'retrieved', seat: 'light', count: 2 }], stop: 'here' })
    },
  )

  test(
    'lets guests use wild cards only with a gambler there',
    together(proves('ccgx/sabacc/casino'), tells('Cloud City: Casino (D)', 'Cloud City: Casino (L)')),
    () => {
      const vane = { dark: ['Weather Vane (D)', 3], light: [2, 2] }
      const wild = (casino: string, player: string): number => {
        const game = played(casino, player, vane)
        game.play('light', false).play('dark', false).expect({ stop: 'here' })
        return options(game, 0).length
      }
      expect(wild('Cloud City: Casino (L)', 'Tonnika Sisters')).toBe(1)
      expect(wild('Cloud City: Casino (L)', 'Lando Calrissian (D)')).toBe(6)
      expect(wild('Cloud City: Casino (D)', 'Tonnika Sisters')).toBe(6)
    },
  )
})

describe('who plays well', () => {
  const playing = (light: string) => {
    const locations = [{ card: CORRIDOR, dark: ['Tonnika Sisters'], light: [light] }]
    const hands = { dark: [2, 2], light: [4, 'Cloud City: Lower Corridor (L)'] }
    const game = playOn(sabacc({ interrupt: 'Cloud City Sabacc (D)', locations, ...hands }))
    game.play('light', false).play('dark', false).expect({ stop: 'here' })
    return options(game, 1)
  }
  test('a Devaronian clones his own destiny', tells('Devaronian'), () => {
    expect(playing('Devaronian')).toEqual(['4', '7', '8'])
    expect(playing('Han Solo')).toEqual(['4', '8'])
  })

  test('a Devaronian is strong in Mos Eisley and at docking bays', tells('Devaronian'), () => {
    const game = final({
      at: 'control light',
      locations: [
        { card: EISLEY, light: ['Devaronian'] },
        { card: 'Tatooine: Docking Bay 94 (L)', light: [] },
      ],
    })
    game.expect({ numbers: { Devaronian: { power: 3 } }, stop: 'here' })
    const elsewhere = final({
      at: 'control light',
      locations: [{ card: 'Hoth: Snow Trench (2nd Marker)', light: ['Devaronian'] }],
    })
    elsewhere.expect({ numbers: { Devaronian: { power: 1 } }, stop: 'here' })
  })

  test(
    'the Lando of the Light Side is worth more with Cloud City, and flies well',
    tells('Lando Calrissian (L)'),
    () => {
      const game = final({
        at: 'control light',
        locations: [
          { card: CORRIDOR, light: ['Lando Calrissian (L)'] },
          { card: 'Cloud City: Carbonite Chamber (D)', light: ['Rebel Trooper'] },
        ],
      })
      game.expect({ numbers: { 'Lando Calrissian (L)': { power: 4 } }, stop: 'here' })
      const flying = (ship: string, power: number): void => {
        const game = final({
          at: 'control light',
          locations: [{ card: 'Bespin (L)', light: [{ card: ship, pilots: ['Lando Calrissian (L)'] }] }],
        })
        game.expect({ numbers: { [ship]: { power } }, stop: 'here' })
      }
      flying('Millennium Falcon', 6)
      flying('X-wing', 5)
    },
  )

  test('the Lando of the Dark Side stays on Cloud City, and gives way', tells('Lando Calrissian (D)'), () => {
    const game = final({
      at: 'deploy dark',
      locations: [CORRIDOR, { card: EISLEY, dark: ['Stormtrooper'] }],
      dark: { hand: ['Lando Calrissian (D)'], force: 6 },
    })
    game.expect({
      offers: { dark: [{ deploy: 'Lando Calrissian (D)', on: CORRIDOR }] },
      noOffers: { dark: [{ deploy: 'Lando Calrissian (D)', on: EISLEY }] },
      stop: 'here',
    })
    const crossing = final({
      at: 'deploy light',
      locations: [{ card: CORRIDOR, dark: ['Lando Calrissian (D)'] }],
      light: { hand: ['Lando Calrissian (L)'], force: 6 },
    })
    crossing.expect({
      offers: { light: [{ replace: 'Lando Calrissian (L)', over: 'Lando Calrissian (D)' }] },
      stop: 'here',
    })
  })
})
