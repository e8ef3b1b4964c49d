/** What few cards do: totals that are switched, cards that come back to a place, cards that are turned up. */
import { either, say } from '@dejarik/kernel/language'
import type { Filter } from '../../../text/filter.ts'
import type { Parser } from '../../source.ts'
import { number } from '../amounts/changes.ts'
import { ANSWERED, TARGET } from '../nouns/filters.ts'
import { count } from '../nouns/heads.ts'
import { locationNoun, selector } from '../nouns/nouns.ts'
import type { Deed } from '../sentences/deeds.ts'
import { forAWhile } from '../statics/lasting.ts'
import { does, target } from './steps.ts'

const SOURCE: Filter = { the: { chosen: 'source' } }

const raiseAll = (what: Filter): Deed => {
  const converted: Filter = { ...what, whose: 'yours', converted: true }
  return { if: { if: 'on-table', what: converted }, ...does({ do: 'raise', what: converted }) }
}

export const rareVerbs: Parser<Deed> = either<Deed>(
  say`power of other ${selector} in battle is doubled for remainder of battle`((of) =>
    forAWhile('end-of-battle', [
      { static: 'number', change: 'power', of: { ...of, inBattle: true, not: TARGET }, times: 2 },
    ]),
  ),
  say`subtract ${count} from each destiny draw of that (?:starship |character )?weapon for remainder of battle`(
    (n) => forAWhile('end-of-battle', [number('weapon-draw', SOURCE, { add: -n })]),
  ),
  say`(?:return that character from Lost Pile to same location|revive that character back to same site)`(() =>
    does({ do: 'revive', what: ANSWERED, to: { the: { chosen: 'at' } } }),
  ),
  say`retrieve (?:an? |the )?${selector} closest to (?:the )?top of (?:your )?Lost Pile into (?:your )?hand`(
    (what) => does({ do: 'retrieve', amount: 1, what, nearest: true, to: 'hand' }),
  ),
  say`raise (?:an? |your )?converted ${locationNoun} to the top`((what) => ({
    ...target({ ...what, whose: 'yours', converted: true }),
    ...does({ do: 'raise', what: TARGET }),
  })),
  say`raise all of your converted ${locationNoun} to the top`((what) => raiseAll(what)),
  say`any Force used to deploy (?:that |the )?\w+ remains used,? and (?:that |the )?\w+ may not (?:be )?deploy(?:ed)? (?:for remainder of turn|this turn)`(
    () => forAWhile('end-of-turn', [{ static: 'bars', what: 'deploy', of: ANSWERED }]),
  ),
  say`switch (?:total battle destinies|numbers)`(() =>
    does(
      { do: 'remember', as: 'mine', amount: { battleDestiny: 'total', whose: 'yours' } },
      { do: 'set-battle-destiny', who: 'you', to: { battleDestiny: 'total', whose: 'opponents' } },
      { do: 'set-battle-destiny', who: 'opponent', to: { value: 'mine' } },
    ),
  ),
  say`opponent's total battle destiny = ${count}`((to) =>
    does({ do: 'set-battle-destiny', who: 'opponent', to }),
  ),
  say`reveal up to ${count} cards from (?:your )?Reserve Deck[.] Of those \d, deploy anywhere \(for free\) any characters, starships, vehicles, devices or weapons[.] Any others are lost`(
    (most) => does({ do: 'reveal-and-deploy', most }),
  ),
  say`reveal up to ${count} cards from Reserve Deck; deploy any characters, starships, vehicles, devices or weapons for free; others are lost`(
    (most) => does({ do: 'reveal-and-deploy', most }),
  ),
)
