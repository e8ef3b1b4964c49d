/** Entries of Objectives about a captive: who is held when the game begins, and what comes of moving her or him. */
import type { Filter } from '../../../text/filter.ts'
import type { Instruction } from '../../../text/instruction.ts'
import type { Static } from '../../../text/statics.ts'
import type { CardText, CardTrigger } from '../../../text/text.ts'
import { bringOut, eachTurn, forGood, none, OUT_OF_PLAY, one, TURN_OVER } from './objective-words.ts'

const TOWER = 'Cloud City: Security Tower'
const AUDIENCE = "Jabba's Palace: Audience Chamber"
const FROZEN: Filter = { trait: 'frozen', kind: 'character' }
const THERE: Filter = { ...FROZEN, where: { at: AUDIENCE } }

/** What the Objective remembers of a game that began without a captive. */
const WITHOUT = 'lack of a Rebel'
const held = (what: Filter): Instruction => ({
  do: 'bring-out',
  what,
  to: { title: TOWER },
  who: 'opponent',
  imprisoned: true,
})

const carbonChamberTesting: CardText = {
  starts: [
    bringOut('Cloud City: Carbonite Chamber'),
    bringOut('Carbonite Chamber Console'),
    bringOut(TOWER),
    // A Rebel with whom the opponent's Objective begins is none of them.
    {
      do: 'if',
      when: one({ kind: 'objective', titleHas: 'Rescue The Princess' }),
      so: [held({ type: 'rebel', not: { persona: 'Leia' } })],
      else: [held({ type: 'rebel' })],
    },
    {
      do: 'if',
      when: none({ trait: 'imprisoned', where: { at: TOWER } }),
      so: [{ do: 'note', as: WITHOUT, amount: 1 }, TURN_OVER],
    },
  ],
  statics: [{ static: 'bars', what: 'deploy', of: { title: 'Dark Deal', whose: 'yours' } }],
  actions: [
    eachTurn('deploy', [
      {
        do: 'deploy-from',
        pile: 'reserve',
        what: {
          title: [AUDIENCE, 'Tatooine: Docking Bay 94', 'Cloud City: East Platform (Docking Bay)'],
        },
      },
    ]),
  ],
  triggers: [
    {
      when: { just: 'arrived', by: 'you', card: { with: FROZEN }, at: { title: AUDIENCE } },
      do: [TURN_OVER],
    },
  ],
  back: {
    statics: [
      {
        static: 'number',
        change: 'immunity',
        of: { whose: 'yours', any: [{ type: 'alien' }, { kind: 'starship' }] },
        become: 4,
      },
      { static: 'protects', of: { title: 'Scum And Villainy' }, from: 'Alter', when: one(THERE) },
    ],
    actions: [
      eachTurn('control', [{ do: 'retrieve', amount: 1 }]),
      {
        ...eachTurn('deploy', [{ do: 'deploy-from', pile: 'reserve', what: { title: 'Scum And Villainy' } }]),
        if: one(THERE),
      },
    ],
    triggers: [
      {
        when: 'always',
        if: {
          if: 'all',
          of: [none(FROZEN), { if: 'not', of: { if: 'noted', name: WITHOUT } }],
        },
        do: [OUT_OF_PLAY],
      },
    ],
  },
}

const LEIA: Filter = { persona: 'Leia', whose: 'yours' }
const CORRIDOR = 'Death Star: Detention Block Corridor'
const PLANS: Filter = { title: 'Death Star Plans', whose: 'yours' }
const ON_DEATH_STAR: Filter = { where: { system: 'Death Star' } }
const notOnDeathStar = (of: Filter): Static => ({ static: 'bars', what: 'deploy', of, to: ON_DEATH_STAR })

/** However she is lost. */
const leiaIsLost = (just: 'lost' | 'forfeited'): CardTrigger => ({
  when: { just, card: LEIA },
  do: [forGood({ static: 'bars', what: 'deploy', of: PLANS }), OUT_OF_PLAY],
})
/** Cards of the opponent that a battle costs. */
const lostInBattle = (just: 'lost' | 'forfeited'): CardTrigger => ({
  when: {
    just,
    card: { whose: 'opponents', unique: true, kind: ['character', 'vehicle', 'starship'] },
  },
  if: { if: 'battle' },
  do: [{ do: 'out-of-play', what: { the: { chosen: 'answered' } } }],
})
const EVERYWHERE: Filter = { kind: 'location' }

const rescueThePrincess: CardText = {
  starts: [
    bringOut(CORRIDOR),
    {
      do: 'bring-out',
      what: { persona: 'Leia', number: { name: 'ability', most: 3.5 } },
      to: { title: CORRIDOR },
      imprisoned: true,
    },
    bringOut('Death Star: Docking Bay 327'),
    bringOut('Yavin 4: Docking Bay'),
    bringOut('Yavin 4: Massassi War Room'),
  ],
  statics: [
    notOnDeathStar({
      whose: 'yours',
      any: [{ trait: 'spy' }, { title: ['8D8', 'Revolution', 'Death Star Plans'] }],
    }),
    {
      static: 'bars',
      what: 'deploy',
      of: { title: 'Death Star: Detention Block Control Room', whose: 'yours' },
    },
    { static: 'protects', of: { does: 'release' }, from: ['Sense', 'Alter'] },
    { static: 'bars', what: 'play', of: { title: 'Nabrun Leids', whose: 'yours' } },
  ],
  triggers: [
    {
      when: { just: 'arrived', by: 'you', card: LEIA, at: { title: 'Yavin 4: Massassi War Room' } },
      do: [TURN_OVER],
    },
    leiaIsLost('lost'),
    leiaIsLost('forfeited'),
  ],
  back: {
    statics: [
      { static: 'side-number', change: 'drain-cost', whose: 'opponents', add: 1, at: EVERYWHERE },
      {
        static: 'side-number',
        change: 'battle-destinies',
        whose: 'yours',
        add: 1,
        at: EVERYWHERE,
        when: one({ ...LEIA, inBattle: true }),
      },
      {
        static: 'side-number',
        change: 'attrition',
        whose: 'yours',
        add: 2,
        at: { ...EVERYWHERE, inBattle: true },
      },
      {
        static: 'number',
        change: 'immunity',
        of: {
          inBattle: true,
          any: [
            { type: 'imperial' },
            { trait: 'dark jedi' },
            { kind: 'starship', trait: 'imperial (starship)' },
          ],
        },
        fix: 0,
      },
    ],
    triggers: [
      lostInBattle('lost'),
      lostInBattle('forfeited'),
      { when: { just: 'captured', card: LEIA }, do: [TURN_OVER] },
    ],
  },
}

export const CAPTIVE_OBJECTIVES: Readonly<Record<string, CardText>> = {
  'Carbon Chamber Testing / My Favorite Decoration': carbonChamberTesting,
  'Rescue The Princess / Sometimes I Amaze Even Myself': rescueThePrincess,
}
