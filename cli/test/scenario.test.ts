/** `dejarik scenario`: what it prints, its exit codes, and the schema that is published. */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { scenarioSchema } from '@dejarik/kernel/scenario'
import { Check } from 'typebox/schema'
import { beforeAll, describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { games } from '../games.ts'
import { dejarik, inEmptyFolder, isOneLine } from './terminal.ts'

const root = join(import.meta.dirname, '../..')
const examples = join(root, 'kernel/test/scenarios')
const start = 'game: skirmish\nposition: { red: { hand: [corsair, scout] } }\n'
const fine = `${start}title: Red deploys\nproves: [skirmish/deploy]\nplay:\n  - red: { deploy: corsair }\n  - expect: { asked: red }\n`
const failing = `${start}title: Red forgets\nplay:\n  - red: { deploy: corsair }\n`
const nonsense = `${start}title: Red stammers\nplay:\n  - red: { depoly: corsair }\n`

inEmptyFolder()
beforeAll(() => {
  mkdirSync('all/deep', { recursive: true })
  mkdirSync('empty')
  for (const [file, text] of Object.entries({
    'fine.yaml': fine,
    'all/fine.yml': fine,
    'all/deep/bad.yaml': failing,
  }))
    writeFileSync(file, text)
  writeFileSync('all/own.cards.yaml', '[]')
  writeFileSync('nonsense.yaml', nonsense)
})

describe('scenario run', () => {
  test('prints a line for each scenario', async () => {
    expect(await dejarik(['scenario', 'run', 'fine.yaml'])).toEqual({
      code: 0,
      out: 'ok    fine.yaml: Red deploys\n1 passed, 0 failed\n',
      err: '',
    })
  })

  test('goes through folders, and fails with file, line and reason', async () => {
    const { code, out } = await dejarik(['scenario', 'run', 'all'])
    expect(code).toBe(1)
    expect(out).toBe(
      'FAIL  all/deep/bad.yaml:5:5: the scenario ends while red is asked about act; answer it or say `asked: red`\n' +
        'ok    all/fine.yml: Red deploys\n1 passed, 1 failed\n',
    )
  })

  test('prints JSON', async () => {
    const { code, out } = await dejarik(['scenario', 'run', 'fine.yaml', 'all/deep', '--json'])
    expect(code).toBe(1)
    expect(JSON.parse(out)).toMatchObject({
      summary: { files: 2, passed: 1, failed: 1 },
      scenarios: [
        {
          file: 'fine.yaml',
          title: 'Red deploys',
          passed: true,
          message: null,
          line: null,
          proves: ['skirmish/deploy'],
        },
        { file: 'all/deep/bad.yaml', title: 'Red forgets', passed: false, line: 5, proves: [] },
      ],
    })
  })

  test('runs every example in every way', async () => {
    const { code, out } = await dejarik(['scenario', 'run', examples, '--through', 'plain,save,replay'])
    expect(out).toContain(`${readdirSync(examples).length} passed, 0 failed`)
    expect(code).toBe(0)
  })

  test('has exit code 2 for a scenario that makes no sense', async () => {
    const { code, out } = await dejarik(['scenario', 'run', 'nonsense.yaml', 'all'])
    expect(code).toBe(2)
    expect(out).toContain('FAIL  nonsense.yaml:5:5: there is no verb "depoly"; did you mean "deploy"?\n')
    expect(out).toContain('1 passed, 2 failed')
  })

  test.each([
    [['run', 'gone.yaml'], 'Cannot read gone.yaml: there is no such file.'],
    [['run', 'empty'], 'There are no scenarios in empty: no file there ends in .yaml.'],
    [['run', 'fine.yaml', '--through', 'plain,fire'], 'Expected some of plain, save, replay'],
    [['run', 'fine.yaml', '--through', ','], 'Expected some of plain, save, replay'],
    [['run'], "missing required argument 'paths'"],
  ])('refuses %j in one line', async (args, message) => {
    const { code, out, err } = await dejarik(['scenario', ...args])
    expect({ code, out }).toEqual({ code: 2, out: '' })
    expect(err).toContain(message)
    expect(isOneLine(err)).toBe(true)
  })
})

describe('the published schema', () => {
  const published: object = JSON.parse(readFileSync(join(root, 'docs/scenario.schema.json'), 'utf8'))
  const check = (text: string): boolean => Check(published, parse(text))

  test('is what the command prints', async () => {
    const { code, out } = await dejarik(['scenario', 'schema'])
    expect(code).toBe(0)
    const isUpToDate = JSON.stringify(JSON.parse(out)) === JSON.stringify(published)
    const remedy = 'run `npx dejarik scenario schema > docs/scenario.schema.json`'
    expect(isUpToDate, `the published schema is out of date: ${remedy}`).toBe(true)
    expect(published).toEqual(JSON.parse(JSON.stringify(scenarioSchema(games))))
  })

  test.each(readdirSync(examples))('accepts %s', (file) => {
    expect(check(readFileSync(join(examples, file), 'utf8'))).toBe(true)
  })

  test.each([
    ['another game', fine.replace('skirmish', 'chess')],
    ['a key that is not', `${fine}dcie: []`],
    ['a card that is not', fine.replace('[corsair, scout]', '[corsair, scuot]')],
    ['an option that is not', `${fine}options: [speed]`],
    ['too many seats', `${fine}seats: 7`],
  ])('refuses %s', (_, text) => {
    expect(check(text)).toBe(false)
  })
})

describe('docs/scenarios.md', () => {
  const page = readFileSync(join(root, 'docs/scenarios.md'), 'utf8')

  test.each(readdirSync(examples))('shows %s as it is', (file) => {
    expect(page).toContain(`\`\`\`yaml\n${readFileSync(join(examples, file), 'utf8')}\`\`\``)
  })
})
