/** Small words of rendered text. */
import type { Arena } from '../../cards/definition.ts'
import type { Duration, Prohibition } from '../tree/instructions.ts'
import type { Player } from '../tree/nouns.ts'

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** `a, b or c`. */
export function listed(items: readonly string[], word: 'and' | 'or'): string {
  return items.length < 2 ? (items[0] ?? '') : `${items.slice(0, -1).join(', ')} ${word} ${items.at(-1)}`
}

export const plural = (count: number, one: string, many = `${one}s`): string => (count === 1 ? one : many)
export const article = (noun: string): string => (/^(?!uni)[aeiou]/i.test(noun) ? `an ${noun}` : `a ${noun}`)
/** `Luke's`, but `units'`. */
export const possessive = (noun: string): string => (noun.endsWith('s') ? `${noun}'` : `${noun}'s`)
export const signed = (amount: number): string => (amount < 0 ? String(amount) : `+${amount}`)

/** `twice`, `3 times`. */
export const multiple = (times: number): string => (times === 2 ? 'twice' : `${times} times`)

export const arenaName = (arena: Arena): string => capital(arena)
/** `any arena`, or `the Space or Ground arena`. */
export const arenaList = (arenas: readonly Arena[]): string =>
  arenas.length === 3 ? 'any arena' : `the ${listed(arenas.map(arenaName), 'or')} arena`

const PLAYERS: Readonly<Record<string, string>> = {
  you: 'you',
  opponent: 'your opponent',
  'each-player': 'each player',
  'chosen-player': 'that player',
}
export const playerName = (player: Player): string =>
  typeof player === 'string'
    ? PLAYERS[player]!
    : 'side' in player
      ? `the ${capital(player.side)} Side player`
      : player.controllerOf.the === 'chosen'
        ? "that unit's controller"
        : 'its controller'
export const ownerName = (player: Player): string => (player === 'you' ? 'your' : `${playerName(player)}'s`)
/** The verb as the player's: you draw, your opponent draws. */
export const verb = (player: Player, word: string): string =>
  `${playerName(player)} ${player === 'you' ? word : `${word}s`}`

/** What is forbidden, after `can't`. */
const PROHIBITED: Readonly<Partial<Record<Prohibition, string>>> = {
  'use-abilities': 'use activated abilities',
  move: 'move to another arena',
  pilot: 'pilot units',
  'untap-step': 'untap in the untap step',
}
export const prohibited = (what: Prohibition): string => PROHIBITED[what] ?? what.replaceAll('-', ' ')

export const DURATIONS: Readonly<Record<Duration, string>> = {
  'this-attack': 'for this attack',
  'next-attack': 'until its next attack ends',
  'this-battle': 'until end of battle',
  'this-turn': 'until end of turn',
  'next-turn': 'until end of your next turn',
  'turn-start': 'until the next turn starts',
  'while-tapped': 'as long as this card remains tapped',
  'this-game': 'until end of game',
  'this-step': 'until this battle step ends',
  'space-step': 'until the Space battle step ends',
  'ground-step': 'until the Ground battle step ends',
  'character-step': 'until the Character battle step ends',
}
