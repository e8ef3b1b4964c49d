/** Cards that bring about what an ability waits for, told by what their trees do; never by name. */

import { hasPart, isPart, type Part, partsOf } from '@dejarik/kernel/language'
import type { CardDefinition } from '../cards/definition.ts'
import type { Ability } from '../language/tree/tree.ts'
import type { PrintedAbility } from './abilities.ts'
import type { Plot } from './plot.ts'
import { isHolding } from './printed.ts'
import type { Wishes } from './wish.ts'

export interface Abettor {
  readonly whose: 'you' | 'opponent'
  readonly is: (card: CardDefinition) => boolean
  /** What of it does the thing; one whose time can be chosen in battle is best. */
  readonly does?: (ability: Ability) => boolean
}

/** What a part of a tree waits for, and what does that. */
const WAITS: readonly {
  readonly for: (part: Part) => boolean
  readonly done: (part: Part) => boolean
  readonly by: (part: Part) => readonly Abettor['whose'][]
}[] = [
  {
    for: ({ when, from }) => when === 'is-discarded' && from === 'hand',
    done: ({ do: act, what }) => act === 'discard' && isTheirHand(what),
    by: () => ['opponent'],
  },
  {
    for: ({ when, from }) => when === 'is-discarded' && from !== 'hand',
    done: ({ do: act, what }) => act === 'discard' && isUnitInPlay(what),
    by: () => ['opponent', 'you'],
  },
  { for: isTrigger('disrupts'), done: isAct('disrupt'), by: whoever },
  { for: isTrigger('reveals'), done: isAct('show', 'reveal-hand'), by: whoever },
  { for: isTrigger('gains-force'), done: isAct('gain-force'), by: whoever },
  { for: isTrigger('mills'), done: isAct('mill'), by: whoever },
  { for: isTrigger('prevents'), done: isAct('prevent'), by: whoever },
  { for: isTrigger('taps-for-ability'), done: ({ pay }) => pay === 'tap', by: () => ['you'] },
  {
    for: ({ if: condition, did }) => condition === 'happened' && did === 'was-healed',
    done: isAct('remove-damage-counters'),
    by: () => ['you', 'opponent'],
  },
]

export function abettorsOf({ ability }: PrintedAbility, plot: Plot, { own }: Wishes): readonly Abettor[] {
  const waits = partsOf(ability).flatMap((part) =>
    WAITS.filter((wait) => wait.for(part)).flatMap(({ done, by }) =>
      by(part).map((whose): Abettor => {
        const does = (each: Ability): boolean => hasPart(each, done)
        return { whose, is: ({ abilities }) => abilities.some(does), does }
      }),
    ),
  )
  return [...waits, ...subjects(plot), ...lenders(own)]
}

/** What can be disrupted has to be there. */
const subjects = ({ disrupts = [] }: Plot): readonly Abettor[] =>
  disrupts.flatMap((what): readonly Abettor[] => {
    if (what === 'attack') return []
    const is = what === 'ability' ? hasPlayedAbility : ({ kind }: CardDefinition): boolean => kind === what
    return [{ whose: 'opponent', is }]
  })

const hasPlayedAbility = ({ kind, abilities }: CardDefinition): boolean =>
  kind === 'unit' &&
  abilities.some((each) => each.ability === 'effect' && !each.zones && each.cost.length > 0)

/** A keyword that the card has not itself is lent by another. */
const lenders = (own: Wishes['own']): readonly Abettor[] =>
  own.flatMap(({ has = [] }) =>
    has.map(
      (holding): Abettor => ({
        whose: 'you',
        is: ({ abilities }) =>
          hasPart(abilities, ({ gives, keywords, keyword }) =>
            Array.isArray(gives)
              ? gives.some((each) => isHolding(each, holding))
              : Array.isArray(keywords) &&
                keyword === undefined &&
                keywords.some((each) => each.keyword === holding),
          ),
      }),
    ),
  )

function isTrigger(...names: readonly string[]): (part: Part) => boolean {
  return ({ when }) => names.includes(String(when))
}
function isAct(...names: readonly string[]): (part: Part) => boolean {
  return ({ do: act }) => names.includes(String(act))
}

function whoever({ who }: Part): readonly Abettor['whose'][] {
  return who === 'you' || who === 'opponent' ? [who] : ['you', 'opponent']
}

/** Cards in the hand of whoever is the opponent there. */
const isTheirHand = (what: unknown): boolean =>
  isPart(what) &&
  isPart(what['of']) &&
  what['of']['whose'] === 'opponent' &&
  isPart(what['of']['place']) &&
  what['of']['place']['in'] === 'hand'

const isUnitInPlay = (what: unknown): boolean =>
  isPart(what) &&
  isPart(what['of']) &&
  Array.isArray(what['of']['kind']) &&
  what['of']['kind'].includes('unit') &&
  !['hand', 'deck', 'discard-pile'].includes(String(isPart(what['of']['place']) && what['of']['place']['in']))
