/** One spelling for everything that card files spell in several ways. Meaning is not touched. */

import { fingerprint } from '@dejarik/kernel'
import { replace, type Traced, traced, trim } from '@dejarik/kernel/language'
import { nameOfKeyword, PLAIN_KEYWORDS, PREFIXES } from './keywords.ts'
import { ELSEWHERE } from './spellings.ts'
import { type Spelling, WORDINGS } from './wordings.ts'

const names = [...PLAIN_KEYWORDS.map(nameOfKeyword), 'Hidden Cost'].join('|')
/** Where a cost may begin: the start of an ability, of a bullet, of a quotation, or after a prefix. */
const COST_START = String.raw`^|[|;.]\s*|\*\s*|"|(?:${PREFIXES.join('|')}):\s*`

const backwards = (from: RegExp, to: string): Spelling => ({ why: 'the word order of Yoda', from, to })
const BACKWARDS: readonly Spelling[] = [
  backwards(/\+?(\d+ Force) you gain\b/g, 'you gain $1'),
  backwards(/\bOnly (during [\w ]+?|when [\w ]+?) play\b/g, 'Play only $1'),
  backwards(/\bWhen end the battle phase does\b/g, 'When the battle phase ends'),
  backwards(/\bif (\w+) in the (\w+ arena) is\b/g, 'if $1 is in the $2'),
  backwards(/(?<=-> )(\w+) untap\b/g, 'Untap $1'),
  backwards(/(?<=-> )([Uu]p to \d+ damage to [\w ]+?) prevent\b/g, 'Prevent $1'),
  backwards(/(?<=-> )A (\w+ card) disrupt\b/g, 'Disrupt a $1'),
  backwards(/\bunless (\d+ Force) your opponent pays\b/g, 'unless your opponent pays $1'),
  backwards(/\bdamage to (one of your units) you prevent\b/g, 'you prevent damage to $1'),
  backwards(
    /\bAn Opponent'?s unit you choose\. In the (\w+ arena) it must be\b/g,
    "Choose one of your opponent's units in the $1",
  ),
  backwards(/\bTo (that \w+) (\d+ damage) (\w+) does\b/g, '$3 does $2 to $1'),
  backwards(
    /\bTo prevent that damage your opponent (\w+) can(?:'t|not) use\b/g,
    "Your opponent can't use $1 to prevent that damage",
  ),
  backwards(/, unless (that \w+) (an? [A-Z][\w ]+?) is(?=\.)/g, ' unless $1 is $2'),
  {
    why: 'what follows a price depends on it',
    from: /\byou may (pay \d+ Force), (?=untap\b)/g,
    to: 'you may $1. If you do, ',
  },
  { why: 'one plural is enough', from: /\bDroids Characters\b/g, to: 'Droid Characters' },
  backwards(/\bAs an? ([A-Z][\w ]+), treat (\w+)/g, 'Treat $2 as a $1'),
  backwards(
    /\bWhen (\w+) you deploy, under any ([A-Z][\w ]+?), one copy of \1 stack you can\. On top of that stack, \1 can't be\. (\d) extra cards? in it, the stack can have\. Count as \1 this card (?:doesn't|does not) while stacked under a \w+\b/g,
    'You may stack this card beneath one of your $2s, with room for $3 extra card',
  ),
  backwards(
    /\bDuring your build step once, the cards in (one of your [\w ]+?)'s stacks? rearrange you may, without spending any build points\b/g,
    'Rearrange the stack of $1s. Play only during your build step and only once per turn',
  ),
]

/** In this order: later lines rely on earlier ones. */
export const REWRITINGS: readonly Spelling[] = [
  { why: 'typographic double quotes', from: /[“”„]/g, to: '"' },
  { why: 'typographic apostrophes', from: /[‘’`´]/g, to: "'" },
  { why: 'an apostrophe lost to the encoding', from: /(?<=\w)[_?\uFFFD](?=s\b)/g, to: "'" },
  {
    why: 'lore in italics has no influence (idc/effect/flavor-text-ignored)',
    from: /<i>[^<]*<\/i>/gi,
    to: '',
  },
  { why: 'an accent lost to the encoding', from: /\bPadm(?:_|\?|\uFFFD|é)/g, to: 'Padme' },
  { why: 'arrows', from: /\s*(?:→|⇒|=>|-{1,2}\s?>|[–—]>)\s*/g, to: ' -> ' },
  { why: 'bullets', from: /\s*[•●▪·]\s*/g, to: ' * ' },
  { why: 'the bullets of a choice', from: /(?<=\b[Cc]hoose one: \* [^|]*?) \* (?=[A-Z[])/g, to: ' Or: ' },
  { why: 'a bullet that opens a choice', from: /\b([Cc]hoose one:) \* /g, to: '$1 ' },
  { why: 'minus signs', from: /[−–](?=\d)/g, to: '-' },
  { why: 'spaces', from: /\s+/g, to: ' ' },
  ...ELSEWHERE,
  {
    why: 'the start of a step in the middle of a sentence',
    from: /, and at the start of ((?:the|your) [\w ]*?(?:step|phase|turn)),/g,
    to: ', and when $1 starts,',
  },
  { why: 'a space before a stop', from: /\s+(?=[.,;:](?:\s|$))/g, to: '' },
  { why: 'a space after a sign', from: /(?<=\s[+-])\s(?=\d)/g, to: '' },
  { why: 'two stops', from: /\.\.(?!\.)/g, to: '.' },
  {
    why: 'reminder text explains a keyword and adds nothing',
    from: new RegExp(
      String.raw`\b((?:${names})(?: -?\d+| X)?) \((?!yours|after|before|rounded|if any)[^()]*\)`,
      'g',
    ),
    to: '$1',
  },
  { why: 'the tap symbol as a word in brackets', from: /\[tap\]/gi, to: '[tap]' },
  {
    why: 'the tap symbol as a plain word',
    from: new RegExp(`(${COST_START})Tap(?=,| ->)`, 'g'),
    to: '$1[tap]',
  },
  { why: 'the Pilot symbol', from: /\[pilot\]/gi, to: '[Pilot]' },
  { why: 'Force in lower case', from: /(?<=\b\d+ )force\b/g, to: 'Force' },
  { why: 'a cost without its unit', from: /\b(Pay \d+) (?=->)/g, to: '$1 Force ' },
  { why: 'a cost said the other way round', from: /\b(\d+ Force)[ ,]+pay (?=->)/gi, to: 'Pay $1 ' },
  { why: 'speed in upper case', from: /(?<=[+-]\d+ )Speed\b/g, to: 'speed' },
  { why: 'power in upper case', from: /(?<=[+-]\d+ )Power\b/g, to: 'power' },
  { why: 'health in upper case', from: /(?<=[+-]\d+ )Health\b/g, to: 'health' },
  { why: 'build points in upper case', from: /\bBuild [Pp]oint(?=s?\b)/g, to: 'build point' },
  { why: 'build steps in upper case', from: /\bBuild step\b/g, to: 'build step' },
  { why: 'face-down in one or two words', from: /\bface ?down\b/gi, to: 'face-down' },
  { why: 'a grant in single quotes', from: /\b(gets?:?) '((?:[^']|'(?=\w))+)'(?!\w)/g, to: '$1 "$2"' },
  {
    why: 'an apostrophe left out',
    from: /\bopponents (?=[A-Z]|deck|hand|unit|discard|build)/g,
    to: "opponent's ",
  },
  { why: 'several words for when', from: /\b(?:Whenever|Each time|Anytime|Any time)\b/g, to: 'When' },
  { why: 'the same inside a sentence', from: /\b(?:whenever|each time)\b/g, to: 'when' },
  { why: 'starts by another noun', from: /\b([Aa])t the beginning of\b/g, to: '$1t the start of' },
  { why: 'starts said as a noun', from: /\bAt the start of ([^,."]+?)(?=,)/g, to: 'When $1 starts' },
  {
    why: 'starts said as a noun, without a comma',
    from: /\bAt the start of ([^,."]+?) (?=you may\b)/g,
    to: 'When $1 starts, ',
  },
  { why: 'ends said as a noun', from: /\bAt the end of ([^,."]+?)(?=,)/g, to: 'When $1 ends' },
  { why: 'starts by another word', from: /(?<=\b(?:step|phase|turn) )begins\b/g, to: 'starts' },
  {
    why: 'ends of turns',
    from: /\buntil (?:the )?end of (?:the |this )?turn\b/gi,
    to: 'until end of turn',
  },
  {
    why: 'ends of battles',
    from: /\buntil (?:the )?end of (?:the |this )?battle(?: phase)?\b(?! step)/gi,
    to: 'until end of battle',
  },
  {
    why: 'ends of games',
    from: /\buntil (?:the )?(?:end of (?:the )?game|game ends)\b/g,
    to: 'until end of game',
  },
  { why: 'what X is', from: /\bX (?:is equal to|equals)\b/g, to: 'X is' },
  { why: 'whose hand goes without saying', from: /(?<=cards? from )hand\b/g, to: 'your hand' },
  { why: 'where a face-down card is anyway', from: / while face-down in your build zone\b/g, to: '' },
  {
    why: 'damage as the subject',
    from: /\b([Ww])hen damage would be done to ([^,]+),/g,
    to: '$1hen $2 would be damaged,',
  },
  { why: 'rounding in upper case', from: /\(Rounded (?=up|down)/g, to: '(rounded ' },
  {
    why: 'rounding in the middle',
    from: /\bhalf the number of ([^,.()]+?) \(rounded (up|down)\) (in [^,.]+)/g,
    to: 'half the number of $1 $3, rounded $2',
  },
  { why: 'where it matters to nobody', from: / This ability also works in the build zone\./g, to: '' },
  { why: 'where Reserves work anyway', from: / \(and only if [^()]+ is in your build zone\)/g, to: '' },
  { why: 'what goes without saying', from: / from an arena or your build zone\b/g, to: '' },
  {
    why: 'the unit that was chosen',
    from: /\bIf the ([A-Z]\w+) is tapped, untap (?:him or her|him|her|it)\b/g,
    to: 'If that $1 is tapped, untap that $1',
  },
  {
    why: 'the piloted unit',
    from: /\bonly if the (Starfighter|Speeder|Transport|Walker) has\b/g,
    to: 'only if this $1 has',
  },
  {
    why: 'battle steps by a short name',
    from: /\b(Space|Ground|Character) battle (?=starts|ends)/g,
    to: '$1 battle step ',
  },
  {
    why: 'a battle step by another name',
    from: /\bspace battle phase (?=starts|ends)/g,
    to: 'Space battle step ',
  },
  { why: 'has for gets', from: /\bhas (?=Hidden Cost \d)/g, to: 'gets ' },
  { why: 'an apostrophe too many', from: /\bunit's (?=can't\b)/g, to: 'units ' },
  {
    why: 'damage as the subject',
    from: /\b([Ww])hen damage is done to ([^,]+),/g,
    to: '$1hen $2 is damaged,',
  },
  { why: 'also said of a choice', from: /\bYou may also (?=draw\b)/g, to: 'You may ' },
  {
    why: 'the same by pronouns',
    from: /\bas long as he or she is attacking\b/g,
    to: "as long as it's attacking",
  },
  {
    why: 'against for attacking',
    from: /(?<=\b(?:Accuracy|Critical Hit) \d+ )against (that unit) this turn\b/g,
    to: "as long as it's attacking $1 this turn",
  },
  { why: 'a letter left out', from: /\bonly during our (?=build step)/g, to: 'only during your ' },
  {
    why: 'the same time for both modes',
    instead: 'a time that all modes share is that of the whole effect, not a condition of each',
    from: /(\b[Cc]hoose one: (?:(?! Or: | -> )[^|])*?)\. (Play only (?:during|when) [^.|]+)(\. Or: (?:(?! Or: )[^|])*?)\. \2(?=\.?\s*(?:\||$))/g,
    to: '$1$3. In either case, $2',
  },
  {
    why: 'the same time for each of three modes',
    instead: 'a time that all modes share is that of the whole effect, not a condition of each',
    from: /(\b[Cc]hoose one: (?:(?! Or: | -> )[^|])*?)\. (Play only (?:during|when) [^.|]+)(\. Or: (?:(?! Or: )[^|])*?)\. \2(\. Or: (?:(?! Or: )[^|])*?)\. \2(?=\.?\s*(?:\||$))/g,
    to: '$1$3$4. In either case, $2',
  },
  {
    why: 'cards are discarded from hand',
    from: /\b([Dd]iscard (?:a|\d) cards?)(?=,| ->| and |\.)/g,
    to: '$1 from your hand',
  },
  {
    why: 'a condition of what is set off',
    from: /\b(When [^,."|]+), as long as ([^,."|]+), (?=(?:choose|prevent|you may|it gets|put|draw|gain)\b)/g,
    to: '$1, if $2, ',
  },
  {
    why: 'two rules in one sentence',
    from: /\bThis unit ([^.*"|]+?), but (?=can't)/g,
    to: 'This unit $1. This unit ',
  },
  { why: 'now goes without saying', from: /\byou currently have\b/g, to: 'you have' },
  {
    why: 'grants in single quotes inside others',
    from: /(?<=\b(?:gets|and|power|health|\d),? )'((?:Pay|\[tap\]|Upkeep|When|This)[^'"]+?)\s?'/g,
    to: '"$1"',
  },
  {
    why: 'cards that cost something',
    from: /\. Each of your Battle cards that costs? 1 or more Force can't cost less than 1 Force until end of turn\b/g,
    to: ". Cards that cost 1 or more Force can't cost less than 1 Force until end of turn",
  },
  {
    why: 'a price after its limit',
    from: / until end of turn(?=\. Cards that cost 1 or more Force can't)/g,
    to: '',
  },
  {
    why: 'two decks in one clause',
    from: /\b[Pp]ut (\d cards? from the top of your opponent's deck) and (\d cards? from the top of your deck) into the discard pile(?= ->)/g,
    to: 'Put $1 into the discard pile, put $2 into the discard pile',
  },
  {
    why: 'the discard that something replaces',
    from: /\bis discarded( from (?:an|any|the \w+) arena)?( this turn)?, ((?:remove|return|put|retreat) (?:it|him|her|this unit|that unit) [\w' ]+?),? instead\b/g,
    to: 'would be discarded$1$2, $3',
  },
  {
    why: 'what a later ability replaces',
    from: /\.? ?\| ?(?=As long as [^|"]+? gets [^|"]+? instead\.?(?: ?\||$))/g,
    to: '. ',
  },
  {
    why: 'a discard at random in other words',
    from: /\bYour opponent chooses a card at random from your hand and discards it(?= ->)/g,
    to: 'Discard a card from your hand at random',
  },
  { why: 'an amount of X', from: /\bX amount of damage\b/g, to: 'X damage' },
  { why: 'what damage is moved to', from: /\b(do that much damage to this unit) instead\b/g, to: '$1' },
  {
    why: 'what an Equipment always asks for',
    from: /\bAs long as the equipped ((?:[A-Z]\w+ (?:or )?)+unit) is in its arena, it gets\b/g,
    to: 'Equipped $1 gets',
  },
  {
    why: 'the rest by other words',
    from: /\bthe rest of the cards on top of the deck\b/g,
    to: 'the rest on top of his or her deck',
  },
  {
    why: 'the same in the open',
    from: /,? you may do this only once per turn\b(?! and)/gi,
    to: ' Play only once per turn',
  },
  {
    why: 'the attack that ends',
    from: /\bmisses rolled(?: \(after reroll effects\))? for this unit's previous attack\b/g,
    to: 'misses rolled',
  },
  { why: 'a letter too many', from: /\byyour\b/g, to: 'your' },
  { why: 'a comma too many', from: /\bsearch, your\b/g, to: 'search your' },
  {
    why: 'counters of no other kind',
    from: /\b([Pp]ut \d+) counters? on this card\b/g,
    to: '$1 resource counters on this card',
  },
  { why: 'what counts anyway', from: /,? including (?:all versions in their stacks|[A-Z]\w+),/g, to: '' },
  {
    why: 'a deck that may have been searched',
    from: /\bIf you searched your deck, shuffle it\b/g,
    to: 'Shuffle your deck',
  },
  { why: 'what is counted anyway', from: /\bcounts the cards in his or her hand, /g, to: '' },
  { why: 'then inside a clause', from: /\bopponent then shuffles\b/g, to: 'opponent shuffles' },
  {
    why: 'what goes along anyway',
    from: /,? along with its Pilot, if any\b| \(with its Pilot, if any\)/g,
    to: '',
  },
  { why: 'another counter', from: /\bput another build counter\b/g, to: 'put 1 build counter' },
  { why: 'each and every', from: /\bfor every\b/g, to: 'for each' },
  {
    why: 'the opponent by a pronoun',
    from: /\bhe or she (?=(?:discards|loses|draws|puts|retreats|taps|chooses|returns|gains|shuffles|reveals)\b)/g,
    to: 'your opponent ',
  },
  { why: 'one act in two words', from: /\b[Cc]hooses? and (discards?)\b/g, to: '$1' },
  { why: 'a discard chosen first', from: /\b[Cc]hoose ([^.>]+?) and discard it(?= ->)/g, to: 'Discard $1' },
  { why: 'can not', from: /\bcan(?:not| not)\b/g, to: "can't" },
  { why: 'does not', from: /\bdoes not\b/g, to: "doesn't" },
  { why: 'fewer', from: /\bfewer\b/g, to: 'less' },
  { why: 'attacking without a subject', from: /\bwhen attacking\b/g, to: "as long as it's attacking" },
  { why: 'the plus of Force', from: /\bgains? \+(?=\d+ Force)/g, to: 'gain ' },
  { why: 'the opponent in capitals', from: /\byour Opponent('s)?/g, to: 'your opponent$1' },
  { why: 'a letter left out', from: /\b(each|one) of you (?=[A-Z])/gi, to: '$1 of your ' },
  {
    why: 'a letter left out',
    from: /\b([Yy])ou opponents?(?= (?:gets?|discards?|gains?|loses?|draws?)\b)/g,
    to: '$1our opponent',
  },
  { why: 'an apostrophe left out', from: /\bas long as its (?=attacking|being)/g, to: "as long as it's " },
  { why: 'contracted', from: /\bthey're attacking\b/g, to: "it's attacking" },
  { why: 'a hyphen left out', from: /\bObi Wan\b/g, to: 'Obi-Wan' },
  { why: 'the battle phase in upper case', from: /\bBattle (?=phase|step)/g, to: 'battle ' },
  {
    why: 'battle steps in upper case',
    from: /(?<=\b(?:Space|Ground|Character) )[Bb]attle Step\b/g,
    to: 'battle step',
  },
  { why: 'cards in upper case', from: /(?<=\b[Dd]raw \d+ )Cards\b/g, to: 'cards' },
  { why: 'a letter left out', from: /\bone your (?=[A-Z])/gi, to: 'one of your ' },
  { why: 'a letter left out', from: /\byou (?=deck|hand|discard pile|build step)/g, to: 'your ' },
  {
    why: 'what would happen is replaced anyway',
    instead: 'what hangs on a die hangs on it alone, not on its not being rolled',
    from: /(?<!\b[Ii]f that [^.,]*)(\bwould (?:be discarded(?: from [^,]+)?(?: this turn)?|discard [^,]+),[^|"]*?),? instead\b/g,
    to: '$1',
  },
  { why: 'a space before a quotation mark', from: /(?<=\.) (?="(?: until|\.|$))/g, to: '' },
  { why: 'damage in upper case', from: /(?<=\d |of )Damage\b(?! Control)/g, to: 'damage' },
  ...BACKWARDS,
  ...WORDINGS,
  { why: 'Creatures in lower case', from: /\bcreature(?=s?\b)/g, to: 'Creature' },
  { why: 'a Location in lower case', from: /\blocation(?=s? (?:in|card|costs)\b)/g, to: 'Location' },
  { why: 'Astromech in lower case', from: /\bastromech\b/g, to: 'Astromech' },
  { why: 'Space units in lower case', from: /\bspace (?=units?\b)/g, to: 'Space ' },
  { why: 'Clones in lower case', from: /\bclone(?=s? (?:in|card)\b)/g, to: 'Clone' },
  { why: 'when dice are rolled again anyway', from: /(?<=dice|once) \(before damage prevention\)/g, to: '' },
  {
    why: 'damage that would be done after prevention is done',
    from: /\bwould damage ([^,."|]+?) \(after damage prevention\)(?=, (?:you may )?(?:draw|gain)\b)/g,
    to: 'damages $1',
  },
  {
    why: 'damage is damage once prevention is over',
    from: /(?<!\bwould\b[^.|"]*) \(after damage prevention\)/g,
    to: '',
  },
  {
    why: 'reminders of rules',
    from: / ?\((?:This includes your units|Also return all cards stacked|They're not part of|Cards put under|Face-down cards are not|Up to the damage pending|If \w+ is the only|If this unit can't attack or|This can't be prevented|Those units may attack again|Follow normal stacking rules|It is considered to have|Even if it|When this unit is put into|[\w-]+ doesn't stack|Battle cards with no Force cost)[^()]*\)/gi,
    to: '',
  },
]

export const rewritten = (text: Traced, { from, to }: Spelling): Traced => replace(text, from, to)

/** Without one of them, to see what it does. */
export const normalise = (text: string, without?: Spelling): Traced =>
  trim(
    REWRITINGS.filter((each) => each !== without).reduce(
      (spelt, rewriting) => rewritten(spelt, rewriting),
      traced(text),
    ),
  )

/** Tells one rewriting from all others, and from what it was before somebody changed it; new keywords change none. */
export const rewritingMark = ({ from, to }: Spelling): string =>
  fingerprint(`${from} ${to}`.replace(names, 'keywords').replace(PREFIXES.join('|'), 'prefixes'))
