/** "This card": text that works in a hand or a discard pile. */
import { describe } from 'vitest'
import type { Ability, Cost, EffectAbility } from '../language/tree/tree.ts'
import type { InlineCard } from '../scenario/inline-card.ts'
import { battleCard, fight, ground, idc, patrol, raider, self, tapped } from './battle-play.ts'

const force: Cost = { pay: 'force', amount: 1 }
const discardThis: Cost = { pay: 'act', act: { do: 'discard', what: self } }

const returns: EffectAbility = {
  ability: 'effect',
  cost: [force],
  zones: 'any',
  do: [{ do: 'put', what: self, to: 'hand' }],
}
const phoenix = (facts: Partial<InlineCard> = {}): InlineCard =>
  ground('Phoenix', { ...facts, abilities: [returns] })

describe('a unit card that speaks of this card', () => {
  idc('may be used in any zone, but not removed or beneath another', ['phrase/this-card-any-zone'], () => {
    const cards = [phoenix({ version: 'A' }), phoenix({ version: 'B' }), raider, patrol]
    const stand = (dark: object) =>
      fight({
        cards,
        at: 'space',
        dark: { force: 1, space: [tapped('Raider')], ...dark },
        light: { space: ['Patrol'] },
      })
    stand({ discard: ['Phoenix (A)'] })
      .play('dark', { play: 'Phoenix (A)' })
      .expect({ zones: { 'dark.hand': ['Phoenix (A)'], 'dark.discard': [] }, asked: 'light' })
    stand({ aside: ['Phoenix (A)'] }).expect({ asked: 'light' })
    stand({ ground: [{ card: 'Phoenix (A)', stack: ['Phoenix (B)'] }] }).expect({
      offersExactly: { dark: ['pass', { play: 'Phoenix (A)' }] },
      asked: 'dark',
    })
  })

  const guard: Ability = {
    ability: 'effect',
    cost: [discardThis],
    zones: ['hand'],
    do: [{ do: 'prevent', who: { take: { take: 'exactly', count: 1 }, of: { whose: 'you' } }, amount: 2 }],
  }
  const bodyguard = ground('Bodyguard', { abilities: [guard] })
  idc('overrides where and when effects are used', ['phrase/if-this-card-is-in-your-zone'], () => {
    fight({
      cards: [bodyguard, raider, patrol],
      dice: [4, 4, 4],
      dark: { space: ['Raider'] },
      light: { hand: ['Bodyguard'], space: [tapped('Patrol')], ground: ['Bodyguard'] },
    })
      .play('dark', { attack: 'Raider' })
      .expect({
        asked: { light: 'prevention' },
        offersExactly: { light: ['pass', { play: 'light.hand/Bodyguard' }] },
      })
      .play('light', { play: 'light.hand/Bodyguard' })
      .play('light', { cards: ['Patrol'] })
      .expect({
        facts: { Patrol: { damage: 1 } },
        zones: { 'light.hand': [], 'light.discard': ['Bodyguard'] },
        asked: 'dark',
      })
  })

  const scrounge: Ability = {
    ability: 'effect',
    cost: [discardThis],
    zones: ['hand'],
    do: [{ do: 'gain-force', who: 'you', amount: 1 }],
  }
  idc('is used once in a turn, although it comes back', ['phrase/this-card-once-per-turn'], () => {
    const back = battleCard('Salvage', {
      do: 'put',
      what: {
        take: { take: 'each' },
        of: { names: ['Scrounger'], whose: 'you', place: { in: 'discard-pile' } },
      },
      to: 'hand',
    })
    fight({
      cards: [ground('Scrounger', { abilities: [scrounge] }), back, raider, patrol],
      at: 'space',
      dark: { hand: ['Scrounger', 'Salvage'], space: [tapped('Raider')] },
      light: { space: ['Patrol'] },
    })
      .play('dark', { play: 'Scrounger' })
      .expect({ resources: { dark: { force: 1 } }, zones: { 'dark.discard': ['Scrounger'] } })
      .play('dark', { 'battle-card': 'Salvage' })
      .expect({
        zones: { 'dark.hand': ['Scrounger'] },
        asked: 'light',
      })
  })
})

describe('a card that is no unit', () => {
  const echo = (zones: EffectAbility['zones']): InlineCard => ({
    name: 'Echo',
    side: 'neutral',
    kind: 'battle',
    abilities: [
      {
        ability: 'effect',
        cost: [force],
        ...(zones ? { zones } : {}),
        do: [{ do: 'put', what: self, to: 'hand' }],
      },
    ],
  })
  idc('has to be played as always, or to name the zone', ['phrase/this-card-non-unit'], () => {
    const stand = (zones: EffectAbility['zones']) =>
      fight({
        cards: [echo(zones), raider, patrol],
        at: 'space',
        dark: { force: 1, discard: ['Echo'], space: [tapped('Raider')] },
        light: { space: ['Patrol'] },
      })
    stand('any').expect({ asked: 'light' })
    stand(['discard-pile'])
      .play('dark', { play: 'Echo' })
      .expect({ zones: { 'dark.hand': ['Echo'] }, asked: 'light' })
  })
})
