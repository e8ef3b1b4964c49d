/** The Star Wars CCG as of reference-1. Frozen: what is better gets a new name, so that later bots can be compared with it. */
import type { LinearTable } from '../linear.ts'

export const reference1: LinearTable = {
  verbs: {
    drain: 10,
    deploy: 4,
    battle: 0.5,
    fire: 3,
    forfeit: 0,
    lose: 0.5,
    draw: 1,
    move: -1,
    transfer: -2,
    'take-seat': -1,
    play: -0.5,
    'start-with': 0,
    pass: 0,
  },
  facts: { amount: 1, cost: 0.1, value: 0.2, 'on.dark': 0.5, 'on.light': 0.5 },
  least: [],
}
