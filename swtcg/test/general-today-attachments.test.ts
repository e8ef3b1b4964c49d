/** General rules of today about what is on cards: units that lose their subtypes, and Equipment of Locations. */
import { describe } from 'vitest'
import { character, fightToday, now, unit } from './battle-play.ts'
import { today } from './both-editions.ts'
import { battle } from './worded-cards.ts'

describe('a unit that loses its subtypes', () => {
  const words =
    'Pay 0 Force -> One of your units gets "This unit has no subtypes but Droid" until end of turn.'
  const stand = (text: string) =>
    fightToday({
      at: 'battle space',
      cards: [
        battle('Change', text),
        unit('Wing', { subtypes: ['Rebel', 'Starfighter'], speed: 80, health: 9 }),
        unit('Foe', { speed: 5, health: 9 }),
        character('Ace', { text: '[Pilot] Starfighter Pilot. The Starfighter gets: * +3 power.' }),
        {
          name: 'Booster',
          side: 'neutral',
          kind: 'equipment',
          arenas: ['space'],
          cost: 1,
          text: 'Pay 1 Force -> Equip | Attach this Equipment only to a Starfighter. | Equipped unit gets +10 speed.',
        },
        battle('Rally', 'Pay 0 Force -> Each of your Rebels gets +5 power until end of turn.'),
      ],
      dark: { hand: ['Change', 'Rally'], space: [{ card: 'Wing', pilots: ['Ace'], equipment: ['Booster'] }] },
      light: { space: ['Foe'] },
    })
  now('is none of them any more, and Pilot and Equipment leave it', ['general/subtype-changes'], () => {
    stand(words)
      .expect({ numbers: { Wing: { power: 6, speed: 90 } } })
      .play('dark', { 'battle-card': 'Change' })
      .expect({ asked: { dark: 'fall-off' }, zones: { 'dark.build': ['Booster'] } })
      .play('dark', { verb: 'move', to: 'character' })
      .play('dark', { 'battle-card': 'Rally' })
      .expect({ numbers: { Wing: { power: 3, speed: 80 } }, zones: { character: ['Ace'] }, stop: 'here' })
  })
  now('gains one beside the others', ['general/subtype-changes'], () => {
    stand('Pay 0 Force -> One of your units becomes a Droid until end of turn.')
      .play('dark', { 'battle-card': 'Change' })
      .play('dark', { 'battle-card': 'Rally' })
      .expect({ numbers: { Wing: { power: 11 } }, zones: { attached: ['Ace', 'Booster'] }, stop: 'here' })
  })
  now('with another subtype left keeps what is for that one', ['general/subtype-changes'], () => {
    stand(words.replace('Droid', 'Starfighter'))
      .play('dark', { 'battle-card': 'Change' })
      .play('dark', { 'battle-card': 'Rally' })
      .expect({ numbers: { Wing: { power: 6 } }, zones: { attached: ['Ace', 'Booster'] }, stop: 'here' })
  })
})

describe('Equipment of Locations', () => {
  const brain = {
    name: 'Brain',
    side: 'neutral' as const,
    kind: 'equipment' as const,
    arenas: [],
    subtypes: ['Location'],
    cost: 1,
    text: 'Pay 1 Force -> Equip',
  }
  const place = (name: string) => ({
    name,
    side: 'neutral' as const,
    kind: 'location' as const,
    arenas: ['space' as const],
    cost: 1,
  })
  const stand = () =>
    today.dark(
      {
        force: 1,
        buildPoints: 1,
        hand: ['Cradle'],
        build: ['Brain'],
        locations: ['Nest'],
        space: ['Ship'],
      },
      {},
      [brain, place('Nest'), place('Cradle'), unit('Ship')],
    )
  now('goes on a Location, and on no unit', ['general/equip-location'], () => {
    stand()
      .expect({
        offers: { dark: [{ equip: 'Brain', unit: 'Nest' }] },
        noOffers: { dark: [{ equip: 'Brain', unit: 'Ship' }] },
      })
      .play('dark', { equip: 'Brain', unit: 'Nest' })
      .expect({ zones: { attached: ['Brain'] }, resources: { dark: { force: 0 } }, stop: 'here' })
  })
  now('returns to the build zone when its Location is discarded', ['general/equip-location'], () => {
    stand()
      .play('dark', { equip: 'Brain', unit: 'Nest' })
      .play('dark', { complete: 'Cradle' })
      .expect({ zones: { 'dark.build': ['Brain'], 'dark.discard': ['Nest'] }, stop: 'here' })
  })
})
