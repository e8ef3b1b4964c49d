/** As little game as a test needs: cards with damage, seats with points, and a table that notes what happened. */
import {
  type EventCore,
  emptyState,
  Machine,
  makeRules,
  type OfferCore,
  type Patch,
  type Procedure,
  procedureWords,
  type Question,
  type RuleSource,
  type Ruleset,
  type Seed,
  seedRandom,
} from '../index.ts'

export interface Small {
  card: { readonly damage: number }
  seat: { readonly points: number }
  table: { readonly notes: readonly unknown[] }
  event: EventCore & { readonly amount?: number }
  lasting: { readonly kind: string; readonly amount?: number }
  waiting: never
  offer: OfferCore
  about: string
  code: string
  constants: { readonly limit: number; readonly dice: number }
  policies: { readonly worth: (damage: number) => number }
}
export type Game = Machine<Small>

export const { procedure, step, ask } = procedureWords<Small>()

export function note(game: Game, ...what: readonly unknown[]): void {
  game.changeTable({ notes: [...game.table.notes, ...what] })
}

/** Steps that only note their names. */
export const noting = (...names: readonly string[]) =>
  names.map((name) => step<object>(name, (game) => note(game, name)))

export const smallRules = (
  source: Partial<RuleSource<Small>> = {},
  patches: readonly Patch<Small>[] = [],
): Ruleset<Small> =>
  makeRules(
    { procedures: [], constants: { limit: 3, dice: 1 }, policies: { worth: (damage) => damage }, ...source },
    patches,
  )

/** A table without a game: nothing runs, and the test moves the cards. */
export function bareTable({ seats = 2, seed = 1 as Seed, rules = smallRules() } = {}): Game {
  const players = Array.from({ length: seats }, () => ({ points: 0 }))
  return new Machine(rules, emptyState<Small>(players, { notes: [] }, seedRandom(seed)))
}

/** Plays the first procedure, which may call the others, until somebody is asked or it ends. */
export function play(
  procedures: readonly [Procedure<Small>, ...Procedure<Small, never>[]],
  { patches = [], seats = 2 }: { patches?: readonly Patch<Small>[]; seats?: number } = {},
): Game {
  const whole = procedure<object>('whole', [
    step('play', (game) => game.call(procedures[0], {})),
    step('over', (game) => game.end([], {})),
  ])
  const game = bareTable({ seats, rules: smallRules({ procedures: [whole, ...procedures] }, patches) })
  game.call(whole, {})
  game.run()
  return game
}

/** Plays a procedure that asks these questions in one ask, and notes the answers. */
export const asking = (...questions: readonly Question[]): Game =>
  play(
    [
      procedure<object>('asking', [
        ask(
          'ask',
          () => questions,
          (game, _, answer, seat) => note(game, [seat, answer]),
        ),
      ]),
    ],
    { seats: 3 },
  )

/** Answers the open ask for a seat. */
export const answer = (game: Game, seat: number, value: unknown) =>
  game.answer({ ask: game.state.asked?.id ?? 0, seat, value })
