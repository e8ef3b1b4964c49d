/** Treat as: types, subtypes and conditions that text gives a card, and where they count. */
import { describe } from 'vitest'
import type { Instruction } from '../language/tree/instructions.ts'
import type { Filter } from '../language/tree/nouns.ts'
import type { Ability } from '../language/tree/tree.ts'
import type { InlineCard } from '../scenario/inline-card.ts'
import { battleCard, character, each, fight, ground, idc, patrol, tapped, unit } from './battle-play.ts'

const HUNTER: Filter = { kind: ['unit'], subtypes: ['Bounty Hunter'], word: 'subtype' }
const hunters = battleCard('Open Contract', { do: 'discard', what: each(HUNTER) })

/** A Light Side Location that gives power to whatever fits. */
const banner = (of: Filter): InlineCard => ({
  name: 'Banner',
  side: 'light',
  kind: 'location',
  arenas: ['ground'],
  cost: 1,
  abilities: [{ ability: 'static', who: of, gain: { power: 1 } }],
})

describe('treat as', () => {
  idc('stand-alone text counts in the hand too, nested text does not', ['term/stand-alone'], () => {
    const recruit: Instruction = {
      do: 'search',
      who: 'you',
      zone: 'discard-pile',
      of: HUNTER,
      count: 2,
      to: 'hand',
      show: 'shown',
    }
    const bare = character('Bossk', { text: 'Treat this unit as a Bounty Hunter.' })
    const nested = character('Dengar', {
      text: 'As long as this unit is in the Character arena, this unit gets the Bounty Hunter subtype.',
    })
    fight({
      cards: [bare, nested, patrol, battleCard('Recruit', recruit)],
      at: 'space',
      dark: { hand: ['Recruit'], discard: ['Bossk', 'Dengar'], space: [tapped('Patrol')] },
      light: { space: [tapped('Patrol')] },
    })
      .play('dark', { 'battle-card': 'Recruit' })
      .expect({ offersExactly: { dark: [{ cards: [] }, { cards: ['Bossk'] }] }, asked: 'dark' })
  })

  idc('text of an ability counts in an arena only', ['phrase/treat-as-from-ability'], () => {
    const dengar = character('Dengar', {
      text: 'As long as you have another Scoundrel, this unit gets the Bounty Hunter subtype.',
    })
    const stand = (dark: object) =>
      fight({
        cards: [dengar, character('Lando', { subtypes: ['Scoundrel'] }), patrol, hunters],
        at: 'space',
        dark: { ...dark, hand: ['Open Contract'] },
        light: { space: [tapped('Patrol')] },
      }).play('dark', { 'battle-card': 'Open Contract' })
    stand({ character: ['Dengar', 'Lando'] }).expect({
      zones: { 'dark.discard': ['Dengar', 'Open Contract'] },
      asked: 'dark',
    })
    stand({ build: ['Dengar'], character: ['Lando'] }).expect({
      zones: { 'dark.build': ['Dengar'] },
      asked: 'dark',
    })
  })

  idc('as a part of an effect it lasts as the effect does', ['phrase/treat-as-part-of-effect'], () => {
    const leader = character('Leader', {
      text: 'Pay 2 Force -> This unit gets the Jedi subtype until end of turn.',
    })
    const jedi = { kind: ['unit'], subtypes: ['Jedi'] } as const
    fight({
      cards: [leader, patrol, banner(jedi)],
      at: 'character',
      dark: { force: 2, character: ['Leader'] },
      light: { locations: ['Banner'] },
    })
      .expect({ numbers: { Leader: { power: 3 } } })
      .play('dark', { play: 'Leader' })
      .expect({ table: { turn: 2 }, numbers: { Leader: { power: 3 } }, events: [{ kind: 'abilityPlayed' }] })
      .expect({ asked: 'dark' })
  })

  idc('becomes is an older word for it: other subtypes stay', ['phrase/becomes-is-treat-as'], () => {
    const twin = character('Turncoat', { subtypes: ['Smuggler'], text: 'This unit becomes a Sith.' })
    fight({
      cards: [
        twin,
        patrol,
        banner({ subtypes: ['Sith'] }),
        { ...banner({ subtypes: ['Smuggler'] }), name: 'Port', arenas: ['space'] },
      ],
      dark: { character: ['Turncoat'], space: ['Patrol'] },
      light: { space: [tapped('Patrol')], locations: ['Banner', 'Port'] },
    }).expect({ numbers: { Turncoat: { power: 5 } }, asked: 'dark' })
  })

  idc('gives types too', ['term/type-may-be-granted'], () => {
    const hover = unit('Hover', { speed: 60, text: 'This unit is also a Ground unit.' })
    fight({
      cards: [hover, patrol, banner({ kind: ['unit'], types: ['ground'] })],
      dark: { space: ['Hover'] },
      light: { space: ['Patrol'], locations: ['Banner'] },
    }).expect({ numbers: { Hover: { power: 4 }, Patrol: { power: 3 } }, asked: 'dark' })
  })

  idc(
    'non-unique replaces the rules for unique cards: no contest, no stack, two in play',
    ['phrase/treat-as-condition-replaces', 'unique/treated-as-non-unique'],
    () => {
      const droid = (version: string) =>
        ground('Artoo', { version, cost: 2, text: 'Treat this unit as non-unique.' })
      fight({
        cards: [droid('A'), droid('B'), patrol],
        at: 'build dark',
        dark: { buildPoints: 4, hand: ['Artoo (B)'], ground: ['Artoo (A)'] },
        light: { ground: ['Artoo (A)'] },
      })
        .expect({
          offersExactly: {
            dark: [
              'pass',
              { complete: 'Artoo (B)', destination: { to: 'ground' } },
              { complete: 'Artoo (B)', destination: { to: 'build' } },
              { 'lay-face-down': 'Artoo (B)' },
            ],
          },
        })
        .play('dark', { complete: 'Artoo (B)', destination: { to: 'ground' } })
        .expect({ zones: { ground: ['Artoo (A)', 'Artoo (B)', 'Artoo (A)'] } })
        .expect({ asked: { dark: 'retreat' } })
        .play('dark', { cards: [] })
        .play('light', { cards: [] })
        .expect({
          zones: { ground: ['Artoo (A)', 'Artoo (B)', 'Artoo (A)'] },
          asked: { dark: 'next-attack' },
        })
    },
  )

  idc('as if it were counts for that purpose alone', ['phrase/as-if-it-were'], () => {
    const squadron = unit('Rogue Squadron', {
      speed: 60,
      subtypes: ['Starfighter'],
      text: 'This unit may be piloted as if it were a Speeder.',
    })
    const rider: InlineCard = character('Rider', {
      abilities: [{ ability: 'pilot', subtypes: ['Speeder'], bonus: { power: 1 }, gives: [] }],
    })
    const toll: Instruction = { do: 'discard', what: each({ kind: ['unit'], subtypes: ['Speeder'] }) }
    fight({
      cards: [squadron, rider, patrol, battleCard('Toll', toll)],
      at: 'build dark',
      dark: { space: ['Rogue Squadron'], character: ['Rider'] },
      light: { hand: ['Toll'], space: ['Patrol'] },
    })
      .play('dark', { pilot: 'Rider', unit: 'Rogue Squadron' })
      .expect({ numbers: { 'Rogue Squadron': { power: 4 } } })
      .play('dark', { cards: [] })
      .play('light', { cards: [] })
      .play('light', { 'battle-card': 'Toll' })
      .expect({ zones: { space: ['Rogue Squadron', 'Patrol'] }, asked: { dark: 'next-attack' } })
  })
})

describe('the type line', () => {
  const trooper = (name: string, ...subtypes: string[]) => character(name, { subtypes })
  const line: Ability = {
    ability: 'static',
    who: { kind: ['unit'], sameTypeLine: { the: 'self' }, other: true },
    gain: { power: 1 },
  }
  idc('is types and subtypes together, word for word', ['term/type-line-whole'], () => {
    fight({
      cards: [
        character('Captain', { subtypes: ['Clone', 'Trooper'], abilities: [line] }),
        trooper('Private', 'Clone', 'Trooper'),
        trooper('Major', 'Clone', 'Trooper', 'Officer'),
        ground('Walker', { subtypes: ['Clone', 'Trooper'] }),
        patrol,
      ],
      dark: { character: ['Captain', 'Private', 'Major'], ground: ['Walker'], space: ['Patrol'] },
      light: { space: [tapped('Patrol')] },
    }).expect({
      numbers: { Private: { power: 4 }, Major: { power: 3 }, Walker: { power: 3 }, Captain: { power: 3 } },
      asked: 'dark',
    })
  })
  const sheath: InlineCard = {
    ...{ name: 'Sheath', side: 'dark', kind: 'equipment', arenas: ['character'], cost: 1 },
    subtypes: ['Character'],
    abilities: [{ ability: 'equip', cost: [] }],
  }
  idc(
    'has its types before the hyphen and its subtypes after it',
    ['term/type-where', 'term/subtype-where', 'cards/character-means-character-unit'],
    () => {
      const purge: Instruction = {
        do: 'discard',
        what: each({ kind: ['unit'], types: ['character'], word: 'character' }),
      }
      fight({
        cards: [sheath, patrol, character('Fighter'), banner({}), battleCard('Purge', purge)],
        at: 'space',
        dark: { build: ['Sheath'], space: [tapped('Patrol')], character: ['Fighter'] },
        light: { hand: ['Purge'], locations: ['Banner'], space: [tapped('Patrol')] },
      })
        .play('light', { 'battle-card': 'Purge' })
        .expect({
          zones: { 'dark.build': ['Sheath'], 'dark.discard': ['Fighter'], 'ground-location': ['Banner'] },
          asked: 'dark',
        })
    },
  )
})
