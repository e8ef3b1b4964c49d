import { describe, expect, test } from 'vitest'
import { dejarik } from './terminal.ts'

describe('dejarik options', () => {
  test('lists every option in a line', async () => {
    const { code, out } = await dejarik(['options', 'list'])
    expect(code).toBe(0)
    expect(out).toContain('solid-build')
  })
  test('shows an option with its rules', async () => {
    const { code, out } = await dejarik(['options', 'show', 'solid-build'])
    expect(code).toBe(0)
    expect(out).toContain('opt/solid-build/five-points')
    expect(out).toContain('Dark Roll')
  })
  test('tells what is different', async () => {
    const { code, out } = await dejarik(['options', 'check', 'massive-battle,breakout'])
    expect(code).toBe(0)
    expect(out).toContain('(overridden) Breakout: gives way to Massive Battle.')
  })
  test('refuses with the rule, in one line', async () => {
    const { code, err } = await dejarik(['options', 'check', 'tusken,shaped'])
    expect(code).toBe(2)
    expect(err).toContain('opt/compat/tusken-and-shaped')
    expect(err.trim().split('\n').length).toBe(1)
  })
  test('proposes what comes of a vote, with what was vetoed and chosen', async () => {
    const { code, out } = await dejarik(['options', 'vote', 'krayt,tusken,breach', 'domination,no:tusken'])
    expect(code).toBe(0)
    expect(out).toContain('proposed  krayt, breach')
    expect(out).toContain('vetoed    tusken')
    expect(out).toContain('chosen    breach before domination, by override')
    const wrong = await dejarik(['options', 'vote', 'chess'])
    expect(wrong.code).toBe(2)
    expect(wrong.err.trim().split('\n').length).toBe(1)
  })
})
