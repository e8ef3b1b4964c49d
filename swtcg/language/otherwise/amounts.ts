/** Numbers, and what they count. */
import { type Way, way } from '@dejarik/kernel/language'

export const AMOUNTS: readonly Way[] = [
  way(
    'X that is counted is so much for each',
    /,? where X is (?:equal to )?(?:the )?(?:(?:total )?(?:number|amount) of)?|\bX\b/gi,
    /^(?!.*\bX\b).*(?:\bfor each\b|\bequal to\b|\bthat (?:much|many)\b)/,
  ),
  way(
    'as many as are counted is so much for each',
    /\b(?:a number of|equal to (?:the )?(?:number|amount) of)\b/g,
    /\bfor each\b|\bthat (?:much|many)\b/,
  ),
  way('a multiple of what is counted', /\b(?=10 times\b)|\btimes the number of\b/g, /\b10 for each\b/),
  way(
    'so much is as much as was counted',
    /\bfor each (?:point of )?(?=[\w ]+ (?:done|prevented|removed|tapped|discarded|put|that is prevented|that would be)\b)/gi,
    /\bthat (?:much|many)\b/,
  ),
  way(
    'what was counted just before',
    /\b(?:done|(?:prevented|removed|tapped|discarded|put into the discard pile) (?:in )?this way)\b/g,
    /\bthat (?:much|many)\b/,
  ),
  way('as much as was told before', /\bequal to the\b/g, /\bthat (?:much|many)\b/),
  way('so much as was counted', /\bthat (?:much|many)\b/g, /\bfor each\b/),
  way('a count of what is named', /\bCount the number of\b/g, /\bfor each\b/),
  way('a total is a number', /\btotal (?=number of\b|of \d)|(?<=\bif their )total\b/gi, /\bnumber\b/),
  way('any number that is paid is X', /\bany (?:number|amount) of\b/g, /\bX\b|\bup to 99\b/),
  way(
    'a number with a limit',
    /, where X is (?=\d+ or less\b)|(?<=\d) or less\b/g,
    /\bPay X Force, up to \d+/,
  ),
  way('more or less than a number', /\b(?:equal to or less than|less than or equal to)\b/g, /\bor less\b/),
  way('more by other words', /\b(?:higher|greater)\b/g, /\bmore\b/),
  way('less by other words', /\b(?:lower|less)\b/g, /\bor less\b|\blower\b/),
  way(
    'one or more is one',
    /\b(?:one|1) or more\b/gi,
    /\ban?\b|\bany number\b|\bdamaged\b|\bwith Equipment\b/i,
  ),
  way(
    'a single one',
    /(?<![\w/]|\w-)(?:one|1)(?![-/\w])/gi,
    /\b(?:an?|one|in that arena|up to [23] of|that (?:much|many)|with Equipment)\b/i,
  ),
  way(
    'the least number by other words',
    /\bat least(?: (?:one|1))?\b/g,
    /\bor more\b|\bha(?:s|ve) an?\b|\bno\b|\bwith Equipment\b/,
  ),
  way('exactly so many', /\bonly (?=\d)/g, /\bexactly\b/),
  way(
    'faces of a die by their limit',
    /\b[1-6] or (?:less|more|higher|lower)\b/g,
    /\b1(?:, \d)* or \d|\b\d(?:, \d)* or 6\b/,
  ),
  way('dice of damage, one of them', /\bdice\b/g, /\bdie\b/),
  way(
    'faces of a die that do nothing',
    /\bIf you roll (?:an? )?[\d, or]+, nothing happens\b/g,
    /\b[Rr]oll\b/,
  ),
  way(
    'an attack with one die has a hit or none',
    /\bIf you roll (?:an? )?4, 5, or 6\b/g,
    /\bif the attack has done 1 or more damage\b/,
  ),
  way('rolling lower is the opponent rolling higher', /\brolls? lower\b/g, /\brolls? higher\b/),
  way(
    'what is more comes besides',
    /\b(?:an )?(?:extra|more|additional)\b/g,
    /\b(?:if|also|draw|gains?|gets?|Enhance)\b|\bput 1 damage counter\b/i,
  ),
  way(
    'room in a stack by the number of cards more',
    /\b(?:up to \d+|more than 4) (?=cards in (?:its|his|her|their) stacks?\b)/g,
    /\bextra cards?\b|\bany number of cards\b/,
  ),
  way(
    'room for as many Pilots is so many more than one',
    /\bup to (?:\d|two|three) (?:extra )?Pilots\b/g,
    /\bextra Pilots?\b/,
  ),
  way(
    'a number that surpasses another is what it has more',
    /\b(?:Lucky 2|Fury 4|\+3 power)\b(?=[^.]*\binstead\b)|\binstead\b/g,
    /\b(Lucky 1|Fury 2|\+[12] power)\b.*(?:\1|\+1 power)\b/,
  ),
  way(
    'speed that catches up',
    /\bIf one of those units has lower speed than the other, it gets extra speed equal to the difference\b/g,
    /\bRaise the speed of those units to the highest\b/,
  ),
  way(
    'damage that is divided may all go to one',
    /\bbetween 1(?:, 2,)? or\b/g,
    /\bdivided as you choose between up to\b/,
  ),
  way('one word for another', /\bamong\b/g, /\bbetween\b/),
  way(
    'abilities by what is counted',
    /\b(?:\()?where X is (?:the|a) number (?:of counters )?listed below\)?|\bin addition to each set of abilities\b|\bat least X\b|\bthe following up to X\b/g,
    /\b\d+ or more\b.*\|.*\b\d+ or more\b/,
  ),
  way('the sum of two numbers', /\bTotal both player's Force\b/g, /\bplus\b.*\bas the total\b/),
  way(
    'so much for each is a multiple',
    /\bfor each card put into the discard pile this way\b|-2\b/gi,
    /\b2 times that much\b/,
  ),
  way(
    'as many as it has',
    /\bequal to the number of\b(?=.*\bbefore it was discarded\b)|\bbefore it was discarded\b|\bequal to\b(?= X\b)/g,
    /\bwhere X is the number of\b|\bbuild cost X\b/,
  ),
  way('at least two that make two piles', /\bbetween 2 and (?=5\b)/g, /\bup to 5\b/),
  way(
    'the highest of one side against that of the other',
    /\bthe player who controls the Ground unit\b|\bIf both players' fastest units are tied for speed, neither player gets the effect\b/g,
    /\bis less than the highest speed\b/,
  ),

  way('Force that equals a number', /\bPay X Force, where X is\b/g, /\bPay Force equal to\b/),

  way('more than so many by other words', /\bthan (?:one|1|2)\b/g, /\b[23] or more\b/),
  way('a result is the number rolled', /\bresult\b/g, /\bthe number rolled\b/),
  way('how much was told before', /\bamount of\b/g, /\bthat much\b/),
  way('two and one more are three', /\+3 power instead\b/g, /\+2 power\b.*\+1 power\b/),

  way('so many that are lost', /(?<=\bloses? )\d+(?= build points?\b)/g, /\bgets? -\d+ build points?\b/),

  way(
    'as many as were just dealt with',
    /\bfor each (?:(?:damage|credit|captivity|build|Credit) )?(?:counter|unit|card|Location|damage|point of damage) (?:(?:you )?removed?|tapped|discarded|prevented|that would be dealt by an attacking Character that is prevented|put into the discard pile)(?: (?:in )?this way)?\b/gi,
    /\bthat (?:much|many)\b/,
  ),

  way('even and odd faces of a die', /\ban? (?:even|odd) number\b/g, /\b2, 4 or 6\b|\b1, 3 or 5\b/),
  way(
    'one of them for each is as many of them',
    /\bone of\b(?=.*\bfor each\b)|\bfor each\b/g,
    /\bwhere X is the number of\b/,
  ),
  way('so much for each is a multiple', /\bfor each\b/g, /\b\d+ times the number of\b/),
  way(
    'room for as many Pilots is so many more than one',
    /\b(?:2|two|3|three) Pilots\b|\badditional Pilots?\b/g,
    /\bextra Pilots?\b/,
  ),
  way('no Force is none of it', /\bno Force\b/g, /\bForce you have is 0 or less\b/),
  way('a cost that is reduced', /\bis reduced by\b/g, /\bcosts \d less\b/),
  way(
    'a point of a build roll more or less',
    /\badjust the die roll by 1\b(?:\. \(You can't increase it above 6 or below 1\.\))?/g,
    /\badd 1 to 1 die\b/,
  ),
  way(
    'what some have more than all others',
    /\+\d+ power instead\b/g,
    /^Each of your [\w ]+ gets [^|]*\| Each of your [\w ]+ with /,
  ),
  way('as many as there are', /\ba number of\b|\bequal to the number of\b/g, /\bwhere X is the number of\b/),
  way('a 6 is every other face as well', /\bgets all \d effects\b/g, /\bIf you roll \d or 6\b/),
  way(
    'abilities by what is counted',
    /\bat least X\b|\(where X is the number listed below\), in addition to each set of abilities\b|\b\d+: /g,
    /^As long as you have [^|]*\| As long as you have /,
  ),
]
