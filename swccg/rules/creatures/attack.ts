/** Attacks: a creature on a victim, or a player's cards on a creature; initiation, weapons, power (ccgx/creature/attack-segments). */
import { type CardId, expire, pickBelow, type SeatId } from '@dejarik/kernel'
import { type Attack, ask, definitionOf, type Game, procedure, step } from '../../kinds.ts'
import { answer } from '../answers/answer.ts'
import { forgetUses } from '../answers/limits.ts'
import { destiny } from '../battle/destiny.ts'
import { weaponsSegment } from '../battle/weapons.ts'
import { cardsOnTable, countIn, exists } from '../cards/place.ts'
import { loseCards } from '../force/losing.ts'
import { ATTACKED, attackPower, cardsInAttack, destiniesAgainst, isAttackOver } from './attackers.ts'
import { defeat } from './eating.ts'
import { drawFerocity, ferocityWith } from './ferocity.ts'
import { cling, isParasite } from './parasites.ts'
import { victimsAmong } from './victims.ts'

export interface Attacking {
  readonly seat: SeatId
  readonly at: CardId
  readonly creature: CardId
  readonly by: Attack['by']
  readonly cards: readonly CardId[]
  readonly cancelled?: boolean | 'again'
  /** Destinies that were drawn for the ferocity and for the cards, and how many the cards draw. */
  readonly ferocity?: number | null
  readonly drawn?: number | null
  readonly count?: number
}

const sideOfCards = (game: Game): SeatId => game.card(cardsInAttack(game)[0]!).controller

export const attack = procedure<Attacking>('swccg/attack', [
  step('initiate', (game, { seat, at, creature, by, cards }) => {
    if (by === 'player') for (const card of cards) note(game, card, ATTACKED)
    game.changeTable({
      attack: { at, creature, by, initiator: seat, cards, segment: 'initiation', cancelled: false },
    })
    const cause = {
      rule: by === 'creature' ? 'ccgx/creature/creature-attacks' : 'ccgx/creature/player-attacks',
    }
    game.emit({ kind: 'attackInitiated', seat, at, card: creature, by, cards, cause })
    answer(game, { just: 'attack-initiated', by: seat, at, card: creature, attacker: by, cards }, 'cancelled')
  }),
  step('answered', (game, { creature, cards, cancelled = false }) => {
    const { attack } = game.table
    if (!attack || cancelled === false) return
    if (cancelled === true) return game.changeTable({ attack: { ...attack, cancelled: true } })
    const again = anyOf(game, victimsAmong(game, creature, game.card(cards[0]!).controller))
    game.changeTable({ attack: { ...attack, cards: again === undefined ? [] : [again] } })
  }),
  step('weapons', (game, { seat, creature }) => {
    if (!goesOn(game)) return
    const [victim] = cardsInAttack(game)
    if (game.table.attack!.by === 'creature' && isParasite(game, creature)) {
      game.goto('end')
      return cling(game, creature, victim!)
    }
    segment(game, 'weapons')
    game.call(weaponsSegment, { seat, passes: 0, acted: false })
  }),
  step('power', (game, { creature }) => {
    if (!goesOn(game)) return
    segment(game, 'power')
    drawFerocity(game, creature, 'ferocity')
  }),
  ask(
    'destiny',
    (game) => {
      const max = isAttackOver(game) ? 0 : destiniesAgainst(game)
      if (max === 0) return
      const seat = sideOfCards(game)
      if (countIn(game, seat, 'reserve') === 0) return
      const rules = ['ccgx/creature/attack-power']
      return { kind: 'number', seat, about: 'attack-destiny', min: 0, max, rules } as const
    },
    (_, __, count) => ({ count }),
  ),
  step('draw', (game, { count = 0 }) => {
    if (count > 0 && !isAttackOver(game))
      game.call(destiny, { seat: sideOfCards(game), count, for: 'attack' }, 'drawn')
  }),
  step('compare', (game, { creature, ferocity, drawn }) => {
    if (!isAttackOver(game)) compare(game, creature, ferocityWith(game, creature, ferocity), drawn ?? 0)
  }),
  step('hits', (game) => loseHits(game)),
  step('end', (game, { at, creature }) => {
    forgetUses(game, cardsOnTable(game), 'battle')
    expire(game, 'end-of-battle')
    game.changeTable({ attack: null })
    game.emit({ kind: 'attackEnded', at, card: creature })
  }),
])

/** A creature that was defeated is lost; its defeat can be answered. */
export const overcome = procedure<{ readonly creature: CardId }>('swccg/overcome', [
  step('answers', (game, { creature }) => {
    const { at, initiator, cards } = game.table.attack!
    answer(game, { just: 'defeated', by: initiator, card: creature, source: cards[0]!, at })
  }),
  step('lost', (game, { creature }) => game.call(loseCards, { cards: [creature], by: 'lost' })),
])

/** A creature that attacks wins with more than its victim; one that is attacked loses to more than it has with its defense value. */
function compare(game: Game, creature: CardId, ferocity: number, drawn: number): void {
  const power = attackPower(game) + drawn
  const { by } = game.table.attack!
  const defense = by === 'player' ? (definitionOf(game, creature).defense ?? 0) : 0
  const rule = by === 'player' ? 'ccgx/creature/attack-on-creature' : 'ccgx/creature/attack-by-creature'
  game.emit({ kind: 'attackTotals', card: creature, power, ferocity: ferocity + defense, cause: { rule } })
  if (by === 'player' && power > ferocity + defense) game.call(overcome, { creature })
  else if (by === 'creature' && ferocity > power)
    game.call(defeat, { creature, victim: cardsInAttack(game)[0]! })
}

/** Whoever was hit is lost when the attack is over (ccgx/creature/hit-creature). */
function loseHits(game: Game): void {
  const cards = cardsOnTable(game).filter((card) => game.card(card).hit)
  if (cards.length > 0) game.call(loseCards, { cards, by: 'lost' })
}

function goesOn(game: Game): boolean {
  if (!isAttackOver(game)) return true
  game.goto('hits')
  return false
}

function segment(game: Game, name: Attack['segment']): void {
  game.changeTable({ attack: { ...game.table.attack!, segment: name } })
}

function note(game: Game, card: CardId, use: string): void {
  if (exists(game, card)) game.changeCard(card, { uses: [...game.card(card).uses, use] })
}

/** One of several by chance (ccgx/creature/victim-choice). */
export const anyOf = (game: Game, cards: readonly CardId[]): CardId | undefined =>
  cards.length < 2 ? cards[0] : cards[pickBelow(game, cards.length)]
