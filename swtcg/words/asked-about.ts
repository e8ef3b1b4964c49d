/** The facts that prompts name: cards, dice, damage and points of what is asked. */
import type { CardId, Figure, QuestionIn } from '@dejarik/kernel'
import type { Game, Packet, Swtcg, SwtcgOffer } from '../kinds.ts'
import { frontOf } from '../options/styles/fronts/front.ts'
import { attackPacket } from '../rules/damage/pending-damage.ts'
import { capital } from './events.ts'
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

function healthLeft(game: Game, { seat }: Question, figure: Figure): number {
  const unit = pending(game, seat)[0]?.unit
  const record = unit === undefined ? null : game.state.cards[unit]
  return record ? figure('health', record.id) - record.damage : 0
}

/** What prevention would have to do. */
function outlook(game: Game, question: Question, figure: Figure): string {
  const over = coming(game, question) - healthLeft(game, question, figure)
  return over < 0 ? 'It lives through that.' : `Prevent ${over + 1} and it lives.`
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

/** What the dice of an attack do beyond the health of the unit that they were rolled against. */
function excess(game: Game, figure: Figure): number {
  const packet = attackPacket(game)
  const record = packet && game.state.cards[packet.unit]
  return record ? packet.amount - (figure('health', record.id) - record.damage) : 0
}

/** What an attack is made with: “7 power”. */
function attacking({ table: { attack } }: Game, _: Question, figure: Figure): string {
  if (!attack) return 'its power'
  return `${figure(attack.with, attack.attacker)} ${attack.with.replaceAll('-', ' ')}`
}

const arenaName = ({ table: { step } }: Game): string => capital(step)

const shownDice = ({ table: { roll, attack } }: Game): string =>
  listed((roll?.dice ?? attack?.dice ?? []).map(({ value }) => String(value))) || 'nothing yet'

export const FACTS = {
  card: (game: Game, { card }: Question) => named(game, card),
  attacker: (game: Game) => named(game, game.table.attack?.attacker),
  attackers,
  disrupted: (game: Game) => disrupted(game, (card) => named(game, card)),
  arena: arenaName,
  front: (_: Game, { seat }: Question) => capital(frontOf(seat)),
  defender: (game: Game) => named(game, game.table.attack?.defender),
  attacking,
  excess: (game: Game, _: Question, figure: Figure) => String(excess(game, figure)),
  shown: shownDice,
  unit: (game: Game, { seat }: Question) => named(game, pending(game, seat)[0]?.unit),
  coming: (game: Game, question: Question) => String(coming(game, question)),
  health: (game: Game, question: Question, figure: Figure) => String(healthLeft(game, question, figure)),
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
  needs: (game: Game, { card }: Question, figure: Figure) => {
    const record = card === undefined ? null : game.state.cards[card]
    return String(record ? Math.max(0, figure('cost', record.id) - record.build) : 0)
  },
} satisfies Readonly<Record<string, (game: Game, question: Question, figure: Figure) => string>>

export type Fact = keyof typeof FACTS
