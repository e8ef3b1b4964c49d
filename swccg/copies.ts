/** Copies of the records of the Star Wars CCG, field by field: the compiler sees to it that none is forgotten. */
import type { Card, Copies } from '@dejarik/kernel'
import type { Swccg } from './kinds.ts'

const copyCard = (card: Card<Swccg>): Card<Swccg> => ({
  id: card.id,
  is: card.is,
  owner: card.owner,
  zone: card.zone,
  faceDown: card.faceDown,
  knownTo: card.knownTo,
  controller: card.controller,
  on: card.on,
  as: card.as,
  holds: card.holds,
  gone: card.gone,
  moved: card.moved,
  battled: card.battled,
  reacted: card.reacted,
  hit: card.hit,
  crashed: card.crashed,
  since: card.since,
  system: card.system,
  craft: card.craft,
  orbits: card.orbits,
  off: card.off,
  frozen: card.frozen,
  seizer: card.seizer,
  target: card.target,
  mentor: card.mentor,
  uses: card.uses,
  notes: card.notes,
})

const copySeat = (seat: Readonly<Swccg['seat']>): Swccg['seat'] => ({
  side: seat.side,
  drained: seat.drained,
  mayActivate: seat.mayActivate,
  borrowing: seat.borrowing,
  borrowed: seat.borrowed,
  once: seat.once,
  crossed: seat.crossed,
  turnedAt: seat.turnedAt,
})

const copyTable = (table: Readonly<Swccg['table']>): Swccg['table'] => ({
  turn: table.turn,
  phase: table.phase,
  current: table.current,
  drainedAt: table.drainedAt,
  battledAt: table.battledAt,
  happenings: table.happenings,
  battle: table.battle,
  attack: table.attack,
  duel: table.duel,
  run: table.run,
  drain: table.drain,
  interrupts: table.interrupts,
})

export const copies: Copies<Swccg> = { card: copyCard, seat: copySeat, table: copyTable }
