/** Pokémon Showdown's simulator as a contestant: Battle objects, without its streams, teams made beforehand. */
import { createRequire } from 'node:module'
import { chance } from '../chance.mjs'

const { Battle, Teams } = createRequire(import.meta.url)('pokemon-showdown')

const FORMAT = 'gen9randombattle'
const TEAMS = 40

export function engine() {
  const teams = Array.from({ length: TEAMS }, (_, index) =>
    Teams.generate(FORMAT, { seed: [index, 1, 2, 3] }),
  )
  const player = (name, index) => ({ name, team: teams[index % TEAMS] })

  function start(seed) {
    const [p1, p2] = [player('one', seed), player('two', seed * 7 + 1)]
    return new Battle({ formatid: FORMAT, seed: [seed & 0xffff, 1, 2, 3], p1, p2 })
  }

  return {
    play: (seed) => advance(start(seed), chance(seed), Infinity),
    position(seed, decisions) {
      const battle = start(seed)
      advance(battle, chance(seed), decisions)
      return battle.ended ? null : battle
    },
    fork: (battle) => Battle.fromJSON(battle.toJSON()),
    save: (battle) => JSON.stringify(battle.toJSON()),
    restore: (text) => Battle.fromJSON(text),
  }
}

/** One choice of one side is one decision. */
function advance(battle, below, most) {
  let decisions = 0
  while (!battle.ended && decisions < most) {
    const side = battle.sides.find((candidate) => !candidate.isChoiceDone())
    decide(battle, side, below)
    decisions++
  }
  return decisions
}

/** A request does not tell of hidden traps: whoever tries a choice that one forbids chooses again. */
function decide(battle, side, below) {
  const choices = legalChoices(side.activeRequest)
  while (choices.length > 0) {
    const [chosen] = choices.splice(below(choices.length), 1)
    if (battle.choose(side.id, chosen)) return
  }
  throw new Error(`every listed choice was refused: ${side.choice.error}`)
}

function legalChoices(request) {
  if (request.forceSwitch) return switches(request, request.side.pokemon[0].reviving)
  const [active] = request.active
  const moves = active.moves.flatMap((move, index) => (move.disabled ? [] : [`move ${index + 1}`]))
  const tera = active.canTerastallize ? moves.map((move) => `${move} terastallize`) : []
  return [...moves, ...tera, ...(active.trapped ? [] : switches(request, false))]
}

/** Any healthy one that is not out already, or a fainted one that is being revived. */
function switches(request, reviving) {
  return request.side.pokemon.flatMap((pokemon, index) =>
    index > 0 && pokemon.condition.endsWith(' fnt') === reviving ? [`switch ${index + 1}`] : [],
  )
}
