/** Versions of one character: which there are, and in what they differ. */
import type { FaceCore } from '@dejarik/table'
import type { Look } from '../look.ts'
import type { CardLibrary, CardNotice } from '../study/studies.ts'

const VERSION = / \([A-Z]\d?\)$/
const characterOf = ({ title }: FaceCore): string => title.replace(VERSION, '')

/** The other versions of a character, in the order of the library; none for what has no version. */
export function otherVersions({ cards }: CardLibrary, { face }: CardNotice): readonly CardNotice[] {
  if (!VERSION.test(face.title)) return []
  const isOther = (other: CardNotice): boolean =>
    other.face.key !== face.key &&
    VERSION.test(other.face.title) &&
    characterOf(other.face) === characterOf(face)
  return cards.filter(isOther)
}

/** What another version has otherwise: numbers from here to there, lines that it has more, and lines that it lacks. */
export function differencesOf(from: Look, to: Look): readonly string[] {
  const numbers = to.statistics.flatMap(({ name, value }) => {
    const old = from.statistics.find((each) => each.name === name)?.value
    return old === value ? [] : [`${name} ${old ?? '–'} → ${value}`]
  })
  const cost = from.corner?.value === to.corner?.value ? [] : [costs(from, to)]
  const kind = from.typeLine === to.typeLine ? [] : [to.typeLine]
  const more = to.lines.filter((line) => !from.lines.includes(line)).map((line) => `+ ${line}`)
  const less = from.lines.filter((line) => !to.lines.includes(line)).map((line) => `− ${line}`)
  return [...cost, ...numbers, ...kind, ...more, ...less]
}

const costs = (from: Look, to: Look): string =>
  `${to.corner?.name ?? 'cost'} ${from.corner?.value ?? '–'} → ${to.corner?.value ?? '–'}`
