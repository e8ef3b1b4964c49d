/** Clauses about cards: choosing, discarding, putting them somewhere, searching. */

import { ARENAS } from '../../../cards/definition.ts'
import type { Instruction, Zone } from '../../instructions.ts'
import type { Filter, Noun, Player } from '../../nouns.ts'
import { either, type Parser, pattern, say, separated } from '../../parser.ts'
import { quantity, units } from '../amounts.ts'
import { filter, merge } from '../filters.ts'
import { reference } from '../references.ts'
import { noun, selector } from '../selectors.ts'
import { arena, arenas, count, or } from '../words.ts'

/** The opponent does the choosing. */
const byOpponent = (what: Noun): Noun => ('the' in what ? what : { ...what, by: 'opponent' })
const wholeHand = (whose: 'you' | 'opponent'): Noun => ({
  take: { take: 'each' },
  of: { whose, place: { in: 'hand' } },
})

const choosing: Parser<Instruction> = either<Instruction>(
  say`choose (?:an|any|one) arena`(() => ({ do: 'choose-arena', of: ARENAS })),
  say`choose ${separated(arena, or)}(?! units?| cards?)`((of) => ({ do: 'choose-arena', of })),
  say`choose ${selector}`((what) => ({ do: 'choose', what })),
  say`your opponent chooses ${selector}`((what) => ({ do: 'choose', what: { ...what, by: 'opponent' } })),
)

/** Out of a hand that was just looked at. */
const inTheirHand: Filter = { whose: 'opponent', place: { in: 'hand' } }
const fromHand = (of: Filter): Instruction => ({
  do: 'choose',
  what: { take: { take: 'exactly', count: 1 }, of: merge(of, inTheirHand) },
})
const seen: Parser<Instruction> = either<Instruction>(
  say`choose one of those cards`(() => fromHand({})),
  say`if (?:there are|your opponent has) any ${filter} there, choose one of (?:them|those cards)`(fromHand),
)

const atRandom = pattern(/at random\b/, () => true as const)
const discarding: Parser<Instruction> = either<Instruction>(
  say`discard ${noun}`((what) => ({ do: 'discard', what })),
  say`discard ${selector} ${atRandom}`((what) => ({ do: 'discard', what: { ...what, atRandom: true } })),
  say`your opponent (?:chooses and )?discards ${noun}`((what) => ({ do: 'discard', what: byOpponent(what) })),
  say`your opponent discards ${selector} ${atRandom}`((what) => ({
    do: 'discard',
    what: { ...what, atRandom: true },
  })),
  say`discard ${reference} from ${either(
    arenas,
    say`play`(() => ARENAS),
  )}`((what) => ({ do: 'discard', what })),
  say`discard your hand`(() => ({ do: 'discard', what: wholeHand('you') })),
  say`your opponent discards his or her hand`(() => ({ do: 'discard', what: wholeHand('opponent') })),
)

const zone: Parser<Zone> = either<Zone>(
  pattern(/(?:in)?to (?:your|your opponent's|his or her|its owner's|their owner's) hand\b/, () => 'hand'),
  pattern(/on (?:the )?top of (?:your|your opponent's|his or her|its owner's) deck\b/, () => 'deck-top'),
  pattern(/on the bottom of (?:your|your opponent's|his or her|its owner's) deck\b/, () => 'deck-bottom'),
  pattern(/into (?:your|your opponent's|his or her|its owner's|the) discard pile\b/, () => 'discard-pile'),
  pattern(/from the game\b/, () => 'out-of-game'),
  pattern(/into (?:its|the (?:Space|Ground|Character)) arena\b/, () => 'its-arena'),
)
/** Face-down, with so many build counters. */
const intoBuildZone: Parser<number> = either(
  say`(?:face-down )?(?:in|into) (?:your|the) build zone with ${count} build counters? on (?:it|each of them|them)`(
    (number) => number,
  ),
  say`face-down (?:in|into) (?:your|the) build zone`(() => 0),
)
const putting: Parser<Instruction> = either<Instruction>(
  say`(?:put|return) ${noun} ${zone}`((what, to) => ({ do: 'put', what, to })),
  say`(?:your opponent )(?:puts|returns) ${noun} ${zone}`((what, to) => ({
    do: 'put',
    what: byOpponent(what),
    to,
  })),
  say`put ${noun} ${intoBuildZone}`((what, counters) => ({ do: 'put', what, to: 'build-zone', counters })),
  say`take ${selector} and put (?:it|them) ${zone}`((what, to) => ({ do: 'put', what, to })),
  say`remove ${noun} from the game`((what) => ({ do: 'put', what, to: 'out-of-game' })),
  say`set ${noun} aside`((what) => ({ do: 'put', what, to: 'set-aside' })),
  say`set aside ${noun}`((what) => ({ do: 'put', what, to: 'set-aside' })),
  say`put ${noun} face-down under ${reference}`((what, under) => ({ do: 'put', what, to: 'under', under })),
)

const rearranging: Parser<Instruction> = either<Instruction>(
  say`rearrange the stack of ${noun}(?! and move)`((who) => ({ do: 'rearrange', who })),
  say`rearrange the stack of ${noun} and move it to its arena`((who) => ({
    do: 'rearrange',
    who,
    moves: true,
  })),
)

const showing: Parser<Instruction> = say`(?:show|reveal) ${selector}(?: to your opponent)?`((what) => ({
  do: 'show',
  what,
}))

const buildCounters = quantity(units(/build counters?\b/))
const counterKind = pattern(/(corruption|resource) counters?\b/i, ([, word]) => word!.toLowerCase())
const marking: Parser<Instruction> = either<Instruction>(
  say`put ${buildCounters} on ${noun}`((amount, who) => ({ do: 'put-build-counters', who, amount })),
  say`remove (?:up to )?${buildCounters} from ${noun}`((amount, who) => ({
    do: 'remove-build-counters',
    who,
    amount,
  })),
  say`put ${count} ${counterKind} on ${noun}`((amount, counter, who) => ({
    do: 'put-counters',
    counter,
    who,
    amount,
  })),
  say`remove ${count} ${counterKind} from ${noun}`((amount, counter, who) => ({
    do: 'remove-counters',
    counter,
    who,
    amount,
  })),
)

/** How many cards of which kind a search looks for. */
interface Sought {
  readonly number: number
  readonly of: Filter
}
const sought: Parser<Sought> = say`(?:up to )?${count} ${filter}`((number, of) => ({ number, of }))
const taken = pattern(
  /(?:[.,] )?(?:If you do, )?(?:and )?(?:(?:show|reveal) (?:it|them|that card|those cards) (?:to your opponent,? )?,? ?and )?(?=put)/i,
  ([words]) => (/show|reveal/i.test(words) ? ('shown' as const) : ('hidden' as const)),
)
const destination: Parser<Zone> = either<Zone>(
  say`put (?:it|them|that card|those cards) (?:in|into) your hand`(() => 'hand'),
  say`put (?:it|them|that card|those cards) on (?:the )?top of your deck`(() => 'deck-top'),
  say`put (?:it|them|that card|those cards) into (?:its|the (?:Space|Ground|Character)) arena`(
    () => 'its-arena',
  ),
)
const found = (
  who: Player,
  { number, of }: Sought,
  show: 'shown' | 'hidden',
  to: Zone,
  counters?: number,
): Instruction => ({
  do: 'search',
  who,
  zone: 'deck',
  of: merge(of),
  count: number,
  to,
  show,
  ...(counters === undefined ? {} : { counters }),
})
const opened: Parser<Sought> = either(
  say`search your deck for ${sought}`((what) => what),
  say`search your deck[.] You may take ${sought} from your deck`((what) => what),
)
const hidden = pattern(/(?:it|them|that card|those cards)\b/, () => null)
const searching: Parser<Instruction> = either<Instruction>(
  say`${opened} ${taken} ${destination}`((what, show, to) => found('you', what, show, to)),
  say`${opened} ${taken} put ${hidden} ${intoBuildZone}`((what, show, _, counters) =>
    found('you', what, show, 'build-zone', counters),
  ),
  say`search your discard pile for ${sought} ${taken} ${destination}`((what, show, to) => ({
    ...found('you', what, show, to),
    zone: 'discard-pile',
  })),
)
export const cardClause: Parser<Instruction> = either(
  choosing,
  seen,
  discarding,
  putting,
  showing,
  rearranging,
  marking,
  searching,
)
