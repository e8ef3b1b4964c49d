/** What only a few shipped cards do at a later moment, for an unusual time, or when something has happened. */
import { describe } from 'vitest'
import { at, cardTest, character, ground, unit } from './shipped-play.ts'

const SPARE = 'Jawa'

describe('later', () => {
  cardTest(['Force Grip'], 'damages again when the battle step ends', (card) => {
    at('battle character', {
      cards: [
        character('Lord', { subtypes: ['Dark', 'Jedi'], speed: 5, power: 0, health: 9 }),
        character('Victim', { speed: 5, power: 0, health: 9 }),
      ],
      dark: { hand: [card], force: 4, character: ['Lord'] },
      light: { character: ['Victim'] },
    })
      .play('dark', { 'battle-card': card })
      .expect({ facts: { Victim: { damage: 2 } } })
      .play('dark', { attack: 'Lord' })
      .play('light', { attack: 'Victim' })
      .expect({ facts: { Victim: { damage: 4 } } })
  })
  cardTest(['Survivalist'], 'makes a Mandalorian stronger when the step of its arena ends', (card) => {
    at('battle character', {
      cards: [
        character('Clan', { subtypes: ['Mandalorian'], speed: 50, power: 1, health: 9 }),
        character('Foe', { speed: 5, power: 0, health: 9 }),
      ],
      dark: { hand: [card], character: ['Clan'] },
      light: { character: ['Foe'] },
    })
      .play('dark', { 'battle-card': card })
      .play('light', { attack: 'Foe' })
      .expect({ numbers: { Clan: { power: 2, health: 10 } } })
  })
  cardTest(['Clone Precision'], 'draws when the battle phase ends without Droids', (card) => {
    at('battle character', {
      cards: [
        character('Cadet', { subtypes: ['Clone'], speed: 50, power: 0, health: 9 }),
        character('Foe', { speed: 5, power: 0, health: 9 }),
      ],
      light: { hand: [card], force: 5, deck: [SPARE, SPARE, SPARE], character: ['Cadet'] },
      dark: { character: ['Foe'] },
    })
      .play('light', { 'battle-card': card })
      .play('light', { attack: 'Cadet' })
      .play('dark', { attack: 'Foe' })
      .expect({ asked: 'light' })
      .play('light', 'yes')
      .expect({ zones: { 'light.hand': [SPARE, SPARE] } })
  })
  cardTest(['Exile'], 'retreats a Jedi when the Character battle step starts', (card) => {
    at('build dark', {
      cards: [character('Hermit', { subtypes: ['Jedi'], cost: 3 })],
      dark: { hand: [card], buildPoints: 4, force: 3, character: ['Guard'] },
      light: { character: ['Hermit', 'Idle Guard'] },
    })
      .play('dark', { complete: card })
      .play('dark', 3)
      .play('dark', { cards: [] })
      .play('light', { cards: [] })
      .expect({ zones: { 'light.build': ['Hermit'] } })
  })
  cardTest(['Evacuation Order'], 'strengthens an arena after two retreats', (card) => {
    at('build light', {
      light: { hand: [card], buildPoints: 2, space: ['Ship', 'Idle Ship'], character: ['Guard'] },
      dark: { character: ['Idle Guard'] },
    })
      .play('light', { complete: card })
      .play('dark', { cards: [] })
      .play('light', { cards: ['space/Ship', 'Idle Ship'] })
      .play('light', 'character')
      .expect({ numbers: { Guard: { power: 5 } } })
  })
})

describe('for a time', () => {
  cardTest(['R2-D2 (I)'], 'until the Character battle step ends', (card) => {
    at('battle character', {
      light: { character: [card, 'Guard'] },
      dark: { character: ['Idle Guard'] },
    })
      .play('light', { play: card })
      .play('light', { cards: ['Guard'] })
      .expect({ numbers: { Guard: { power: 4, accuracy: 1 } } })
  })
  cardTest(['Furious Charge'], 'Overkill for an attack', (card) => {
    at('attack space', {
      cards: [
        unit('Wing', { speed: 90, power: 4 }),
        unit('Frail', { health: 1, speed: 5 }),
        unit('Next', { speed: 5, health: 9 }),
      ],
      dice: [6, 6, 6, 1],
      dark: { hand: [card], force: 3, space: ['Wing'] },
      light: { space: ['Frail', 'Next'] },
    })
      .play('dark', { attack: 'Wing', defender: 'Frail' })
      .play('dark', { 'battle-card': card })
      .expect({ asked: { dark: 'overkill' } })
  })
  cardTest(['Kandosii-type Dreadnaught'], 'Bombard for cards out of the discard pile', (card) => {
    at('battle space', {
      dark: { space: [card] },
      light: { space: ['Idle Ship'], ground: ['Idle Walker'], discard: [SPARE, SPARE] },
    })
      .play('dark', { play: card })
      .play('dark', 2)
      .expect({ numbers: { [card]: { bombard: 2 } }, zones: { 'light.discard': [] } })
  })
})

describe('what has happened', () => {
  cardTest(['Bacta War'], 'hurts a unit that was healed in this turn', (card) => {
    at('battle space', {
      cards: [
        unit('Medic', {
          power: 0,
          health: 9,
          text: 'Pay 1 Force -> Remove 1 damage counter from this unit. Play only when no unit is attacking.',
        }),
      ],
      dark: { hand: [card], force: 1, space: ['Idle Ship'] },
      light: { force: 1, space: [{ card: 'Medic', damage: 3 }] },
    })
      .play('light', { play: 'Medic' })
      .expect({ facts: { Medic: { damage: 2 } } })
      .play('dark', { 'battle-card': card })
      .expect({ facts: { Medic: { damage: 3 } } })
  })
  cardTest(['Sith Fighter LS-05-80'], 'Force gained in the battle phase hurts', (card) => {
    at('battle space', {
      cards: [
        unit('Mill', {
          text: 'Pay 0 Force -> You gain 1 Force. Play only when no unit is attacking. Play only once per turn.',
        }),
        unit('Hull', { health: 9 }),
      ],
      dark: { space: [card, 'Mill'] },
      light: { space: ['Hull'] },
    })
      .play('dark', { play: 'Mill' })
      .expect({ facts: { Hull: { damage: 1 } } })
  })
  cardTest(['Imperial Dark Jedi Adepts'], 'cost Force unless they damaged somebody', (card) => {
    at('attack ground', {
      cards: [ground('Cannon', { power: 6, speed: 90 })],
      dice: [6, 6, 6, 6, 6, 6],
      light: { ground: ['Cannon', 'Walker'] },
      dark: { force: 3, ground: [card, 'Idle Walker'] },
    })
      .play('light', { attack: 'Cannon', defender: card })
      .expect({ resources: { dark: { force: 1 } } })
  })
  cardTest(['Relentless'], 'hurts in the build zone after two retreats', (card) => {
    at('retreat', {
      cards: [unit('Fled', { health: 9 }), unit('Flown', { health: 9 })],
      dark: { hand: [card], force: 1, space: ['Idle Ship'] },
      light: { space: ['Fled', 'Flown', 'Ship'] },
    })
      .play('dark', { cards: [] })
      .play('light', { cards: ['Fled', 'Flown'] })
      .play('dark', { 'battle-card': card })
      .play('dark', { cards: ['Fled', 'Flown'] })
      .play('dark', { Fled: 3, Flown: 1 })
      .expect({ facts: { Fled: { damage: 3 }, Flown: { damage: 1 } } })
  })
  cardTest(['Victory II-Class Star Destroyer'], 'hurts who retreated, as the battle phase starts', (card) => {
    at('retreat', {
      cards: [unit('Runner', { health: 9 })],
      dark: { space: [card] },
      light: { space: ['Runner', 'Idle Ship'] },
    })
      .play('dark', { cards: [] })
      .play('light', { cards: ['Runner'] })
      .play('dark', { play: card })
      .expect({ facts: { Runner: { damage: 3 } } })
  })
})
