/** Who may react, by moving or deploying, and what it costs. */
import { either, map, optional, say } from '@dejarik/kernel/language'
import type { Filter } from '../../../text/filter.ts'
import type { Static } from '../../../text/statics.ts'
import type { Parser, Source } from '../../source.ts'
import { SELF } from '../nouns/filters.ts'
import { selector } from '../nouns/nouns.ts'
import { isLeftOut } from '../nouns/the-card-itself.ts'
import { to } from './destinations.ts'
import { allows, who } from './one-right.ts'

/** Into a system ships fly by hyperspeed; elsewhere one walks, drives or takes off. */
const reactsTo = (of: Filter, at: Filter | null): Static => allows('react', of, at ?? undefined)
export const flying = ({ card }: Source, statics: readonly Static[]): readonly Static[] =>
  card.type !== 'system'
    ? statics
    : statics.map((one) =>
        one.static === 'allows' && one.what === 'react' && one.to?.the === 'self'
          ? { ...one, what: 'react-flying' }
          : one,
      )
/** A battle alone, and no Force drain: `to a battle here`, `to a battle where you have a leader`. */
const toBattle: Parser<Filter> = either<Filter>(
  say`to a battle where you have ${selector}`((cards) => ({
    has: { ...cards, whose: 'yours' },
    inBattle: true,
  })),
  say`to a battle ${to}`((at) => ({ ...at, inBattle: true })),
)
const toReact: Parser<Filter> = either<Filter>(to, toBattle)
const toReactOrAnywhere: Parser<Filter | null> = optional(toReact)
/** `to a battle where your smuggler is participating`. */
const battleOf: Parser<Filter> = say`to a battle where ${selector} (?:is|are) participating`((cards) => ({
  has: { ...cards, inBattle: true },
}))
const goal: Parser<Filter | null> = optional(either<Filter>(toReact, battleOf))
const freely_ = (of: Filter, at: Filter | null): readonly Static[] => [
  reactsTo(of, at),
  allows('react-free', of, at ?? undefined),
]
/** Who deploys: where nobody is named the card itself, also where it lies on another. */
const comer: Parser<Filter> = map(who, (of) => (isLeftOut(of) ? SELF : of))
export const reacting: Parser<readonly Static[]> = either<readonly Static[]>(
  say`${who} may move for free as a react ${goal}`(freely_),
  say`${who} may move as a react \(for free\) ${goal}`(freely_),
  say`${who} (?:may )?moves? as a react ${to} \(for free\)`(freely_),
  say`${who} moves? as a react \(for free\) ${toBattle}`(freely_),
  say`${who} may react for free ${toReactOrAnywhere}`((of, at) => [
    allows('react-free', of, at ?? undefined),
  ]),
  say`${who} may react by deploying or moving ${to}`((of, at) => [
    allows('deploy-as-react', of, at),
    reactsTo(of, at),
  ]),
  say`${who} may move as a react(?: only)? ${toReactOrAnywhere}`((of, at) => [reactsTo(of, at)]),
  say`${who} may move as a react(?: only)? to a battle or Force drain(?: \(if within range\))?`((of) => [
    reactsTo(of, null),
  ]),
  say`${who} may move ${toReact}(?: by hyperspeed)? as a react`((of, at) => [reactsTo(of, at)]),
  say`${who} may move ${toReactOrAnywhere}(?: by hyperspeed)? as a react \(for free\)`(freely_),
  say`${comer} may deploy ${toReactOrAnywhere} as a react`((of, at) => [
    allows('deploy-as-react', of, at ?? undefined),
  ]),
  say`${comer} may deploy as a react ${toReact}`((of, at) => [allows('deploy-as-react', of, at)]),
  say`${who} may deploy or move ${toReact} as a react`((of, at) => [
    allows('deploy-as-react', of, at),
    reactsTo(of, at),
  ]),
  say`${who} may deploy or move as a react ${toReactOrAnywhere}`((of, at) => [
    allows('deploy-as-react', of, at ?? undefined),
    reactsTo(of, at),
  ]),
  say`if opponent (?:has )?just initiated (?:a )?battle or Force drain ${to}, may react by deploying cards(?: \(at normal use of Force\))? to that battle or Force drain location`(
    (at) => [allows('deploy-as-react', { whose: 'yours' }, at)],
  ),
  say`your cards may deploy ${toReact} as a react`((at) => [
    allows('deploy-as-react', { whose: 'yours' }, at),
  ]),
  say`may deploy cards ${to} as a react`((at) => [allows('deploy-as-react', { whose: 'yours' }, at)]),
  say`may deploy cards as a react ${toBattle}`((at) => [allows('deploy-as-react', { whose: 'yours' }, at)]),
)
