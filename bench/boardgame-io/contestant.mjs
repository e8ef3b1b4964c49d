/** boardgame.io's reducer as a contestant: no client, no server, no undo, in production mode. */
import { createRequire } from 'node:module'
import { chance } from '../chance.mjs'
import { skirmish } from './skirmish.mjs'

const { CreateGameReducer, getFilterPlayerView, InitializeGame, ProcessGameConfig } = createRequire(
  import.meta.url,
)('boardgame.io/internal')

export function engine(seats) {
  const game = ProcessGameConfig(skirmish)
  const reduce = CreateGameReducer({ game })
  const filter = getFilterPlayerView(game)
  const start = (seed) => InitializeGame({ game: { ...game, seed: String(seed) }, numPlayers: seats })

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
  function choose({ G, ctx }, below) {
    const playerID = ctx.activePlayers ? Object.keys(ctx.activePlayers)[0] : ctx.currentPlayer
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
    view: (state, index) => filter(String(index % seats), { type: 'update', args: ['match', state] }),
    save: (state) => JSON.stringify(state),
    restore: (text) => JSON.parse(text),
  }
}
