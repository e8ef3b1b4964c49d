/** Subtypes that are named, cards that make a sum together, sides and Pilot abilities that are given, from the words of cards. */
import { describe, test } from 'vitest'
import { character, unit } from './battle-play.ts'
import { idc as build, SPARE, today } from './both-editions.ts'
import { droid, mission } from './worded-cards.ts'

const jedi = unit('Knight', { subtypes: ['Jedi'] })
const noble = unit('Noble', { side: 'dark', subtypes: ['Diplomat'], cost: 5 })
const plan = (text: string, dark: object = {}, light: object = {}, cards: readonly object[] = []) =>
  build
    .dark({ hand: ['Plan', SPARE], force: 5, ...dark }, { hand: [SPARE], ...light }, [
      droid,
      jedi,
      noble,
      ...cards,
      mission('Plan', text),
    ])
    .play('dark', { complete: 'Plan' })

describe('a subtype that is named', () => {
  const text =
    'Choose a subtype. Each unit with the chosen subtype gets +2 power until end of turn. You gain 1 Force.'
  test('is any that there is; what speaks of it is about it, and what follows is not', () => {
    plan(text, { space: ['Knight', 'Probe'] })
      .play('dark', 'Jedi')
      .expect({
        numbers: { Knight: { power: 5 }, Probe: { power: 3 } },
        resources: { dark: { force: 6 } },
        asked: 'dark',
      })
  })
  test('may be given to a unit', () => {
    plan(
      'Choose a subtype. One of your units gets the chosen subtype until end of turn. Each Jedi gets +1 power until end of turn.',
      { space: ['Probe'] },
    )
      .play('dark', 'Jedi')
      .expect({ numbers: { Probe: { power: 4 } }, asked: 'dark' })
  })
})

describe('any number of cards with a sum', () => {
  const text =
    'Discard any number of your units with combined build cost 7 or more from the Space arena. You gain 3 Force.'
  test('goes on until there is enough', () => {
    plan(text, { space: ['Knight', 'Probe', 'Noble'] })
      .play('dark', { cards: ['Noble'] })
      .play('dark', { cards: ['Probe'] })
      .play('dark', { cards: [] })
      .expect({ zones: { space: ['Knight'] }, resources: { dark: { force: 8 } }, asked: 'dark' })
  })
  test('or as long as it is not too much', () => {
    plan('Retreat any number of your units with combined build cost 6 or less from the Space arena.', {
      space: ['Knight', 'Probe', 'Noble'],
    })
      .play('dark', { cards: ['Knight'] })
      .play('dark', { cards: ['Probe'] })
      .expect({ zones: { space: ['Noble'] }, asked: 'dark' })
  })
})

describe('what is given', () => {
  test('a side, in place of the printed one', () => {
    plan(
      'Treat one of your units as a Light Side unit until end of turn. Each Light Side unit gets +2 power until end of turn. Each Dark Side unit gets +1 power until end of turn.',
      { space: ['Noble'] },
    ).expect({ numbers: { Noble: { power: 5 } }, asked: 'dark' })
  })
  test('Equipment from a hand, to a unit that is chosen', () => {
    plan(
      'Attach an Equipment card in your hand to one of your Jedi without paying its equip cost.',
      { hand: ['Plan', 'Shield', SPARE], space: ['Knight', 'Probe'] },
      {},
      [
        {
          name: 'Shield',
          side: 'neutral',
          kind: 'equipment',
          arenas: ['space'],
          cost: 2,
          text: 'Pay 1 Force -> Equip | Equipped unit gets +2 power.',
        },
      ],
    )
      .play('dark', { cards: ['Shield'] })
      .expect({ facts: { Shield: { host: 'Knight' } }, numbers: { Knight: { power: 5 } }, asked: 'dark' })
  })
  test('a whole Pilot ability, by an Equipment', () => {
    const helmet = {
      name: 'Helmet',
      side: 'dark',
      kind: 'equipment',
      arenas: ['character'],
      cost: 2,
      text: 'Pay 1 Force -> Equip | Equipped Character gets "[Pilot] Starfighter Pilot. The Starfighter gets: * +2 power * Armor"',
    }
    today
      .dark(
        {
          force: 2,
          hand: [SPARE],
          space: ['Wing'],
          character: [{ card: 'Cadet', equipment: ['Helmet'] }, 'Guest'],
        },
        {},
        [helmet, unit('Wing', { subtypes: ['Starfighter'] }), character('Cadet'), character('Guest')],
      )
      .expect({ refused: { dark: { pilot: 'Guest', unit: 'Wing' }, code: 'not-a-pilot' }, asked: 'dark' })
      .play('dark', { pilot: 'Cadet', unit: 'Wing' })
      .expect({ numbers: { Wing: { power: 5 } }, asked: 'dark' })
  })
})

describe('prices', () => {
  test('attaching one’s own Equipment may cost less, whatever bears it', () => {
    today
      .dark(
        {
          force: 1,
          hand: [SPARE],
          build: ['Blade'],
          character: ['Smith', 'Guest'],
        },
        {},
        [
          character('Smith', { text: 'Each of your Lightsabers costs 1 less Force to equip.' }),
          character('Guest'),
          {
            name: 'Blade',
            side: 'dark',
            kind: 'equipment',
            arenas: ['character'],
            subtypes: ['Lightsaber'],
            cost: 2,
            text: 'Pay 2 Force -> Equip | Equipped unit gets +2 power.',
          },
        ],
      )
      .play('dark', { equip: 'Blade', unit: 'Guest' })
      .expect({ numbers: { Guest: { power: 5 } }, resources: { dark: { force: 0 } }, asked: 'dark' })
  })
})
