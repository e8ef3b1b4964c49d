/** One spelling for everything that card files spell in several ways. Meaning is not touched. */
import { KEYWORDS, nameOfKeyword, PREFIXES } from './keywords.ts'
import { replace, type Traced, traced, trim } from './traced.ts'

interface Spelling {
  readonly why: string
  readonly from: RegExp
  readonly to: string
}

const names = [...KEYWORDS.map(nameOfKeyword), 'Hidden Cost'].join('|')
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
  backwards(/\bAs an? ([A-Z][\w ]+), treat (\w+)/g, 'Treat $2 as a $1'),
]

/** In this order: later lines rely on earlier ones. */
const SPELLINGS: readonly Spelling[] = [
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
  { why: 'minus signs', from: /[−–](?=\d)/g, to: '-' },
  { why: 'spaces', from: /\s+/g, to: ' ' },
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
  { why: 'ends said as a noun', from: /\bAt the end of ([^,."]+?)(?=,)/g, to: 'When $1 ends' },
  { why: 'starts by another word', from: /(?<=\b(?:step|phase|turn) )begins\b/g, to: 'starts' },
  {
    why: 'ends of turns',
    from: /\buntil (?:the )?end of (?:the |this )?(?:turn|battle|battle phase)\b/gi,
    to: 'until end of turn',
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
  { why: 'a bullet that repeats the verb', from: /\* gets (?=")/g, to: '* ' },
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
  { why: 'others twice', from: /\band other (?=[A-Z])/g, to: 'and ' },
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
  {
    why: 'there is only one',
    from: /\babilities of one of your (?=(?:attacking|defending) units)/g,
    to: 'abilities of each of your ',
  },
  { why: 'a letter left out', from: /\bonly during our (?=build step)/g, to: 'only during your ' },
  {
    why: 'the same time for every mode',
    from: /\. (Play only (?:during|when) [^.|]+)(?=\. Or: [^|]*\. \1\.?(?:\||$))/g,
    to: '',
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
  { why: 'what goes along anyway', from: /,? along with its Pilot, if any\b/g, to: '' },
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
    from: /(\bwould be discarded(?: from [^,]+)?,[^|"]*?),? instead\b/g,
    to: '$1',
  },
  { why: 'a space before a quotation mark', from: /(?<=\.) (?="(?: until|\.|$))/g, to: '' },
  { why: 'damage in upper case', from: /(?<=\d |of )Damage\b(?! Control)/g, to: 'damage' },
  ...BACKWARDS,
  { why: 'Creatures in lower case', from: /\bcreature(?=s?\b)/g, to: 'Creature' },
  { why: 'the Ground arena in lower case', from: /\bground arena\b/g, to: 'Ground arena' },
  { why: 'a Location in lower case', from: /\blocation(?=s? (?:in|card|costs)\b)/g, to: 'Location' },
  { why: 'Astromech in lower case', from: /\bastromech\b/g, to: 'Astromech' },
  { why: 'Starfighters in lower case', from: /\bstarfighter(?=s?\b)/g, to: 'Starfighter' },
  { why: 'Space units in lower case', from: /\bspace (?=units?\b)/g, to: 'Space ' },
  { why: 'Republic in lower case', from: /\brepublic (?=units?\b)/g, to: 'Republic ' },
  { why: 'Clones in lower case', from: /\bclone(?=s? (?:in|card)\b)/g, to: 'Clone' },
  { why: 'when dice are rolled again anyway', from: /(?<=dice|once) \(before damage prevention\)/g, to: '' },
  {
    why: 'Reserves work in the build zone anyway',
    from: / \(and only if [\w' ]+ is in your build zone\)/g,
    to: '',
  },
  {
    why: 'battle steps by another word',
    from: /\b[Tt]he (Space|Ground|Character|space|ground|character) battle(?: phase)? (?=starts|ends)/g,
    to: 'the $1 battle step ',
  },
  { why: 'arenas in lower case', from: /\bthe space (?=battle step)/g, to: 'the Space ' },
  { why: 'one more is one', from: /\bput another (?=build counter)/g, to: 'put 1 ' },
  { why: 'a pronoun of two words', from: /\b(?:him or her|his or her self)(?=[.,;]|$)/g, to: 'it' },
  { why: 'when damage is damage', from: / \(after damage prevention\)/g, to: '' },
  {
    why: 'reminders of rules',
    from: / ?\((?:This includes your units|Also return all cards stacked|They're not part of|Cards put under|Face-down cards are not|Up to the damage pending|If \w+ is the only|If this unit can't attack or|This can't be prevented|Those units may attack again|Follow normal stacking rules|Battle cards with no Force cost)[^()]*\)/gi,
    to: '',
  },
]

export const normalise = (text: string): Traced =>
  trim(SPELLINGS.reduce((spelt, { from, to }) => replace(spelt, from, to), traced(text)))
