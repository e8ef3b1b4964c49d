/** The Star Wars TCG as of reference-1. Frozen: what is better gets a new name, so that later bots can be compared with it. */
import type { LinearTable } from '../linear.ts'

export const reference1: LinearTable = {
  verbs: {
    attack: 10,
    'skip-attack': 0,
    'set-up': 8,
    complete: 9,
    'add-counters': 2,
    'lay-face-down': 1,
    move: -1,
    pilot: -1,
    equip: 3,
    detach: -5,
    rearrange: -2,
    retreat: -5,
    play: 0.5,
    'battle-card': 0.5,
    draw: 10,
    'skip-draw': -10,
    resolve: 4,
    upkeep: 1,
    'give-up': -100,
    stop: -50,
    defer: -20,
    pass: 0,
  },
  facts: { 'defender.power': 1, 'defender.health': -0.5, 'defender.damage': 1, cost: 0.1 },
  least: ['contest-bid'],
}
