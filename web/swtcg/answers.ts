/** What questions of the Star Wars TCG answer themselves with, each by what it is about. */
import type { Answer, Question, View } from '@dejarik/kernel'
import type { About, Attack, SwtcgOffer } from '@dejarik/swtcg'
import { type Answered, type Asked, canPass, offersOf, PASS } from '../answers/asked.ts'
import type { AtAnyTime, GameAnswers } from '../answers/autopilot.ts'
import { type Default, usualAnswer } from '../answers/defaults.ts'
import { allCards } from '../sight.ts'
import { ARENA_NAMES, cardIn, type TcgCard, tableOf } from './sight.ts'
import { attacksIn, tcgOffers, weakestFirst, weakestOf } from './targets.ts'

/** How long the question of retreats waits where somebody new has come, in milliseconds. */
const RETREAT_WAITS = 2500

/** Whoever has the whole board before them draws; what else is due at the start is asked. */
function drawing({ question }: Asked): Answered | null {
  const offers = tcgOffers(question)
  const isPlain = offers.every(({ verb }) => verb === 'draw' || verb === 'skip-draw')
  return isPlain && offers.some(({ verb }) => verb === 'draw') ? { value: 'draw' } : null
}

/** None but those that were marked; where somebody new has come, the person has a moment to say otherwise. */
function retreats({ question, retreating, isNewcomer, isArmed, declined }: Asked): Answered | null {
  if (question.kind === 'action')
    return !isArmed &&
      canPass(question) &&
      question.offers.every(({ key }) => key === PASS || declined.has(key))
      ? { value: PASS }
      : null
  if (question.kind !== 'cards' || isArmed) return null
  const marked = question.from.filter((unit) => retreating.includes(unit))
  if (marked.length > 0 || question.from.length === 0) return { value: marked }
  return isNewcomer ? { value: [], after: RETREAT_WAITS } : { value: [] }
}

/** The focus order: all units attack the first of the targets that lives and that they reach. */
function nextAttack(asked: Asked): Answered | null {
  const { question, wishes } = asked
  const offers = tcgOffers(question)
  const attacks = attacksIn(question)
  if (attacks.length === 0) return skipping(offers)
  if (!wishes.focus) return null
  const targets = targetsNow(asked)
  const inReach = targets.find((target) => attacks.some(({ defender }) => defender === target))
  const isFirst = inReach === targets.find((target) => isAlive(asked.view, target))
  if (inReach === undefined || !isFirst) return null
  const attack = attacks.find(({ defender }) => defender === inReach)!
  return mayFall(asked, attack.card, inReach) ? null : { value: attack.key }
}

/** Who was chosen one by one; in a turn in which all attack everywhere, whoever is nearest to falling. */
const targetsNow = ({ question, view, targets, sweeping }: Asked): readonly number[] =>
  sweeping === tableOf(view).turn ? weakestFirst(question, view) : targets

/** Where there is nobody to attack, units tap one after the other. */
function skipping(offers: readonly SwtcgOffer[]): Answered | null {
  const isPlain = offers.every(({ verb }) => verb === 'skip-attack')
  return isPlain && offers[0] ? { value: offers[0].key } : null
}

function isAlive(view: View, unit: number): boolean {
  return view.zones.some(({ name, cards }) => name in ARENA_NAMES && cards.some(({ id }) => id === unit))
}

/** Whether what the target strikes back with could destroy the attacker. */
function mayFall({ view, faces }: Asked, attacker: number, target: number): boolean {
  const is = allCards(view).get(target)?.is
  const lines = (is && faces.get(is)?.lines) || []
  const blow = Math.max(0, ...lines.map((line) => Number(/\bretaliate (\d+)/i.exec(line)?.[1] ?? 0)))
  const { health = 0, damage = 0 } = (allCards(view).get(attacker) ?? {}) as Partial<TcgCard>
  return blow > 0 && blow >= health - damage
}

/** Effects that are alike, or all of one card, come in the order in which they lie there. */
function inTableOrder({ question, says }: Asked): Answered | null {
  if (question.kind === 'order') {
    const isAlike = new Set(question.items).size === 1
    return isAlike ? { value: question.items.map((_, index) => index) } : null
  }
  const offers = offersOf(question)
  const isAlike = new Set(offers.map(({ key }) => says[key] ?? key)).size === 1
  return isAlike && offers[0] ? { value: offers[0].key } : null
}

/** Nothing to choose from is no question. */
const orNone = ({ question }: Asked): Answered | null =>
  question.kind === 'cards' && question.from.length === 0 && question.min === 0 ? { value: [] } : null

/** Damage that is left over goes to the next of those who are attacked in turn; to nobody where only units of one's own could take it. */
function overkill(asked: Asked): Answered | null {
  const { question, view, wishes } = asked
  if (question.kind !== 'cards') return null
  const enemies = question.from.filter((unit) => cardIn(view, unit)?.controller !== view.viewer)
  if (enemies.length === 0) return question.min === 0 ? { value: [] } : null
  const order = asked.sweeping === tableOf(view).turn ? weakestOf(enemies, view) : asked.targets
  const next = order.find((unit) => enemies.includes(unit))
  return wishes.focus && next !== undefined ? { value: [next] } : null
}

const DEFAULTS: Readonly<Record<About, Default>> = {
  side: 'ask',
  'bid-for-side': 'ask',
  'play-event': orNone,
  'pull-resource': orNone,
  mulligan: orNone,
  setup: 'ask',
  'setup-counters': 'ask',
  'stay-tapped': 'none',
  'return-to-deck': 'ask',
  'build-counters': 'ask',
  'its-arena': 'ask',
  rearrange: 'ask',
  'new-top': 'ask',
  'fall-off': 'ask',
  'pilot-stays': 'ask',
  leave: 'ask',
  trap: 'chance',
  'trigger-order': inTableOrder,
  contest: 'ask',
  'contest-bid': 'ask',
  'own-uniques': 'ask',
  'next-attack': nextAttack,
  'have-it-attack': 'ask',
  'double-strike': 'ask',
  'pay-to-attack': 'ask',
  'secret-rerolls': 'most',
  lucky: 'ask',
  evade: 'most',
  deflect: 'ask',
  overkill,
  'overkill-amount': 'most',
  'damage-order': inTableOrder,
  choose: orNone,
  'choose-one': 'ask',
  'choose-ability': 'ask',
  'choose-number': 'ask',
  'choose-type': 'ask',
  'choose-subtype': 'ask',
  'choose-player': 'ask',
  'choose-pile': 'ask',
  'choose-arena': 'ask',
  may: 'ask',
  'counter-kind': 'ask',
  keyword: 'ask',
  subordinate: 'ask',
  'name-card': 'ask',
  search: orNone,
  'attach-to': 'ask',
  'divide-piles': 'ask',
  'deck-end': 'ask',
  'put-in-order': 'ask',
  'draw-up-to': 'most',
  'mill-up-to': 'ask',
  'divide-damage': 'ask',
  'gain-either': 'ask',
  'leave-it': 'ask',
  'move-counters': 'ask',
  'put-counters': 'ask',
  prevent: 'most',
  remove: 'ask',
  'pay-x-force': 'ask',
  'pay-x-build': 'ask',
  'pay-x-their-discard-pile': 'ask',
  finish: 'ask',
  dice: 'ask',
  bid: 'ask',
  predict: 'ask',
  postpone: 'ask',
  'opening-hand': 'ask',
  'search-deck': orNone,
  'retreat-moves': 'pass',
  bonus: 'ask',
  'buy-bonus': 'ask',
  flag: 'ask',
  jedi: 'ask',
  'duel-equipment': 'ask',
  switch: 'ask',
  primary: 'ask',
  gift: 'ask',
  recall: 'ask',
  post: 'ask',
  'free-fleet': 'ask',
  'side-mission': 'ask',
  'side-mission-goes': 'ask',
  promise: 'chance',
  capture: 'ask',
  disrupt: 'chance',
  attack: 'chance',
  'add-dice': 'chance',
  reroll: 'chance',
  'alter-dice': 'chance',
  'pending-damage': 'chance',
  prevention: 'chance',
  placement: 'chance',
  'unit-discard': 'chance',
  'attack-end': 'chance',
  general: 'chance',
  'battle-start': 'chance',
  'step-start': 'chance',
  'step-end': 'chance',
  'end-of-turn': 'chance',
  retreat: retreats,
  'build-start': drawing,
  build: 'ask',
  arrival: 'chance',
  'build-roll': 'chance',
  'build-begun': 'chance',
  meanwhile: 'chance',
  'would-attack': 'chance',
}

/** Prevents what would destroy a unit, where that costs no more than one has said. */
function ordered({ question, view, says, wishes }: Asked): Answered | null {
  const { preventFor } = wishes.orders
  if (preventFor === null || question.about !== 'prevention') return null
  const offers = tcgOffers(question).flatMap((offer) => (offer.verb === 'play' ? [offer] : []))
  const saving = offers.find(
    ({ card, key }) => isDoomed(view, card) && forceIn(says[key] ?? '') <= preventFor,
  )
  return saving ? { value: saving.key } : null
}

/** The Force that an offer names as its price. */
const forceIn = (text: string): number => Number(/(\d+) Force/.exec(text)?.[1] ?? 0)

function isDoomed(view: View, unit: number): boolean {
  const { damage = [] } = view.table as { readonly damage?: readonly Pending[] }
  const { health = 0, damage: had = 0 } = (allCards(view).get(unit) ?? {}) as Partial<TcgCard>
  const coming = damage
    .filter((packet) => packet.unit === unit)
    .reduce((sum, { amount, prevented }) => sum + amount - prevented, 0)
  return coming >= health - had
}

/** Damage that is about to be done. */
interface Pending {
  readonly unit: number
  readonly amount: number
  readonly prevented: number
}

/** Windows within an attack are a moment of their own each; the others last for a step. */
const OF_ATTACKS: ReadonlySet<string> = new Set<About>([
  ...(['disrupt', 'attack', 'add-dice', 'reroll', 'alter-dice', 'pending-damage'] as const),
  ...(['prevention', 'placement', 'unit-discard', 'attack-end'] as const),
])

function momentOf(view: View, about: string): string {
  const { turn, step, attack, builder } = tableOf(view)
  const within = OF_ATTACKS.has(about) && attack ? ` ${attackOf(view, about, attack)}` : ''
  return `${turn} ${step} ${builder ?? ''} ${about}${within}`
}

/** Whoever does not stand by a unit in one attack on it does not in the next ones of the step. */
function attackOf(view: View, about: string, attack: Attack): string {
  const isTheirs = allCards(view).get(attack.attacker)?.controller !== view.viewer
  return about === 'attack' && isTheirs
    ? `on ${attack.defender}`
    : `${attack.attacker} ${attack.defender} ${attack.moment}`
}

const STEP_CHANCES = ['retreat', 'battle-start', 'step-start', 'general', 'step-end', 'end-of-turn'] as const

const atAnyTime: AtAnyTime = {
  knownBy: STEP_CHANCES satisfies readonly About[],
  askedAt: ['step-start', 'general'] satisfies readonly About[],
  momentOf: (view) => `${tableOf(view).turn} ${tableOf(view).step}`,
}

function targetOf(question: Question, value: Answer): number | null {
  const offer = tcgOffers(question).find(({ key }) => key === value)
  return offer?.verb === 'attack' ? offer.defender : null
}

export const swtcgAnswers: GameAnswers = {
  usual: (asked) => usualAnswer(DEFAULTS[asked.question.about as About] ?? 'ask', asked),
  ordered,
  stepOf: (view) => tableOf(view).step,
  steps: [
    ['build', 'Build'],
    ['retreat', 'Retreat'],
    ['space', 'Space'],
    ['ground', 'Ground'],
    ['character', 'Character'],
    ['end', 'End'],
  ],
  momentOf,
  atAnyTime,
  targetOf,
}
