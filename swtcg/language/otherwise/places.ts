/** Where a card is, where it can be nowhere else. */
import { type Way, way } from '@dejarik/kernel/language'

const ARENAS = '(?:Space|Ground|Character)'
const from = (words: string): RegExp => new RegExp(words.replaceAll('ARENA', ARENAS), 'g')
export const PLACES: readonly Way[] = [
  way(
    'every unit that the Equipment can be attached to',
    from('(?<=\\bEquipped )(?:ARENA(?:,? or |, )?)+'),
    /^Equipped unit\b/,
  ),
  way(
    'the unit that the Equipment is attached to',
    /(?<=\bEquipped )[\w ]+?(?= (?:may|can) (?:only have|have only) one\b)/g,
    /^Equipped unit may only have one\b/,
  ),
  way(
    'a unit goes from its own arena',
    from(
      '(?<=\\b(?:[Dd]iscard|[Rr]emove|[Rr]eturn|[Rr]etreat) (?:this unit|[A-Z][^,>]*?)) from the ARENA arena\\b',
    ),
    /\b(?:[Dd]iscard|[Rr]emove|[Pp]ut|[Rr]etreat) this unit\b/,
  ),
  way(
    'a Location is discarded from its own arena',
    from(' from the ARENA arena\\b'),
    /\b(?:[Dd]iscard this Location|this Location can't be discarded)\b/,
  ),
  way(
    'a unit is discarded from its own arena',
    from('\\bdiscarded from the ARENA arena\\b'),
    /\bno Bounty for causing this unit to be discarded\b/,
  ),
  way(
    'a unit is attacked in its own arena',
    from("(?<=attack [A-Z][\\w' ]+) in the ARENA arena(?= instead\\b)"),
    /\battack this unit instead\b/,
  ),
  way(
    'a card in the stack of a unit is stacked with it',
    /\b(?:unit )?cards?(?= (?:is |are )?in (?:[\w'"-]+ )+?stack\b)|\bin (?:[\w'"-]+ )+?stack\b|\bstacked beneath\b|\b(?:in )?stack has\b/g,
    /\bstacked with\b/,
  ),
  way(
    'another card in a stack lies beneath the top card',
    /\banother card in (?:its|his|her) stack\b/g,
    /\bcards beneath\b/,
  ),
  way('a unit of the reserves is in the build zone', / from your build zone\b/g, /^Reserves:/),
  way(
    'all three arenas are any arena',
    from('\\b(?:the )?ARENA, ARENA,? or ARENA\\b(?: arena)?'),
    /\b[Cc]hoose an arena\b/,
  ),
  way('all three arenas are any arena', from('\\bARENA, ARENA,? and ARENA(?= arenas\\b)'), /\bany arena\b/),
  way(
    'a Subordinate may go to each arena of its row',
    /\binto any arena\b/g,
    /\bSubordinate\b.*\binto (?:its arena|their arenas)\b/,
  ),
  way(
    'control of the arena that it is in',
    from('\\bcontrolling (?:the|any) (?:ARENA )?arenas?\\b'),
    /\bcontrolling the arena\b/,
  ),
  way(
    'arenas and build zones are what is in play',
    /\b(?:in|from) any arena (?:or|and) (?:(?:the|your|his or her) )?build zones?\b/g,
    /\bin play\b|\bis discarded\b/,
  ),
  way('what is discarded was in play', /\bdiscarded from play\b/g, /\bis discarded\b/),
  way(
    'what a build zone holds is in play',
    /\bin play in (?=(?:your|his or her) build zone\b)/g,
    /\bbuild zone\b/,
  ),
  way(
    'in whatever arena it is',
    /\bAs long as that unit is in an arena, /g,
    /\bin the same arena as this unit\b/,
  ),
  way(
    'what comes into an arena comes from the build zone',
    /\bmove from the build zone to\b/g,
    /\bcan't put a card into any arena\b/,
  ),
]
