/** No module of any package needs itself, by way of others, before it is there. Types are gone when modules load. */
import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'

const root = join(import.meta.dirname, '../..')
const PACKAGES = readdirSync(root, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !/^(\.|node_modules$|docs$|dist$)/.test(entry.name))
  .map(({ name }) => name)

const IMPORT = /^(?:import|export)(?!\s+type\b)([^'"]*?)\sfrom '(\.[^']+)'/gm

/** Whether every name of an import is a type, so that nothing is loaded. */
function areTypes(names: string): boolean {
  const list = /^\s*\{([^}]*)\}\s*$/.exec(names)?.[1]?.split(',') ?? []
  const named = list.map((name) => name.trim()).filter((name) => name !== '')
  return named.length > 0 && named.every((name) => name.startsWith('type '))
}

const sourcesOf = (folder: string): readonly string[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?<!\.d|\.test)\.tsx?$/.test(file) && !/(^|\/)(dist|node_modules|test)\//.test(file))
    .map((file) => `${folder}/${file}`)

function neededBy(file: string): readonly string[] {
  const code = readFileSync(join(root, file), 'utf8')
  return [...code.matchAll(IMPORT)].flatMap(([, names, from]) =>
    areTypes(names!) ? [] : [join(dirname(file), from!)],
  )
}

/** The files that lead back to themselves. */
function inCircles(needs: ReadonlyMap<string, readonly string[]>): readonly string[] {
  return [...needs.keys()].filter((start) => {
    const found = new Set<string>()
    const open = [...needs.get(start)!]
    for (let file = open.pop(); file !== undefined; file = open.pop()) {
      if (found.has(file)) continue
      found.add(file)
      open.push(...(needs.get(file) ?? []))
    }
    return found.has(start)
  })
}

describe('no import circle', () => {
  test.each(PACKAGES)('in %s', (folder) => {
    const needs = new Map(sourcesOf(folder).map((file) => [file, neededBy(file)]))
    expect(inCircles(needs)).toEqual([])
  })

  test('the scan sees imports, and a circle where there is one', () => {
    expect(neededBy('swtcg/ruleset.ts')).toContain('swtcg/editions.ts')
    const circle = new Map([
      ['a', ['b']],
      ['b', ['c']],
      ['c', ['a']],
      ['d', ['a']],
    ])
    expect(inCircles(circle)).toEqual(['a', 'b', 'c'])
  })
})
