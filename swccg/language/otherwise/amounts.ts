/** Numbers and how many of something: rendered text says them of the cards themselves. */
import { type Way, way } from '@dejarik/kernel/language'

export const AMOUNTS: readonly Way[] = [
  way(
    'what is added to a number is a plus behind it',
    /\b[Aa]dd(?:s|ed|ing)?\b(?: (?=immunity))?/g,
    /[+](?:\d|X)|\bimmune\b|\badds?\b|\bgame text\b/i,
  ),
  way('what increases by a number has a plus behind it', /\bincreases by\b/g, /[+]\d/),
  way(
    'what is subtracted is a minus behind it',
    /\b[Ss]ubtracts? (?:\d+|X|that amount|total) from\b/g,
    /-(?:\d|X)|\breduce\b/i,
  ),
  way(
    'what is reduced by a number has a minus behind it',
    /\b(?:is |are )?reduced by \d+|\breduces? (?:that target's power|attrition against you) by \d+/g,
    /-\d/,
  ),
  way('no number falls below nothing', / \(may not fall below zero\)/g),
  way('zero is a digit', /\bzero\b/g, /\b0\b/),
  way('numbers of one value are joined', / = 0\b(?=,| and)/g, / and [a-z]+ = 0\b/),
  way('each of them is what a plural says', /\b[Ee]ach(?! (?:turn|time|player)\b)(?<!for each)/g),
  way('all of them is what a plural says', /\b[Aa]ll\b(?! (?:cards situation|remaining)\b)/g),
  way(
    'any of them is what a noun without an owner says',
    /\b[Aa]ny(?: one)?\b(?! (?:time|number|amount)\b)/g,
  ),
  way(
    'one is what a singular says',
    /\b(?:[Cc]ancel|take|Take|draw|deploy|[Uu]se|of) one (?=[A-Z]|opponent's|of your|react|Sense|Alter|destiny|battle destiny|Interrupt|We |This |other )|\b(?:cancel|Cancel|or|If) one\b/g,
    /\b(?:it|that|cancel|canceled|take|into hand|deploy|draw destiny|'react'|your|just)\b/i,
  ),
  way(
    'X is said where it counts',
    /,? ?\b[Ww]here X = (?:the )?(?:total )?number of\b/g,
    /\bfor each\b|\bnumber of\b/,
  ),
  way(
    'X is said where it counts',
    /[-+]? ?\bX(?: Force\b| copies\b)?(?= here|,|\b)/g,
    /\bfor each\b|\bequal to\b|< number of\b|\badd \d to\b|- ability\b/,
  ),
  way('copies are cards of one title', /\bcopies\b/g, /\bof the same title\b/),
  way(
    'a number that is counted is a total',
    /\btotal (?=number of|Force generation|attrition|characters|power only)|\bto (?:your )?total (?=power only)/g,
  ),
  way(
    'what permanent pilots provide is one number',
    /\b[Pp]ermanent pilots(?: aboard)? provide total ability\b/g,
    /\bPermanent pilot aboard provides ability\b/,
  ),
  way('one drawn destiny is its total', /\btotal destiny\b/g, /\bdestiny\b/),
  way('more is the sign', /\b(?:greater|more|less) (?:power )?than\b/g, /[<>]/),
  way(
    'who is outnumbered has less than the other',
    /\boutnumbers you in\b/g,
    /number of opponent's .* > number of your/,
  ),
  way('that many or more is at least so many', / or more\b/g, /\bat least\b|\bfewer than\b/),
  way(
    'a bar from so many on is a demand for fewer',
    /\b[Mm]ay not be deployed if\b/g,
    /\bDeploys only if opponent has fewer than\b/,
  ),
  way('less than a whole number is at most the one before it', /\(of power < 4\)/g, /\bpower at most 3\b/),
  way('at least one is one', /\bat least one\b/g, /\ban? (?:vehicle|starship)\b/),
  way('the numbers that are told add up', /\bCumulatively\b/g, /[+]\d/),
]
