/** The facts that prompts name: cards, dice, damage and points of what is asked. */
import { type CardId, numberOf, type QuestionIn } from '@dejarik/kernel'
import { ARENAS } from '../cards/definition.ts'
import type { Game, Packet, Swtcg, SwtcgOffer } from '../kinds.ts'
import { cardName, counted, listed } from './names.ts'

type Question = QuestionIn<Swtcg>

const named = (game: Game, card: CardId | null | undefined): string =>
  card === undefined || card === null ? 'it' : cardName(game, card)

const offersOf = (question: Question): readonly SwtcgOffer[] =>
  question.kind === 'action' ? question.offers : []

/** Damage that has not been prevented; the seat's own units first. */
function pending(game: Game, seat: number): readonly Packet[] {
  const open = game.table.damage.filter(({ amount, prevented }) => amount > prevented)
  const own = open.filter(({ unit }) => game.state.cards[unit]?.controller === seat)
  return own.length > 0 ? own : open
}

function coming(game: Game, { seat }: Question): number {
  const [first, ...others] = pending(game, seat)
  const same = others.filter(({ unit }) => unit === first?.unit)
  return [...(first ? [first] : []), ...same].reduce(
    (sum, { amount, prevented }) => sum + amount - prevented,
    0,
  )
}

function healthLeft(game: Game, { seat }: Question): number {
  const unit = pending(game, seat)[0]?.unit
  if (unit === undefined || !game.state.cards[unit]) return 0
  return numberOf(game, 'health', unit) - game.card(unit).damage
}

/** What prevention would have to do. */
function outlook(game: Game, question: Question): string {
  const over = coming(game, question) - healthLeft(game, question)
  return over < 0 ? 'It lives through that.' : `Prevent ${over + 1} and it lives.`
}

function attackDice(game: Game): string {
  const { attack } = game.table
  if (!attack) return 'the dice'
  const { attacker, defender, rolls, with: using } = attack
  if (!game.state.cards[attacker] || !game.state.cards[defender]) return 'the dice'
  const shields = game.policies.shieldsAgainst(game, defender, attacker)
  const dice = rolls ?? Math.max(0, numberOf(game, using, attacker) - shields)
  return `${dice} ${dice === 1 ? 'die' : 'dice'}`
}

/** Who may attack now: one unit, or several of the same speed. */
function attackers(game: Game, question: Question): string {
  const cards = offersOf(question).flatMap((offer) =>
    'card' in offer && offer.card !== undefined ? [offer.card] : [],
  )
  const units = [...new Set(cards)]
  if (units.length < 2) return `Attack with ${named(game, units[0])}: whom?`
  const names = [...new Set(units.map((unit) => cardName(game, unit)))]
  if (names.length === 1) return `${counted(units.length, names[0]!)}: which attacks first, and whom?`
  return `${names.slice(0, -1).join(', ')} or ${names.at(-1)}: which attacks first, and whom?`
}

function disrupted({ table: { disrupting, attack } }: Game, name: (card: CardId) => string): string {
  const isAttack = attack && disrupting && attack.attacker === disrupting.card
  if (isAttack) return `the attack of ${name(attack.attacker)} on ${name(attack.defender)}`
  return disrupting ? name(disrupting.card) : 'it'
}

function nextAttacker(game: Game): string {
  const arena = ARENAS.find((each) => each === game.table.step)
  const unit = arena && game.policies.nextToAttack(game, arena)[0]
  return unit === undefined ? 'a unit' : cardName(game, unit)
}

const arenaName = ({ table: { step } }: Game): string => `${step.charAt(0).toUpperCase()}${step.slice(1)}`

const shownDice = ({ table: { roll, attack } }: Game): string =>
  listed((roll?.dice ?? attack?.dice ?? []).map(({ value }) => String(value))) || 'nothing yet'

export const FACTS = {
  card: (game: Game, { card }: Question) => named(game, card),
  attacker: (game: Game) => named(game, game.table.attack?.attacker),
  attackers,
  disrupted: (game: Game) => disrupted(game, (card) => named(game, card)),
  next: nextAttacker,
  arena: arenaName,
  dice: attackDice,
  shown: shownDice,
  unit: (game: Game, { seat }: Question) => named(game, pending(game, seat)[0]?.unit),
  coming: (game: Game, question: Question) => String(coming(game, question)),
  health: (game: Game, question: Question) => String(healthLeft(game, question)),
  outlook,
  points: (game: Game, { seat }: Question) => counted(game.seat(seat).build, 'point'),
  force: (game: Game, { seat }: Question) => `${game.seat(seat).force}`,
  left: (game: Game, { seat }: Question) => String(game.seat(seat).setup.left),
  total: (game: Game, { seat }: Question) => String(game.seat(seat).setup.left + game.seat(seat).setup.total),
  named: (game: Game, question: Question) => {
    const offer = offersOf(question)[0]
    return named(game, offer && 'card' in offer ? offer.card : undefined)
  },
  count: (_: Game, question: Question) =>
    String(question.kind === 'order' ? question.items.length : offersOf(question).length),
  needs: (game: Game, { card }: Question) =>
    card === undefined ? '0' : String(Math.max(0, numberOf(game, 'cost', card) - game.card(card).build)),
} satisfies Readonly<Record<string, (game: Game, question: Question) => string>>

export type Fact = keyof typeof FACTS
