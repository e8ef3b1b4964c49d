/** The bots by name, from the weakest to the strongest, and what each is for each game. */
import type { Bot } from './bot.ts'
import { unlessForced } from './forced.ts'
import { random } from './random.ts'
import { cadet as skirmishCadet } from './skirmish/cadet.ts'
import { cadet as swtcgCadet } from './swtcg/cadet.ts'
import { captain as swtcgCaptain } from './swtcg/captain.ts'

interface Level {
  readonly name: string
  readonly about: string
  /** By game; `any` plays every game. */
  readonly plays: Readonly<Record<string, Bot>>
}

export const LEVELS: readonly Level[] = [
  { name: 'random', about: 'takes any legal answer', plays: { any: random } },
  {
    name: 'cadet',
    about: 'plays by rules of thumb',
    plays: { skirmish: skirmishCadet, swtcg: swtcgCadet },
  },
  {
    name: 'captain',
    about: 'tries the likely answers in imagined games',
    plays: { swtcg: swtcgCaptain },
  },
]

export const botNames: readonly string[] = LEVELS.map(({ name }) => name)

/** A bot for a game; undefined if there is none of that name, or not for that game. */
export function botFor(name: string, game: string): Bot | undefined {
  const level = LEVELS.find((each) => each.name === name)
  const bot = level?.plays[game] ?? level?.plays['any']
  return bot && unlessForced(bot)
}
