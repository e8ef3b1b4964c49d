/** What players are asked, each by one word: prompts, tests and programs go by it. */
import type { Phase } from './phases.ts'
import type { HappeningName } from './text/happening.ts'

export type About =
  /** Whether somebody answers what just happened. */
  | HappeningName
  /** What a player does in a phase. */
  | `${Phase}-phase`
  /** Before the game. */
  | 'starting-location'
  | 'starting-effect'
  | 'starting-objective'
  | 'starting-interrupt'
  | 'let-convert'
  /** Force. */
  | 'activate'
  | 'into-hand'
  | 'lose-force'
  | 'adds-to-drain'
  /** In a battle. */
  | 'weapons'
  | 'volley'
  | 'power-destiny'
  | 'battle-destiny'
  | 'attrition-destiny'
  | 'settle'
  /** In an attack. */
  | 'attack-destiny'
  | 'must-attack'
  /** What becomes of a captive. */
  | 'capture'
  | 'release'
  /** Moving. */
  | 'who-goes'
  | 'who-rides'
  | 'who-searches'
  | 'which-craft'
  | 'move-away'
  | 'fire-apart'
  | 'give-for-test'
  | 'keep-destiny'
  | 'use-kept-destiny'
  /** In an Attack Run. */
  | 'enter-trench'
  | 'follow-into-trench'
  | 'lead-starfighter'
  | 'attack-run'
  /** In a game of sabacc. */
  | 'sabacc-player'
  | 'sabacc-first'
  | 'sabacc-deal'
  | 'sabacc-draw'
  | 'sabacc-value'
  | 'sabacc-change'
  | 'sabacc-stakes'
  /** What card text asks. */
  | 'target'
  | 'choose'
  | 'choose-number'
  | 'may'
  | 'pick'
  | 'look'
  | 'put-from-hand'
  | 'reorder'
  | 'exchange'
  | 'exchange-for'
  | 'reveal-and-deploy'
  | 'deploy-from'
  | 'search'
  | 'retrieve'
