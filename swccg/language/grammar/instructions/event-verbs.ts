/** What is cancelled or drawn again: battles, Force drains, destinies, shots, reacts. */
import { either, nothing, optional, pattern, say, where } from '@dejarik/kernel/language'
import type { Filter } from '../../../text/filter.ts'
import { on, type Parser } from '../../source.ts'
import { SELF } from '../nouns/filters.ts'
import { locationNoun, selector } from '../nouns/nouns.ts'
import { itself } from '../nouns/referents.ts'
import type { Deed, Just } from '../sentences/deeds.ts'
import { does } from './steps.ts'

const isAnywhere = ({ kind, ...rest }: Filter): boolean =>
  kind === 'location' && Object.keys(rest).length === 0
const at: Parser<{ at?: Filter }> = either<{ at?: Filter }>(
  say`at (?:an? |any |the )?${where(locationNoun, (place) => !isAnywhere(place))}`((place) => ({
    at: place,
  })),
  say`at (?:one|any|a) location(?! \w)`(() => ({})),
  nothing({}),
)
const by: Parser<{ by?: 'you' | 'opponent' }> = either<{ by?: 'you' | 'opponent' }>(
  say`(?:one |any )?(?:of )?opponent's`(() => ({ by: 'opponent' })),
  say`(?:one |any )?(?:of )?your`(() => ({ by: 'you' })),
  say`(?:an?|any|one|the)`(() => ({})),
)
const byOrNot: Parser<{ by?: 'you' | 'opponent' }> = either<{ by?: 'you' | 'opponent' }>(by, nothing({}))
const drawnFor: Parser<Pick<Just, 'for'>> = either<Pick<Just, 'for'>>(
  say`battle destiny`(() => ({ for: 'battle' })),
  say`weapon destiny`(() => ({ for: 'weapon' })),
  say`(?<!battle |weapon )destiny`(() => ({})),
)
const justSaid: Parser<unknown> = either<unknown>(
  say`(?:just drawn|(?:just|immediately) after it is revealed)`(() => null),
)

/** Something that just happened, as a noun. */
const event: Parser<Just> = either<Just>(
  say`${by} battle just initiated ${at}`((who, place) => ({ just: 'battle-initiated', ...who, ...place })),
  say`an attack just initiated by ${selector}`((card) => ({
    just: 'attack-initiated',
    attacker: 'creature',
    card,
  })),
  say`${byOrNot} Force drains?(?: just initiated)? ${at}`((who, place) => ({
    just: 'drain-initiated',
    by: 'opponent', // nobody cancels what is his own
    ...who,
    ...place,
  })),
  say`${by} ${drawnFor}(?: draws?)? ${justSaid}`((who, kind) => ({ just: 'destiny-drawn', ...who, ...kind })),
  say`${by} just[- ]drawn ${drawnFor}(?: draw)?`((who, kind) => ({ just: 'destiny-drawn', ...who, ...kind })),
  say`(?:one )?opponent's react`(() => ({ just: 'reacted', by: 'opponent' })),
  say`an attempt to target ${selector} with ${selector}`((card, source) => ({
    just: 'targeted',
    card,
    source,
  })),
  say`an attempt to use ${selector} to target ${selector}`((source, card) => ({
    just: 'targeted',
    card,
    source,
  })),
)

export const eventVerbs: Parser<Deed> = either<Deed>(
  say`cancel (?:(?:that|the) (?:battle damage|battle|attack|Force drain|destiny|attrition|targeting|react)|it)(?! just)`(
    () => does({ do: 'cancel' }),
  ),
  say`cancel ${event}(?! by)`((when) => ({ when, do: [{ do: 'cancel' }] })),
  say`cancel ${event} by moving \(for free\) ${selector} to (?:the )?${locationNoun}`((when, what, to) => ({
    when,
    do: [{ do: 'cancel' }, { do: 'relocate', what, to }],
  })),
  say`cancel and (?:then )?re-?draw (?:that|the) destiny`(() => does({ do: 'redraw' })),
  say`cancel and re-?draw ${event}`((when) => ({ when, do: [{ do: 'redraw' }] })),
  say`draw another battle destiny instead of the one you just drew`(() => ({
    when: { just: 'destiny-drawn', by: 'you', for: 'battle' },
    do: [{ do: 'redraw' }],
  })),
  say`re-?target (?:that|the) (?:weapon|blaster|lightsaber) to ${itself}`((to) =>
    does({ do: 'retarget', to }),
  ),
  say`re-?target ${pattern(/(?:that|the) (?:weapon|blaster|lightsaber)/i, () => null)} to (?:an? |one (?:of )?)?${selector}`(
    (_, what) => ({
      targets: [{ name: 'target', what }],
      do: [{ do: 'retarget', to: { the: { chosen: 'target' } } }],
    }),
  ),
  say`reduces? opponent's total battle destiny to (?:zero|0)`(() => ({
    when: { just: 'battle-destinies-drawn' },
    do: [{ do: 'set-battle-destiny', who: 'opponent', to: 0 }],
  })),
  on(
    ({ card }) => card.kind === 'character',
    say`move away${optional(say`as a react`(() => true))}(?! from)`((react) =>
      does({ do: 'move-away', what: SELF, ...(react ? { react: true } : {}) }),
    ),
  ),
  say`move away from (?:a )?battle at same site as a react`(() => ({
    when: { just: 'battle-initiated', by: 'opponent', at: { where: 'same-site' } },
    do: [{ do: 'move-away', what: SELF, react: true }],
  })),
  say`place Interrupt in (?:the |your )?Lost Pile`(() => does({ do: 'lose-this' })),
)
