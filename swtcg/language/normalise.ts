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

/** In this order: later lines rely on earlier ones. */
const SPELLINGS: readonly Spelling[] = [
  { why: 'typographic double quotes', from: /[“”„]/g, to: '"' },
  { why: 'typographic apostrophes', from: /[‘’`´]/g, to: "'" },
  { why: 'an apostrophe lost to the encoding', from: /(?<=\w)[_?\uFFFD](?=s\b)/g, to: "'" },
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
  { why: 'an apostrophe left out', from: /\bopponents (?=deck|hand|unit|discard|build)/g, to: "opponent's " },
]

export const normalise = (text: string): Traced =>
  trim(SPELLINGS.reduce((spelt, { from, to }) => replace(spelt, from, to), traced(text)))
