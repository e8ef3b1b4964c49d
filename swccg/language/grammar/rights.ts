/** What cards cannot do, and what they may do: bars, permissions, texts that are cancelled. */
import { either, say } from '@dejarik/kernel/language'
import type { Filter } from '../../text/filter.ts'
import type { Static } from '../../text/statics.ts'
import type { Parser } from '../source.ts'
import { HOST, SELF } from './filters.ts'
import { systemName } from './names.ts'
import { locationNoun, selector, unspoken } from './nouns.ts'

import { subject } from './subjects.ts'

/** What cards cannot do, and may. */
const bars = (what: Extract<Static, { static: 'bars' }>['what'], of: Filter, to?: Filter): Static => ({
  static: 'bars',
  what,
  of,
  ...(to ? { to } : {}),
})
const allows = (what: Extract<Static, { static: 'allows' }>['what'], of: Filter, to?: Filter): Static => ({
  static: 'allows',
  what,
  of,
  ...(to ? { to } : {}),
})
const boarding: Parser<Filter> = either<Filter>(
  say`any starfighter or enclosed vehicle`(() => ({ any: [{ type: 'starfighter' }, { trait: 'enclosed' }] })),
  say`starfighters or enclosed vehicles`(() => ({ any: [{ type: 'starfighter' }, { trait: 'enclosed' }] })),
  selector,
)
export const rights: Parser<readonly Static[]> = either<readonly Static[]>(
  say`${unspoken}may not move`((of) => [bars('move', of)]),
  say`${subject} may not move`((of) => [bars('move', of)]),
  say`${unspoken}may not (?:be|go) aboard ${boarding}`((of, to) => [bars('board', of, to)]),
  say`${unspoken}may not board ${boarding}`((of, to) => [bars('board', of, to)]),
  say`${unspoken}too large to go aboard ${boarding}`((of, to) => [bars('board', of, to)]),
  say`${unspoken}may not move to ${locationNoun}`((of, to) => [bars('move', of, to)]),
  say`${selector} may not deploy to same site`((of) => [bars('deploy', of, { where: 'same-site' })]),
  say`${selector} may not deploy to ${systemName}(?! \w*(?:site|system|location))`((of, system) => [
    bars('deploy', of, { where: { system } }),
  ]),
  say`${selector} may not deploy here`((of) => [bars('deploy', of, SELF)]),
  say`${unspoken}may move as a react(?: only to a battle or Force drain \(if within range\))?`((of) => [
    allows('react', of),
  ]),
  say`${unspoken}may move to an adjacent site as a react`((of) => [allows('react', of)]),
  say`${selector} may move here as a react`((of) => [allows('react-flying', of, SELF)]),
  say`${unspoken}may move free`((of) => [allows('move-free', of)]),
  say`${selector} may move free to same location`((of) => [
    allows('move-free', of, { kind: 'location', where: 'same-location' }),
  ]),
  say`${selector} may deploy free`((of) => [allows('deploy-free', of)]),
  say`${selector} may deploy free here`((of) => [allows('deploy-free', of, SELF)]),
  say`your cards may deploy here without presence`(() => [
    allows('deploy-without-presence', { whose: 'yours' }, SELF),
  ]),
  say`${selector} may move here by hyperspeed as a react`((of) => [allows('react-flying', of, SELF)]),
  say`your cards may deploy to same or adjacent site as a react`(() => [
    allows('deploy-as-react', { whose: 'yours' }, { kind: 'location', where: 'same-or-adjacent-site' }),
  ]),
  say`${selector} may not be targeted by ${selector}`((of, by) => [
    { static: 'bars', what: 'be-targeted', of, by },
  ]),
  say`${selector} may not deploy`((of) => [bars('deploy', of)]),
  say`${subject} may not carry weapons`((of) => [bars('carry-weapons', of)]),
  say`${unspoken}may be targeted by any weapon`(() => [allows('be-any-target', SELF)]),
  say`${selector} may be forfeited from hand after you lose a battle`((of) => [
    allows('forfeit-from-hand', of),
  ]),
  say`${subject} may use any number of weapons and devices`((of) => [allows('carry-any-number', of)]),
  say`${unspoken}may move only to (?:an? )?${locationNoun}`((of, to) => [bars('move', of, { not: to })]),
  say`that weapon may target at an adjacent site`(() => [allows('reach-adjacent', HOST)]),
  say`${unspoken}moves free`((of) => [allows('move-free', of)]),
  say`${unspoken}may drive ${selector}`((of, to) => [allows('drive', of, to)]),
  say`${unspoken}may move without presence aboard`((of) => [allows('move-without-presence', of)]),
  say`may deploy here without presence`(() => [allows('deploy-without-presence', { whose: 'yours' }, SELF)]),
  say`${selector} deploys? (?:for )?free`((of) => [allows('deploy-free', of)]),
  say`${selector} deploys? (?:for )?free to same location`((of) => [
    allows('deploy-free', of, { where: 'same-location' }),
  ]),
  say`${selector} deploys? (?:for )?free to same site`((of) => [
    allows('deploy-free', of, { where: 'same-site' }),
  ]),
  say`${unspoken}may move as a react only to ${locationNoun}`((of, to) => [allows('react', of, to)]),
  say`${unspoken}may move as a react to ${locationNoun}`((of, to) => [allows('react', of, to)]),
  say`${selector} deploys? (?:for )?free here`((of) => [allows('deploy-free', of, SELF)]),
  say`${unspoken}may use any number of weapons and devices`((of) => [allows('carry-any-number', of)]),
)
export const game: Parser<readonly Static[]> = either<readonly Static[]>(
  say`where present, cancels game text of ${selector}`((of) => [
    { static: 'blanks', of: { ...of, where: 'present' } },
  ]),
  say`${subject}'s game text is canceled`((of) => [{ static: 'blanks', of }]),
  say`its game text is canceled`(() => [{ static: 'blanks', of: HOST }]),
  say`game text of ${selector} is canceled`((of) => [{ static: 'blanks', of }]),
  say`if this is your starting location, you go first`(() => [{ static: 'goes-first' }]),
  say`cancels game text of ${selector}`((of) => [{ static: 'blanks', of }]),
  say`if this is your starting location, (?:Light|Dark) Side goes first in game`(() => [
    { static: 'goes-first' },
  ]),
)
