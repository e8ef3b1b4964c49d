/** From what a scenario writes first to the position that it begins in. */
import * as Type from 'typebox'
import type { AnyGame, Setup } from '../definition.ts'
import { DivergedError, Playthrough } from '../playthrough.ts'
import type { Reason } from '../refusal.ts'
import { checkRequest, checkWholeSetup } from '../setup.ts'
import { sayReason } from '../words.ts'
import { check } from './check.ts'
import type { Start } from './format.ts'
import type { Opening } from './run.ts'
import { ScenarioError, type ScenarioHeader } from './words.ts'

/** Without a position the game begins as it does at a table. */
export function openScenario(game: AnyGame, { position, record, dice = [], ...header }: Start): Opening {
  if (record) return openRecord(game, record, { ...header, ...(position ? { position } : {}) }, dice)
  const setup = makeSetup(game, header, position)
  if (position !== undefined) check(game.scenario.position, position, ['position'])
  const state = position === undefined ? game.open(setup) : game.scenario.place(setup, position)
  return { setup, position: { ...state, script: dice } }
}

/** A game that was played, up to where its decisions lead. */
function openRecord(
  game: AnyGame,
  { setup, decisions }: NonNullable<Start['record']>,
  others: Partial<Start>,
  dice: readonly number[],
): Opening {
  const [other] = Object.keys(others)
  if (other) throw new ScenarioError(`\`record\` and \`${other}\` cannot stand together`, [other])
  const [reason] = checkWholeSetup(game, setup)
  if (reason) throw new ScenarioError(sayReason(game.words, reason), ['record', 'setup'])
  try {
    const { state } = new Playthrough(game, { setup }, decisions).machine
    return { setup, position: { ...state, script: dice } }
  } catch (error) {
    if (error instanceof DivergedError)
      throw new ScenarioError(error.message, ['record', 'decisions', error.at])
    throw error
  }
}

function makeSetup(
  game: AnyGame,
  header: Omit<Start, 'position' | 'record' | 'dice'>,
  position: unknown,
): Setup {
  const request = { seed: 1, ...header }
  refuse(game, checkRequest(game, request), request)
  if (header.cards) checkCards(game, header.cards)
  const setup = game.scenario.setup(request, position)
  refuse(game, game.checkSetup(setup), request)
  return setup
}

/** The key that a reason of the kernel is about. */
const PLACES: Readonly<Record<string, keyof ScenarioHeader>> = {
  'bad-seed': 'seed',
  'seat-count': 'seats',
  'unknown-edition': 'edition',
  'no-options': 'options',
  'unknown-option': 'options',
  'option-twice': 'options',
}

function refuse(game: AnyGame, [reason]: readonly Reason[], { options = [] }: ScenarioHeader): void {
  if (!reason) return
  const key = PLACES[reason.code]
  const option = key === 'options' ? [options.lastIndexOf(String(reason.detail?.['given']))] : []
  throw new ScenarioError(sayReason(game.words, reason), key ? [key, ...option] : [])
}

export function checkCards(game: AnyGame, cards: unknown): void {
  const schema = game.scenario.inlineCard
  if (!schema) throw new ScenarioError(`${game.title} takes no cards of a scenario's own`, ['cards'])
  check(Type.Array(schema), cards, ['cards'])
}
