/** Clauses about the running attack. */
import type { Disruptable, Instruction } from '../../instructions.ts'
import { either, type Parser, pattern, remember, say, separated, where } from '../../parser.ts'
import { reference } from '../references.ts'
import { noun, selector } from '../selectors.ts'
import { arena, count, duration, or } from '../words.ts'

const DISRUPTED: Readonly<Record<string, Disruptable>> = {
  'Battle card': 'battle',
  'Mission card': 'mission',
  Mission: 'mission',
  'unit deployment': 'unit',
  'activated ability': 'ability',
  attack: 'attack',
  'Location placement': 'location',
  Location: 'location',
}
const disrupted = pattern(
  new RegExp(`(?:an? |one )?(${Object.keys(DISRUPTED).join('|')})\\b`),
  ([, what]) => DISRUPTED[what!]!,
)

export const attackClause: Parser<Instruction> = remember(
  either<Instruction>(
    say`the next time ${noun} would attack ${duration}, you may have (?:it|that unit) attack ${where(selector, ({ take }) => take.take === 'exactly')}`(
      (who, lasts, { of: { other: _, ...target } }) => ({ do: 'have-attack', who, target, for: lasts }),
    ),
    say`disrupt ${separated(disrupted, or)}(?! (?:from|against|with))`((what) => ({ do: 'disrupt', what })),
    say`disrupt ${separated(disrupted, or)} with a (?:printed )?Force cost of ${count} or less(?: Force)?`(
      (what, most) => ({
        do: 'disrupt',
        what,
        forceAtMost: most,
      }),
    ),
    say`disrupt (?:an|one) attack from ${selector}`(({ of: attacker }) => ({
      do: 'disrupt',
      what: ['attack'],
      attacker,
    })),
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
    say`begin another battle step in that arena`(() => ({ do: 'extra-battle', arena: 'chosen' })),
    say`begin another ${arena} battle step`((where) => ({ do: 'extra-battle', arena: where })),
    say`roll the attack dice secretly`(() => ({ do: 'roll-secretly' })),
    say`(?:the|this|its) attack ends`(() => ({ do: 'end-attack' })),
    say`(?:the attacking|this) unit (?:now )?attacks ${noun} instead(?: of the (?:original )?defending unit)?`(
      (to) => ({
        do: 'redirect-attack',
        to,
      }),
    ),
  ),
)
