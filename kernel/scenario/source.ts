/** The text of a scenario: its value, and the line and column of everything in it. */
import { type Document, isAlias, isMap, isScalar, isSeq, LineCounter, type Node, parseDocument } from 'yaml'
import { type Path, type Place, ScenarioError } from './words.ts'

export interface Source {
  readonly value: unknown
  /** Where something stands, or the nearest thing around it that stands in the text. */
  readonly placeOf: (path: Path) => Place
}

/** Many times as long as any scenario; files of cards are shorter too. */
const MOST_LETTERS = 200_000

export function readSource(text: string): Source {
  if (text.length > MOST_LETTERS)
    throw new ScenarioError(`this is longer than ${MOST_LETTERS} letters`, [], START)
  const lines = new LineCounter()
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false })
  const at = (offset: number): Place => {
    const { line, col } = lines.linePos(offset)
    return { line: Math.max(1, line), column: Math.max(1, col) }
  }
  const wrong = document.errors[0]
  if (wrong) throw new ScenarioError(sayWrong(wrong.code, wrong.message), [], at(wrong.pos[0]))
  return { value: plainValue(document), placeOf: (path) => at(offsetOf(document, path)) }
}

const START: Place = { line: 1, column: 1 }

function sayWrong(code: string, message: string): string {
  if (code === 'MULTIPLE_DOCS') return 'there is more than one document; a file holds one scenario'
  if (code === 'RESOURCE_EXHAUSTION') return 'this is not YAML: it is nested too deeply'
  return `this is not YAML: ${message.split('\n')[0]}`
}

function plainValue(document: Document): unknown {
  try {
    return document.toJS()
  } catch (error) {
    throw new ScenarioError(`this is not YAML: ${(error as Error).message}`, [], START)
  }
}

function offsetOf(document: Document, path: Path): number {
  let node = document.contents as Node | null
  let offset = node?.range?.[0] ?? 0
  for (const key of path) {
    if (isAlias(node)) node = node.resolve(document) ?? null
    const found = child(node, key)
    if (!found) break
    offset = found.offset
    node = found.node
  }
  return offset
}

/** An entry of a map stands where its key stands. */
function child(node: Node | null, key: string | number): { offset: number; node: Node | null } | null {
  if (isSeq(node)) {
    const item = node.items[Number(key)] as Node | undefined
    return item?.range ? { offset: item.range[0], node: item } : null
  }
  if (!isMap(node)) return null
  const pair = node.items.find((item) => isScalar(item.key) && String(item.key.value) === String(key))
  const name = pair?.key as Node | undefined
  return name?.range ? { offset: name.range[0], node: (pair?.value as Node | null) ?? null } : null
}
