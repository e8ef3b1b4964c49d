/** Copies of the records of the Star Wars TCG, field by field: the compiler sees to it that none is forgotten. */
import type { Card, Copies } from '@dejarik/kernel'
import type { Swtcg } from './kinds.ts'

const copyCard = (card: Card<Swtcg>): Card<Swtcg> => ({
  id: card.id,
  is: card.is,
  owner: card.owner,
  zone: card.zone,
  faceDown: card.faceDown,
  knownTo: card.knownTo,
  controller: card.controller,
  host: card.host,
  stack: card.stack,
  pilots: card.pilots,
  equipment: card.equipment,
  under: card.under,
  out: card.out,
  leftWith: card.leftWith,
  usedAt: card.usedAt,
  tapped: card.tapped,
  damage: card.damage,
  build: card.build,
  counters: card.counters,
  printed: card.printed,
  movedBy: card.movedBy,
})

const copySeat = (seat: Readonly<Swtcg['seat']>): Swtcg['seat'] => ({
  side: seat.side,
  force: seat.force,
  build: seat.build,
  points: seat.points,
  bonuses: seat.bonuses,
  bought: seat.bought,
  setup: seat.setup,
})

const copyTable = (table: Readonly<Swtcg['table']>): Swtcg['table'] => ({
  turn: table.turn,
  step: table.step,
  begins: table.begins,
  builder: table.builder,
  order: table.order,
  attack: table.attack,
  roll: table.roll,
  damage: table.damage,
  arrival: table.arrival,
  disrupting: table.disrupting,
  furtherAttacks: table.furtherAttacks,
  extraBattles: table.extraBattles,
  moments: table.moments,
  uses: table.uses,
  lastAttacked: table.lastAttacked,
  history: table.history,
  historyBefore: table.historyBefore,
  marks: table.marks,
})

export const copies: Copies<Swtcg> = { card: copyCard, seat: copySeat, table: copyTable }
