/** What every command has in common: help, exit codes, and what happens when the program itself fails. */
import { readFileSync } from 'node:fs'
import { afterAll, describe, expect, test } from 'vitest'
import { plantCrash, uproot } from './faulty.ts'
import { dejarik, inEmptyFolder, isOneLine } from './terminal.ts'

afterAll(uproot)

inEmptyFolder()

test('without a command it says what there is', async () => {
  const { code, out } = await dejarik([])
  expect(code).toBe(0)
  for (const name of ['play', 'sim', 'scenario', 'replay', 'rules', 'cards', 'deck', 'bench'])
    expect(out).toMatch(new RegExp(`^  ${name}\\b`, 'm'))
})

test.each([['play'], ['sim'], ['replay'], ['cards'], ['deck']])(
  'the help of %s has examples',
  async (name) => {
    const { code, out } = await dejarik([name, '--help'])
    expect(code).toBe(0)
    expect(out).toContain(`  dejarik ${name}`)
  },
)

test('the version is one line', async () => {
  expect(await dejarik(['--version'])).toEqual({ code: 0, out: '0.1.0\n', err: '' })
})

describe('bad input is one line and exit code 2', () => {
  test.each([
    ['an unknown command', ['smi'], 'Did you mean sim?'],
    ['an unknown option', ['sim', '--gmaes', '5'], 'Did you mean --games?'],
    ['a missing file', ['replay', 'show'], "missing required argument 'file'"],
    ['one word too many', ['play', 'now'], 'too many arguments'],
    ['flags that exclude each other', ['bench', '--check', '--json'], '--check prints no figures'],
    ['an unknown game', ['sim', '--game', 'skrmish'], 'There is no game "skrmish"; did you mean "skirmish"?'],
  ])('%s', async (_, args, message) => {
    const { code, out, err } = await dejarik(args)
    expect({ code, out }).toEqual({ code: 2, out: '' })
    expect(err).toContain(message)
    expect(isOneLine(err)).toBe(true)
  })
})

test('when the program itself fails, it says so in one line and writes the details down', async () => {
  plantCrash()
  const { code, err } = await dejarik(['sim', '--game', 'crashing'])
  expect(code).toBe(3)
  expect(isOneLine(err)).toBe(true)
  const [, file] = /The program failed: no decks\. The details are in (\S+)/.exec(err) ?? []
  expect(readFileSync(file!, 'utf8')).toMatch(/^dejarik sim --game crashing\n[\s\S]*Error: no decks\n\s+at /)
})
