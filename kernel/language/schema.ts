/** Schemas of trees of card text, and where a tree breaks its schema. */

/** The part of JSON Schema that the types of trees need. */
export interface Schema {
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

/** The schema of a language: its types by name, and the keys whose words tell the forms of a type apart. */
export interface TreeSchema {
  readonly root: Schema
  readonly definitions: Readonly<Record<string, Schema>>
  readonly telling: readonly string[]
}

/** Definitions as lines of names and types. */
export const definitionsIn = (lines: string): Readonly<Record<string, Schema>> =>
  Object.fromEntries(
    JSON.parse(`[${lines.trim().replaceAll('\n', ',')}]`) as readonly (readonly [string, Schema])[],
  )

export interface TreeFault {
  readonly path: readonly (string | number)[]
  readonly problem: string
}

/** The first part that breaks the schema; nothing in a tree that keeps it. */
export const faultInTree = (language: TreeSchema, tree: unknown): TreeFault | undefined =>
  fault(language, language.root, tree, [])

function fault(
  language: TreeSchema,
  given: Schema,
  value: unknown,
  path: TreeFault['path'],
): TreeFault | undefined {
  const schema = resolved(language, given)
  if (schema.anyOf)
    return faultOfForms(
      language,
      schema.anyOf.flatMap((form) => forms(language, form)),
      value,
      path,
    )
  if (!isOfKind(schema, value)) return { path, problem: `${show(value)} is not ${expected(schema)}` }
  if (schema.type === 'array') return faultInList(language, schema, value as readonly unknown[], path)
  return schema.type === 'object' ? faultInObject(language, schema, value as Part, path) : undefined
}

const resolved = (language: TreeSchema, schema: Schema): Schema =>
  schema.$ref ? resolved(language, language.definitions[schema.$ref.slice('#/$defs/'.length)]!) : schema

/** Forms inside forms count one by one. */
function forms(language: TreeSchema, given: Schema): readonly Schema[] {
  const schema = resolved(language, given)
  return schema.anyOf ? schema.anyOf.flatMap((form) => forms(language, form)) : [schema]
}

/** The form that the words of a part name; where several do, the one that it comes nearest to. */
function faultOfForms(
  language: TreeSchema,
  all: readonly Schema[],
  value: unknown,
  path: TreeFault['path'],
): TreeFault | undefined {
  const named = all.filter((form) => isOfKind(form, value) && isNamed(language, form, value))
  if (named.length === 0) return { path, problem: `${show(value)} is not known here` }
  const faults = named.map((form) => fault(language, form, value, path))
  if (faults.includes(undefined)) return undefined
  return faults.reduce((one, other) => (other!.path.length > one!.path.length ? other : one))
}

/** Every word that tells forms apart is one of the form's. */
function isNamed({ telling }: TreeSchema, { properties = {} }: Schema, value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return true
  return telling.every(
    (key) =>
      !(key in value) || properties[key]?.enum === undefined || has(properties[key], (value as Part)[key]),
  )
}
const has = ({ enum: words = [] }: Schema, word: unknown): boolean => words.some((one) => one === word)

function isOfKind(schema: Schema, value: unknown): boolean {
  if (schema.enum) return has(schema, value)
  if (schema.const !== undefined) return schema.const === value
  if (schema.type === 'array') return Array.isArray(value)
  if (schema.type === 'object') return typeof value === 'object' && value !== null && !Array.isArray(value)
  return typeof value === schema.type
}

function faultInList(
  language: TreeSchema,
  { items, prefixItems }: Schema,
  list: readonly unknown[],
  path: TreeFault['path'],
): TreeFault | undefined {
  if (prefixItems && list.length !== prefixItems.length)
    return { path, problem: `there must be ${prefixItems.length} of them, not ${list.length}` }
  return firstOf(list.entries(), ([place, one]) =>
    fault(language, prefixItems?.[place] ?? items!, one, [...path, place]),
  )
}

function faultInObject(
  language: TreeSchema,
  { properties = {}, required = [] }: Schema,
  value: Part,
  path: TreeFault['path'],
): TreeFault | undefined {
  const strange = Object.keys(value).find((key) => !(key in properties))
  if (strange !== undefined) return { path: [...path, strange], problem: 'there is no such key here' }
  const missing = required.find((key) => value[key] === undefined)
  if (missing !== undefined) return { path, problem: `the key "${missing}" is missing` }
  return firstOf(Object.entries(value), ([key, part]) =>
    fault(language, properties[key]!, part, [...path, key]),
  )
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
