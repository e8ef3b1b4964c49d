/**
 * What the cards of a library say somewhere. Who asks for a permission or a bar that none of them knows need look at no
 * card: words of later sets cost nothing in games without them.
 */
import { partsOf } from '@dejarik/kernel/language'
import type { Library } from '../cards/library.ts'
import type { Game } from '../kinds.ts'
import type { Bar, Permission, Static } from '../text/statics.ts'

export interface Said {
  readonly allows: ReadonlySet<Permission>
  readonly bars: ReadonlySet<Bar>
}

const isStatic = (part: object): part is Static => 'static' in part

export function saidBy(library: Library): Said {
  const allows = new Set<Permission>()
  const bars = new Set<Bar>()
  for (const { text } of library.cards)
    for (const part of partsOf(text)) {
      if (!isStatic(part)) continue
      if (part.static === 'allows') allows.add(part.what)
      else if (part.static === 'bars') bars.add(part.what)
    }
  return { allows, bars }
}

/** What lasts may have been said by the rules themselves. */
export const isAllowedSomewhere = (game: Game, permission: Permission): boolean =>
  game.constants.said.allows.has(permission) || game.state.lasting.length > 0
export const isBarredSomewhere = (game: Game, bar: Bar): boolean =>
  game.constants.said.bars.has(bar) || game.state.lasting.length > 0
