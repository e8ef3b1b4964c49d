/** What is done, one instruction at a time, as the player is told: "draw destiny", "target is lost". */
import { same, type Variant } from '@dejarik/kernel'
import type { MoveKind } from '../../../events.ts'
import type { Amount } from '../../../text/condition.ts'
import type { Filter } from '../../../text/filter.ts'
import type { Instruction, Who } from '../../../text/instruction.ts'
import type { Static } from '../../../text/statics.ts'
import { EPIC_STEP_WORDS } from '../../../words/epic.ts'
import { sayAdded, sayAmount } from '../amounts.ts'
import { sayWhen } from '../conditions/conditions.ts'
import { thereIs } from '../conditions/there.ts'
import { answering, sayTime } from '../conditions/times.ts'
import { both, either, words } from '../lists.ts'
import { sayAt, sayTo } from '../nouns/locations.ts'
import { a, each, isMany, many } from '../nouns/nouns.ts'
import { naming, plainNoun, type Speaker } from '../nouns/speaker.ts'
import { sayDuel } from '../sentences/duels.ts'
import { sayAttackRun } from '../sentences/epic.ts'
import { saySabacc } from '../sentences/sabacc.ts'
import { CARD_NUMBER_WORDS, inWords } from '../words/numbers.ts'
import { NAMED_PLANETS } from '../words/places.ts'
import { sayChoice } from './choices.ts'
import { does, force } from './force.ts'
import { sayPiles } from './pile-instructions.ts'
import { after } from './remembering.ts'
import { howMany, saidTogether, sayOptions, sayWhile } from './steps-together.ts'

/** "Target is lost", "those Jawas are lost". */
const be = (what: Filter, speaker: Speaker, done: string): string =>
  `${many(what, speaker)} ${isMany(what, speaker) ? 'are' : 'is'} ${done}`

type Says<D extends Instruction['do']> = (step: Variant<Instruction, 'do', D>, speaker: Speaker) => string

/** The note of a creature that keeps its mouth shut. */
const CLOSED = 'mouth closed'

/** What the card remembers: a number under a letter, a mark by its name. */
function sayNote(as: string, amount: Amount, speaker: Speaker): string {
  if (as === CLOSED && same(amount, { less: { noted: CLOSED }, from: 1 })) return 'open or close mouth'
  if (amount === 0 && speaker.onces.includes(as)) return 'start anew'
  const isFigure = /^[A-Z]$/.test(as)
  if (isFigure && same(amount, { sum: [{ noted: as }, 1] })) return `add 1 to ${as}`
  if (typeof amount === 'number' && !isFigure)
    return amount === 0
      ? `remove mark '${as}' from ${speaker.self}`
      : `mark ${speaker.self} '${as}${amount === 1 ? '' : ` ${amount}`}'`
  if (typeof amount === 'object' && 'code' in amount && amount.code === 'where-the-target-is')
    return `note ${sayAmount(amount, speaker)} as ${as}`
  if (typeof amount === 'object' && 'oneOf' in amount && amount.is === 1)
    return `mark ${speaker.self} '${as}' if ${thereIs(amount.oneOf, speaker)}`
  return `${speaker.values[as] ?? as} = ${sayAmount(amount, speaker)}`
}

const SAYINGS: { readonly [D in Instruction['do']]?: Says<D> } = {
  choose: (step, speaker) => `${does(step.who, 'choose')} ${howMany(step, speaker)}`,
  'draw-destiny': sayDraw,
  'choose-number': ({ who, from = 1, to }, speaker) =>
    `${does(who, 'choose')} X from ${sayAmount(from, speaker)} to ${sayAmount(to, speaker)}`,
  'choose-amount': ({ who, as, of }, speaker) =>
    `${does(who, 'choose')} ${as} from ${either(of.map((amount) => sayAmount(amount, speaker)))}`,
  note: ({ amount, as, on }, speaker) =>
    on && as === CLOSED
      ? `${amount === 0 ? 'open' : 'close'} mouth of ${many(on, speaker)}`
      : sayNote(as, amount, speaker),
  'spend-move': ({ what }, speaker) => `${many(what, speaker)} may not move again this turn`,
  each: sayEach,
  if: sayIf,
  'choose-one': sayOptions,
  'after-battle': ({ so }, speaker) => `at end of battle, ${saySteps(so, speaker)}`,
  may: ({ who = 'you', so }, speaker) => `${who} may ${sayOptional(who, so, speaker)}`,
  explode: ({ so }, speaker) => `${speaker.self} 'explodes': ${saySteps(so, speaker)}`,
  'remove-pilots': () => 'remove all its permanent pilots (it may add 1 pilot for each pilot removed)',
  mend: ({ what, numbers }, speaker) =>
    `restore ${both(numbers.map((number) => CARD_NUMBER_WORDS[number]))} of ${many(what, speaker)}`,
  hit: ({ what }, speaker) => be(what, speaker, "'hit'"),
  'must-forfeit': ({ what }, speaker) => `${many(what, speaker)} must be forfeited at end of battle`,
  'lose-cards': ({ what, forfeited }, speaker) =>
    forfeited ? `forfeit ${many(what, speaker)}` : be(what, speaker, 'lost'),
  eat: ({ what }, speaker) => be(what, speaker, "'eaten'"),
  'attack-with': ({ what, on }, speaker) =>
    words(many(what, speaker), isMany(what, speaker) ? 'attack' : 'attacks', many(on, speaker)),
  detach: ({ what }, speaker) => words(many(what, speaker), isMany(what, speaker) ? 'detach' : 'detaches'),
  'out-of-play': ({ what }, speaker) => `place ${many(what, speaker)} out of play`,
  'return-to-hand': ({ what, rest }, speaker) =>
    `return ${many(what, speaker)} to owner's hand${rest ? " (cards on it go to owner's Used Pile)" : ''}`,
  'use-cards': ({ what, to }, speaker) =>
    `place ${many(what, speaker)} ${to ? "on bottom of owner's Lost Pile" : "in owner's Used Pile"}`,
  exclude: ({ what, all }, speaker) =>
    `exclude ${all ? 'all ' : ''}${many(what, speaker)} from that battle${all ? ', later arrivals too' : ''}`,
  'go-missing': ({ what }, speaker) => be(what, speaker, 'missing'),
  hunt: ({ what, helpers }, speaker) =>
    words(
      `form a search party for ${many(what, speaker)}`,
      helpers && `(add 1 to search party destiny draw for ${each(helpers, speaker)} in search party)`,
      'and capture the character found',
    ),
  find: ({ what }, speaker) => `find ${many(what, speaker)}`,
  'go-undercover': ({ what }, speaker) => `${many(what, speaker)} is now Undercover`,
  crash: ({ what }, speaker) => words(many(what, speaker), isMany(what, speaker) ? 'crash' : 'crashes'),
  rearrange: ({ what }, speaker) => `rearrange ${many(what, speaker)}`,
  raise: ({ what }, speaker) => `raise ${many(what, speaker)} to the top`,
  'break-cover': ({ what }, speaker) => `'break cover' of ${many(what, speaker)}`,
  capture: ({ what, restored, frozen, at }, speaker) =>
    words(
      be(what, speaker, frozen ? "captured and 'frozen'" : 'captured'),
      at && sayAt(at, speaker),
      restored && '(first restored to normal)',
    ),
  release: ({ what, to }, speaker) => words('release', many(what, speaker), to && sayTo(to, speaker)),
  'use-beam': sayBeam,
  'attack-run': () => sayAttackRun(),
  'epic-step': ({ step }) => EPIC_STEP_WORDS[step],
  'epic-total': ({ event, amount }, speaker) => `total of ${event} = ${sayAmount(amount, speaker)}`,
  'fire-at-place': ({ what, at }, speaker) => `fire ${many(what, speaker)} at ${a(at, speaker)}`,
  sabacc: saySabacc,
  duel: (step, speaker) => sayDuel(step, speaker, saySteps),
  appoint: ({ mentor }, speaker) => `${many(mentor, speaker)} is the mentor`,
  attempt: ({ exceeds }) =>
    exceeds === undefined
      ? 'attempt (without a draw): turn apprentice upside down'
      : `attempt: draw training destiny; if destiny + apprentice's ability > ${exceeds}, test is completed: place on apprentice`,
  'complete-test': () => 'test is completed: place on apprentice',
  'keep-destiny': () => 'reveal the top two cards of your Reserve Deck and place one upside down here',
  'add-duel-destiny': () => 'add one destiny to your total',
  restore: ({ what }, speaker) => `restore ${many(what, speaker)} to normal`,
  switch: ({ what, to }, speaker) => `turn ${many(what, speaker)} ${to}`,
  'cross-over': ({ what }, speaker) => `${many(what, speaker)} crosses to the other side`,
  freeze: ({ what }, speaker) => be(what, speaker, "'frozen'"),
  'hand-over': ({ what, to }, speaker) => `transfer ${many(what, speaker)} to ${a(to, speaker)}`,
  relocate: ({ what, to }, speaker) => `relocate ${many(what, speaker)} ${sayTo(to, speaker)}`,
  move: ({ what, to }, speaker) => `move ${many(what, speaker)} ${sayTo(to, speaker)}`,
  steal: ({ what, to }, speaker) => words('steal', many(what, speaker), to && `(place on ${a(to, speaker)})`),
  'lay-beside': ({ what, side }, speaker) =>
    `relocate ${many(what, speaker)} to ${side === 'you' ? 'your' : "opponent's"} side of table`,
  attach: ({ what, to }, speaker) => `place ${many(what, speaker)} on ${a(to, speaker)}`,
  aim: ({ at, what }, speaker) =>
    what ? `re-target ${many(what, speaker)} to ${a(at, speaker)}` : `${a(at, speaker)} becomes its target`,
  'move-away': ({ what, to, by, free, orLost, react }, speaker) =>
    words(
      what.the === 'self'
        ? 'move'
        : react && to
          ? `move ${many(what, speaker)}`
          : `${many(what, speaker)} must move`,
      to ? sayTo(to, speaker) : 'away',
      by && `(using ${either(by.map((way) => WAYS[way] ?? way))})`,
      react && "as a 'react'",
      free && !what.fireable && 'for free',
      orLost && 'or be lost',
    ),
  revive: ({ what, to }, speaker) =>
    `return ${many(what, speaker)} from Lost Pile ${sayTo(to, speaker).replace(/^there/, 'to same location')}`,
  stack: ({ what }, speaker) => `stack ${many(what, speaker)} here`,
  'exchange-stacked': () => 'exchange one card in hand with one card stacked here',
  'take-into-hand': ({ what }, speaker) => `take ${many(what, speaker)} into hand`,
  'fire-together': ({ at }, speaker) =>
    `fire two or more of your weapons at ${a(at, speaker)}; add all weapon destiny draws together and apply that total for each weapon`,
  'fire-apart': ({ what, seekers, free, double, by }, speaker) =>
    words(
      `fire ${many(what, speaker)}${double ? ', paying double' : ''}`,
      by && `by ${a(by, speaker)}`,
      free && 'for free',
      seekers &&
        "(a character weapon may target a seeker as if a character with defense value of 4; targets 'hit' are immediately lost)",
    ),
  'battle-among': ({ who }, speaker) => `${many(who, speaker)} battle (no other cards participate)`,
  retarget: ({ to }, speaker) => `re-target that weapon to ${a(to, speaker)}`,
  'change-loss': ({ by }, speaker) =>
    same(by, { less: { value: 'amount' }, from: 0 })
      ? `reduce ${speaker.answered ?? 'loss'} to 0`
      : typeof by === 'object' && 'less' in by && by.from === 0
        ? `reduce ${speaker.answered ?? 'loss'} by ${sayAmount(by.less, speaker)}`
        : `increase loss by ${sayAmount(by, speaker)}`,
  'change-destiny': ({ by }, speaker) => `that destiny is ${sayAdded(by, speaker)}`,
  'lose-force': ({ who, amount, out }, speaker) =>
    words(does(who, 'lose'), force(amount, speaker), out && LOST_OUT_OF[out]),
  'use-force': ({ who, amount }, speaker) => `${does(who, 'use')} ${force(amount, speaker)}`,
  activate: ({ who, amount }, speaker) => `${does(who, 'activate')} ${force(amount, speaker)}`,
  'cancel-battle': () => 'cancel the battle',
  cancel: (_, speaker) => `cancel ${speaker.answered ?? 'it'}`,
  redraw: (_, speaker) =>
    speaker.answered && speaker.answered !== 'that attack'
      ? `cancel and re-draw ${speaker.answered}`
      : 'cancel that selection and select again',
  'cancel-cards': ({ what }, speaker) =>
    what.the === 'self' ? `${speaker.self} is canceled` : `cancel ${many(what, speaker)}`,
  'for-a-while': ({ until, what }, speaker) => sayWhile([what], until, speaker),
  later: sayLater,
  'remember-title': ({ of }, speaker) => `note title of ${a(of, speaker)}`,
  'get-off': ({ what }, speaker) =>
    `${many(what, speaker)} ${isMany(what, speaker) ? 'disembark' : 'disembarks'}`,
  'stack-this': ({ on }, speaker) => `stack Interrupt on ${a(on, speaker)}`,
  'lose-this': (_, { facts }) =>
    `place ${facts.kind === 'epic-event' ? 'Epic Event' : 'Interrupt'} in Lost Pile`,
  'shuffle-this-in': () => 'place Interrupt in Reserve Deck; reshuffle',
  'turn-over': () => 'flip this card',
  'name-planet': ({ planet }) => `that system is the ${NAMED_PLANETS[planet]}`,
  'blow-away': ({ what }, speaker) => be(what, speaker, "'blown away'"),
  'use-as-destiny': ({ amount }, speaker) =>
    `use ${sayAmount(amount, speaker)} instead of drawing your next battle destiny`,
  'set-battle-destiny': ({ who, to }, speaker) =>
    `${who === 'opponent' ? "opponent's" : 'your'} total battle destiny = ${sayAmount(to, speaker)}`,
  'forgo-shot': ({ what }, speaker) => `forgo firing ${many(what, speaker)}`,
  satisfy: ({ what, who }) =>
    `satisfy all remaining ${{ attrition: 'attrition', damage: 'battle damage', both: 'battle damage and attrition' }[what]} against ${who ?? 'you'}`,
  borrow: ({ amount }, speaker) =>
    `next ${force(amount, speaker)} you use this turn comes from opponent's Force Pile`,
}

/** Moves that are called otherwise. */
const WAYS: Readonly<Partial<Record<MoveKind, string>>> = {
  sector: 'sector movement',
  orbit: 'movement to or from an orbiting system',
}

const LOST_OUT_OF = {
  hand: 'from hand',
  reserve: 'from top of Reserve Deck',
  'life-force': 'from Life Force',
} as const

/** Whose number is drawn against the defense value: more captures it. */
function sayBeam({ what, at, count = 1 }: Variant<Instruction, 'do', 'use-beam'>, speaker: Speaker): string {
  const draws = `draw ${count === 1 ? '' : `${inWords(count)} `}tractor beam destiny`
  const beam = what.the === 'self' ? '' : `use ${many(what, speaker)} and `
  return `${beam}${draws}; ${be(at, speaker, 'captured')} if destiny > defense value`
}

/** "At end of opponent's next battle phase, opponent loses 4 Force unless opponent has initiated a battle by then". */
function sayLater({ due, unless, until }: Variant<Instruction, 'do', 'later'>, speaker: Speaker): string {
  const { when, do: steps, if: condition } = due
  const time = when === 'always' ? '' : sayTime(when, speaker)
  const next = time.replace(/\b(your|opponent's) (?=(?:\w+ )?(?:phase|turn)\b)/, '$1 next ')
  const done = saySteps(steps, when === 'always' ? speaker : answering(when, speaker))
  const over = unless && `${sayTime(unless, speaker).replace(/^if (\w+) just /, 'unless $1 has ')} by then`
  const also = condition && `${sayWhen(condition, speaker)},`
  return words(`${next}${until ? ' this turn' : ''},`, also, done, over)
}

function sayDraw(step: Variant<Instruction, 'do', 'draw-destiny'>, speaker: Speaker): string {
  const { count = 1, without, who, for: kind, inAnyCase } = step
  const what = kind ? `${kind} destiny` : 'destiny'
  const unable = without && without.length > 0 ? `(if unable, ${saySteps(without, speaker)})` : ''
  return words(
    does(who, 'draw'),
    sayCount(count, what, speaker),
    inAnyCase && '(0 if unable)',
    without && (unable || '(if able)'),
  )
}
function sayCount(count: Amount, what: string, speaker: Speaker): string {
  if (count === 1) return what
  if (typeof count === 'number') return `${inWords(count)} ${what}`
  if ('count' in count) return `one ${what} for ${each(count.count, speaker)}`
  const said = sayAmount(count, speaker)
  const [number, ...more] = said.split(' ')
  return words(/^\d+$/.test(number!) ? `${inWords(Number(number))} ${what}` : `${number} ${what}`, ...more)
}

function sayIf({ when, so, else: others }: Variant<Instruction, 'do', 'if'>, speaker: Speaker): string {
  const knows: Speaker =
    when.if === 'compare'
      ? { ...speaker, compared: `${sayAmount(when.left, speaker)}|${sayAmount(when.right, speaker)}` }
      : speaker
  const otherwise = others && others.length > 0 ? `; otherwise, ${saySteps(others, knows)}` : ''
  return `${sayWhen(when, speaker)}, ${saySteps(so, knows)}${otherwise}`
}

/** "For each Rebel there, …"; what holds for a while of each of them is said of all. */
function sayEach({ of, as, so }: Variant<Instruction, 'do', 'each'>, speaker: Speaker): string {
  const [step, ...more] = so
  const that = JSON.stringify({ the: { chosen: as } })
  if (step?.do === 'for-a-while' && more.length === 0 && 'of' in step.what && step.what.of)
    if (JSON.stringify(step.what.of) === that && JSON.stringify(so).split(that).length === 2)
      return sayWhile([{ ...step.what, of } as Static], step.until, speaker)
  return `for ${each(of, speaker)}, ${saySteps(so, naming(speaker, { [as]: `that ${plainNoun(of)}` }))}`
}

/** After "may": the player's own verbs. */
function sayOptional(who: Who, steps: readonly Instruction[], speaker: Speaker): string {
  const [first] = steps
  const said = saySteps(steps, speaker)
  if (first?.do === 'for-a-while') return /^(?:add|subtract) /.test(said) ? said : `declare that ${said}`
  if (first?.do === 'capture' && steps.length === 1) return `capture ${many(first.what, speaker)}`
  const [price, ...rest] = clausesOf(steps, speaker)
  if (first?.do === 'use-force' && rest.length > 0) return `${price} to ${rest.join(' and ')}`
  if (who === 'you') return said
  if (said.startsWith('place ')) return said
  return said.startsWith('opponent ') ? said.replace(/^opponent (\w+)s /, '$1 ') : `let you ${said}`
}

export function sayStep(step: Instruction, speaker: Speaker): string {
  const say = SAYINGS[step.do] as ((step: Instruction, speaker: Speaker) => string) | undefined
  return say ? say(step, speaker) : sayPiles(step, speaker)
}

/** One clause after another. */
export const saySteps = (steps: readonly Instruction[], speaker: Speaker): string =>
  clausesOf(steps, speaker)
    .map((clause, index) =>
      index === 0 ? clause : `${/^(?:if|while|for)\b/.test(clause) ? ';' : ' and'} ${clause}`,
    )
    .join('')

/** Clauses of steps; some steps are said together, and what is only remembered is said where it is used. */
export function clausesOf(steps: readonly Instruction[], speaker: Speaker): readonly string[] {
  const [first] = steps
  if (!first) return []
  const idiom = sayChoice(steps, speaker, saySteps) ?? saidTogether(steps, speaker)
  if (idiom) {
    const taken = steps.slice(0, idiom.takes)
    const knows = taken.reduce((known, step) => after(step, known), speaker)
    return [...(idiom.says ? [idiom.says] : []), ...clausesOf(steps.slice(idiom.takes), knows)]
  }
  return [sayStep(first, speaker), ...clausesOf(steps.slice(1), after(first, speaker))]
}
