/** Entries of Interrupts of Hoth about walkers, and about what moves or deploys beside them. */
import type { Filter } from '../../../text/filter.ts'
import type { Instruction } from '../../../text/instruction.ts'
import type { CardAction, CardText } from '../../../text/text.ts'
import { chosen, compare, DESTINY, MINE, TARGET, THEIRS, there } from '../../premiere/common.ts'
import { SCAPEGOAT } from '../../premiere/escapes.ts'

const AT = chosen('at')
const WALKER_THERE: Filter = { ...MINE, model: ['AT-AT', 'AT-ST'], piloted: true, present: true }
const LOST: Instruction = { do: 'lose-cards', what: TARGET }
const isA = (kind: 'character' | 'vehicle') => there({ ...TARGET, kind })

/** Exterior sites of the planet where a walker of the opponent has just come. */
const sightsWalker = (just: 'arrived' | 'deployed'): CardAction => ({
  when: {
    just,
    by: 'opponent',
    card: { model: 'AT-AT' },
    at: { type: 'site', icon: 'planet' },
  },
  do: [
    {
      do: 'deploy-from',
      pile: 'reserve',
      what: { type: 'site', icon: 'exterior', related: AT },
      most: 3,
    },
  ],
})

const WEAPON = chosen('weapon')
/** Fires a weapon outside a battle, and better in the hands of one person. */
const fires = (persona: Filter, more: number): CardText => ({
  actions: [
    {
      when: { phase: 'control', of: 'you' },
      targets: [{ name: 'weapon', what: { ...MINE, fireable: 'seekers' } }],
      do: [
        {
          do: 'if',
          when: there({ ...persona, ...MINE, fires: WEAPON }),
          so: [
            {
              do: 'may',
              so: [
                {
                  do: 'for-a-while',
                  what: { static: 'number', change: 'weapon-draw', of: WEAPON, add: more },
                  until: 'end-of-draw',
                },
              ],
            },
          ],
        },
        { do: 'fire-apart', what: WEAPON, seekers: true },
      ],
    },
  ],
})

export const WALKER_TURNS: Readonly<Record<string, CardText>> = {
  'Self-Destruct Mechanism': SCAPEGOAT,
  'Sorry About The Mess': fires({ persona: 'Han' }, 1),
  Sniper: fires({ title: "URoRRuR'R'R" }, 2),
  Trample: {
    actions: [
      {
        when: 'any-time',
        targets: [
          {
            name: 'target',
            what: {
              ...THEIRS,
              present: true,
              where: { atA: { type: 'site', has: WALKER_THERE } },
              any: [
                { kind: 'character' },
                { kind: 'vehicle', trait: 'crashed' },
                {
                  kind: 'vehicle',
                  not: { any: [{ piloted: true }, { number: { name: 'armor', least: 1 } }] },
                },
              ],
            },
          },
        ],
        do: [
          { do: 'draw-destiny' },
          {
            do: 'if',
            when: {
              if: 'any',
              of: [
                {
                  if: 'all',
                  of: [isA('character'), compare(DESTINY, '>', { number: 'ability', of: TARGET })],
                },
                { if: 'all', of: [isA('vehicle'), compare(DESTINY, '<', 7)] },
              ],
            },
            so: [LOST],
          },
        ],
      },
    ],
  },
  'Walker Sighting': { actions: [sightsWalker('arrived'), sightsWalker('deployed')] },
  'A Dark Time For The Rebellion': {
    actions: [
      {
        when: { just: 'deployed', by: 'opponent', card: { type: 'site', icon: 'planet' } },
        do: [
          {
            do: 'deploy-from',
            pile: 'reserve',
            what: { type: 'system', related: chosen('answered') },
          },
        ],
      },
    ],
  },
  'ComScan Detection': {
    actions: [
      {
        when: {
          just: 'came-as-react',
          by: 'opponent',
          card: { kind: ['character', 'vehicle', 'starship'] },
          moved: true,
        },
        targets: [{ name: 'target', what: { ...MINE, kind: ['vehicle', 'starship'], canReach: AT } }],
        do: [{ do: 'move-away', what: TARGET, to: AT }],
      },
    ],
  },
}
