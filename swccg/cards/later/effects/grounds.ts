/** Entries of the swamps of Dagobah: what sinks there, and what comes and camps there all the same. */
import type { Condition } from '../../../text/condition.ts'
import type { Filter } from '../../../text/filter.ts'
import type { Instruction } from '../../../text/instruction.ts'
import type { CardText } from '../../../text/text.ts'
import { compare, MINE } from '../../premiere/common.ts'

const HOST: Filter = { the: 'host' }
const ON_DAGOBAH: Filter = { where: { sitesOf: 'Dagobah' } }
const LANDED: Filter = { kind: 'starship', where: { atA: { type: 'site', not: { trait: 'docking bay' } } } }
const SINKS = 'sinking'
const sinking: Instruction = { do: 'note', as: SINKS, amount: 1 }
const canStay: Condition = { if: 'host', is: LANDED }

/** It holds a ship wherever it has landed, or has it sink in the swamp; where both could be, its player says which. */
const grounding = (to?: 'bottom-of-lost'): CardText => ({
  deploys: {
    on: [{ on: LANDED }, { on: { kind: ['starship', 'vehicle'], ...ON_DAGOBAH } }],
    after: [
      {
        do: 'if',
        when: { if: 'host', is: ON_DAGOBAH },
        so: [
          {
            do: 'if',
            when: canStay,
            so: [
              { do: 'choose-one', as: 'fate', options: ['it stays', 'it sinks'] },
              { do: 'if', when: compare({ value: 'fate' }, '=', 1), so: [sinking] },
            ],
            else: [sinking],
          },
        ],
      },
    ],
  },
  statics: [{ static: 'bars', what: 'move', of: HOST }],
  triggers: [
    {
      when: { just: 'phase-began', by: 'you', phase: 'control' },
      if: { if: 'noted', name: SINKS },
      do: [{ do: 'use-cards', what: HOST, ...(to ? { to } : {}) }],
    },
  ],
})

const SUNK: Filter = { ...MINE, kind: ['starship', 'vehicle'], where: 'same-site' }
const STARFIGHTERS: Filter = { ...MINE, type: 'starfighter' }

export const GROUNDS: Readonly<Record<string, CardText>> = {
  'Grounded Starfighter': grounding('bottom-of-lost'),
  'Awwww, Cannot Get Your Ship Out': grounding(),
  'Dagobah: Swamp': {
    light: {
      triggers: [{ when: { just: 'turn-ended', by: 'you' }, do: [{ do: 'use-cards', what: SUNK }] }],
    },
    dark: {
      triggers: [
        {
          when: { just: 'turn-ended', by: 'you' },
          do: [{ do: 'use-cards', what: SUNK, to: 'bottom-of-lost' }],
        },
      ],
    },
  },
  'Dagobah: Bog Clearing': {
    light: {
      statics: [
        { static: 'allows', what: 'deploy-past-place-rules', of: STARFIGHTERS, to: { where: 'same-site' } },
        {
          static: 'protects',
          of: { ...STARFIGHTERS, where: 'same-site' },
          from: 'Awwww, Cannot Get Your Ship Out',
        },
      ],
    },
    dark: {
      statics: [{ static: 'generation', whose: 'yours', add: 1, when: { if: 'occupy' } }],
    },
  },
  Encampment: {
    deploys: {
      on: [
        {
          on: {
            type: 'site',
            icon: 'exterior',
            any: [{ icon: 'planet' }],
            has: { ...MINE, type: ['rebel', 'alien'] },
          },
          cost: 2,
        },
      ],
    },
    statics: [{ static: 'allows', what: 'deploy-regardless', of: { ...MINE, kind: 'character' }, to: HOST }],
  },
}
