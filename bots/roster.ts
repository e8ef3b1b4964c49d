/** The bots by name, from the weakest to the strongest, what each is for each game, and how hard it thinks. */
import type { Bot } from './bot.ts'
import { unlessForced } from './forced.ts'
import type { Judgement } from './judgement.ts'
import { random } from './random.ts'
import { type Effort, searching } from './search.ts'
import { cadet as skirmishCadet } from './skirmish/cadet.ts'
import { judgement as skirmishJudgement } from './skirmish/judgement.ts'
import { cadet as swccgCadet } from './swccg/cadet.ts'
import { judgement as swccgJudgement } from './swccg/judgement.ts'
import { cadet as swtcgCadet } from './swtcg/cadet.ts'
import { judgement as swtcgJudgement } from './swtcg/judgement.ts'
import { type TreeEffort, treeSearching } from './tree.ts'

/** What the levels of a game are made of. */
interface School {
  readonly cadet: Bot
  readonly judgement: Judgement
  readonly captain: Effort
  readonly admiral: TreeEffort
}

const SCHOOLS: Readonly<Record<string, School>> = {
  skirmish: {
    cadet: skirmishCadet,
    judgement: skirmishJudgement,
    captain: { dreams: 10, answers: 6, caution: 1, decisions: 60 },
    admiral: { simulations: 200, dreams: 32, answers: 10, curiosity: 0.7, decisions: 60 },
  },
  swccg: {
    cadet: swccgCadet,
    judgement: swccgJudgement,
    captain: { dreams: 6, answers: 4, caution: 1, decisions: 60 },
    admiral: { simulations: 60, dreams: 12, answers: 5, curiosity: 0.3, decisions: 60 },
  },
  swtcg: {
    cadet: swtcgCadet,
    judgement: swtcgJudgement,
    captain: { dreams: 10, answers: 4, caution: 1, decisions: 200 },
    admiral: { simulations: 120, dreams: 24, answers: 6, curiosity: 0.3, decisions: 200 },
  },
}

/** How much a bot thinks, if not as usual: `admiral@20x` so much more, `admiral@50ms` so long, `admiral@8games` so many games. */
interface Budget {
  readonly amount: number
  readonly unit: 'x' | 'ms' | 'games'
}
const USUAL: Budget = { amount: 1, unit: 'x' }

interface Level {
  readonly name: string
  readonly about: string
  readonly make: (game: string, budget: Budget) => Bot | undefined
}

const schooled =
  (make: (school: School, budget: Budget) => Bot) =>
  (game: string, budget: Budget): Bot | undefined => {
    const school = SCHOOLS[game]
    return school && make(school, budget)
  }

export const LEVELS: readonly Level[] = [
  { name: 'random', about: 'takes any legal answer', make: () => random },
  { name: 'cadet', about: 'plays by rules of thumb', make: schooled(({ cadet }) => cadet) },
  {
    name: 'captain',
    about: 'tries the likely answers in imagined games',
    make: schooled(({ judgement, captain }, budget) =>
      searching(judgement, { ...captain, dreams: gamesWithin(captain.dreams, budget) }),
    ),
  },
  {
    name: 'admiral',
    about: 'searches what all seats may answer, in many imagined games',
    make: schooled(({ judgement, admiral }, budget) => treeSearching(judgement, widened(admiral, budget))),
  },
]

const gamesWithin = (usual: number, { amount, unit }: Budget): number =>
  unit === 'x' ? usual * amount : unit === 'games' ? amount : usual

/** With a time there is no other bound; the dreams grow with the simulations. */
function widened(effort: TreeEffort, budget: Budget): TreeEffort {
  const { amount, unit } = budget
  if (unit === 'ms') return { ...effort, simulations: Number.POSITIVE_INFINITY, milliseconds: amount }
  const simulations = gamesWithin(effort.simulations, budget)
  return { ...effort, simulations, dreams: Math.ceil((effort.dreams * simulations) / effort.simulations) }
}

export const botNames: readonly string[] = LEVELS.map(({ name }) => name)

/** A name, and perhaps a budget. */
const NAMED = /^([a-z]+)(?:@([1-9]\d{0,6})(x|ms|games))?$/

/** The name of the level without its budget. */
export const levelOf = (name: string): string => NAMED.exec(name)?.[1] ?? name

/** A bot for a game; undefined if there is none of that name, or not for that game. */
export function botFor(name: string, game: string): Bot | undefined {
  const [, level, amount, unit] = NAMED.exec(name) ?? []
  const budget = amount === undefined ? USUAL : { amount: Number(amount), unit: unit as Budget['unit'] }
  const bot = LEVELS.find((each) => each.name === level)?.make(game, budget)
  return bot && unlessForced(bot)
}
