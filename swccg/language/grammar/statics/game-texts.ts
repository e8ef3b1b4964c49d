/** Game texts that are cancelled or reach further, and what a card says of the whole game. */
import { either, map, nothing, pattern, say, sequence } from '@dejarik/kernel/language'
import type { Static } from '../../../text/statics.ts'
import { on, type Parser } from '../../source.ts'
import { HOST, SELF } from '../nouns/filters.ts'
import { count } from '../nouns/heads.ts'
import { ownName } from '../nouns/names.ts'
import { selector } from '../nouns/nouns.ts'
import { subject } from '../nouns/subjects.ts'
import { host, isAttached } from '../nouns/the-card-itself.ts'
import { ofCreatures } from './creatures.ts'
import { isLocation } from './destinations.ts'
import { ofSectors } from './sectors.ts'
import { ofTotals } from './totals.ts'

/** The half of a location that faces the other player, which texts call by the location's name. */
const otherHalf: Parser<readonly Static[]> = on(
  isLocation,
  map(
    sequence<[unknown, unknown, unknown]>(
      pattern(/[Oo]pponent's/, () => null),
      either<unknown>(ownName, nothing(null)),
      pattern(/ ?game text(?: here)? is canceled/, () => null),
    ),
    (): readonly Static[] => [{ static: 'blanks', of: SELF, half: 'opponents' }],
  ),
)

export const game: Parser<readonly Static[]> = either<readonly Static[]>(
  otherHalf,
  ofSectors,
  ofCreatures,
  ofTotals,
  say`${subject}'s game text is canceled`((of) => [{ static: 'blanks', of }]),
  say`its game text is canceled`(() => [{ static: 'blanks', of: HOST }]),
  say`game text of ${subject} is canceled`((of) => [{ static: 'blanks', of }]),
  say`if this is your starting location, you go first`(() => [{ static: 'goes-first' }]),
  say`causes? nighttime conditions at related sites`(() => [{ static: 'nighttime' }]),
  say`(?:that|Lost) Pile (?:on that side )?is turned face down`(() => [{ static: 'hides-lost-pile' }]),
  say`cards from that player's Life Force may not be viewed when they are lost`(() => [
    { static: 'hides-lost-pile' },
  ]),
  say`expands your game text for that site to add to your game text at (?:the )?adjacent sites`(() => [
    { static: 'expands' },
  ]),
  say`rotate (?:the )?location so that icons and game texts switch direction`(() => [{ static: 'rotates' }]),
  say`your game text of that site also applies at adjacent sites`(() => [{ static: 'expands' }]),
  say`cards stacked here may deploy as if from hand`(() => [{ static: 'stocks' }]),
  say`the first ${either(count, nothing(1))} Force you activate during your activate phase may be drawn into hand instead`(
    (first) => [{ static: 'activates-into-hand', first }],
  ),
  say`the second Force you activate may also be drawn into hand`(() => [
    { static: 'activates-into-hand', first: 2 },
  ]),
  on(
    isAttached,
    say`cancels ${host}'s game text`((of) => [{ static: 'blanks', of }]),
  ),
  say`cancels game text of ${selector}`((of) => [{ static: 'blanks', of }]),
  say`if this is your starting location, (?:Light|Dark) Side goes first in game`(() => [
    { static: 'goes-first' },
  ]),
)
