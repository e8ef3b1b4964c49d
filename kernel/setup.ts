/** Setups that come from outside: what somebody asks for, checked, with every reason at once. */
import { closest } from './closest.ts'
import type { GameDefinition, Setup, SetupRequest } from './definition.ts'
import type { KernelCode, Reason, ReasonIn } from './refusal.ts'
import { checkSeed } from './seed.ts'
import type { Kinds } from './state.ts'

/** What a definition says about its possible setups. */
type Choices = Pick<GameDefinition<Kinds>, 'seats' | 'editions' | 'options'>

/** Everything in a request that the game does not have; empty if a setup can be made from it. */
export function checkRequest(definition: Choices, request: SetupRequest): readonly Reason<KernelCode>[] {
  const { seed, seats, edition, options = [] } = request
  const names = options.map(optionName)
  return [
    ...checkSeed(seed),
    ...(seats === undefined ? [] : checkSeats(definition.seats, seats)),
    ...(edition === undefined ? [] : checkEdition(definition.editions, edition)),
    ...options.flatMap((option, index) =>
      checkOption(definition.options, option, names.indexOf(optionName(option)) < index),
    ),
  ]
}

/** Everything wrong with a setup: what the kernel can tell, then what the game says. */
export function checkWholeSetup<K extends Kinds, S extends Setup>(
  definition: GameDefinition<K, S>,
  setup: S,
): readonly ReasonIn<K>[] {
  const reasons = checkRequest(definition, setup)
  return reasons.length > 0 ? reasons : definition.checkSetup(setup)
}

type PreparedSetup<K extends Kinds, S extends Setup> =
  | { readonly setup: S }
  | { readonly reasons: readonly ReasonIn<K>[] }

/** A setup with the game's own decks, or the reasons why there is none. */
export function prepareSetup<K extends Kinds, S extends Setup>(
  definition: GameDefinition<K, S>,
  request: SetupRequest,
): PreparedSetup<K, S> {
  const reasons = checkRequest(definition, request)
  if (reasons.length > 0) return { reasons }
  const setup = definition.sampleSetup(request)
  const wrong = definition.checkSetup(setup)
  return wrong.length > 0 ? { reasons: wrong } : { setup }
}

function checkSeats({ min, max }: Choices['seats'], given: number): Reason<KernelCode>[] {
  if (Number.isInteger(given) && given >= min && given <= max) return []
  return [{ code: 'seat-count', detail: { given, min, max } }]
}

function checkEdition(editions: readonly string[], given: string): Reason<KernelCode>[] {
  if (editions.includes(given)) return []
  return [{ code: 'unknown-edition', detail: { given, instead: instead(given, editions) } }]
}

/** An option may carry what was agreed about it, as in `skip:6`; the game says what that may be. */
export const optionName = (option: string): string => option.split(':')[0]!

function checkOption(options: readonly string[], given: string, again: boolean): Reason<KernelCode>[] {
  if (options.length === 0) return [{ code: 'no-options', detail: { given } }]
  if (!options.includes(optionName(given)))
    return [{ code: 'unknown-option', detail: { given, instead: instead(given, options) } }]
  return again ? [{ code: 'option-twice', detail: { given } }] : []
}

/** What may have been meant; everything there is where no name comes near. */
function instead(given: string, names: readonly string[]): string {
  const near = closest(given, names)
  return (near.length > 0 ? near : names).join(', ')
}
