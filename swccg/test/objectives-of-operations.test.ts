/** What Objectives say whose players spy, hide and train. */
import { numberOf } from '@dejarik/kernel'
import { proves, together } from '@dejarik/rulebook/testing'
import { describe, expect, test } from 'vitest'
import { allowedBy } from '../effects/statics.ts'
import { hasTraitNow } from '../rules/cards/skills.ts'
import { final } from './play.ts'
import { tells } from './tells.ts'

const fill = (card: string, count: number): readonly string[] => Array.from({ length: count }, () => card)

/** Three generic sites of a planet, each with such people. */
const held = (system: string, seat: 'dark' | 'light', sites: readonly string[], who: readonly string[]) => [
  system,
  ...sites.map((card) => ({ card, of: system.replace(/ \(.*/, ''), [seat]: who })),
]
const LIGHT_SITES = ['Forest (L)', 'Jungle (L)', 'Spaceport City (L)']

const DANTOOINE = 'Dantooine Base Operations / More Dangerous Than You Realize'

describe('Dantooine Base Operations', () => {
  test(
    'begins with the planet, and turns over when Rebels control three sites there',
    tells(DANTOOINE),
    () => {
      const game = final({
        at: 'deploy light',
        locations: held('Dantooine (L)', 'light', LIGHT_SITES, ['Rebel Trooper']),
        light: { side: [DANTOOINE], hand: ['Rebel Trooper', 'Rebel Trooper'], force: 5 },
      })
      game.play('light', { deploy: 'light.hand/Rebel Trooper #1', on: 'Forest (L)' })
      game.expect({ facts: { [`light.side/${DANTOOINE}`]: { turned: true } }, asked: 'light' })
    },
  )

  test(
    'lets whole squadrons come there for their power less 3, safe and with a destiny of their own',
    tells(DANTOOINE),
    () => {
      const game = final({
        at: 'deploy light',
        locations: [{ card: 'Dantooine (L)', light: ['X-wing'] }, 'Alderaan (L)'],
        light: { side: [{ card: DANTOOINE, turned: true }], hand: ['X-wing Assault Squadron'], force: 12 },
      })
      const [squadron] = game.machine.state.cards.filter((card) => card?.is === 'X-wing Assault Squadron')
      const cost = numberOf(game.machine, 'power', squadron!.id) - 3
      game.expect({ offers: { light: [{ deploy: 'X-wing Assault Squadron', on: 'Dantooine (L)', cost }] } })
      game.expect({ noOffers: { light: [{ deploy: 'X-wing Assault Squadron', on: 'Alderaan (L)' }] } })
      game.play('light', { deploy: 'X-wing Assault Squadron', on: 'Dantooine (L)' })
      game.expect({
        numbers: {
          'X-wing Assault Squadron': { immunity: 4 },
          'Dantooine (L)': { 'drain-light': 1 },
          'Alderaan (L)': { 'drain-light': 0 },
        },
        asked: 'light',
      })
    },
  )
})

const BUREAU = "ISB Operations / Empire's Sinister Agents"

describe('ISB Operations', () => {
  test(
    'makes agents and spies of whoever speaks of Rebels, wherever their own text would send them',
    together(tells(BUREAU), proves('ccgx/objective/isb')),
    () => {
      const dark = [BUREAU, 'Coruscant (D)', 'Lt. Pol Treidum', ...fill('Stormtrooper', 14)]
      const game = final({
        at: 'start',
        dark: { reserve: dark },
        light: { reserve: ['Alderaan (L)', ...fill('Talz', 14)] },
      })
      game.play('light', { 'start-with': 'Alderaan (L)' }).play('dark', { cards: ['Coruscant (D)'] })
      const agent = game.machine.state.cards.find((card) => card?.is === 'Lt. Pol Treidum')!.id
      const trooper = game.machine.state.cards.find((card) => card?.is === 'Stormtrooper')!.id
      expect(['isb agent', 'spy'].map((trait) => hasTraitNow(game.machine, agent, trait))).toEqual([
        true,
        true,
      ])
      expect(hasTraitNow(game.machine, trooper, 'isb agent')).toBe(false)
      expect(allowedBy(game.machine, 'deploy-past-own-text', agent)).not.toBe(null)
      game.expect({ asked: { dark: 'activate' } })
    },
  )

  test(
    'turns over with four agents on table; a battleground with one drains more, and those beside it less',
    tells(BUREAU),
    () => {
      const gives = { static: 'gives', trait: 'isb agent', to: { trait: 'isb lore' } } as const
      const bureau = {
        title: 'Bureau',
        side: 'dark',
        kind: 'effect',
        destiny: 0,
        text: { statics: [gives] },
      } as never
      const at = (third: string, turned = false) =>
        final(
          {
            at: 'deploy dark',
            locations: [
              { card: 'Tatooine: Cantina (D)', dark: ['Officer Evax', 'Lt. Pol Treidum', third] },
              { card: 'Tatooine: Docking Bay 94 (D)', light: ['Talz'] },
              { card: 'Yavin 4: Jungle (L)', light: ['Talz'] },
            ],
            dark: { side: ['Bureau', { card: BUREAU, turned }], hand: ['Fozec', 'Stormtrooper'], force: 9 },
          },
          { cards: [bureau] },
        )
      const three = at('Stormtrooper').play('dark', { deploy: 'Fozec', on: 'Tatooine: Cantina (D)' })
      three.expect({ facts: { [`dark.side/${BUREAU}`]: { turned: false } }, asked: 'dark' })
      const before = at('Stormtrooper')
      const drains = (game: typeof before, at: string, side: string) => {
        const place = game.machine.state.cards.find((card) => card?.is === at)!.id
        return numberOf(game.machine, `drain-${side}`, place)
      }
      before.expect({ asked: 'dark' })
      const after = at('Corporal Vandolay').play('dark', { deploy: 'Fozec', on: 'Tatooine: Cantina (D)' })
      after.expect({ facts: { [`dark.side/${BUREAU}`]: { turned: true } }, asked: 'dark' })
      const changes = [
        ['Tatooine: Cantina (D)', 'dark', 1],
        ['Tatooine: Docking Bay 94 (D)', 'light', -1],
        ['Yavin 4: Jungle (L)', 'light', 0],
      ] as const
      for (const [place, side, by] of changes)
        expect(drains(after, place, side) - drains(before, place, side)).toBe(by)
    },
  )
})

const SUNS = 'Twin Suns Of Tatooine / Well Trained In The Jedi Arts'

describe('Twin Suns Of Tatooine', () => {
  test(
    'turns over with a Dark Jedi at one of two battlegrounds, and back when the opponent controls more',
    tells(SUNS),
    () => {
      const at = (turned: boolean, light: readonly string[]) =>
        final({
          at: 'deploy dark',
          locations: [
            { card: 'Tatooine (D)', dark: ['Devastator'] },
            { card: 'Tatooine: Cantina (D)', dark: ['Stormtrooper'] },
            { card: 'Tatooine: Docking Bay 94 (D)', dark: ['Darth Vader'] },
            { card: 'Tatooine: Mos Eisley (D)', light },
          ],
          dark: { side: [{ card: SUNS, turned }], hand: ['Stormtrooper', 'Stormtrooper'], force: 6 },
        }).play('dark', { deploy: 'dark.hand/Stormtrooper #1', on: 'Tatooine: Cantina (D)' })
      const turned = (is: boolean) =>
        ({ facts: { [`dark.side/${SUNS}`]: { turned: is } }, asked: 'dark' }) as const
      at(false, []).expect(turned(true))
      at(false, ['Rebel Trooper']).expect(turned(false))
      at(true, ['Rebel Trooper']).expect(turned(true))
    },
  )

  test('makes leaving a Dark Jedi dear, and takes one of the top two cards into hand', tells(SUNS), () => {
    const game = final({
      at: 'control dark',
      locations: [
        { card: 'Tatooine: Cantina (D)', dark: ['Darth Vader'], light: ['Rebel Trooper'] },
        'Tatooine: Mos Eisley (D)',
      ],
      dark: { side: [{ card: SUNS, turned: true }], reserve: ['Jawa (D)', 'Stormtrooper', 9] },
    })
    game.play('dark', { play: `${SUNS}`, action: 1 }).play('dark', { cards: ['Stormtrooper'] })
    game.expect({ zones: { 'dark.hand': ['Stormtrooper'] }, asked: 'dark' })
  })
})
