/** Chance: one seeded generator in the state. A scenario may put results before it. */
import { uniformInt } from 'pure-rand/distribution/uniformInt'
import { xoroshiro128plus, xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus'
import { type Below, shuffled } from './answers.ts'
import { isLongState, LongChance, longState } from './long-chance.ts'
import type { Machine } from './machine.ts'
import { changed } from './record.ts'
import { isLongSeed, type Seed } from './seed.ts'
import { type Card, EVERYONE, type Kinds, noteRevelation, type ZoneId } from './state.ts'

/** Neighbouring seeds would begin with like draws, so the bits are scattered first (the end of MurmurHash3). */
function scattered(seed: number): number {
  let bits = Math.imul(seed ^ (seed >>> 16), 0x85ebca6b)
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35)
  return bits ^ (bits >>> 16)
}

/** The generator of a game at its beginning: a long seed has one that is as wide and cannot be foreseen. */
export const seedRandom = (seed: Seed): readonly number[] =>
  isLongSeed(seed) ? longState(seed, 0) : xoroshiro128plus(scattered(Number(seed))).getState()

/** A generator of its own for bots and tests, outside any game. Streams of one seed have nothing in common. */
export function chance(seed: Seed, stream = 1): Below {
  if (isLongSeed(seed)) return new LongChance(longState(seed, stream)).below
  const generator = xoroshiro128plus(scattered(scattered(Number(seed)) + stream))
  return (bound) => uniformInt(generator, 0, bound - 1)
}

/** Draws from the state's generator and stores where it stands. */
function draw<K extends Kinds, T>(game: Machine<K>, use: (below: Below) => T): T {
  const generator = generatorAt(game.state.random)
  const result = use(generator.below)
  game.state.random = generator.getState()
  noteRevelation(game.state, 0)
  return result
}

function generatorAt(state: readonly number[]): { readonly below: Below; getState(): readonly number[] } {
  if (isLongState(state)) return new LongChance(state)
  const generator = xoroshiro128plusFromState(state)
  return {
    below: (bound) => uniformInt(generator, 0, bound - 1),
    getState: () => generator.getState(),
  }
}

/** Results of dice with the given number of sides; scripted ones come first. */
export function rollDice<K extends Kinds>(game: Machine<K>, count: number, sides = 6): readonly number[] {
  const scripted = game.state.script.slice(0, count)
  if (scripted.length > 0) game.state.script = game.state.script.slice(scripted.length)
  const missing = count - scripted.length
  if (count > 0) noteRevelation(game.state, EVERYONE)
  if (missing <= 0) return scripted
  return draw(game, (below) => {
    for (let roll = 0; roll < missing; roll++) scripted.push(below(sides) + 1)
    return scripted
  })
}

/** A number below the bound that no seat can foresee. */
export function pickBelow<K extends Kinds>(game: Machine<K>, bound: number): number {
  return draw(game, (below) => below(bound))
}

/**
 * Puts a zone in random order; whoever knew where a card lay knows it no longer. In a hidden place the cards change
 * places and the ids stay: a number tells where a card lies, never which one it is.
 */
export function shuffleZone<K extends Kinds>(game: Machine<K>, id: ZoneId): void {
  const { name, owner, sight, cards: slots } = game.state.zones[id]!
  game.version++
  const order = draw(game, (below) => shuffled(slots, below))
  const open = sight === 'everyone'
  game.state.zones[id] = { name, owner, sight, cards: open ? order : slots }
  if (open) return
  const knows = sight === 'owner' && owner !== null ? game.state.confidants[owner]! : 0
  const cards = order.map((card) => game.card(card))
  for (const [place, slot] of slots.entries()) {
    const card = cards[place]!
    const change = { id: slot, knownTo: card.knownTo & knows } as Partial<Card<K>>
    game.state.cards[slot] = changed(card, change, game.rules.copies.card)
  }
}
