/** Skirmish as of reference-1. Frozen: what is better gets a new name, so that later bots can be compared with it. */
import type { LinearTable } from '../linear.ts'

export const reference1: LinearTable = {
  verbs: { attack: 30, rally: 5, deploy: 12, ambush: 10, shield: 5, pass: 0 },
  facts: { 'card.power': 1 },
  least: ['first-turn'],
}
