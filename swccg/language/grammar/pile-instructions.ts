/** Instructions about cards of piles and hands: searching, retrieving, looking. */
import { either, say, where } from '@dejarik/kernel/language'
import type { Filter } from '../../text/filter.ts'
import type { Parser } from '../source.ts'
import type { Deed } from './deeds.ts'
import { systemName } from './names.ts'
import { count, selector } from './nouns.ts'
import { does } from './steps.ts'

/** Cards of piles. */
export const piles: Parser<Deed> = either<Deed>(
  say`search (?:through )?(?:your )?Reserve Deck(?:,| and) take up to ${count} ${selector} into (?:your )?hand(?:; reshuffle| and reshuffle)?`(
    (most, what) => does({ do: 'search', what, most }),
  ),
  say`take up to ${count} ${selector} into hand from Reserve Deck; reshuffle`((most, what) =>
    does({ do: 'search', what, most }),
  ),
  say`search (?:through )?(?:your )?Reserve Deck(?:,| and) take (?:any )?(?:one )?${selector} into (?:your )?hand(?: and|;) reshuffle`(
    (what) => does({ do: 'search', what }),
  ),
  say`search (?:through )?your Reserve Deck(?:,| and) take (?:any )?(?:one )?${selector} into (?:your )?hand`(
    (what) => does({ do: 'search', what }),
  ),
  say`search your Reserve Deck, take (?:any )?(?:one )?${selector} into hand and reshuffle`((what) =>
    does({ do: 'search', what }),
  ),
  say`take (?:any )?(?:one )?${selector} into hand from Reserve Deck; reshuffle`((what) =>
    does({ do: 'search', what }),
  ),
  say`take (?:any )?(?:one )?${selector} into hand from Reserve Deck`((what) => does({ do: 'search', what })),
  say`search (?:through )?(?:your )?Reserve Deck(?: and|,) take (?:any )?(?:one )?${selector} into (?:your )?hand; reshuffle`(
    (what) => does({ do: 'search', what }),
  ),
  say`retrieve ${selector} from (?:the |your )?Lost Pile`((what) =>
    does({ do: 'retrieve', amount: 1, what }),
  ),
  say`retrieve (?!that|\d|up|an? |one )${where(selector, (what) => what.persona !== undefined)}(?! from)`(
    (what) => does({ do: 'retrieve', amount: 1, what }),
  ),
  say`look at opponent's hand; may place any ${selector} in opponent's Used Pile`((what) =>
    does({ do: 'look', at: 'hand', whose: 'opponents', take: { what: inPile(what), to: 'used' } }),
  ),
  say`look at opponent's hand; may place one ${selector} in opponent's Used Pile`((what) =>
    does({ do: 'look', at: 'hand', whose: 'opponents', take: { what: inPile(what), most: 1, to: 'used' } }),
  ),
  say`look at opponent's Used Pile; may place any ${selector} in opponent's Lost Pile`((what) =>
    does({ do: 'look', at: 'used', whose: 'opponents', take: { what: inPile(what), to: 'lost' } }),
  ),
  say`retrieve (?=\s*(?:an? |one ))${selector}`((what) => does({ do: 'retrieve', amount: 1, what })),
  say`deploy one site to ${systemName} from Reserve Deck; reshuffle`((system) =>
    does({ do: 'bring-out', what: { type: 'site', titleHas: `${system}:` } }),
  ),
  say`shuffle(?: deck)?, cut and replace`(() => does()),
  say`reshuffle`(() => does()),
)

/** `there` in a pile or a hand is no place on table. */
const inPile = ({ where: _, ...what }: Filter): Filter => what
