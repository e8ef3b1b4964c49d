/** Numbers that a side has: destinies, Force drains, total power and ability, generation, transit. */
import { either, map, pattern, say, sequence } from '@dejarik/kernel/language'
import type { Filter } from '../../text/filter.ts'
import type { Operation, Static } from '../../text/statics.ts'
import type { Parser } from '../source.ts'
import { countedBy, forEach, side, signed } from './changes.ts'
import { compare } from './conditions.ts'
import { SELF } from './filters.ts'
import { systemName } from './names.ts'
import { count, locationNoun, selector } from './nouns.ts'

/** Destinies. */
export const destinies: Parser<readonly Static[]> = either<readonly Static[]>(
  say`(?:may )?draws? one battle destiny if (?:not able to otherwise|unable to otherwise)`(() => [
    { static: 'allows', what: 'draw-battle-destiny', of: SELF },
  ]),
  say`adds? ${count} battle destiny here`((add) => [side('battle-destinies', 'yours', { add })]),
  say`adds? ${count} battle destiny`((add) => [side('battle-destinies', 'yours', { add })]),
  say`adds? ${count} to each of your battle destiny draws(?: here)?`((add) => [
    side('battle-destiny', 'yours', { add }),
  ]),
  say`subtracts? ${count} from each of opponent's battle destiny draws(?: here)?`((n) => [
    side('battle-destiny', 'opponents', { add: -n }),
  ]),
  say`adds? ${count} to each of your weapon destiny draws(?: here)?`((add) => [
    side('weapon-destiny', 'yours', { add }),
  ]),
  say`total ability of ${count} or more required for you to draw battle destiny here`((n) => [
    side('ability-needed', 'yours', { fix: n }),
    side(
      'battle-destinies',
      'yours',
      { fix: 0 },
      { when: compare({ side: 'total-ability', whose: 'yours', at: SELF }, '<', n) },
    ),
  ]),
)

/** Whole sides: drains, power, ability, generation. */
const whoseSide: Parser<'yours' | 'opponents'> = either<'yours' | 'opponents'>(
  say`your`(() => 'yours'),
  say`opponent's`(() => 'opponents'),
)
export const drains: Parser<readonly Static[]> = either<readonly Static[]>(
  say`Force drain ${signed} here`((how) => [side('drain', 'yours', how)]),
  say`your Force drains? (?:is |are )?${signed}(?: here)?`((how) => [side('drain', 'yours', how)]),
  say`adds? ${count} to (?:each of )?your Force drains? (?:here|there|at same location)`((add) => [
    side('drain', 'yours', { add }),
  ]),
  say`Force drain ${signed} here ${forEach}`((how, cards) => [countedBy(side('drain', 'yours', how), cards)]),
  say`adds? ${count} to (?:each of )?your Force drains? at ${locationNoun}`((add, at) => [
    side('drain', 'yours', { add }, { at }),
  ]),
  say`your Force drains? (?:is |are )?${signed} at ${locationNoun}`((how, at) => [
    side('drain', 'yours', how, { at }),
  ]),
  say`Force drain ${signed}(?! here| at)`((how) => [side('drain', 'yours', how)]),
  say`subtracts? ${count} from attrition against you (?:here|at same (?:site|location))`((n) => [
    side('attrition', 'opponents', { add: -n }),
  ]),
  say`adds? ${count} to (?:total )?attrition against opponent (?:here|at same (?:site|location))`((add) => [
    side('attrition', 'yours', { add }),
  ]),
  say`adds? ${count} destiny to (?:your )?total power only`((add) => [
    side('power-destinies', 'yours', { add }),
  ]),
  say`may add ${count} to Force drain where present`((add) => [
    side('drain', 'yours', { add }, { optional: true, when: { if: 'host', is: { where: 'present' } } }),
  ]),
)
const sitesBattle: Parser<Filter> = either<Filter>(
  say`in battles at related planet sites`(() => ({
    type: 'site',
    icon: 'planet',
    where: 'related-site',
    inBattle: true,
  })),
  say`in battles on ${systemName}`((system) => ({ where: { sitesOf: system }, inBattle: true })),
  say`in battles at ${systemName} sites`((system) => ({ where: { sitesOf: system }, inBattle: true })),
  say`in battles at related sites`(() => ({ type: 'site', where: 'related-site', inBattle: true })),
)
const HERE_OR = pattern(/(?:here|at same (?:location|site))?/, () => null)
export const totals: Parser<readonly Static[]> = either<readonly Static[]>(
  map(
    sequence<['yours' | 'opponents', unknown, unknown, unknown, Operation]>(
      whoseSide,
      pattern(/total power/, () => null),
      HERE_OR,
      pattern(/is/, () => null),
      signed,
    ),
    ([whose, , , , how]) => [side('total-power', whose, how)],
  ),
  map(
    sequence<['yours' | 'opponents', unknown, unknown, unknown, number]>(
      whoseSide,
      pattern(/total ability/, () => null),
      HERE_OR,
      pattern(/is reduced by/, () => null),
      count,
    ),
    ([whose, , , , n]) => [side('total-ability', whose, { add: -n })],
  ),
  say`for each of ${selector}, ${whoseSide} total power is ${signed} ${sitesBattle}`(
    (cards, whose, how, at) => [countedBy(side('total-power', whose, how, { at }), cards)],
  ),
  say`for each ${selector}, ${whoseSide} total power is ${signed} ${sitesBattle}`((cards, whose, how, at) => [
    countedBy(side('total-power', whose, how, { at }), cards),
  ]),
  say`${whoseSide} total power ${sitesBattle} is ${signed} ${forEach}`((whose, at, how, cards) => [
    countedBy(side('total-power', whose, how, { at }), cards),
  ]),
  say`${whoseSide} total power ${sitesBattle} is ${signed}`((whose, at, how) => [
    side('total-power', whose, how, { at }),
  ]),
  say`${whoseSide} total ability here is ${signed}`((whose, how) => [side('total-ability', whose, how)]),
  say`adds? ${count} to your total power ${sitesBattle}`((add, at) => [
    side('total-power', 'yours', { add }, { at }),
  ]),
  say`${whoseSide} total power is ${signed} ${sitesBattle}`((whose, how, at) => [
    side('total-power', whose, how, { at }),
  ]),
  say`${whoseSide} total Force generation is ${pattern(/\+(\d)/, ([, n]) => Number(n))}`((whose, add) => [
    { static: 'generation', whose, add },
  ]),
  say`${whoseSide} Force generation is ${pattern(/\+(\d)/, ([, n]) => Number(n))}`((whose, add) => [
    { static: 'generation', whose, add },
  ]),
  say`${whoseSide} docking bay transit from here requires ${count} Force`((whose, fix) => [
    side('transit', whose, { fix }),
  ]),
  say`${whoseSide} docking bay transit from here is free`((whose) => [side('transit', whose, { fix: 0 })]),
)
