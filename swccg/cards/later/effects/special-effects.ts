/** Entries of Effects of Special Edition whose sentences only they and their twins say: sacrifices, drains that hurt, drains far away. */
import type { Condition } from '../../../text/condition.ts'
import type { Filter } from '../../../text/filter.ts'
import type { CardText } from '../../../text/text.ts'
import { adds, chosen, compare, MINE, SELF, there } from '../../premiere/common.ts'

const HOST: Filter = { the: 'host' }
const CANCELLED = { do: 'cancel-cards', what: SELF } as const
const opponentControls: Condition = { if: 'control', by: 'opponent' }
const none = (what: Filter): Condition => ({ if: 'not', of: there(what) })

/** A location where Force was drained in this turn has only one of its kind from then on: one for each drain. */
const outrage = (title: string): CardText => ({
  deploys: {
    when: { just: 'lost-force', by: 'you', from: 'drain' },
    there: true,
    on: [{ on: { kind: 'location' } }],
    if: {
      if: 'all',
      of: [
        compare({ value: 'amount' }, '>', 2),
        { if: 'on-table', what: { kind: 'location', battleground: true, occupied: 'you' }, least: 2 },
        none({ ...MINE, title, fresh: true, on: chosen('at') }),
      ],
    },
    after: [{ do: 'lose-force', who: 'opponent', amount: { count: { title }, times: 2 } }],
  },
})

const PALACE_SITES: Filter = { type: 'site', where: { sitesOf: "Jabba's Palace" } }
const LOCALS: Filter = { ...MINE, type: 'alien', unique: false }

/** Weighs on those who rule it once a system is destroyed, as long as their leader is not there. */
const fallOut = (system: Filter, rulers: readonly Filter[], saviour: Filter): CardText => {
  const fallen: Condition = { if: 'not', of: { if: 'host', is: { kind: 'location' } } }
  const all: Filter = { any: rulers }
  return {
    deploys: { on: [{ on: { type: 'system', ...system } }], if: none(saviour) },
    statics: [
      { static: 'deploy-cost', of: all, add: 8, when: fallen },
      { static: 'number', change: 'immunity', of: all, fix: 0, when: fallen },
      { static: 'number', change: 'immunity-exactly', of: all, fix: 0, when: fallen },
    ],
    triggers: [
      { when: { just: 'blown-away', card: HOST }, do: [{ do: 'lay-beside', what: SELF, side: 'opponent' }] },
      { when: { just: 'deployed', card: saviour }, do: [CANCELLED] },
    ],
    immuneTo: ['Alter'],
  }
}

/** Far from where it lies, what the opponent's cards make of the opponent's drains does not count. */
const remote = (...title: readonly string[]): CardText => ({
  deploys: { on: [{ on: { type: 'system', title } }], target: { type: 'system' } },
  statics: [
    {
      static: 'cancels-drain-bonuses',
      penaltiesToo: true,
      at: { kind: 'location', related: { the: 'target' } },
    },
  ],
  triggers: [{ when: 'always', if: opponentControls, do: [CANCELLED] }],
  immuneTo: ['Alter'],
})

export const SPECIAL_EFFECTS: Readonly<Record<string, CardText>> = {
  'Heroic Sacrifice': {
    deploys: {
      when: {
        just: 'forfeited',
        by: 'you',
        card: { type: 'rebel', number: { name: 'ability', least: 2.5 } },
        at: { kind: 'location', battleground: true },
      },
      there: true,
      on: [{ on: { kind: 'location' } }],
      after: [
        { do: 'out-of-play', what: chosen('answered') },
        { do: 'retrieve', amount: { count: { title: 'Heroic Sacrifice' }, times: 2 } },
      ],
    },
    triggers: [{ when: 'always', if: opponentControls, do: [CANCELLED] }],
    immuneTo: ['Control'],
  },
  'Imperial Atrocity': outrage('Imperial Atrocity'),
  'Imperial Propaganda': outrage('Imperial Propaganda'),
  'Uh-oh!': {
    deploys: { on: [{ on: 'own-side' }] },
    statics: [
      {
        static: 'deploy-cost',
        of: { type: 'imperial' },
        to: PALACE_SITES,
        add: 2,
        when: none({ type: 'rebel', where: { atA: PALACE_SITES } }),
      },
      {
        static: 'bars',
        what: 'be-cancelled',
        of: { title: 'Bo Shuda', where: { atA: PALACE_SITES } },
        when: none({ type: 'rebel', where: { atA: PALACE_SITES } }),
      },
      adds(
        'forfeit',
        1,
        { ...LOCALS, where: { atA: PALACE_SITES } },
        none({ type: 'rebel', where: { atA: PALACE_SITES } }),
      ),
    ],
    triggers: [
      {
        when: 'always',
        if: {
          if: 'all',
          of: [
            none({ type: 'rebel', where: { atA: PALACE_SITES } }),
            there({ title: 'Expand The Empire', where: { atA: PALACE_SITES } }),
          ],
        },
        do: [{ do: 'cancel-cards', what: { title: 'Expand The Empire', where: { atA: PALACE_SITES } } }],
      },
    ],
    immuneTo: ['Alter'],
  },
  'No Bargain': {
    deploys: { on: [{ on: 'own-side' }] },
    statics: [
      {
        static: 'deploy-cost',
        of: { type: 'rebel' },
        add: 2,
        when: none({ type: 'imperial', where: { sitesOf: "Jabba's Palace" } }),
      },
      adds('forfeit', 1, LOCALS, none({ type: 'imperial', where: { sitesOf: "Jabba's Palace" } })),
    ],
    triggers: [
      {
        when: 'always',
        if: {
          if: 'all',
          of: [
            none({ type: 'imperial', where: { sitesOf: "Jabba's Palace" } }),
            there({ title: 'Revolution' }),
          ],
        },
        do: [{ do: 'cancel-cards', what: { title: 'Revolution' } }],
      },
    ],
    immuneTo: ['Alter'],
  },
  'Down With The Emperor!': fallOut(
    { title: 'Death Star' },
    [{ type: 'imperial' }, { kind: 'starship', trait: 'imperial (starship)' }],
    { trait: 'dark jedi' },
  ),
  'A Day Long Remembered': fallOut(
    { title: ['Yavin 4', 'Hoth'] },
    [{ type: 'rebel' }, { kind: 'starship', trait: 'rebel (starship)' }],
    { persona: 'Obi-Wan' },
  ),
  "The Planet That It's Farthest From": remote('Tatooine', 'Dagobah'),
  'A Bright Center To The Universe': remote('Death Star', 'Coruscant'),
}
