/** Entries of Effects of A New Hope whose sentences no other card says, and of one of Hoth that is like them. */
import type { Filter } from '../../../text/filter.ts'
import type { Instruction } from '../../../text/instruction.ts'
import type { CardText, CardTrigger } from '../../../text/text.ts'
import { chosen, compare, DESTINY, MINE, SELF, TARGET, THEIRS } from '../../premiere/common.ts'

const HOST: Filter = { the: 'host' }

/** What each destiny of the opponent brings, by its number. */
const bones: CardText = {
  deploys: { on: [{ on: 'own-side', cost: 1 }] },
  triggers: (
    [
      { do: 'draw-cards', amount: 1, from: 'used' },
      { do: 'lose-force', who: 'you', amount: 1 },
      { do: 'activate', amount: 1 },
      { do: 'lose-cards', what: SELF },
      { do: 'retrieve', amount: 1 },
      { do: 'deploy-from', pile: 'hand', what: { kind: 'character' }, free: true },
    ] satisfies readonly Instruction[]
  ).map(
    (step, exactly): CardTrigger => ({
      when: { just: 'destiny-drawn', by: 'opponent', card: { number: { name: 'destiny', exactly } } },
      do: [step],
    }),
  ),
}

/** On somebody it teaches theft, on a weapon it prevents it. */
const fence: CardText = {
  deploys: {
    on: [{ on: { ...MINE, kind: 'character', not: { trait: 'thief' } } }, { on: { kind: 'weapon' } }],
  },
  statics: [
    { static: 'gives', trait: 'thief', to: HOST, when: { if: 'host', is: { kind: 'character' } } },
    {
      static: 'bars',
      what: 'be-stolen',
      of: HOST,
      when: { if: 'host', is: { kind: 'weapon' } },
    },
  ],
  actions: [
    {
      when: { phase: 'control', of: 'you' },
      if: { if: 'host', is: { kind: 'character' } },
      limit: { times: 1, per: 'turn' },
      targets: [{ name: 'target', what: { ...THEIRS, kind: 'device', where: 'same-site' } }],
      do: [
        { do: 'draw-destiny' },
        {
          do: 'if',
          when: compare(DESTINY, '<', { number: 'destiny', of: TARGET }),
          so: [{ do: 'steal', what: TARGET, to: HOST }],
        },
      ],
    },
  ],
  immuneTo: ['Alter'],
}

/** Takes hold of an Interrupt that was just played. */
const grabber: CardText = {
  deploys: {
    when: { just: 'played', by: 'opponent', card: { kind: 'interrupt' } },
    on: [{ on: 'own-side', cost: 1 }],
    after: [{ do: 'stack', what: chosen('answered') }],
  },
  statics: [{ static: 'makes-unique', of: { kind: 'interrupt', copyOf: { where: 'on-this' } } }],
  immuneTo: ['Control'],
}

export const NEW_HOPE_EFFECTS: Readonly<Record<string, CardText>> = {
  'Krayt Dragon Bones': bones,
  'Tauntaun Bones': bones,
  'Merc Sunlet': fence,
  'Swilla Corey': fence,
  'Grappling Hook': grabber,
  Tentacle: grabber,
}
