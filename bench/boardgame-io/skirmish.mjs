/** Skirmish by the same rules as kernel/skirmish, written the way boardgame.io's guide writes games. */
import { createRequire } from 'node:module'

const { INVALID_MOVE } = createRequire(import.meta.url)('boardgame.io/core')

const POWER = { scout: 1, corsair: 2, bruiser: 3, warlord: 4 }
const DECK = { scout: 4, corsair: 4, bruiser: 3, warlord: 1, shield: 3, rally: 2 }
const HAND_SIZE = 5
const TURNS = 60
const TO_HIT = 5
const SHIELD = 2
const BIDS = [0, 1, 2]

const isRaider = (card) => card.is in POWER
const isAlive = (player) => player.credits > 0
const canAttack = (G, seat, defender) => isAlive(G.players[defender]) && seat !== defender

function setup({ ctx, random }) {
  let next = 0
  const cards = Object.entries(DECK).flatMap(([is, count]) => Array(count).fill(is))
  const players = Array.from({ length: ctx.numPlayers }, () => {
    const deck = random.Shuffle(cards).map((is) => ({ id: next++, is, ready: false, faceDown: false }))
    return {
      credits: 5,
      deployed: false,
      deck: deck.slice(4),
      hand: deck.slice(0, 4),
      field: [],
      discard: [],
    }
  })
  return { players, bids: players.map(() => null), first: 0, rallies: 0, attack: null }
}

function bid({ G, playerID }, amount) {
  if (!BIDS.includes(amount)) return INVALID_MOVE
  G.bids[playerID] = amount
}

function showBids({ G }) {
  G.players.forEach((player, seat) => {
    player.credits -= G.bids[seat]
  })
  G.first = G.bids.indexOf(Math.max(...G.bids))
}

function beginTurn({ G, ctx, events }) {
  const player = G.players[ctx.currentPlayer]
  for (const card of player.field) card.ready = true
  player.deployed = false
  if (player.deck.length > 0) player.hand.push(player.deck.shift())
  goOn(G, ctx, events)
}

/** A seat with nothing in hand and nobody ready is not asked. */
function goOn(G, ctx, events) {
  const { hand, field } = G.players[ctx.currentPlayer]
  if (hand.length === 0 && !field.some((card) => card.ready)) leaveActing(G, ctx, events)
}

function leaveActing(G, ctx, events) {
  const over = G.players[ctx.currentPlayer].hand.length - HAND_SIZE
  if (over > 0) events.setActivePlayers({ currentPlayer: 'discard' })
  else finishTurn(G, ctx, events)
}

/** The bids take boardgame.io's turn 1. */
function finishTurn(G, ctx, events) {
  G.rallies = 0
  if (ctx.turn - 1 < TURNS) return events.endTurn()
  events.endGame({ winners: seatsWhere(G, isAlive) })
}

const seatsWhere = (G, wanted) => G.players.flatMap((player, seat) => (wanted(player) ? [seat] : []))

function pass({ G, ctx, events }) {
  leaveActing(G, ctx, events)
}

/** Takes a card from a list, or nothing if it is not there. */
function take(cards, id) {
  const index = cards.findIndex((card) => card.id === id)
  return index < 0 ? undefined : cards.splice(index, 1)[0]
}

const enter = (faceDown) =>
  function deploy({ G, ctx, playerID, events }, id) {
    const player = G.players[playerID]
    const card = player.hand.find((held) => held.id === id)
    if (!card || !isRaider(card) || player.deployed) return INVALID_MOVE
    player.field.push({ ...take(player.hand, id), ready: false, faceDown })
    player.deployed = true
    goOn(G, ctx, events)
  }

function rally({ G, ctx, playerID, events }, id) {
  const player = G.players[playerID]
  if (!player.hand.some((card) => card.id === id && card.is === 'rally')) return INVALID_MOVE
  player.discard.push(take(player.hand, id))
  G.rallies++
  goOn(G, ctx, events)
}

function attack({ G, ctx, playerID, events, random }, id, defender) {
  const card = G.players[playerID].field.find((raider) => raider.id === id)
  if (!card?.ready || !canAttack(G, Number(playerID), defender)) return INVALID_MOVE
  card.ready = false
  card.faceDown = false
  G.attack = { attacker: id, defender }
  if (G.players[defender].hand.length === 0) resolveAttack({ G, ctx, events, random }, 0)
  else events.setActivePlayers({ value: { [defender]: 'react' }, maxMoves: 1 })
}

function hold({ G, ctx, events, random }) {
  resolveAttack({ G, ctx, events, random }, 0)
}

function raise({ G, ctx, playerID, events, random }, id) {
  const player = G.players[playerID]
  if (!player.hand.some((card) => card.id === id && card.is === 'shield')) return INVALID_MOVE
  player.discard.push(take(player.hand, id))
  resolveAttack({ G, ctx, events, random }, SHIELD)
}

function resolveAttack({ G, ctx, events, random }, shield) {
  const { attacker, defender } = G.attack
  const player = G.players[ctx.currentPlayer]
  const card = player.field.find((raider) => raider.id === attacker)
  const die = random.D6()
  const force = die + POWER[card.is] + G.rallies - shield
  G.attack = null
  if (force >= TO_HIT) strike(G.players[defender], force)
  else if (die === 1) player.discard.push(take(player.field, attacker))
  const alive = seatsWhere(G, isAlive)
  if (alive.length === 1) events.endGame({ winners: alive })
  else goOn(G, ctx, events)
}

function strike(defender, force) {
  defender.credits -= Math.min(defender.credits, force >= 2 * TO_HIT - 1 ? 2 : 1)
}

function discard({ G, ctx, playerID, events }, ids) {
  const player = G.players[playerID]
  const fits = ids.length === player.hand.length - HAND_SIZE && new Set(ids).size === ids.length
  if (!fits || !ids.every((id) => player.hand.some((card) => card.id === id))) return INVALID_MOVE
  for (const id of ids) player.discard.push(take(player.hand, id))
  finishTurn(G, ctx, events)
}

function nextSeat({ G, ctx }) {
  let next = ctx.playOrderPos
  do next = (next + 1) % ctx.numPlayers
  while (!isAlive(G.players[next]))
  return next
}

/** What a seat may know: its own hand, no deck, no card that lies face down for another. */
function playerView({ G, playerID }) {
  const players = G.players.map((player, seat) => {
    const own = String(seat) === playerID
    const { deck, hand, field, ...shown } = player
    return {
      ...shown,
      deck: deck.length,
      hand: own ? hand : hand.length,
      field: own ? field : field.map((card) => (card.faceDown ? { ...card, is: null } : card)),
    }
  })
  const open = G.bids.every((amount) => amount !== null)
  const bids = open ? G.bids : G.bids.map((amount, seat) => (String(seat) === playerID ? amount : null))
  return { ...G, players, bids }
}

const LISTS = {
  bid: () => BIDS.map((amount) => ({ move: 'bid', args: [amount] })),
  react: (G, seat) => [
    { move: 'hold', args: [] },
    ...G.players[seat].hand.flatMap((card) =>
      card.is === 'shield' ? [{ move: 'raise', args: [card.id] }] : [],
    ),
  ],
  discard: (G, seat) => {
    const ids = G.players[seat].hand.map((card) => card.id)
    return subsets(ids, ids.length - HAND_SIZE).map((chosen) => ({ move: 'discard', args: [chosen] }))
  },
  act: (G, seat) => {
    const moves = [{ move: 'pass', args: [] }]
    for (const card of G.players[seat].hand) listHeld(moves, card, G.players[seat].deployed)
    for (const card of G.players[seat].field) if (card.ready) listAttacks(moves, G, seat, card)
    return moves
  },
}

function listHeld(moves, { id, is }, deployed) {
  if (is === 'rally') moves.push({ move: 'rally', args: [id] })
  if (!(is in POWER) || deployed) return
  moves.push({ move: 'deploy', args: [id] })
  moves.push({ move: 'ambush', args: [id] })
}

function listAttacks(moves, G, seat, { id }) {
  for (let defender = 0; defender < G.players.length; defender++)
    if (canAttack(G, seat, defender)) moves.push({ move: 'attack', args: [id, defender] })
}

function subsets(items, size) {
  if (size === 0) return [[]]
  return items.flatMap((item, index) =>
    subsets(items.slice(index + 1), size - 1).map((rest) => [item, ...rest]),
  )
}

function enumerate(G, ctx, playerID) {
  return LISTS[ctx.activePlayers?.[playerID] ?? 'act'](G, Number(playerID))
}

export const skirmish = {
  name: 'skirmish',
  disableUndo: true,
  setup,
  playerView,
  phases: {
    bid: {
      start: true,
      next: 'play',
      turn: { activePlayers: { all: 'bid', minMoves: 1, maxMoves: 1 }, stages: { bid: { moves: { bid } } } },
      endIf: ({ G }) => G.bids.every((amount) => amount !== null),
      onEnd: showBids,
    },
    play: {
      moves: { pass, deploy: enter(false), ambush: enter(true), rally, attack },
      turn: {
        order: { first: ({ G }) => G.first, next: nextSeat },
        onBegin: beginTurn,
        stages: { react: { moves: { hold, raise } }, discard: { moves: { discard } } },
      },
    },
  },
  ai: { enumerate },
}
