/** Traits: Equipment without Equip, which attaches itself when its trigger occurs. */
import { describe } from 'vitest'
import type { InlineCard } from '../scenario/inline-card.ts'
import { fight, now, unit } from './battle-play.ts'
import { idc } from './both-editions.ts'
import { attacker, other } from './threats.ts'

const trait = (name: string, text: string, facts: Partial<InlineCard> = {}): InlineCard => ({
  name,
  side: 'neutral',
  kind: 'equipment',
  arenas: ['space'],
  subtypes: ['Trait'],
  cost: 2,
  text,
  ...facts,
})
const rebel = (name: string, facts: object = {}) =>
  unit(name, { speed: 10, health: 9, subtypes: ['Rebel'], ...facts })
const courage = trait(
  'Courage',
  'When one of your Rebels is attacked, attach this Trait to that Rebel. | Equipped Rebel gets +2 power and Armor.',
)
/** The attacker attacks one of two Rebels; the Trait waits in the build zone, or is on a unit already. */
const attack = (card: InlineCard, light: object = {}, more: readonly InlineCard[] = [], dice = [1, 1, 1]) =>
  fight({
    cards: [attacker, rebel('Biggs'), rebel('Wedge'), card, ...more],
    dice,
    dark: { space: ['Attacker'] },
    light: { space: ['Biggs', 'Wedge'], build: [card.name], ...light },
  }).play('dark', { attack: 'Attacker', defender: 'Biggs' })

describe('a Trait', () => {
  now(
    'is attached, free, when its trigger occurs, and works at once',
    ['traits/what', 'traits/optional'],
    () => {
      attack(courage).expect({
        facts: { Courage: { host: 'Biggs' } },
        numbers: { Biggs: { power: 5, armor: 1 }, Wedge: { power: 3 } },
        asked: 'light',
      })
    },
  )
  now('is completed face-up into the build zone', ['traits/what'], () => {
    idc
      .at('build dark', { buildPoints: 3, hand: ['Courage'], space: ['Biggs'] }, {}, [
        courage,
        rebel('Biggs'),
      ])
      .play('dark', { complete: 'Courage', destination: { to: 'build' } })
      .expect({
        zones: { 'dark.build': ['Courage'] },
        facts: { Courage: { faceDown: false } },
        asked: 'dark',
      })
  })
  now('on a unit does not listen any more', ['traits/waits-in-build-zone'], () => {
    attack(courage, {
      build: [],
      space: ['Biggs', { card: 'Wedge', equipment: ['Courage'] }],
    }).expect({ facts: { Courage: { host: 'Wedge' } }, asked: 'light' })
  })
  now('goes to one of several that its player chooses', ['traits/optional'], () => {
    const care = trait(
      'Care',
      'When one of your units is attacked, attach this Trait to one of your other units. | Equipped unit gets +1 power.',
    )
    attack(care, { space: ['Biggs', 'Wedge', 'Hobbie'] }, [rebel('Hobbie')])
      .expect({ offersExactly: { light: [{ cards: ['Wedge'] }, { cards: ['Hobbie'] }] } })
      .play('light', { cards: ['Hobbie'] })
      .expect({ facts: { Care: { host: 'Hobbie' } }, asked: 'light' })
  })
  now(
    "goes to an opponent's unit if its text says so, and stays its owner's",
    ['traits/opponents-units'],
    () => {
      const weakness = trait(
        'Weakness',
        "When one of your opponent's units attacks, attach this Trait to that unit. | Equipped unit gets -1 power.",
      )
      attack(weakness, {}, [], [1, 1]).expect({
        facts: { Weakness: { host: 'Attacker', controller: 'light' } },
        numbers: { Attacker: { power: 2 } },
        asked: 'light',
      })
    },
  )
  now('needs a unit of a type on its line', ['traits/type-must-match'], () => {
    attack({ ...courage, arenas: ['character'] }).expect({
      zones: { 'light.build': ['Courage'] },
      asked: 'light',
    })
  })
  now(
    'returns to the build zone when the unit is discarded, and may be set off again',
    ['traits/detach'],
    () => {
      fight({
        cards: [attacker, rebel('Biggs', { health: 1 }), rebel('Wedge'), courage],
        dice: [6, 6, 6],
        dark: { space: ['Attacker'] },
        light: { space: [{ card: 'Biggs', equipment: ['Courage'] }, 'Wedge'] },
      })
        .play('dark', { attack: 'Attacker', defender: 'Biggs' })
        .expect({
          zones: { 'light.build': ['Courage'] },
          facts: { Courage: { faceDown: false } },
          asked: 'light',
        })
    },
  )
  now('cannot be moved in the build step', ['traits/no-voluntary-detach'], () => {
    idc
      .at(
        'build dark',
        {
          buildPoints: 9,
          force: 9,
          hand: ['Courage'],
          space: [{ card: 'Biggs', equipment: ['Courage'] }, 'Wedge'],
        },
        {},
        [courage, rebel('Biggs'), rebel('Wedge')],
      )
      .expect({ refused: [{ dark: { equip: 'attached/Courage', unit: 'Wedge' } }], asked: 'dark' })
  })
  now('adds up with others, and with what a name also gets', ['traits/also'], () => {
    const pride = trait(
      'Pride',
      'When one of your Rebels is attacked, attach this Trait to that Rebel. | Equipped Rebel gets +1 power. | Equipped Biggs also gets Armor.',
    )
    fight({
      cards: [attacker, rebel('Biggs', { version: 'A' }), other, pride],
      dark: { space: ['Attacker'] },
      light: { space: [{ card: 'Biggs (A)', equipment: ['Pride', 'Pride'] }, 'Other'] },
    }).expect({ numbers: { 'Biggs (A)': { power: 5, armor: 1 } }, asked: 'dark' })
  })
  now('is no Skill, which keeps its Equip', ['traits/skills-stay'], () => {
    const skill = trait('Mastery', 'Pay 1 Force -> Equip | Equipped unit gets +1 power.', {
      subtypes: ['Skill'],
    })
    idc
      .at('build dark', { force: 3, build: ['Mastery'], space: ['Biggs'] }, {}, [skill, rebel('Biggs')])
      .play('dark', { equip: 'Mastery', unit: 'Biggs' })
      .expect({ facts: { Mastery: { host: 'Biggs' } }, asked: 'dark' })
  })
})
