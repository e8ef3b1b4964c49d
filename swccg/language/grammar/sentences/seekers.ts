/** Seekers: weapons that are let loose, go about like an undercover spy and take somebody with them. */
import { either, nothing, say } from '@dejarik/kernel/language'
import type { Filter } from '../../../text/filter.ts'
import { LIKE_A_SPY } from '../../like-a-spy.ts'
import { on, type Parser } from '../../source.ts'
import { there } from '../conditions/conditions.ts'
import { SELF } from '../nouns/filters.ts'
import { count } from '../nouns/heads.ts'
import { locationNoun, selector } from '../nouns/nouns.ts'
import type { Piece } from './piece.ts'

/** Each of those who are named, with what is said of all of them. */
function characters({ any, number, ...cards }: Filter): Filter {
  const all = any ?? [cards]
  const each = all.map((one) => ({ ...one, ...(number ? { number } : {}) }))
  return { kind: 'character', where: 'present', any: each }
}
/** One of them goes, and the seeker with it. */
function takes(who: Filter): Piece {
  const what = characters(who)
  return {
    triggers: [
      {
        when: 'always',
        if: there(what),
        do: [
          { do: 'choose', as: 'victim', what },
          { do: 'lose-cards', what: { any: [{ the: { chosen: 'victim' } }, SELF] } },
        ],
      },
    ],
  }
}
const allCards: Parser<unknown> = either<unknown>(
  say`\(treat as an all cards situation\)`(() => null),
  nothing(null),
)

export const seekers: Parser<Piece> = on(
  ({ card }) => card.kind === 'weapon' && card.type === 'automated',
  either<Piece>(
    say`deploys? for ${count} Force to (?:an? |any )?${locationNoun}`((cost, place) => ({
      deploys: { on: [{ on: place, cost }] },
    })),
    say`deploys and moves like an undercover spy`(() => LIKE_A_SPY),
    say`when present with ${selector}, choose one to be immediately lost ${allCards}[.] Seeker (?:is )?also lost`(
      takes,
    ),
    say`when present with ${selector}, one of them \(your choice\) and ${selector} are lost`(takes),
  ),
)
