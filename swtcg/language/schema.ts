/** The published schema of effect trees, and where a tree breaks it. */
import types from './tree-types.ts'

/** The part of JSON Schema that the types of trees need. */
interface Schema {
  readonly $ref?: string
  readonly anyOf?: readonly Schema[]
  readonly enum?: readonly string[]
  readonly const?: unknown
  readonly type?: 'object' | 'array' | 'string' | 'number' | 'boolean'
  readonly properties?: Readonly<Record<string, Schema>>
  readonly required?: readonly string[]
  readonly items?: Schema
  readonly prefixItems?: readonly Schema[]
}
type Part = Readonly<Record<string, unknown>>

const DEFINITIONS: Readonly<Record<string, Schema>> = Object.fromEntries(
  JSON.parse(`[${types.trim().replaceAll('\n', ',')}]`) as readonly (readonly [string, Schema])[],
)

/** JSON Schema of the abilities of a card. */
export const TREE_SCHEMA = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'The abilities of a Star Wars TCG card',
  type: 'array',
  items: { $ref: '#/$defs/Ability' },
  $defs: DEFINITIONS,
} as const

export interface TreeFault {
  readonly path: readonly (string | number)[]
  readonly problem: string
}

/** The first part that breaks the schema; nothing in a tree that keeps it. */
export const faultIn = (abilities: unknown): TreeFault | undefined =>
  fault(TREE_SCHEMA as Schema, abilities, [])

function fault(given: Schema, value: unknown, path: TreeFault['path']): TreeFault | undefined {
  const schema = resolved(given)
  if (schema.anyOf) return faultOfForms(schema.anyOf.flatMap(forms), value, path)
  if (!isOfKind(schema, value)) return { path, problem: `${show(value)} is not ${expected(schema)}` }
  if (schema.type === 'array') return faultInList(schema, value as readonly unknown[], path)
  return schema.type === 'object' ? faultInObject(schema, value as Part, path) : undefined
}

const resolved = (schema: Schema): Schema =>
  schema.$ref ? resolved(DEFINITIONS[schema.$ref.slice('#/$defs/'.length)]!) : schema

/** Forms inside forms count one by one. */
function forms(given: Schema): readonly Schema[] {
  const schema = resolved(given)
  return schema.anyOf ? schema.anyOf.flatMap(forms) : [schema]
}

/** The form that the words of a part name; where several do, the one that it comes nearest to. */
function faultOfForms(
  all: readonly Schema[],
  value: unknown,
  path: TreeFault['path'],
): TreeFault | undefined {
  const named = all.filter((form) => isOfKind(form, value) && isNamed(form, value))
  if (named.length === 0) return { path, problem: `${show(value)} is not known here` }
  const faults = named.map((form) => fault(form, value, path))
  if (faults.includes(undefined)) return undefined
  return faults.reduce((one, other) => (other!.path.length > one!.path.length ? other : one))
}

/** Every word that tells forms apart is one of the form's. */
function isNamed({ properties = {} }: Schema, value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return true
  return TELLING.every(
    (key) =>
      !(key in value) || properties[key]?.enum === undefined || has(properties[key], (value as Part)[key]),
  )
}
const TELLING = ['ability', 'do', 'if', 'when', 'amount', 'the', 'in', 'take', 'pay'] as const
const has = ({ enum: words = [] }: Schema, word: unknown): boolean => words.some((one) => one === word)

function isOfKind(schema: Schema, value: unknown): boolean {
  if (schema.enum) return has(schema, value)
  if (schema.const !== undefined) return schema.const === value
  if (schema.type === 'array') return Array.isArray(value)
  if (schema.type === 'object') return typeof value === 'object' && value !== null && !Array.isArray(value)
  return typeof value === schema.type
}

function faultInList(
  { items, prefixItems }: Schema,
  list: readonly unknown[],
  path: TreeFault['path'],
): TreeFault | undefined {
  if (prefixItems && list.length !== prefixItems.length)
    return { path, problem: `there must be ${prefixItems.length} of them, not ${list.length}` }
  return firstOf(list.entries(), ([place, one]) =>
    fault(prefixItems?.[place] ?? items!, one, [...path, place]),
  )
}

function faultInObject(
  { properties = {}, required = [] }: Schema,
  value: Part,
  path: TreeFault['path'],
): TreeFault | undefined {
  const strange = Object.keys(value).find((key) => !(key in properties))
  if (strange !== undefined) return { path: [...path, strange], problem: 'there is no such key here' }
  const missing = required.find((key) => value[key] === undefined)
  if (missing !== undefined) return { path, problem: `the key "${missing}" is missing` }
  return firstOf(Object.entries(value), ([key, part]) => fault(properties[key]!, part, [...path, key]))
}

function firstOf<T>(all: Iterable<T>, faultOf: (one: T) => TreeFault | undefined): TreeFault | undefined {
  for (const one of all) {
    const wrong = faultOf(one)
    if (wrong) return wrong
  }
  return undefined
}

const expected = ({ enum: words, const: only, type }: Schema): string =>
  words ? `one of ${words.join(', ')}` : only === undefined ? KINDS[type!] : String(only)
const KINDS = {
  object: 'a part with keys',
  array: 'a list',
  string: 'a word',
  number: 'a number',
  boolean: 'true or false',
} as const
const show = (value: unknown): string => (JSON.stringify(value) ?? 'nothing').slice(0, 60)
