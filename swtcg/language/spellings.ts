/** Spellings of sets that were written elsewhere: other signs, other numerals, limits said first, commas left out. */
import { PREFIXES } from './keywords.ts'
import type { Spelling } from './wordings.ts'

const NUMERALS = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight']
const ARENA_NAMES = ['Space', 'Ground', 'Character']
/** What is aimed at: a noun, with or without words that tell its state. */
const AIMED =
  '(?=(?:(?:(?:un)?tapped|(?:un)?damaged|(?:non-)?unique|attacking|defending|neutral|face-down|other|opposing|enemy|non-\\w+),? )*(?:units?|cards?|[A-Z][\\w-]*)\\b)'
/** Where an ability begins. */
const START = '(^|[|"*] ?)'

export const ELSEWHERE: readonly Spelling[] = [
  { why: 'and as a sign', from: /(?<=[\w.]) & (?=[A-Za-z+])/g, to: ' and ' },
  {
    why: 'an older name of Precision (now/keywords/elude-is-precision)',
    from: /\bElude\b/g,
    to: 'Precision',
  },
  {
    why: 'a quotation that ends with its clause, not closed',
    from: /(?<=(?:^|\|) ?(?:Equipped|Each) (?:[^"|]*"[^"|]*")*[^"|]* "[^"|]*)[.](?= ?(?:\||$))/g,
    to: '."',
  },
  {
    why: 'the people by the name of their kind',
    from: /\bRakata\b(?= (?:gets?|in|from|->)|[.,])/g,
    to: 'Rakatan',
  },
  { why: 'Armor as the British spell it', from: /\bArmour\b/g, to: 'Armor' },
  {
    why: 'a Pilot block without its symbol',
    from: /(^|\| ?|\bINSERT: |"(?= ?[A-Z]))\s?((?:[A-Z]\w+(?:, and |, or |, | and | or | ))+Pilots?)[.,:] (?:The|the|This) (?=[^|]*? gets:)/g,
    to: '$1[Pilot] $2. The ',
  },
  {
    why: 'dashes for the bullets of a Pilot',
    from: /(?<=\[Pilot\][^|]* gets:[^|]*?)(?: |(?<=:))- ?(?=[+"A-Z[])/g,
    to: ' * ',
  },
  { why: 'until cut short', from: /(?:'til|\btill?) (?=(?:the )?end of\b)/g, to: 'until ' },
  ...NUMERALS.map((word, index) => ({
    why: 'a price in words',
    from: new RegExp(String.raw`\b([Pp]ay) ${word} (?=Force|build)`, 'g'),
    to: `$1 ${index + 1} `,
  })),
  ...ARENA_NAMES.map((name) => ({
    why: 'arenas in lower case',
    from: new RegExp(String.raw`\b${name.toLowerCase()} (?=arenas?\b)`, 'g'),
    to: `${name} `,
  })),
  {
    why: 'in for into',
    from: /\b([Pp]ut (?:it|them|him|her)) in(?: into)? (?=(?:the (?:\w+,? )+|this |its )arena\b)/g,
    to: '$1 into ',
  },
  {
    why: 'the tap symbol as a word and a colon',
    from: new RegExp(`${START}Tap: (?=[A-Z])`, 'g'),
    to: '$1[tap] -> ',
  },
  {
    why: 'a prefix with a dash',
    from: new RegExp(`${START}(${PREFIXES.join('|')}) [-–—] `, 'g'),
    to: '$1$2: ',
  },
  {
    why: 'a limit in brackets',
    from: /\.? \(once (?:per|each) turn\)\.?/gi,
    to: '. Play only once per turn.',
  },
  {
    why: 'a limit said first',
    from: /(^|\| ?)Once (?:per|each) turn, ([^|"]*?->[^|"]*?)\.?(?= ?\||$)/g,
    to: '$1$2. Play only once per turn.',
  },
  {
    why: 'a time said first',
    from: /(^|\| ?)During your build step, ([^|",]*?->[^|"]*?)\.?(?= ?\||$)/g,
    to: '$1$2. Play only during your build step.',
  },
  { why: 'playing by another word', from: /\bActivate (?=(?:this ability )?only\b)/g, to: 'Play ' },
  {
    why: 'a unit by a pronoun of two words',
    from: /\bhe or she (?=gets? [+-]\d+ (?:speed|power|health)\b)/gi,
    to: 'it ',
  },
  {
    why: 'a comma left out',
    from: /\b(As long as [^,.|"]*? arena) (?=(?:each of your|this unit gets|it gets)\b)/g,
    to: '$1, ',
  },
  {
    why: 'a comma left out',
    from: /\b(When(?:ever)? this unit (?:attacks|is attacked|is discarded|is damaged)) (?=(?:it|gain|draw|put|choose)\b)/g,
    to: '$1, ',
  },
  {
    why: 'a price that prevents what was said',
    from: /[.] Your opponent may pay (\d+ (?:Force|build points?)) to prevent this\b/g,
    to: ' unless your opponent pays $1',
  },
  { why: 'again goes without saying', from: /\b(can't attack) again (?=this turn|until)/g, to: '$1 ' },
  { why: 'an attack that is aimed at', from: /\b([Dd]isrupt) target attack\b/g, to: '$1 an attack' },
  {
    why: 'the equipped unit without an article',
    from: /(^|[|] ?)Equipped (?=(?:unit|Character)'s\b)/g,
    to: '$1The equipped ',
  },
  { why: 'a keyword as a verb', from: /\b(can't) bombard\b/g, to: '$1 use Bombard' },
  {
    why: 'abilities that are lost cannot be used',
    from: /\blos(?:es|e) all (?:of )?(?:its |their )?activated abilities\b/g,
    to: "can't use activated abilities",
  },
  {
    why: 'room for Pilots',
    from: /\bUp to (\w+) Pilots can be on (this unit)\b/g,
    to: 'This unit can have $1 Pilots',
  },
  { why: 'one opponent', from: /\byour opponents' /g, to: "your opponent's " },
  {
    why: 'a unit that is aimed at',
    from: new RegExp(`(?<=\\b(?:[Aa]nother|\\d|${NUMERALS.join('|')}) )target ${AIMED}`, 'g'),
    to: '',
  },
  { why: 'a unit that is aimed at', from: new RegExp(`(?<!can't )\\btarget ${AIMED}`, 'g'), to: 'a ' },
  { why: 'the same at the start', from: new RegExp(`(?<=-> |^|[.|"] ?)Target ${AIMED}`, 'g'), to: 'A ' },
  { why: 'whose units oppose', from: /\ban (?:opposing|enemy) (?=\w)/g, to: "one of your opponent's " },
  {
    why: 'whose units oppose',
    from: /\b([Ee])ach (?:opposing|enemy) (?=\w)/g,
    to: "$1ach of your opponent's ",
  },
  {
    why: 'each player by other words',
    from: /\b(?:[Bb]oth players|[Aa]ll players|[Yy]ou and your opponent each) (draw|discard|gain|lose|tap|retreat|reveal|shuffle|put|choose)\b/g,
    to: 'each player $1s',
  },
  {
    why: 'whose they are by another word',
    from: /(?<=\b(?:[Yy]our opponent|[Ee]ach player|[Tt]hat player)\b[^|]*?)\btheir (?=(?:own )?(?:hands?|decks?|discard piles?|build zones?|(?:next )?(?:build|untap|draw) step|units|Characters|Resource)\b(?! from effects))/g,
    to: 'his or her ',
  },
  {
    why: 'the player by another word',
    from: /(?<=\b(?:[Yy]our opponent|[Ee]ach player|[Tt]hat player) may\b[^|"]*?)\b([Ii])f they do(?=,)/g,
    to: '$1f he or she does',
  },
  {
    why: 'reminder text explains a keyword and adds nothing',
    from: / ?\((?:When(?:ever)? |As long as (?:this unit|[A-Z]\w+) has|[^()]*? cost is \d+ if the listed condition is met|If your opponent deploys, moves, or puts)[^()"]*("?)\)?/g,
    to: '$1',
  },
  {
    why: 'a rule in brackets is a rule',
    from: /\((Abilities that cost [^()"]*)\)/g,
    to: '$1',
  },
  { why: 'where there is none, none is meant', from: /(?<=\bLocation) \(if any\)/g, to: '' },
  { why: 'a letter left out', from: /\(your and your opponent's\)/g, to: "(yours and your opponent's)" },
  {
    why: 'damage that would be done is not prevented yet',
    from: /(?<=\bwould (?:be damaged|do damage)) \(before damage prevention\)/g,
    to: '',
  },
  {
    why: 'more by another word',
    from: /(?<=\b(?:speed|power|health|cost)(?: is)? \d+ or )higher\b/g,
    to: 'more',
  },
  { why: 'a capital letter inside a sentence', from: /(?<=, )This unit (?=gets\b)/g, to: 'this unit ' },
  { why: 'any card is a card', from: /(?<=\bdeck for )any card\b/g, to: 'a card' },
]
