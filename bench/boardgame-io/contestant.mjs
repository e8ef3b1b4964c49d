/** boardgame.io's reducer as a contestant: no client, no server, no undo, in production mode. */
import { createRequire } from 'node:module'
import { chance } from '../chance.mjs'
import { skirmish } from './skirmish.mjs'

const require = createRequire(import.meta.url)
const { MCTSBot } = require('boardgame.io/ai')
const {
  CreateGameReducer,
  getFilterPlayerView,
  InitializeGame,
  ProcessGameConfig,
} = require('boardgame.io/internal')

const ITERATIONS = 20
/** Decisions to the middle of a game, by seats, as for ours. */
const MIDDLE = { 2: 12, 6: 30 }

export function engine(seats) {
  const game = ProcessGameConfig(skirmish)
  const reduce = CreateGameReducer({ game })
  const filter = getFilterPlayerView(game)
  const start = (seed) => InitializeGame({ game: { ...game, seed: String(seed) }, numPlayers: seats })

  const bot = new MCTSBot({ game, enumerate: game.ai.enumerate, seed: 'bench', iterations: ITERATIONS })

  function play(seed, most) {
    const below = chance(seed)
    let state = start(seed)
    while (state.ctx.gameover === undefined && state._stateID < most) {
      const next = reduce(state, choose(state, below))
      if (next._stateID === state._stateID) throw new Error('a listed move was refused')
      state = next
    }
    return state
  }

  /** As boardgame.io's own bots choose: the first active player enumerates. */
  const asked = ({ activePlayers, currentPlayer }) =>
    activePlayers ? Object.keys(activePlayers)[0] : currentPlayer

  function choose({ G, ctx }, below) {
    const playerID = asked(ctx)
    const moves = game.ai.enumerate(G, ctx, playerID)
    const { move, args } = moves[below(moves.length)]
    return { type: 'MAKE_MOVE', payload: { type: move, args, playerID } }
  }

  return {
    play: (seed) => play(seed, Infinity)._stateID,
    outcome(seed) {
      const { _stateID, ctx } = play(seed, Infinity)
      return { decisions: _stateID, winners: ctx.gameover.winners }
    },
    position(seed, decisions) {
      const state = play(seed, decisions)
      return state.ctx.gameover === undefined ? state : null
    },
    middle(seed) {
      const state = play(seed, MIDDLE[seats])
      const { G, ctx } = state
      const isChoice = ctx.gameover === undefined && game.ai.enumerate(G, ctx, asked(ctx)).length > 1
      return isChoice ? state : null
    },
    /** Not asynchronous unless it is told to be: the search is over when it returns. */
    search(state) {
      bot.play(state, asked(state.ctx))
      return ITERATIONS
    },
    view: (state, index) => filter(String(index % seats), { type: 'update', args: ['match', state] }),
    save: (state) => JSON.stringify(state),
    restore: (text) => JSON.parse(text),
  }
}
