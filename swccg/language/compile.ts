/** Reads the game text of a card into its entry, or says which clause it does not understand. */
import { isPart, partsOf, rewrite, slice, TooMuchToRead, type Traced } from '@dejarik/kernel/language'
import type { CardFacts, Side } from '../cards/definition.ts'
import type { Static } from '../text/statics.ts'
import type { CardText, Half } from '../text/text.ts'
import { canonical } from './canonical.ts'
import { joinPieces, type Piece } from './grammar/sentences/piece.ts'
import { sentence } from './grammar/sentences/sentences-by-kind.ts'
import { beforeTheGame } from './grammar/sentences/starts.ts'
import { lostIn } from './lost-words.ts'
import { normalise } from './normalise.ts'
import type { Parser, Reader, Source } from './source.ts'
import { isBlank, splitFunctions, splitHalves, splitLabels, splitSentences } from './split.ts'
import type { Vocabulary } from './vocabulary.ts'

/** A piece of text that is not carried out. */
export interface Unread {
  readonly text: string
  /** Where it begins in the text that was given. */
  readonly position: number
  /** Its words from where no rule went on. */
  readonly stop?: string
  /** Its words that the tree would not say, though every sentence can be read. */
  readonly lost?: readonly string[]
  /** Why it was not even tried, as the end of a sentence. */
  readonly why?: string
}
export interface Compiled {
  readonly text: CardText
  readonly notUnderstood: readonly Unread[]
}

/** More than twice as long as the longest text that was printed. */
export const MOST_LETTERS = 4000
/** Attempts at words; printed texts need a tenth of them at most. */
const MOST_WORK = 300_000
const MOST_DEPTH = 100
/** Letters of a text that are told where it was not tried. */
const TOLD = 60
/** Sentences that one action, trigger or shot is told in, at most. */
const MOST_SENTENCES = 6

/** Bounded, whatever the text: what is too long, or can be read in too many ways, is not read. */
export function compile(
  text: string,
  card: CardFacts,
  vocabulary: Vocabulary,
  mostWork = MOST_WORK,
): Compiled {
  if (text.length > MOST_LETTERS)
    return untried(text, `it has ${text.length} letters, and at most ${MOST_LETTERS} are read`)
  try {
    return compileWithin(text, { card, vocabulary, work: { left: mostWork, deeper: MOST_DEPTH } })
  } catch (error) {
    if (error instanceof TooMuchToRead) return untried(text, 'it can be read in too many ways')
    throw error
  }
}

const untried = (text: string, why: string): Compiled => ({
  text: {},
  notUnderstood: [{ text: text.slice(0, TOLD), position: 0, why }],
})

function compileWithin(text: string, reader: Reader): Compiled {
  const whole = normalise(text)
  const aims = reader.card.type === 'utinni' && /(?:^|[.] )Target /.test(whole.text)
  return compileKind(whole, text, aims ? { ...reader, aims: true } : reader)
}

function compileKind(whole: Traced, text: string, reader: Reader): Compiled {
  if (reader.card.kind === 'location') return compileHalves(whole, text, reader)
  if (isBlank(whole)) return { text: {}, notUnderstood: [] }
  if (reader.card.kind === 'interrupt') return compileFunctions(whole, text, reader)
  return whollySaid(whole, text, reader, compileSentences(whole, text, reader))
}

/** What was read of a part of the text, if it says all words of that part. */
function whollySaid(
  part: Traced,
  text: string,
  { card }: Reader,
  read: Compiled,
  whole: CardText = read.text,
): Compiled {
  if (read.notUnderstood.length > 0) return read
  const lost = lostIn(part.text, whole, card)
  return lost.length === 0 ? read : { text: {}, notUnderstood: [{ ...told(part, text), lost }] }
}

/** Functions one by one; those under the label of the Lost Pile send the Interrupt there. */
function compileFunctions(whole: Traced, text: string, reader: Reader): Compiled {
  const functions = splitLabels(whole).flatMap(({ label, text: part }) =>
    splitFunctions(part).map((one) => ({ label, text: one })),
  )
  const read = functions.map(({ label, text: part }) => {
    if (label === 'starting') return compileStart(part, text, reader)
    const compiled = compileSentences(part, text, reader)
    const own = immuneFunction(compiled.text)
    const done = label === 'lost' && reader.card.type === 'used' ? toLostPile(own) : own
    return whollySaid(part, text, reader, { ...compiled, text: done })
  })
  return {
    text: joinPieces(others(read.map((one) => one.text))),
    notUnderstood: read.flatMap(({ notUnderstood }) => notUnderstood),
  }
}

/** What a Starting Interrupt does before the game. */
function compileStart(part: Traced, text: string, reader: Reader): Compiled {
  reader.work.reached = 0
  const starts = readOnly(beforeTheGame, { ...reader, text: part.text })
  return starts
    ? { text: { starts }, notUnderstood: [] }
    : { text: {}, notUnderstood: [{ ...told(part, text), ...stopOf(part, text, reader) }] }
}

/** What a function is immune to is said of the function alone. */
const immuneFunction = ({ immuneTo, ...text }: CardText): CardText =>
  immuneTo ? { ...text, actions: (text.actions ?? []).map((action) => ({ ...action, immuneTo })) } : text

const toLostPile = (text: CardText): CardText => ({
  ...text,
  actions: (text.actions ?? []).map((action) => ({ ...action, do: [...action.do, { do: 'lose-this' }] })),
})

/** In a later function `any other Rebel` is any but the one whom the function before it names. */
function others(functions: readonly CardText[]): readonly CardText[] {
  return functions.map((one, place) => {
    const named = partsOf(functions[place - 1] ?? {}).find((part) => typeof part['persona'] === 'string')
    if (!named) return one
    return rewrite(one, (part) =>
      isSelf(part['not']) ? { ...part, not: { persona: named['persona'] } } : part,
    ) as CardText
  })
}
const isSelf = (filter: unknown): boolean => isPart(filter) && filter['the'] === 'self'

/** What a half says of how the card comes, or of what does nothing to it, belongs to the card. */
function compileHalves(whole: Traced, text: string, reader: Reader): Compiled {
  const halves = splitHalves(whole).filter((half) => !isBlank(half.text))
  const read = halves.map(({ side, text: half }) => {
    const said = compileSentences(half, text, reader)
    const { text: piece, notUnderstood } = whollySaid(half, text, reader, said, asHalf(said.text, side))
    const { deploys, immuneTo, ...rest } = piece
    return {
      side,
      own: { ...(deploys ? { deploys } : {}), ...(immuneTo ? { immuneTo } : {}) },
      rest,
      notUnderstood,
    }
  })
  const told = read.filter(({ rest }) => Object.keys(rest).length > 0)
  return {
    text: {
      ...Object.assign({}, ...read.map(({ own }) => own)),
      ...Object.fromEntries(told.map(({ side, rest }) => [side, rest as Half])),
    },
    notUnderstood: read.flatMap(({ notUnderstood }) => notUnderstood),
  }
}

/** As the card would be if it had this half only. */
const asHalf = ({ deploys, immuneTo, ...half }: CardText, side: Side): CardText => ({
  ...(deploys ? { deploys } : {}),
  ...(immuneTo ? { immuneTo } : {}),
  [side]: half,
})

/** The longest run of sentences that can be read together, then the next. */
function compileSentences(part: Traced, text: string, reader: Reader): Compiled {
  const sentences = splitSentences(part, reader.vocabulary)
  const pieces: Piece[] = []
  const unread: Unread[] = []
  for (let place = 0; place < sentences.length; ) {
    const read = longestFrom(part, sentences, place, reader)
    if (read) pieces.push(insteadOf(pieces, read.piece, sentences[place]!.text))
    else unread.push({ ...told(sentences[place]!, text), ...stopOf(sentences[place]!, text, reader) })
    place += read?.sentences ?? 1
  }
  return { text: joinPieces(pieces), notUnderstood: unread }
}

/** `If on Death Star, power +2` after `power +1` stands in its place: what is added makes the difference. */
function insteadOf(before: readonly Piece[], piece: Piece, words: string): Piece {
  if (!/^If /.test(words) || /\balso\b/i.test(words) || !piece.statics) return piece
  const plain = before.flatMap(({ statics = [] }) => statics.filter((one) => !('when' in one)))
  const statics = piece.statics.map((one) => {
    const less = plain.find((other) => isSameNumber(one, other))
    return less &&
      'add' in one &&
      'add' in less &&
      typeof one.add === 'number' &&
      typeof less.add === 'number'
      ? ({ ...one, add: one.add - less.add } as Static)
      : one
  })
  return { ...piece, statics }
}
const isSameNumber = (one: Static, other: Static): boolean =>
  one.static === 'number' &&
  other.static === 'number' &&
  one.change === other.change &&
  JSON.stringify(one.of) === JSON.stringify(other.of)

function longestFrom(part: Traced, sentences: readonly Traced[], place: number, reader: Reader) {
  const most = Math.min(MOST_SENTENCES, sentences.length - place)
  for (let run = most; run > 0; run--) {
    const source: Source = { ...reader, text: together(part, sentences.slice(place, place + run)) }
    reader.work.reached = 0
    const piece = readOnly(sentence, source)
    if (piece) return { piece, sentences: run }
  }
  return undefined
}
const together = (part: Traced, run: readonly Traced[]): string => {
  const start = part.at.indexOf(run[0]!.at[0]!)
  const end = part.at.lastIndexOf(run.at(-1)!.at.at(-1)!)
  return slice(part, start, end).text
}

/** The one reading of the whole; nothing if there is none, or if there are several that differ. */
function readOnly<T>(parser: Parser<T>, source: Source): T | undefined {
  const whole = parser(source, 0).filter(({ end }) => /^[\s.;)]*$/.test(source.text.slice(end)))
  const different = new Map(whole.map(({ value }) => [JSON.stringify(canonical(value)), value]))
  const [only, ...others] = different.values()
  return others.length === 0 ? only : undefined
}

/** Where reading the sentence by itself stopped; nothing where it can be read in two ways. */
function stopOf({ at }: Traced, text: string, { work }: Reader): Pick<Unread, 'stop'> {
  const stop = text.slice(at[work.reached ?? 0], at.at(-1)).trim()
  return /\w/.test(stop) ? { stop } : {}
}

const told = ({ at }: Traced, text: string): Unread => ({
  text: text.slice(at[0], at.at(-1)).trim(),
  position: at[0]!,
})
