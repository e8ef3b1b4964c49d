/** Numbers and how many of something: rendered text says them of the cards themselves. */
import { type Way, way } from '@dejarik/kernel/language'

export const AMOUNTS: readonly Way[] = [
  way(
    'what is added to a number is a plus behind it',
    /\b[Aa]dd(?:s|ed|ing)?\b(?: (?=immunity))?/g,
    /[+](?:\d|X)|\bimmune\b|\badds?\b/i,
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
  way(
    'each of them is what a plural says',
    /(?<!for )\b[Ee]ach(?! (?:turn|time|player|of (?:your|opponent's) \w+ phases)\b)(?= ([\w']+)(?: ([\w']+))?(?: ([\w']+))?(?: ([\w']+))?)/g,
    '\\b(?:$1|$2|$3|$4)s?(?<=s)\\b|(?:are|and|must) $1|Force drain|any $1 phase',
  ),
  way(
    'all of them is what a plural says',
    /\b[Aa]ll(?= (?:[\w']+ ){0,4}?(\w+(?<!thi|i))s\b)(?! (?:cards situation|remaining)\b)/g,
    '\\b$1s\\b|at an? $1',
  ),
  way(
    'all of a people is what its plural says',
    /\b[Aa]ll(?= (?:[\w']+ ){0,2}?(\w+) are\b)/g,
    '\\b$1 are\\b',
  ),
  way(
    'all of it is the whole',
    /\b(?:all|any)(?= (?:opponent's )?(?:immunity|attrition| ))/g,
    /\bloses? immunity\b|\bsatisfy all\b/,
  ),
  way(
    'any of them is one of them, or a plural says it',
    /\b[Aa]ny(?: one)?(?= ([\w']+?)s?\b(?: ([\w']+?)s?\b)?(?: ([\w']+?)s?\b)?)(?! (?:time|number|amount)\b)/g,
    "\\b(?:an?|one|another|or|on|any) (?:[\\w'-]+ ){0,3}?(?:$1|$2|$3)|\\b(?:$1|$2|$3)s\\b|your $1|'(?:$1|$2)'",
  ),
  way(
    'one is what a singular says',
    /\b(?:[Cc]ancel|take|Take|draw|deploy|[Uu]se|or|of|[Ii]f) one(?= (?:of )?(?:your )?([\w']+)(?: ([\w']+))?)/g,
    "\\b(?:$1|$2)\\b|\\b(?:your|just) (?:$1|$2)(?<=s)|'$1ed'",
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
    /\b(?:to (?:your )?)?total (?=(number) of|(Force generation)|(attrition)|(characters)|(power) only)/g,
    '\\b(?:$1|$2|$3|$4|$5)\\b|\\bfor each\\b',
  ),
  way(
    'what permanent pilots provide is one number',
    /\b[Pp]ermanent pilots(?: aboard)? provide total ability\b/g,
    /\bPermanent pilot aboard provides ability\b/,
  ),
  way('one drawn destiny is its total', /\btotal destiny\b/g, /\bdestiny\b/),
  way('the destiny of a card is its number', /(?<='s destiny )number\b/g, /'s destiny\b/),
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
