import { describe, expect, test } from 'vitest'
import { addressIn, networkOf } from '../api/address.ts'
import { cookieFor, tokenIn } from '../api/cookies.ts'
import { hasInvisible, isReserved, lookOf } from '../people/looks.ts'

describe('names that look alike are one', () => {
  test.each([
    ['Ann', 'ANN'],
    ['Leia', 'Lеiа'], // Cyrillic е and а
    ['Luke', 'Lukе'],
    ['Kenobi', 'Κenobi'], // Greek capital kappa
    ['Ben', 'Ｂｅｎ'],
    ['Chewie', 'Chew\u200bie'],
    ['Padme', 'Padmé'],
    ['Lando', 'Iando'],
    ['Solo', 'S0lo'],
    ['Marla', 'Marl\u0430'],
    ['Tom', 'Torn'],
    ['Han Solo', 'Han_Solo'],
  ])('%s and %s', (one, other) => {
    expect(lookOf(other)).toBe(lookOf(one))
  })

  test('others are not', () => {
    const names = [
      'Ann',
      'Anna',
      'Ben',
      'Beth',
      'Leia',
      'Lea',
      'Han',
      'Hans',
      'Юлия',
      'Елена',
      '太郎',
      '花子',
    ]
    expect(new Set(names.map(lookOf)).size).toBe(names.length)
  })
})

test.each([
  'Admin',
  'ADMlN',
  'аdmin',
  'Cadet',
  'admiral',
  'Dark Side',
  'Spectator',
  'Dejarik',
  'Guest 12',
  'Admin 2',
])('%s is kept for the house', (name) => {
  expect(isReserved(name)).toBe(true)
})
test.each(['Ann', 'Darko', 'Lightfoot', 'Cadenza', 'Guesthouse'])('%s is free', (name) => {
  expect(isReserved(name)).toBe(false)
})
test('letters that show nothing are seen', () => {
  expect(['A\u3164', 'A\u115fb', 'a\u200bb'].every(hasInvisible)).toBe(true)
  expect(hasInvisible('Ann Lee')).toBe(false)
})

describe('the address of a request', () => {
  const from = (remoteAddress: string, forwarded?: string, proxies: readonly string[] = ['127.0.0.1']) =>
    addressIn(
      { headers: forwarded ? { 'x-forwarded-for': forwarded } : {}, socket: { remoteAddress } } as never,
      { proxies },
    )

  test('is what a trusted proxy says, and nobody else', () => {
    expect(from('127.0.0.1', '198.51.100.7')).toBe('198.51.100.7')
    expect(from('::ffff:127.0.0.1', '10.0.0.1, 198.51.100.7')).toBe('198.51.100.7')
    expect(from('203.0.113.9', '198.51.100.7')).toBe('203.0.113.9')
    expect(from('127.0.0.1', '198.51.100.7', [])).toBe('127.0.0.1')
    expect(from('127.0.0.1')).toBe('127.0.0.1')
  })

  test('counts by network with IPv6', () => {
    expect(networkOf('2001:db8:1:2:aaaa::1')).toBe(networkOf('2001:DB8:1:2::ffff'))
    expect(networkOf('2001:db8:1:2::1')).toBe('2001:db8:1:2::/64')
    expect(networkOf('2001:db8:1:3::1')).not.toBe(networkOf('2001:db8:1:2::1'))
    expect(networkOf('::1')).toBe('0:0:0:0::/64')
    expect(networkOf('192.0.2.1')).toBe('192.0.2.1')
  })
})

test('behind HTTPS the cookie belongs to this host alone, and no other is taken', () => {
  const origin = 'https://example.org'
  expect(cookieFor('abc', origin)).toMatch(
    /^__Host-dejarik=abc; Path=\/; HttpOnly; SameSite=Strict; .*; Secure$/,
  )
  expect(tokenIn('__Host-dejarik=abc; dejarik=evil', origin)).toBe('abc')
  expect(tokenIn('dejarik=evil', origin)).toBeUndefined()
  expect(tokenIn('dejarik=abc', null)).toBe('abc')
})
