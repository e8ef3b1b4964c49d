/** Writes the JSON schema of effect trees from their types: `node scripts/tree-schema.mjs`. The types are the one source. */
import { readFileSync, writeFileSync } from 'node:fs'

const root = new URL('../swtcg/', import.meta.url)
const FILES = [
  'cards/definition.ts',
  'keywords.ts',
  ...[
    'deeds',
    'amounts',
    'nouns',
    'conditions',
    'triggers',
    'prohibitions',
    'gains',
    'subordinates',
    'instructions',
    ...['units', 'damage', 'cards', 'attacks', 'players', 'nested'].map((name) => `instructions/${name}`),
    'rules',
    'tree',
  ].map((name) => `language/tree/${name}.ts`),
]
const TOKEN = /\s*('[^']*'|`[^`]*`|\.\.\.|=>|[A-Za-z_$][\w$]*|\d+|[{}()[\]<>|;:?,=&.])/y

/** The declarations of a file: constants that are lists, type aliases and interfaces. */
function declarations(source) {
  const text = source.replace(/\/\*[\s\S]*?\*\//g, '').replace(/\/\/.*$/gm, '')
  const lists = [...text.matchAll(/export const (\w+) = (\[[^\]]*\]) as const/g)].map(([, name, list]) => [
    name,
    [...list.matchAll(/'([^']*)'/g)].map(([, word]) => word),
  ])
  const aliases = [...text.matchAll(/export type (\w+) =/g)].map((found) => [
    found[1],
    text.slice(found.index + found[0].length),
  ])
  const interfaces = [...text.matchAll(/export interface (\w+) (?=\{)/g)].map((found) => [
    found[1],
    text.slice(found.index + found[0].length),
  ])
  return { lists, types: [...aliases, ...interfaces] }
}

const found = FILES.map((file) => declarations(readFileSync(new URL(file, root), 'utf8')))
const LISTS = new Map(found.flatMap(({ lists }) => lists))
const TYPES = new Map(found.flatMap(({ types }) => types))
const schemas = new Map()

/** The keywords of the table, each with its class. */
const KEYWORDS = [
  ...readFileSync(new URL('keywords.ts', root), 'utf8').matchAll(/^ {2}'?([\w-]+)'?: \{\s*class: '(\w+)'/gm),
].map(([, name, kind]) => ({ name, kind }))

/** Reads one type from the start of a text. */
function read(text) {
  let place = 0
  const peek = () => {
    TOKEN.lastIndex = place
    return TOKEN.exec(text)?.[1]
  }
  const take = (wanted) => {
    const token = peek()
    if (token === undefined || (wanted && token !== wanted))
      throw new Error(`expected ${wanted}, not ${token}: ${text.slice(place, place + 60)}`)
    place = TOKEN.lastIndex
    return token
  }
  const skip = (token) => peek() === token && Boolean(take())
  const union = () => {
    skip('|')
    const parts = [listed()]
    while (skip('|')) parts.push(listed())
    return joined(parts)
  }
  const listed = () => {
    skip('readonly')
    let one = primary()
    while (peek() === '[') {
      take('[')
      take(']')
      one = { type: 'array', items: one }
    }
    return one
  }
  const primary = () => {
    const token = take()
    if (token === '(') return bracketed()
    if (token === '{') return object()
    if (token === '[') return tuple()
    if (token.startsWith("'")) return { enum: [token.slice(1, -1)] }
    if (token.startsWith('`')) return { enum: expanded(token.slice(1, -1)) }
    if (token === 'true') return { const: true }
    if (token === 'string' || token === 'number' || token === 'boolean') return { type: token }
    if (token === 'Exclude') return excluded()
    if (token === 'OfClass') return ofClass()
    return named(token)
  }
  /** `(typeof LIST)[number]`, or a type in brackets. */
  const bracketed = () => {
    if (!skip('typeof')) {
      const inner = union()
      take(')')
      return inner
    }
    const list = LISTS.get(take())
    for (const token of [')', '[', 'number', ']']) take(token)
    return { enum: list }
  }
  const object = () => {
    const [properties, required] = [{}, []]
    while (!skip('}')) {
      skip('readonly')
      const key = take()
      if (!skip('?')) required.push(key)
      take(':')
      properties[key] = union()
      skip(';')
    }
    return { type: 'object', properties, required, additionalProperties: false }
  }
  const tuple = () => {
    const prefixItems = []
    while (!skip(']')) {
      prefixItems.push(union())
      skip(',')
    }
    return { type: 'array', prefixItems, minItems: prefixItems.length, maxItems: prefixItems.length }
  }
  /** `OfClass<'isolated'>`: the keywords of that class. */
  const ofClass = () => {
    take('<')
    const wanted = take().slice(1, -1)
    take('>')
    return { enum: KEYWORDS.filter(({ kind }) => kind === wanted).map(({ name }) => name) }
  }
  const excluded = () => {
    take('<')
    const all = words(union())
    take(',')
    const not = words(union())
    take('>')
    return { enum: all.filter((word) => !not.includes(word)) }
  }
  return union()
}

/** Families of instructions are for readers of the types: the schema has their instructions in one list. */
const isFamily = (name) => name.endsWith('Instruction') && name !== 'Instruction'

const named = (name) => {
  if (isFamily(name)) return read(TYPES.get(name))
  define(name)
  return { $ref: `#/$defs/${name}` }
}

function define(name) {
  if (schemas.has(name)) return
  const text = TYPES.get(name)
  if (text === undefined) throw new Error(`no type ${name}`)
  schemas.set(name, {})
  schemas.set(name, read(text))
}

/** The words that a schema allows. */
function words(schema) {
  if (schema.enum) return schema.enum
  if (schema.$ref) return words(schemas.get(schema.$ref.slice('#/$defs/'.length)))
  if (schema.anyOf) return schema.anyOf.flatMap(words)
  throw new Error(`no words: ${JSON.stringify(schema)}`)
}

/** `printed-${Statistic}` is each of its words. */
function expanded(template) {
  const [, before, name, after] = /^(.*)\$\{(\w+)\}(.*)$/.exec(template)
  return words(named(name)).map((word) => before + word + after)
}

/** Words together, and the other forms beside them. */
function joined(given) {
  const parts = given.flatMap((part) => (Object.keys(part).join() === 'anyOf' ? part.anyOf : [part]))
  const all = parts.filter((part) => part.enum).flatMap((part) => part.enum)
  const rest = parts.filter((part) => !part.enum)
  const forms = [...(all.length > 0 ? [{ enum: all }] : []), ...rest]
  return forms.length === 1 ? forms[0] : { anyOf: forms }
}

define('Ability')
const lines = [...schemas]
  .sort(([one], [other]) => (one < other ? -1 : 1))
  .map((each) => JSON.stringify(each))
const module = [
  '/** The schema of every type of effect trees, a line each; made from the types by scripts/tree-schema.mjs. */',
  'export default `',
  ...lines,
  '`',
  '',
].join('\n')
if (process.argv.includes('--print')) process.stdout.write(module)
else writeFileSync(new URL('language/tree-types.ts', root), module)
