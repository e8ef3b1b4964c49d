/** Premiere Interrupts that cancel cards by their titles, or whatever a destiny lets them. */

import { PLAIN_EFFECT } from '../../language/words.ts'
import type { Condition } from '../../text/condition.ts'
import type { Filter } from '../../text/filter.ts'
import type { Instruction } from '../../text/instruction.ts'
import type { CardAction, CardText } from '../../text/text.ts'
import { chosen, drawing, there } from './common.ts'

/** An Effect or a Utinni Effect, and none of the other kinds. */
const EFFECT: Filter = { any: [PLAIN_EFFECT, { type: 'utinni' }] }

/** An Interrupt as it is played, an Effect as it comes or as it lies on table. */
export const cancels = (named: Filter, when?: Condition): readonly CardAction[] => {
  const only = when ? { if: when } : {}
  return [
    {
      when: { just: 'played', card: { ...named, kind: 'interrupt' } },
      ...only,
      do: [{ do: 'cancel' }],
    },
    {
      when: { just: 'deployed', card: named },
      ...only,
      do: [{ do: 'cancel-cards', what: chosen('answered') }],
    },
    {
      when: 'any-time',
      ...only,
      targets: [{ name: 'target', what: named }],
      do: [{ do: 'cancel-cards', what: chosen('target') }],
    },
  ]
}
/** Interrupts alone, as they are played. */
const cancelsPlayed = (title: readonly string[], when: Condition): CardAction => ({
  when: { just: 'played', card: { title } },
  if: when,
  do: [{ do: 'cancel' }],
})

/** A destiny below the ability of your ablest character makes it work. */
const byAbility = (so: Instruction): readonly Instruction[] =>
  drawing('<', { highest: 'ability', of: { kind: 'character', whose: 'yours' } }, so)
const sense: CardText = {
  actions: [
    {
      when: { just: 'played', by: 'opponent', card: { kind: 'interrupt' } },
      do: byAbility({ do: 'cancel' }),
    },
    {
      when: { just: 'reacted', by: 'opponent' },
      do: byAbility({ do: 'cancel' }),
    },
    {
      when: { just: 'played', card: { title: 'Alter' } },
      do: [{ do: 'cancel' }],
    },
  ],
}
const alter: CardText = {
  actions: [
    {
      when: 'any-time',
      targets: [{ name: 'target', what: EFFECT }],
      do: byAbility({ do: 'cancel-cards', what: chosen('target') }),
    },
    {
      when: { just: 'deployed', card: EFFECT },
      do: byAbility({ do: 'cancel-cards', what: chosen('answered') }),
    },
    {
      when: { just: 'played', card: { title: 'Sense' } },
      do: [{ do: 'cancel' }],
    },
  ],
}

/** No attempt of the kind for the rest of the turn. */
const keptSafe = (name: string): Instruction => ({
  do: 'for-a-while',
  what: { static: 'bars', what: 'be-targeted', of: { the: { chosen: name }, type: 'droid' } },
  until: 'end-of-turn',
})

/** A look into any Reserve Deck, which is then shuffled. */
const looksInto = (when: Condition): readonly CardAction[] =>
  (['you', 'opponent'] as const).map((who) => ({
    when: 'any-time',
    if: when,
    do: [
      { do: 'look', at: 'reserve', whose: who === 'you' ? 'yours' : 'opponents' },
      { do: 'shuffle', pile: 'reserve', who },
    ],
  }))
const PRESENT: Filter = { present: true }
const LINK: Filter = { icon: 'scomp-link' }
const ON_DEATH_STAR: Filter = { icon: 'scomp-link', type: 'site', where: { system: 'Death Star' } }
const R_UNIT: Filter = { whose: 'yours', trait: 'r-unit' }
const LEADER: Filter = { type: 'imperial', trait: 'leader' }
/** At a place with a link, or aboard a starship with one; `how` is how it must stand at the place. */
const linked = (who: Filter, how: Filter = {}): Condition => ({
  if: 'any',
  of: [there({ ...who, ...how, where: { atA: LINK } }), there({ ...who, on: { kind: 'starship', ...LINK } })],
})

/** A Jawa takes a Utinni Effect, or shouts a card of its people down. */
const utinni: CardText = {
  actions: [
    {
      when: 'any-time',
      targets: [
        {
          name: 'target',
          what: {
            type: 'utinni',
            where: { atA: { has: { kind: 'character', trait: 'jawa', whose: 'yours' } } },
          },
        },
      ],
      do: [{ do: 'take-into-hand', what: chosen('target') }],
    },
    ...cancels({ titleHas: 'Jawa', any: [{ kind: 'interrupt' }, PLAIN_EFFECT] }),
  ],
}

export const cancelling: Readonly<Record<string, CardText>> = {
  'Sense (L)': sense,
  'Sense (D)': sense,
  'Alter (L)': alter,
  'Alter (D)': alter,
  'Boring Conversation Anyway': {
    actions: cancels({
      title: [
        'Report To Lord Vader',
        'Scomp Link Access',
        'Rebel Planners',
        'Rebel Reinforcements',
        'Gift Of The Mentor',
        'Panic',
        "Don't Get Cocky",
        'Skywalkers',
        'Demotion',
        'Combined Attack',
        'Surprise Assault',
      ],
    }),
  },
  'Scomp Link Access': {
    actions: [
      ...looksInto(linked(R_UNIT)),
      cancelsPlayed(
        ["We're All Gonna Be A Lot Thinner!", 'Boring Conversation Anyway'],
        there({ ...R_UNIT, where: { atA: ON_DEATH_STAR } }),
      ),
    ],
  },
  'Imperial Code Cylinder': {
    actions: [
      ...looksInto(linked(LEADER, PRESENT)),
      cancelsPlayed(
        ['Scomp Link Access', 'Into The Garbage Chute, Flyboy'],
        there({ ...LEADER, ...PRESENT, where: { atA: ON_DEATH_STAR } }),
      ),
    ],
  },
  'Utinni! (L)': utinni,
  'Utinni! (D)': utinni,
  'Droid Shutdown': {
    actions: [
      {
        when: { just: 'targeted', by: 'opponent', card: { type: 'droid', whose: 'yours' } },
        do: [{ do: 'cancel' }, keptSafe('answered')],
      },
      {
        when: { just: 'played', by: 'opponent', harms: { type: 'droid', whose: 'yours' } },
        do: [{ do: 'cancel' }, keptSafe('harmed')],
      },
    ],
  },
}
