/** Clauses about the running attack. */
import { mentions } from '@dejarik/kernel/language'
import { either, type Parser, pattern, remember, say, separated, where } from '../../parser.ts'
import type { Disruptable, Instruction } from '../../tree/instructions.ts'
import type { Filter, Noun, Reference, Selector } from '../../tree/nouns.ts'
import { filter } from '../nouns/filters.ts'
import { subtypeName } from '../nouns/heads.ts'
import { reference } from '../nouns/references.ts'
import { noun, selector } from '../nouns/selectors.ts'
import { arena, count, duration, or } from '../nouns/words.ts'

type Disrupt = Extract<Instruction, { readonly do: 'disrupt' }>
const DISRUPTED: Readonly<Record<string, Disruptable>> = {
  'Battle card': 'battle',
  'Mission card': 'mission',
  Mission: 'mission',
  'unit deployment': 'unit',
  'activated ability': 'ability',
  attack: 'attack',
  'Location placement': 'location',
  Location: 'location',
  Equipment: 'equipment',
  Resource: 'resource',
}
const disrupted = pattern(
  new RegExp(`(?:an? |one )?(${Object.keys(DISRUPTED).join('|')})\\b`),
  ([, what]) => DISRUPTED[what!]!,
)

/** It speaks of no arena or card that a price or a choice has to tell first. */
const isToldByItself = (of: Filter): boolean => !mentions(of, 'chosen') && !mentions(of, 'that-arena')
/** Told by itself, before anything is paid or chosen. */
const isKnownBefore = ({ take, of }: Selector): boolean =>
  take.take === 'exactly' && take.count === 1 && of.kind !== undefined && isToldByItself(of)
/** By what it would do, what it costs, or where it works. */
const ofNature = either<Pick<Disrupt, 'what' | 'nature'>>(
  pattern(/disrupt\b/, () => ({ what: ['ability', 'battle'], nature: 'disrupts' })),
  pattern(/damage prevention effect\b/, () => ({ what: ['ability', 'battle'], nature: 'prevents' })),
  pattern(/(non-)?Force[- ]activated (?:ability|effect)\b/, ([, not]) => ({
    what: ['ability'],
    nature: not ? 'not-force-activated' : 'force-activated',
  })),
  pattern(/Reserves (?:activated )?ability\b/, () => ({ what: ['ability'], nature: 'reserves' })),
)

/** `The Starfighter attacks that unit`: the one whose attack has just ended. */
const attacker: Parser<Reference> = either<Reference>(
  reference,
  say`the ${subtypeName}`(() => ({ the: 'attacker' })),
)
/** Only what it can attack. */
export function attack(unit: Reference, target: Noun): Instruction {
  if ('the' in target || target.of.attackableBy) return { do: 'attack', unit, target }
  return { do: 'attack', unit, target: { ...target, of: { ...apart(target.of), attackableBy: unit } } }
}
/** Whatever a unit can attack is another than itself. */
const apart = ({ other: _, ...of }: Filter): Filter => of

export const attackClause: Parser<Instruction> = remember(
  either<Instruction>(
    say`the next time ${noun} would attack ${duration}, you may have (?:it|them|that unit) attack ${where(selector, ({ take }) => take.take === 'exactly')}`(
      (who, lasts, { of: { other: _, ...target } }) => ({ do: 'have-attack', who, target, for: lasts }),
    ),
    say`${duration}, you choose whether ${noun} attacks? and have (?:it|them|that unit) attack ${where(selector, ({ take }) => take.take === 'exactly')}`(
      (lasts, who, { of: { other: _, ...target } }) => ({
        do: 'have-attack',
        who,
        target,
        for: lasts,
        whether: true,
      }),
    ),
    say`disrupt ${separated(disrupted, or)}(?! (?:from|against|with|that|of)\b)`((what) => ({
      do: 'disrupt',
      what,
    })),
    say`disrupt ${separated(disrupted, or)} (?:with a (?:printed )?Force cost of|that costs?) ${count}(?: Force)? or less(?: Force)?`(
      (what, most) => ({
        do: 'disrupt',
        what,
        forceAtMost: most,
      }),
    ),
    say`disrupt an? ${either<Pick<Disrupt, 'what' | 'of'>>(
      pattern(/Trap(?: card)?\b/, () => ({
        what: ['mission'],
        of: { kind: ['mission'], subtypes: ['Trap'] },
      })),
      pattern(/(?:Battle or Mission|Mission or Battle) card\b/, () => ({ what: ['battle', 'mission'] })),
      pattern(/non-unit card\b/, () => ({
        what: ['battle', 'mission', 'location', 'equipment', 'resource'],
      })),
      say`activated ability of ${where(selector, ({ of }) => isToldByItself(of))}`(({ of }) => ({
        what: ['ability'],
        of,
      })),
      say`${filter}'s activated ability`((of) => ({ what: ['ability'], of })),
      say`unit deployment of ${selector}`(({ of }) => ({ what: ['unit'], of })),
      say`${where(filter, ({ subtypes }) => subtypes !== undefined)} deployment`((of) => ({
        what: ['unit'],
        of,
      })),
      say`${where(filter, ({ kind, subtypes }) => kind?.[0] === 'mission' && subtypes !== undefined)}`(
        (of) => ({
          what: ['mission'],
          of,
        }),
      ),
    )}`((told) => ({ do: 'disrupt', ...told })),
    say`disrupt (?:one of )?your opponent's activated abilit(?:y|ies)`(() => ({
      do: 'disrupt',
      what: ['ability'],
      of: { whose: 'opponent' },
    })),
    say`disrupt that ability`(() => ({ do: 'disrupt', what: ['ability'] })),
    say`disrupt an activated ability[.] it can't be played again this turn`(() => ({
      do: 'disrupt',
      what: ['ability'],
      barred: true,
    })),
    say`disrupt (?:an|one) attack (?:from|by) ${selector}`(({ of: attacker }) => ({
      do: 'disrupt',
      what: ['attack'],
      attacker,
    })),
    say`disrupt (?:an|one) attack against ${where(selector, isKnownBefore)}`(({ of: against }) => ({
      do: 'disrupt',
      what: ['attack'],
      against,
    })),
    say`disrupt an? ${ofNature}`((told) => ({ do: 'disrupt', ...told })),
    say`disrupt (?:an|one) attack against ${reference}(?! from)`((against) => ({
      do: 'disrupt',
      what: ['attack'],
      against,
    })),
    say`disrupt (?:an|one) attack against ${reference} from ${selector}`((against, { of: attacker }) => ({
      do: 'disrupt',
      what: ['attack'],
      attacker,
      against,
    })),
    say`(?:have|make) (?:it|that unit|the attacking unit) attack ${noun}(?: in (?:its|the \w+) arena)? instead`(
      (to) => ({
        do: 'redirect-attack',
        to,
      }),
    ),
    say`${attacker} attacks? ${noun}(?! instead)`((unit, target) => attack(unit, target)),
    say`have ${reference} attack ${noun}(?! instead)`((unit, target) => attack(unit, target)),
    say`skip (?:that|the chosen) arena's battle step(?: this turn)?`(() => ({
      do: 'skip-battle',
      arena: 'chosen',
    })),
    say`skip the ${arena} battle step(?: this turn)?`((where) => ({ do: 'skip-battle', arena: where })),
    say`begin another battle step in that arena`(() => ({ do: 'extra-battle', arena: 'chosen' })),
    say`begin another ${arena} battle step`((where) => ({ do: 'extra-battle', arena: where })),
    say`roll the attack dice secretly`(() => ({ do: 'roll-secretly' })),
    say`disrupt (?:that|this|the) attack`(() => ({ do: 'end-attack', how: 'disrupted' })),
    say`end (?:the|this|that) attack`(() => ({ do: 'end-attack' })),
    say`(?:the|this|its) attack ends`(() => ({ do: 'end-attack' })),
    say`(?:the attacking|this) unit (?:now )?attacks ${noun} instead(?: of the (?:original )?defending unit)?`(
      (to) => ({
        do: 'redirect-attack',
        to,
      }),
    ),
  ),
)
