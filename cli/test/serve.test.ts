import { describe, expect, test } from 'vitest'
import { dejarik, inEmptyFolder } from './terminal.ts'

inEmptyFolder()

describe('dejarik serve says in one line why it cannot', () => {
  test.each([
    [['--origin', 'nonsense'], '"nonsense" is no address. It should look like https://example.org.\n'],
    [['--port', 'abc'], /^error: option '-p, --port <number>' argument 'abc' is invalid/],
    [['--database', ':memory:', '--nats', 'nats://127.0.0.1:1'], /cannot start: .* needs PostgreSQL.*\n$/],
    [['--database', 'postgres://127.0.0.1:1/none'], /cannot start: the database cannot be reached.*\n$/],
    [['--database', 'mysql://localhost/none'], /cannot start: "mysql" is no database that is known.*\n$/],
    [['--database', ':memory:', '--host', '203.0.113.1'], /The server cannot start: .*EADDRNOTAVAIL.*\n$/],
  ])(
    '%j',
    async (flags, line) => {
      const { code, out, err } = await dejarik(['serve', ...flags])
      expect({ code, out }).toEqual({ code: 2, out: '' })
      if (typeof line === 'string') expect(err).toBe(line)
      else expect(err).toMatch(line)
      // The page may have to be built first.
    },
    120_000,
  )
})
