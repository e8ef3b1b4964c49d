/** What sets a triggered effect off. */
import type { Arena } from '../../../cards/definition.ts'
import { nameOfKeyword } from '../../keywords.ts'
import { self } from '../../names.ts'
import {
  either,
  map,
  optional,
  type Parser,
  pattern,
  phrase,
  remember,
  say,
  unless,
  where,
} from '../../parser.ts'
import type { Filter, Noun, Player } from '../../tree/nouns.ts'
import { ACTIVATED, type ActivatedKeyword } from '../../tree/tree.ts'
import type { Trigger } from '../../tree/triggers.ts'
import { pilotTrigger } from '../clauses/pilots-saved.ts'
import { filter, keywordName } from '../nouns/filters.ts'
import { merge } from '../nouns/merging.ts'
import { possessive, reference } from '../nouns/references.ts'
import { noun } from '../nouns/selectors.ts'
import { arena, arenas, count, player } from '../nouns/words.ts'
import { buildingTrigger } from './building-triggers.ts'

export const kindOf: Parser<Filter> = either<Filter>(
  say`(?:an? |any )?${filter}`((of) => of),
  say`another ${filter}`((of) => merge({ other: true }, of)),
  say`(?:one|any) of your opponent's ${filter}`((of) => merge({ whose: 'opponent' }, of)),
  say`an opponent's ${filter}`((of) => merge({ whose: 'opponent' }, of)),
  say`(?:one|any) of your ${filter}`((of) => merge({ whose: 'you' }, of)),
)
export const against: Parser<Filter> = either<Filter>(
  kindOf,
  pattern(/the (attacking|defending) unit\b/, ([, part]) => ({
    kind: ['unit'],
    state: [part as 'attacking' | 'defending'],
  })),
)
/** Not just a unit, whichever it is. */
const isSome = (who: Noun): boolean => 'the' in who || Object.keys(who.of).join() !== 'kind'
/** Units of some kind, not a certain one. */
const isKind = (who: Noun): boolean => !('the' in who) && isSome(who)
/** More than just a unit. */
const isNarrow = (of: Filter): boolean => Object.keys(of).join() !== 'kind'
/** From play is from anywhere. */
const from: Parser<readonly Arena[] | null> = say`from ${either<readonly Arena[] | null>(
  arenas,
  say`any arena or (?:his or her|your|your opponent's|the|a) build zone`(() => null),
  say`play`(() => null),
)}`((named) => named)

/** Whether the attack did any damage, once it is over. */
const done = either<'none' | 'some'>(
  pattern(
    /(?:but|and) (?:does|did) no damage\b|(?:but|and) the defending unit isn't damaged\b/,
    () => 'none',
  ),
  pattern(/and does damage\b|and the defending unit is damaged\b/, () => 'some'),
)
const combat: Parser<Trigger> = either<Trigger>(
  say`all of your opponent's ${filter} have ${pattern(/(\w+) counters\b/, ([, word]) => word!)} on them`(
    (of, counter) => ({ when: 'all-marked', of: merge({ whose: 'opponent' }, of), counter }),
  ),
  say`${noun} attacks(?! an? | any | one | another | but | and )`((who) => ({ when: 'attacks', who })),
  say`${where(noun, isSome)} attacks ${against}`((who, foe) => ({ when: 'attacks', who, against: foe })),
  say`${noun} (?:is|would be) attacked(?! by)`((who) => ({ when: 'is-attacked', who })),
  say`${where(kindOf, (of) => !isNarrow(of))} attacks ${where(noun, isKind)}`((foe, who) => ({
    when: 'is-attacked',
    who,
    against: foe,
  })),
  say`${kindOf} would attack ${where(noun, isSome)}`((foe, who) => ({
    when: 'is-attacked',
    who,
    against: foe,
  })),
  say`${kindOf} attacks ${where(noun, (who) => 'the' in who)}`((foe, who) => ({
    when: 'is-attacked',
    who,
    against: foe,
  })),
  say`${noun} is attacked by ${against}`((who, foe) => ({ when: 'is-attacked', who, against: foe })),
  say`${possessive} attack ends`((attacker) => ({ when: 'attack-ends', attacker })),
  say`${noun} damages(?! an? | any | one | another )`((who) => ({ when: 'damages', who })),
  say`${noun} damages ${against}(?! and)`((who, foe) => ({ when: 'damages', who, against: foe })),
  say`${noun} (?:is|becomes) damaged(?! by)`((who) => ({ when: 'is-damaged', who })),
  say`${kindOf} is damaged by ${reference}`((foe, who) => ({ when: 'damages', who, against: foe })),
  say`${kindOf} is discarded (?:by|as a result of) ${possessive} attack`((foe, who) => ({
    when: 'discards-by-damage',
    who,
    against: foe,
    by: 'attack',
  })),
  say`${possessive} attack discards ${against}`((who, foe) => ({
    when: 'discards-by-damage',
    who,
    against: foe,
    by: 'attack',
  })),
  say`${noun} untaps`((who) => ({ when: 'untaps', who })),
  say`${noun} taps(?! to| without)`((who) => ({ when: 'taps', who })),
  say`${noun} would be damaged(?! by)`((who) => ({ when: 'would-be-damaged', who })),
  say`${noun} would be damaged by ${against}`((who, foe) => ({
    when: 'would-be-damaged',
    who,
    against: foe,
  })),
  say`${noun} would be damaged by your opponent(?!')`((who) => ({
    when: 'would-be-damaged',
    who,
    against: { whose: 'opponent' },
  })),
  say`your opponent would damage ${where(noun, isSome)}`((who) => ({
    when: 'would-be-damaged',
    who,
    against: { whose: 'opponent' },
  })),
  say`${unless(self, kindOf)} would (?:damage|do damage to) ${where(noun, isSome)}`((foe, who) => ({
    when: 'would-be-damaged',
    who,
    against: foe,
  })),
  say`${noun} would (?:do damage|damage a unit)(?! to)`((who) => ({ when: 'would-damage', who })),
  say`${noun} attacks and would do damage(?! to)`((who) => ({ when: 'would-damage', who, by: 'attack' })),
  say`${reference} would (?:damage|do damage to) ${where(against, isNarrow)}`((who, foe) => ({
    when: 'would-damage',
    who,
    against: foe,
  })),
  say`(?:damage from )?${possessive} attack causes ${against} to be discarded`((who, foe) => ({
    when: 'discards-by-damage',
    who,
    against: foe,
    by: 'attack',
  })),
  say`${noun} attacks and (?:does damage to|damages) ${against}`((who, foe) => ({
    when: 'damages',
    who,
    against: foe,
    by: 'attack',
  })),
  say`${noun} attacks ${done}(?! to)`((attacker, damage) => ({ when: 'attack-ends', attacker, damage })),
  say`${noun} attacks ${against} ${done}(?! to)`((attacker, of, damage) => ({
    when: 'attack-ends',
    attacker,
    defender: { take: { take: 'exactly', count: 1 }, of },
    damage,
  })),
  say`${noun} does ${pattern(/(\d+) or more\b/, ([, number]) => Number(number))} damage to ${against}`(
    (who, atLeast, foe) => ({ when: 'damages', who, against: foe, atLeast }),
  ),
  say`${noun} does ${pattern(/(\d+) or more\b/, ([, number]) => Number(number))} damage(?! to)`(
    (who, atLeast) => ({
      when: 'damages',
      who,
      atLeast,
    }),
  ),
  say`${noun} attacks ${against} and does more than ${count} damage`((who, foe, number) => ({
    when: 'damages',
    who,
    against: foe,
    atLeast: number + 1,
    by: 'attack',
  })),
  say`${noun} would be damaged and discarded`((who) => ({ when: 'would-die', who })),
  say`damage is done to ${noun}`((who) => ({ when: 'is-damaged', who })),
  say`damage would be done to ${noun}`((who) => ({ when: 'would-be-damaged', who })),
  say`an attack from ${noun} causes ${against} to be discarded`((who, foe) => ({
    when: 'discards-by-damage',
    who,
    against: foe,
    by: 'attack',
  })),
  say`${noun} causes ${against} to be discarded`((who, foe) => ({
    when: 'causes-discard',
    who,
    against: foe,
  })),
  say`${noun} attacks and (?:the defending unit is discarded|discards the defending unit)`((who) => ({
    when: 'discards-by-damage',
    who,
    against: { kind: ['unit'] },
    by: 'attack',
  })),
  say`the defending unit is discarded as a result of ${possessive} attack`((who) => ({
    when: 'discards-by-damage',
    who,
    against: { kind: ['unit'] },
    by: 'attack',
  })),
  say`you roll ${possessive} attack dice`((attacker) => ({ when: 'attack-roll', attacker })),
  say`your opponent rolls (?:one or more |attack )?dice (?:in an attack on|against) ${noun}`((defender) => ({
    when: 'attack-roll',
    defender,
  })),
  say`your opponent rolls attack dice for ${filter}`((of) => ({
    when: 'attack-roll',
    attacker: { take: { take: 'exactly', count: 1 }, of: merge({ whose: 'opponent' }, of) },
  })),
  say`an attack on ${noun} ends`((defender) => ({ when: 'attack-ends', defender })),
  say`${noun}'s attack ends`((attacker) => ({ when: 'attack-ends', attacker })),
  say`damage from ${noun} causes ${against} to be discarded`((who, foe) => ({
    when: 'discards-by-damage',
    who,
    against: foe,
  })),
  say`${noun} damages ${against} and (?:that|the other|your) \w+ is discarded`((who, foe) => ({
    when: 'discards-by-damage',
    who,
    against: foe,
  })),
)
const overkilling: Parser<Trigger> = say`${noun} does damage from Overkill`((who) => ({
  when: 'damages',
  who,
  by: 'overkill',
}))
const thrownAway: Parser<Trigger> =
  say`one of your opponent's effects causes you to discard ${self} from your hand`(() => ({
    when: 'is-discarded',
    who: { the: 'self' },
    from: 'hand',
  }))
/** Any arena leaves out the build zone. */
export const leftFrom = (where: readonly Arena[] | null): { readonly from?: Arena | readonly Arena[] } =>
  where === null ? {} : { from: where.length === 1 ? where[0]! : where }
/** `from this arena`, on a card that belongs to one. */
const fromOwn: Parser<readonly Arena[]> = (source, at) => {
  const { arenas: own } = source.card
  return own.length === 1 ? say`from (?:this|its) arena`(() => own)(source, at) : []
}
const leaving: Parser<Trigger> = either<Trigger>(
  say`${noun} is discarded ${optional(either(from, fromOwn))}`((who, where) => ({
    when: 'is-discarded',
    who,
    ...leftFrom(where),
  })),
  say`${reference} is discarded from the chosen arena`((who) => ({
    when: 'is-discarded',
    who,
    from: 'chosen-arena',
  })),
)
const doomed: Parser<Trigger> = either<Trigger>(
  say`damage from ${noun} would discard ${noun}`((by, who) => ({ when: 'would-be-discarded', who, by })),
  say`${noun} would be discarded by (?:damage from )?${noun}`((who, by) => ({
    when: 'would-be-discarded',
    who,
    by,
  })),
  say`${noun} would cause ${noun} to be discarded`((by, who) => ({ when: 'would-be-discarded', who, by })),
  say`${noun} attacks, if the defending unit would be discarded`((by) => ({
    when: 'would-be-discarded',
    who: { take: { take: 'exactly', count: 1 }, of: { kind: ['unit'], state: ['defending'] } },
    by,
  })),
)
const wouldLeave: Parser<Trigger> = say`${noun} would be discarded ${optional(from)}`((who, where) => ({
  when: 'would-be-discarded',
  who,
  ...leftFrom(where),
}))
/** A unit of one player. */
const of = (who: Noun, whose: 'you' | 'opponent'): Noun =>
  'the' in who ? who : { ...who, of: { ...who.of, whose } }
const retreating: Parser<Trigger> = either<Trigger>(
  say`${noun} uses ${keywordName} to prevent damage(?! from)`((to, by) => ({
    when: 'prevents',
    who: 'each-player',
    to,
    by,
  })),
  say`all damage to ${noun} is prevented`((to) => ({ when: 'prevents', who: 'each-player', to, all: true })),
  say`${noun} would be damaged, if all (?:of )?that damage is prevented`((to) => ({
    when: 'prevents',
    who: 'each-player',
    to,
    all: true,
  })),
  say`you retreat ${noun}`((who) => ({ when: 'is-retreated', who, by: 'you' })),
  say`your opponent retreats ${noun}`((who) => ({ when: 'is-retreated', who, by: 'opponent' })),
  say`${noun} is retreated`((who) => ({ when: 'is-retreated', who })),
  say`${noun} retreats(?! it| him| her| one| an?\b| up)`((who) => ({ when: 'is-retreated', who })),
  say`${player} (?:prevent|prevents) damage done by an attack from ${noun}`((who, source) => ({
    when: 'prevents',
    who,
    from: source,
  })),
  say`${noun} uses ${keywordName} to prevent damage from ${noun}`((to, by, source) => ({
    when: 'prevents',
    who: 'each-player',
    to,
    from: source,
    by,
  })),
  say`${player} (?:prevent|prevents) damage to ${noun}`((who, to) => ({ when: 'prevents', who, to })),
)
const activatedName: Parser<ActivatedKeyword> = either<ActivatedKeyword>(
  ...ACTIVATED.map((one) => map(phrase(nameOfKeyword(one)), () => one)),
)
/** `one of your units'`. */
const nounsOwn: Parser<Noun> = say`${where(noun, (who) => 'take' in who)}(?:'s|')`((who) => who)
const SOME_FORCE = { is: 'at-least', than: 0 } as const
const using: Parser<Trigger> = either<Trigger>(
  say`${noun} uses ${activatedName}(?! to prevent)`((who, keyword) => ({ when: 'uses', who, keyword })),
  say`${noun} uses an activated ability(?! to| with| that)`((who) => ({ when: 'uses', who })),
  say`${noun} uses a Force[- ]?activated ability(?! to| with| that)`((who) => ({
    when: 'uses',
    who,
    force: SOME_FORCE,
  })),
  say`${noun} uses an? (?:Force[- ]?)?activated ability (?:that costs|with a cost of) ${count} or more Force`(
    (who, than) => ({
      when: 'uses',
      who,
      force: { is: 'at-least', than },
    }),
  ),
  say`${noun} uses an? (?:Force[- ]?)?activated ability (?:that costs|with a cost of) ${count} or less Force`(
    (who, than) => ({
      when: 'uses',
      who,
      force: { is: 'at-most', than },
    }),
  ),
)
const triggering: Parser<Trigger> = either<Trigger>(
  say`${either(possessive, nounsOwn)} ${keywordName}(?: ability)? (?:is triggered|triggers)`(
    (who, keyword) => ({
      when: 'is-triggered',
      who,
      keyword,
    }),
  ),
)
const entering: Parser<Trigger> = say`${noun} enters your build zone`((who) => ({
  when: 'enters-build-zone',
  who: of(who, 'you'),
}))
const starts = pattern(/starts\b/, () => 'step-starts' as const)
const ends = pattern(/ends\b/, () => 'step-ends' as const)
const edge = either<'step-starts' | 'step-ends'>(starts, ends)
const builder: Parser<Player> = either<Player>(
  say`your opponent's`(() => 'opponent'),
  say`your(?! opponent)`(() => 'you'),
  say`(?:each player's|each|every)`(() => 'each-player'),
)
/** The battle step, on a unit or a Location: the one in its own arena. */
const ownStep: Parser<Trigger> = (source, at) => {
  const { kind, arenas: places } = source.card
  const [only, ...others] = places
  const own =
    kind === 'unit'
      ? say`(?:the|its|this arena's) battle step ${edge}`
      : say`this arena's battle step ${edge}`
  if (kind !== 'unit' && kind !== 'location') return []
  return own((when): Trigger => ({ when, step: only && others.length === 0 ? only : 'its-arena' }))(
    source,
    at,
  )
}
const timed: Parser<Trigger> = either<Trigger>(
  say`(?:the|each|every) ${arena} battle steps? ${edge}`((step, when) => ({ when, step })),
  ownStep,
  say`the battle step of its arena ${edge}`((when) => ({ when, step: 'its-arena' })),
  say`(?:the|each|every) battle phase ${edge}`((when) => ({ when, step: 'battle' })),
  say`setup starts`(() => ({ when: 'step-starts', step: 'setup' })),
  say`(?:your|the) retreat step ends`(() => ({ when: 'step-ends', step: 'retreat' })),
  say`(?:your|the|each) turn starts`(() => ({ when: 'step-starts', step: 'turn' })),
  say`(?:the|this|each) turn ends`(() => ({ when: 'step-ends', step: 'turn' })),
  // The start of the draw step is that of the build step (idc/turn/start-of-draw-step-means-build-step).
  say`${builder} (?:build|draw) step starts`((whose) => ({ when: 'build-step-starts', whose })),
  say`the build step starts`(() => ({ when: 'build-step-starts', whose: 'you' })),
  say`${builder} build step ends`((whose) => ({ when: 'build-step-ends', whose })),
  say`the roll for build points is made`(() => ({ when: 'build-roll' })),
  say`you roll for build points`(() => ({ when: 'build-roll' })),
)
export const trigger: Parser<Trigger> = remember(
  either(
    combat,
    overkilling,
    thrownAway,
    leaving,
    wouldLeave,
    doomed,
    pilotTrigger,
    retreating,
    entering,
    triggering,
    using,
    buildingTrigger,
    timed,
  ),
)
