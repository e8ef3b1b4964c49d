/** What cards add to the totals of Epic Events, and to the X of other cards. */
import { either, pattern, say } from '@dejarik/kernel/language'
import type { EpicEvent } from '../../../text/epic.ts'
import type { Static } from '../../../text/statics.ts'
import type { Parser } from '../../source.ts'
import { count } from '../nouns/heads.ts'
import { selector } from '../nouns/nouns.ts'

const event: Parser<EpicEvent> = pattern(
  /(Attack Run|Commence Primary Ignition|Target The Main Generator)(?! when)/,
  ([, title]) => title as EpicEvent,
)
type How = Pick<Extract<Static, { static: 'epic-total' }>, 'optional' | 'cumulative'>
const how: Parser<How> = either<How>(
  say`may`(() => ({ optional: true })),
  say`cumulatively`(() => ({ cumulative: true })),
  pattern(/(?=add|subtract)/i, () => ({})),
)
const signed: Parser<number> = either<number>(
  say`adds? ${count} to`((add) => add),
  say`subtracts? ${count} from`((less) => -less),
)
const x: Parser<unknown> = pattern(/ ?X (?:of|on) /, () => null)

export const ofTotals: Parser<readonly Static[]> = either<readonly Static[]>(
  say`${how} ${signed} total of ${event}`((ways, add, title) => [
    { static: 'epic-total', event: title, add, ...ways },
  ]),
  say`${how} ${signed} ${x}${selector}`(({ cumulative }, add, _, of) => [
    { static: 'number', change: 'x', of, add, ...(cumulative ? { cumulative } : {}) },
  ]),
)
