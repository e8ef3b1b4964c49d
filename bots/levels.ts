/** The levels of bots, from the weakest to the strongest. */
import type { Bot } from './bot.ts'
import { careless } from './careless.ts'
import { unlessForced } from './forced.ts'
import { linear } from './linear.ts'
import { random } from './random.ts'
import type { Learner, School } from './school.ts'
import { searching } from './search.ts'
import { type TreeEffort, treeSearching, treeWeighing, type Weigher } from './tree.ts'

/** How much a bot thinks, if not as usual: `admiral@20x` so much more, `admiral@50ms` so long, `admiral@8games` so many games. */
interface Budget {
  readonly amount: number
  readonly unit: 'x' | 'ms' | 'games'
}
const USUAL: Budget = { amount: 1, unit: 'x' }

interface Level {
  readonly name: string
  /** How it decides. */
  readonly about: string
  readonly make: (school: School | undefined, budget: Budget) => Bot | undefined
}

const schooled =
  (make: (school: School, budget: Budget) => Bot | undefined) =>
  (school: School | undefined, budget: Budget): Bot | undefined =>
    school && make(school, budget)

/** A cadet who looks away now and then. */
const learner = (name: Learner, about: string): Level => ({
  name,
  about,
  make: schooled(({ cadet, slips }) => careless(cadet, slips[name])),
})

export const LEVELS: readonly Level[] = [
  { name: 'random', about: 'takes any legal answer', make: () => random },
  learner('youngling', 'plays as a cadet does, and often looks away'),
  learner('novice', 'plays as a cadet does, and looks away now and then'),
  learner('recruit', 'plays as a cadet does, and seldom looks away'),
  { name: 'cadet', about: 'plays by rules of thumb', make: schooled(({ cadet }) => cadet) },
  {
    name: 'captain',
    about: 'tries the likely answers in imagined games',
    make: schooled(({ captain: { judgement, effort } }, budget) =>
      searching(judgement, { ...effort, dreams: gamesWithin(effort.dreams, budget) }),
    ),
  },
  {
    name: 'admiral',
    about: 'searches what all seats may answer, in many imagined games',
    make: schooled(({ admiral: { judgement, effort } }, budget) =>
      treeSearching(judgement, widened(effort, budget)),
    ),
  },
  {
    name: 'grand-admiral',
    about: 'searches as the admiral does, and judges positions by what was learned from many games',
    make: schooled(
      ({ grandAdmiral }, budget) =>
        grandAdmiral && treeSearching(grandAdmiral.judgement, widened(grandAdmiral.effort, budget)),
    ),
  },
]

const gamesWithin = (usual: number, { amount, unit }: Budget): number =>
  unit === 'x' ? usual * amount : unit === 'games' ? amount : usual

/** With a time there is no other bound. */
const widened = (effort: TreeEffort, budget: Budget): TreeEffort =>
  budget.unit === 'ms'
    ? { ...effort, simulations: Number.POSITIVE_INFINITY, milliseconds: budget.amount }
    : { ...effort, simulations: gamesWithin(effort.simulations, budget) }

/** Whoever says that a decision was wrong must be surer than whoever tries what looks best. */
const PROOF = { margin: 0.02, deviations: 1.5, doubt: 2 }

/** Weighs decisions as the strongest level of a school would have made them, within so many milliseconds or its usual games. */
export function weigherOf({ admiral, grandAdmiral = admiral }: School, milliseconds?: number): Weigher {
  const budget: Budget = milliseconds === undefined ? USUAL : { amount: milliseconds, unit: 'ms' }
  const effort = {
    ...widened(grandAdmiral.effort, budget),
    caution: { ...grandAdmiral.effort.caution, ...PROOF },
  }
  return treeWeighing(grandAdmiral.judgement, effort)
}

export const botNames: readonly string[] = LEVELS.map(({ name }) => name)

/** A name, and perhaps a budget. */
const NAMED = /^([a-z-]+)(?:@([1-9]\d{0,6})(x|ms|games))?$/

/** The name of the level without its budget. */
export const levelOf = (name: string): string => NAMED.exec(name)?.[1] ?? name

/** A bot of a school; undefined if there is none of that name. Without a school there is only chance. */
export function botOf(name: string, school: School | undefined): Bot | undefined {
  const reference = school?.references[name]
  if (reference) return unlessForced(linear(reference))
  const [, level, amount, unit] = NAMED.exec(name) ?? []
  const budget = amount === undefined ? USUAL : { amount: Number(amount), unit: unit as Budget['unit'] }
  const bot = LEVELS.find((each) => each.name === level)?.make(school, budget)
  return bot && unlessForced(bot)
}
