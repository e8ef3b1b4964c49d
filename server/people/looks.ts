/** How names look: two names that a reader could take for each other count as one, and some are kept for the house. */
import { botNames } from '@dejarik/bots'

/** Letters and digits by the plain letter that they look like, after case and width are gone. */
const LIKE: readonly (readonly [plain: string, others: string])[] = [
  ['a', 'аαɑ'],
  ['b', 'вβьƅ6'],
  ['c', 'сϲ'],
  ['d', 'ԁ'],
  ['e', 'еεєҽ3'],
  ['g', 'ɡց9'],
  ['h', 'нһη'],
  ['j', 'јϳ'],
  ['k', 'кκ'],
  ['l', 'iіӏι1ıɩǀ'],
  ['m', 'мμ'],
  ['n', 'пոν'],
  ['o', 'оοσօ0'],
  ['p', 'рρ'],
  ['q', 'ԛ'],
  ['r', 'гг'],
  ['s', 'ѕ5ꜱ'],
  ['t', 'тτ'],
  ['u', 'υսц'],
  ['v', 'ѵ'],
  ['w', 'ѡԝω'],
  ['x', 'хχ'],
  ['y', 'уγү'],
  ['z', '2ᴢ'],
]
const PLAIN: ReadonlyMap<string, string> = new Map(
  LIKE.flatMap(([plain, others]) => [...others].map((other) => [other, plain] as const)),
)
/** Pairs of letters that look like one. */
const PAIRS: readonly (readonly [pair: string, one: string])[] = [
  ['rn', 'm'],
  ['vv', 'w'],
  ['cl', 'd'],
]

/** Equal for names that look alike: without marks, case, width, gaps and invisible letters. */
export function lookOf(name: string): string {
  const bare = name
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}\p{Z}._'’-]/gu, '')
    .toLowerCase()
  const plain = [...bare].map((letter) => PLAIN.get(letter) ?? letter).join('')
  return PAIRS.reduce((look, [pair, one]) => look.replaceAll(pair, one), plain)
}

/** Letters that show nothing at all. */
const INVISIBLE = /[\u115f\u1160\u3164\uffa0\u2800\p{Cf}]/u
export const hasInvisible = (name: string): boolean => INVISIBLE.test(name)

/** What a name must not be: programs, sides, and those who speak for the house. */
const RESERVED: ReadonlySet<string> = new Set(
  [
    ...botNames,
    ...['Dark', 'Light', 'Dark Side', 'Light Side', 'Rebel', 'Rebels', 'Empire', 'Imperial', 'Republic'],
    ...['Spectator', 'A spectator', 'Guest', 'You', 'Opponent', 'Player', 'Nobody', 'Somebody', 'Everybody'],
    ...[
      'Admin',
      'Administrator',
      'Moderator',
      'Host',
      'Judge',
      'Owner',
      'Root',
      'Staff',
      'Support',
      'System',
    ],
    ...['Dejarik', 'Server', 'Program', 'Bot', 'Computer', 'Account deleted'],
  ].map(lookOf),
)

/** Numbers after a reserved word make it no other: “Admin 2” speaks for the house as well. */
export const isReserved = (name: string): boolean =>
  RESERVED.has(lookOf(name)) || RESERVED.has(lookOf(name.replace(/[\p{N}\s]+$/u, '')))
