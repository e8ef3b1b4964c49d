/** Campaigns, which stay in the build zone, and Events, which lie in a zone of their own from before the game. */
import { proves } from '@dejarik/rulebook/testing'
import { describe, expect, test } from 'vitest'
import type { CardDefinition } from '../cards/definition.ts'
import { checkDeck } from '../rules/preparation/deck.ts'
import { DECK_RULES } from '../rules/preparation/deck-rules.ts'
import type { InlineCard } from '../scenario/inline-card.ts'
import { libraryOf } from '../table.ts'
import { a, battleCard, fight, now, tapped, unit } from './battle-play.ts'
import { idc } from './both-editions.ts'
import { deckOf } from './deck-building.ts'
import { swtcg } from './play.ts'
import { attacker, other } from './threats.ts'

const campaign = (name: string, text: string, facts: Partial<InlineCard> = {}): InlineCard => ({
  name,
  side: 'neutral',
  kind: 'mission',
  subtypes: ['Campaign'],
  cost: 2,
  text,
  ...facts,
})
const crusade = campaign('Crusade', 'Each of your units gets +1 power.')
const stand = (card: InlineCard, build: readonly string[] = [card.name]) =>
  fight({
    cards: [attacker, other, card],
    dark: { force: 3, space: ['Attacker'], build: [...build] },
    light: { space: [tapped('Other')] },
  })

describe('a Campaign', () => {
  now(
    'is completed in the build step and stays, face-up, in the build zone',
    ['campaigns/what', 'campaigns/in-play', 'campaigns/not-at-completion'],
    () => {
      idc
        .at('build dark', { hand: ['Crusade'], buildPoints: 5, space: ['Attacker'] }, { space: ['Other'] }, [
          crusade,
          attacker,
          other,
        ])
        .expect({ numbers: { Attacker: { power: 3 } } })
        .play('dark', { complete: 'Crusade' })
        .expect({
          zones: { 'dark.build': ['Crusade'], 'dark.discard': [] },
          facts: { Crusade: { faceDown: false } },
          numbers: { Attacker: { power: 4 } },
          asked: 'dark',
        })
    },
  )
  now('may be there several times', ['campaigns/any-number'], () => {
    stand(crusade, ['Crusade', 'Crusade']).expect({ numbers: { Attacker: { power: 5 } }, asked: 'dark' })
  })
  now('has effects that are played, once a turn, in battle', ['campaigns/activated'], () => {
    const devotion = campaign('Devotion', 'Pay 1 Force -> One of your units gets +2 power until end of turn.')
    fight({
      at: 'battle space',
      cards: [attacker, other, devotion],
      dark: { force: 3, space: ['Attacker'], build: ['Devotion'] },
      light: { space: ['Other'] },
    })
      .play('dark', { play: 'Devotion' })
      .expect({
        numbers: { Attacker: { power: 5 } },
        asked: 'dark',
      })
  })
  now('is discarded only by what names such cards', ['campaigns/disrupt-and-remove'], () => {
    const purge = battleCard('Purge', {
      do: 'discard',
      what: a({ kind: ['mission'], subtypes: ['Campaign'] }),
    })
    fight({
      at: 'battle space',
      cards: [attacker, other, crusade, purge],
      dark: { hand: ['Purge'], space: ['Attacker'] },
      light: { space: ['Other'], build: ['Crusade'] },
    })
      .play('dark', { 'battle-card': 'Purge' })
      .expect({
        zones: { 'light.build': [], 'light.discard': ['Crusade'] },
        numbers: { Other: { power: 3 } },
        asked: 'dark',
      })
  })
})

describe('a Campaign over the turns', () => {
  now('lets cards beneath it go to discard piles when it leaves', ['campaigns/cards-beneath'], () => {
    const pyre = campaign('Pyre', 'Pay 1 Force -> Put a card from your discard pile face-down beneath Pyre.')
    const purge = battleCard('Purge', {
      do: 'discard',
      what: a({ kind: ['mission'], subtypes: ['Campaign'] }),
    })
    fight({
      at: 'battle space',
      cards: [attacker, other, pyre, purge],
      dark: { force: 3, hand: ['Purge'], space: ['Attacker'], build: ['Pyre'], discard: ['Other'] },
      light: { space: ['Other'] },
    })
      .play('dark', { play: 'Pyre' })
      .expect({ facts: { Pyre: { under: 1 } }, zones: { 'dark.discard': [] } })
      .play('dark', { 'battle-card': 'Purge' })
      .expect({ zones: { 'dark.build': [], 'dark.discard': ['Purge', 'Pyre', 'Other'] }, asked: 'dark' })
  })
  now('speaks first when a turn starts, Dark Side before Light Side', ['campaigns/each-turn-start'], () => {
    const watch = campaign('Watch', 'When each turn starts, tap one of your units.')
    swtcg(
      {
        at: 'turn',
        dark: { space: ['Attacker', 'Other'], build: ['Watch'] },
        light: { space: ['Attacker', 'Other'], build: ['Watch'] },
      },
      { edition: 'today', cards: [attacker, other, watch] },
    )
      .expect({ asked: 'dark' })
      .play('dark', { cards: ['Other'] })
      .expect({ asked: 'light' })
      .play('light', { cards: ['Other'] })
      .expect({
        facts: { 'space/Other #1': { tapped: false }, 'space/Other #2': { tapped: false } },
        asked: 'dark',
      })
  })
})

const event = (name: string, text: string): InlineCard => ({ name, side: 'neutral', kind: 'event', text })

describe('an Event', () => {
  now('works from its zone for those whom it names', ['events/what', 'events/you'], () => {
    const darkness = event('Darkness', 'Each unit gets +1 power. | Each of your units gets +10 speed.')
    fight({
      cards: [attacker, other, darkness],
      dark: { event: 'Darkness', space: ['Attacker'] },
      light: { space: ['Other'] },
    }).expect({
      numbers: { Attacker: { power: 4, speed: 70 }, Other: { power: 4, speed: 10 } },
      asked: 'dark',
    })
  })
  now('both players have one, and both work', ['events/one-each'], () => {
    const one = event('One', 'Each unit gets +1 power.')
    const two = event('Two', 'Each unit gets +2 power.')
    fight({
      cards: [attacker, other, one, two],
      dark: { event: 'One', space: ['Attacker'] },
      light: { event: 'Two', space: ['Other'] },
    }).expect({ numbers: { Attacker: { power: 6 } }, asked: 'dark' })
  })
  now('is not found by what discards cards of other kinds', ['events/not-discarded'], () => {
    const purge = battleCard('Purge', {
      do: 'discard',
      what: a({ kind: ['location', 'equipment', 'mission', 'unit'], whose: 'opponent' }),
    })
    fight({
      at: 'battle space',
      cards: [attacker, other, event('Darkness', 'Each unit gets +1 power.'), purge],
      dark: { hand: ['Purge'], space: ['Attacker'] },
      light: { event: 'Darkness', space: ['Other'] },
    })
      .play('dark', { 'battle-card': 'Purge' })
      .expect({ zones: { 'light.event': ['Darkness'], 'light.discard': ['Other'] }, asked: 'dark' })
  })
})

describe('an Event that goes', () => {
  const dawn = event('Dawn', 'Each unit gets +1 power. | Return this Event to your supply -> Gain 2 Force.')
  const dusk = event('Dusk', 'Each unit gets +2 power. | When setup starts, each player draws a card.')
  now('back to the supply as a cost ends with that', ['events/return-as-cost'], () => {
    fight({
      at: 'battle space',
      cards: [attacker, other, dawn],
      dark: { force: 0, event: 'Dawn', space: ['Attacker'] },
      light: { space: ['Other'] },
    })
      .expect({ numbers: { Attacker: { power: 4 } } })
      .play('dark', { play: 'Dawn' })
      .expect({
        numbers: { Attacker: { power: 3 } },
        zones: { 'dark.event': [], 'dark.supply': ['Dawn'] },
        resources: { dark: { force: 2 } },
        asked: 'dark',
      })
  })
  now('makes way for another of the supply, whose past moments are past', ['events/replace'], () => {
    const dyas = unit('Dyas', {
      text: 'Pay 0 Force -> Replace your Event with another Event from your supply.',
    })
    fight({
      at: 'battle space',
      cards: [attacker, other, dawn, dusk, dyas],
      dark: { event: 'Dawn', supply: ['Dusk'], space: ['Attacker', 'Dyas'] },
      light: { space: ['Other'] },
    })
      .play('dark', { play: 'Dyas' })
      .expect({
        numbers: { Attacker: { power: 5 } },
        zones: { 'dark.event': ['Dusk'], 'dark.supply': ['Dawn'], 'dark.hand': [] },
        asked: 'dark',
      })
  })
  now('works in setup where its text is about setup', ['events/setup-effects'], () => {
    swtcg(
      {
        at: 'mulligan',
        dark: { event: 'Dusk', deck: ['Attacker', 'Attacker'] },
        light: { deck: ['Other', 'Other'] },
      },
      { edition: 'today', cards: [dusk, attacker, other] },
    )
      .play('dark', { cards: [] })
      .play('light', { cards: [] })
      .expect({ zones: { 'dark.hand': ['Attacker'], 'light.hand': ['Other'] }, asked: 'dark' })
  })
})

const darkness: CardDefinition = {
  key: 'OWN Darkness',
  name: 'Darkness',
  side: 'neutral',
  kind: 'event',
  arenas: [],
  subtypes: [],
  abilities: [],
}
const deck = deckOf({ space: 12, ground: 12, character: 12, battle: 24 }, 'dark')

test(
  'it is no card of the deck, and must be of its side',
  proves('now/events/what', 'now/events/side'),
  () => {
    const lightEvent: CardDefinition = { ...darkness, key: 'OWN Dawn', name: 'Dawn', side: 'light' }
    const faults = (cards: readonly string[]) =>
      checkDeck(libraryOf([darkness, lightEvent]), cards, 'dark', DECK_RULES.today).map(({ code }) => code)
    expect(faults([...deck, 'OWN Darkness'])).toEqual([])
    expect(faults([...deck.slice(0, -1), 'OWN Darkness'])).toEqual(['too-few-cards'])
    expect(faults([...deck, 'OWN Dawn'])).toEqual(['mixed-sides'])
  },
)

test(
  'each player may play one before setup, Dark Side first',
  proves('now/events/play-event-step', 'now/deck/supply'),
  () => {
    swtcg(
      { at: 'preparation', dark: { supply: ['Darkness'] }, light: { supply: ['Darkness'] } },
      { edition: 'today', cards: [event('Darkness', 'Each unit gets +1 power.')] },
    )
      .expect({
        asked: { dark: 'play-event' },
        offersExactly: { dark: [{ cards: [] }, { cards: ['Darkness'] }] },
        hidden: { light: ['dark.supply/Darkness'] },
      })
      .play('dark', { cards: ['Darkness'] })
      .expect({ zones: { 'dark.event': ['Darkness'], 'dark.supply': [] }, asked: { light: 'play-event' } })
  },
)
