/** Cuts a text: halves of a location, functions of an Interrupt, sentences. No cut falls inside a title or a bracket. */
import { slice, type Traced, trim } from '@dejarik/kernel/language'
import type { Side } from '../cards/definition.ts'
import type { Vocabulary } from './vocabulary.ts'

/** The halves of a location, each with the side that it faces. */
export function splitHalves(text: Traced): readonly { readonly side: Side; readonly text: Traced }[] {
  const heads = [...text.text.matchAll(/(?:^|(?<= ))(Light|Dark): ?/g)]
  return heads.map((head, place) => ({
    side: head[1]!.toLowerCase() as Side,
    text: trim(slice(text, head.index + head[0].length, heads[place + 1]?.index)),
  }))
}
/** A half that says nothing is printed as a dash, as `(none)` or as nothing. */
export const isBlank = ({ text }: Traced): boolean => /^(?:-|[(<]?none[)>]?[.]?|Blank[.]?|)$/i.test(text)

export const splitFunctions = (text: Traced): readonly Traced[] => cut(text, /[.)]? ?\bOR\b /g, 0)

export type Label = 'used' | 'lost' | 'starting'
/** Functions under the label of the pile that the Interrupt goes to then; what stands before the labels belongs to each. */
export function splitLabels(text: Traced): readonly { readonly label?: Label; readonly text: Traced }[] {
  const heads = [...text.text.matchAll(/(?:^|(?<= ))(USED|LOST|STARTING): ?/g)]
  const [first] = heads
  if (!first) return [{ text }]
  const shared = trim(slice(text, 0, first.index))
  return heads.map((head, place) => {
    const own = trim(slice(text, head.index + head[0].length, heads[place + 1]?.index))
    return {
      label: head[1]!.toLowerCase() as Label,
      text: shared.text === '' ? own : joined(shared, own),
    }
  })
}
const joined = (one: Traced, other: Traced): Traced => ({
  text: `${one.text} ${other.text}`,
  at: [...one.at, ...other.at],
})

export function splitSentences(text: Traced, vocabulary: Vocabulary): readonly Traced[] {
  const inside = spans(text.text, vocabulary)
  const ends = [...text.text.matchAll(/[.](?=\)? |\)?$)\)?/g)]
    .map((match) => match.index + match[0].length)
    .filter((place) => !inside.some(([from, to]) => from < place && place <= to))
  const starts = [0, ...ends]
  return starts
    .map((start, place) => trim(slice(text, start, ends[place])))
    .filter((sentence) => sentence.text !== '')
}

/** Where titles with stops stand, and brackets. */
function spans(text: string, { names }: Vocabulary): readonly (readonly [number, number])[] {
  const titles = [...names.values()].flat().filter(({ name }) => /[.]/.test(name))
  return titles.flatMap(({ name }) => {
    const at = text.indexOf(name)
    return at < 0 ? [] : [[at, at + name.length] as const]
  })
}

function cut(text: Traced, pattern: RegExp, from: number): readonly Traced[] {
  const joints = [...text.text.matchAll(pattern)]
  const starts = [from, ...joints.map((joint) => joint.index + joint[0].length)]
  const ends = joints.map((joint) => joint.index + joint[0].search(/ ?\bOR\b/))
  return starts
    .map((start, place) => trim(slice(text, start, ends[place])))
    .filter((piece) => piece.text !== '')
}
