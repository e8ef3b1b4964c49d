import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import type { ToProgram } from '../protocol/messages.ts'
import { dejarik, inEmptyFolder, isOneLine } from './terminal.ts'

inEmptyFolder()

const SAMPLE = fileURLToPath(new URL('../../docs/examples/bot.mjs', import.meta.url))

const messages = (out: string): ToProgram[] =>
  out
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as ToProgram)

describe('a program of one’s own', () => {
  test.each(['skirmish', 'swtcg'])(
    'the sample bot plays %s to the end without a wrong answer',
    async (game) => {
      const { code, out } = await dejarik([
        'bot',
        '--run',
        `node "${SAMPLE}"`,
        '-g',
        game,
        '--against',
        'random',
        '-n',
        '2',
      ])
      expect(code).toBe(0)
      expect(out).toMatch(
        /^2 games against random: \d won, \d lost, \d drawn\nanswers that the lot gave in its place: 0\n$/,
      )
    },
  )

  test('is told what it is asked and sees, and never the seed', async () => {
    const { out } = await dejarik(['bot', '--protocol', '-g', 'skirmish', '--seed', '77123'])
    const [game, ask] = messages(out)
    expect(game).toMatchObject({ type: 'game', protocol: 1, game: 'skirmish', seat: 0, number: 1, of: 1 })
    expect(ask).toMatchObject({ type: 'ask', question: { kind: 'bid', seat: 0 }, view: { viewer: 0 } })
    expect(out).not.toContain('77123')
  })

  test('that is gone is replaced by the lot, and the game ends', async () => {
    const { code, out } = await dejarik(['bot', '--protocol', '-g', 'skirmish'])
    const told = messages(out)
    expect(told.at(-1)).toMatchObject({ type: 'end' })
    expect(told.some((message) => message.type === 'replaced' && message.why === 'the program is gone')).toBe(
      true,
    )
    expect(code).toBe(1)
  })

  test.each([
    ['no JSON', 'nonsense', 'the line is no JSON'],
    ['an answer without its question', '{"answer":1}', '"ask" must be the number of the question'],
    ['nothing as an answer', '{"ask":1}', '"answer" is missing'],
  ])('that says %s is told so, and may try again', async (_, line, why) => {
    const { out } = await dejarik(['bot', '--protocol', '-g', 'skirmish'], [line, '{"ask":1,"answer":0}'])
    const [, , refusal, next] = messages(out)
    expect(refusal).toMatchObject({ type: 'refused', ask: 1, why })
    expect(next).toMatchObject({ type: 'ask' })
  })

  test('that gives an illegal answer hears the reasons', async () => {
    const { out } = await dejarik(['bot', '--protocol', '-g', 'skirmish'], ['{"ask":1,"answer":99}'])
    const refusal = messages(out)[2]
    expect(refusal).toMatchObject({ type: 'refused', reasons: [{ code: expect.any(String) as string }] })
  })

  test('that is too slow is not waited for', async () => {
    const slow = 'node -e "setTimeout(()=>{},60000)"'
    const { code, out } = await dejarik(['bot', '--run', slow, '-g', 'skirmish', '--time', '1'])
    expect(code).toBe(1)
    expect(out).toContain('no answer within 1 ms')
  })
})

describe('bad input is one line and exit code 2', () => {
  test.each([
    ['neither way to speak', [], 'Say either --protocol or --run'],
    ['both', ['--protocol', '--run', 'x'], 'Say either --protocol or --run'],
    ['an unknown opponent', ['--protocol', '--against', 'nobody'], 'There is no bot "nobody"'],
  ])('%s', async (_, args, message) => {
    const { code, out, err } = await dejarik(['bot', ...args])
    expect(code).toBe(2)
    expect(err).toContain(message)
    expect(isOneLine(err)).toBe(true)
    expect(out).toBe('')
  })
})
