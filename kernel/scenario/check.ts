/** Checks a value against a schema and says in one line what is wrong with it, and what was expected. */
import type { TSchema } from 'typebox'
import { Errors } from 'typebox/value'
import { suggestion } from './unknown.ts'
import { type Path, ScenarioError } from './words.ts'

interface Mistake {
  readonly keyword: string
  readonly schemaPath: string
  readonly instancePath: string
  readonly params: object
  readonly message: string
}

/** Throws the most telling of the mistakes. `root` leads to the value in the scenario. */
export function check(schema: TSchema, value: unknown, root: Path = []): void {
  const mistakes = Errors(schema, value) as readonly Mistake[]
  if (mistakes.length === 0) return
  const mistake = mostTelling(mistakes)
  const path = pathOf(value, mistake.instancePath)
  const found = path.reduce<unknown>((part, key) => (part as Record<string, unknown>)[key], value)
  const { message, key } = sentence(mistake, nodeAt(schema, mistake.schemaPath), found)
  throw new ScenarioError(message, [...root, ...path, ...(key === undefined ? [] : [key])])
}

/** A key too many explains the rest, then one too few; else the innermost, where a choice of forms outweighs its branches. */
function mostTelling(mistakes: readonly Mistake[]): Mistake {
  const first = (keyword: string, among = mistakes): Mistake | undefined =>
    among.find((mistake) => mistake.keyword === keyword)
  const depth = ({ instancePath }: Mistake): number => instancePath.split('/').length
  const deepest = Math.max(...mistakes.map(depth))
  const inner = mistakes.filter((mistake) => depth(mistake) === deepest)
  return first('additionalProperties') ?? first('required') ?? first('anyOf', inner) ?? inner[0]!
}

function pathOf(value: unknown, pointer: string): (string | number)[] {
  let part = value
  return pointer
    .split('/')
    .slice(1)
    .map((escaped) => {
      const key = escaped.replaceAll('~1', '/').replaceAll('~0', '~')
      const step = Array.isArray(part) ? Number(key) : key
      part = (part as Record<string, unknown>)[step]
      return step
    })
}

interface SchemaNode {
  readonly description?: string
  readonly properties?: Readonly<Record<string, unknown>>
}
const nodeAt = (schema: TSchema, pointer: string): SchemaNode =>
  pointer
    .split('/')
    .slice(1)
    .reduce<object>((node, key) => (node as Record<string, object>)[key] ?? {}, schema) as SchemaNode

function sentence(mistake: Mistake, node: SchemaNode, found: unknown): { message: string; key?: string } {
  const params = mistake.params as Readonly<Record<string, unknown>>
  switch (mistake.keyword) {
    case 'additionalProperties': {
      const key = (params['additionalProperties'] as string[])[0]!
      const known = Object.keys(node.properties ?? {})
      return { message: `there is no key "${key}" here${suggestion(key, known)}`, key }
    }
    case 'required':
      return { message: `the key "${(params['requiredProperties'] as string[])[0]}" is missing` }
    case 'enum': {
      const known = (params['allowedValues'] as unknown[]).map(String)
      return {
        message: `${show(found)} is not known here${suggestion(String(found), known)}`,
      }
    }
    default:
      return { message: `expected ${expected(mistake, node)}, not ${show(found)}` }
  }
}

function expected({ keyword, params, message }: Mistake, node: SchemaNode): string {
  if (node.description) return node.description
  if (keyword === 'type') return TYPES[String((params as { type: unknown }).type)] ?? message
  return `something that ${message}`
}

const TYPES: Readonly<Record<string, string>> = {
  string: 'a word or sentence',
  integer: 'a whole number',
  number: 'a number',
  boolean: 'true or false',
  array: 'a list',
  object: 'keys with values',
}

function show(value: unknown): string {
  const text = JSON.stringify(value) ?? 'nothing'
  return text.length > 60 ? `${text.slice(0, 60)}…` : text
}
