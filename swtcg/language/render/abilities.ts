/** Abilities in words, in one wording of our own; the compiler reads it back. */
import type { CardKind } from '../../cards/definition.ts'
import { adapted } from '../../rules/keywords/adapt.ts'
import type { Grants } from '../grammar/abilities/grants.ts'
import { hasNumber, nameOfKeyword } from '../keywords.ts'
import type { Condition } from '../tree/conditions.ts'
import type { Gain, Instruction } from '../tree/instructions.ts'
import type { Filter } from '../tree/nouns.ts'
import type {
  Ability,
  AttachmentAbility,
  Bonus,
  EffectAbility,
  StaticAbility,
  Timing,
  TreatAsAbility,
} from '../tree/tree.ts'
import { forEach, paidAndMore, perEach } from './amounts.ts'
import { withAntecedents } from './antecedents.ts'
import { condition } from './conditions.ts'
import { costs, upkeepCost } from './costs.ts'
import { gain } from './gains.ts'
import { instruction, sentences } from './instructions.ts'
import { amountPhrase, described, everyone, oneOf, placePhrase } from './nouns.ts'
import { playerRule, prefix, rule } from './rules.ts'
import { trigger } from './triggers.ts'
import { arenaName, article, capital, listed, plural, signed } from './words.ts'

type Named<N extends Ability['ability']> = Extract<Ability, { readonly ability: N }>

const TIMINGS: Readonly<Record<Timing, string>> = {
  'battle-phase': 'during the battle phase',
  'build-step': 'during your build step',
  attack: 'during an attack',
  'no-attack': 'when no unit is attacking',
  'would-attack': 'when this unit would attack',
  'battle-start': 'when the battle phase starts',
  'retreat-step': 'during your retreat step',
  'step-start': 'when the battle step starts',
  'step-end': 'when the battle step ends',
  'battle-end': 'when the battle phase ends',
  'opponent-build-step': "during your opponent's build step",
  'opponent-build-step-start': "when your opponent's build step starts",
  'build-roll': 'when the roll for build points is made',
  'any-time': 'anytime',
}

/** The card itself attacks, whomever. */
const isOwnAttack = (when: Condition): boolean =>
  when.if === 'attacking' && when.card.the === 'self' && !when.against && !when.with
/** When and where it may be played. */
function timed({
  timing,
  also = [],
  only,
  zones,
}: {
  readonly [Key in 'timing' | 'also' | 'only' | 'zones']: EffectAbility[Key] | undefined
}): readonly string[] {
  const isEdge = timing === 'step-start' || timing === 'step-end'
  const parts = only?.if === 'all' ? only.of : only ? [only] : []
  const step = isEdge ? parts.find((part) => part.if === 'step' && part.step !== 'battle') : undefined
  const own =
    timing === 'attack' && also.length === 0 && parts.length === 1 ? parts.find(isOwnAttack) : undefined
  if (own && !zones) return [`Play only when ${condition(own)}`]
  const rest = parts.filter((part) => part !== step)
  const when =
    step?.if === 'step' && step.step !== 'battle'
      ? `when the ${arenaName(step.step)} battle step ${timing === 'step-start' ? 'starts' : 'ends'}`
      : timing && TIMINGS[timing]
  const others = also.map((each) => ` or ${TIMINGS[each]}`).join('')
  return [
    ...(timing === 'any-time' ? ['You may play this ability anytime'] : []),
    ...(when && timing !== 'any-time' ? [`Play only ${when}${others}`] : []),
    ...(!when && also.length > 0 ? ['You may play this Battle card during your build step'] : []),
    ...(rest.length > 0
      ? [`Play only if ${condition(rest.length === 1 ? rest[0]! : { if: 'all', of: rest })}`]
      : []),
    ...(Array.isArray(zones)
      ? zones.map((zone) => `Play only if this card is in your ${zone === 'hand' ? 'hand' : 'discard pile'}`)
      : []),
  ]
}

/** After the last of several modes a limit would be that mode's own. */
const afterModes =
  (done: string) =>
  (limit: string): string =>
    /[.] Or: /.test(done) ? limit.replace(/^Play only/, 'In either case, play only') : limit

const effect = ({
  cost,
  timing,
  also,
  zones,
  only,
  do: done,
  oncePerTurn,
  oncePerAttack,
  oncePerStep,
  shared,
  anyNumber,
  times,
  oncePerGame,
  undisruptable,
  enhance = [],
}: EffectAbility): string => {
  const chosen = chosenSo([cost, done])
  // Without a price or a time it is an offer: a bare sentence would have no moment to be played in.
  if (oncePerTurn && cost.length === 0 && !timing && !also && !zones && !only && !chosen && !shared)
    return `Once per turn, you may ${sentences(done, ability, 'inside')}`
  return [
    `${cost.length > 0 ? `${capital(costs(cost, act))} -> ` : ''}${[
      sentences(done, ability),
      ...timed({ timing, also, only, zones }).map(afterModes(sentences(done, ability))),
      ...(chosen ? [`Play only if ${condition(chosen)}`] : []),
      ...(oncePerTurn ? [`Play only once per turn${shared ? ' for all of them' : ''}`] : []),
      ...(oncePerAttack ? ['Play only once per attack'] : []),
      ...(oncePerStep ? ['Play only once per battle step'] : []),
      ...(anyNumber ? ['You may play this ability any number of times'] : []),
      ...(times ? [`You may play this ability up to ${times} times per turn`] : []),
      ...(oncePerGame ? ['Play only once per game'] : []),
      ...(undisruptable ? ["This ability can't be disrupted"] : []),
    ].join('. ')}`,
    ...enhance.map(
      ({ cost: more, whole, how, do: does, undisruptable: certain }) =>
        `Enhance: ${more.length > 0 ? `${enhancing(more, whole)} -> ` : ''}${how === 'also' ? `Also, ${certain ? "this Battle card can't be disrupted" : sentences(does, ability, 'inside')}` : replaced(does)}${ofChosen(chosenSo([does]))}`,
    ),
  ].join('. | ')
}

/** What is done in place of the normal effect: of several sentences that is said first. */
const replaced = (does: readonly Instruction[]): string =>
  does.length > 1 ? `Instead, ${sentences(does, ability, 'inside')}` : `${sentences(does, ability)} instead`
const ofChosen = (so: Condition | undefined): string => (so ? `. Play only if ${condition(so)}` : '')
/** What must be true of the card that is chosen first. */
function chosenSo(parts: unknown): Condition | undefined {
  const found: Condition[] = []
  JSON.stringify(parts, (key, value) => {
    if (value?.do === 'choose-arena') return null // says it where it stands
    if (key === 'so' && typeof value === 'object' && !Array.isArray(value)) found.push(value as Condition)
    return value
  })
  return found[0]
}

/** `Pay 2 more Force`, or the whole price. */
const enhancing = (more: EffectAbility['cost'], whole = false): string => {
  const price = capital(costs(more, act))
  return whole ? price : price.replace(/(?<=[Pp]ay \d+ )(?=Force)/g, 'more ')
}

function statics({ while: when, who, gain: given }: StaticAbility): string {
  return capital(
    `${prefix(when)}${everyone(who)}${given.is ? setting(given.is) : ` ${given.cost === undefined ? getting(given) : costing(given)}`}`,
  )
}
/** `'s speed is 40`: one number. */
const setting = (is: NonNullable<Gain['is']>): string =>
  Object.entries(is)
    .map(([name, number]) => `'s ${name} is ${number}`)
    .join(' and')
function getting(given: Gain): string {
  if (given.fixed) return `can't gain or lose ${listed(given.fixed, 'and')}`
  if (given.keeps) return `can't lose ${listed(given.keeps.map(keptName), 'or')}`
  if (given.loses) return `loses ${listed(given.loses.map(nameOfKeyword), 'and')}`
  const { what, scale } = gain(given, ability)
  return `gets ${what}${scale}`
}
const keptName = (one: NonNullable<Gain['keeps']>[number]): string =>
  one === 'speed' || one === 'power' || one === 'health' ? one : nameOfKeyword(one)
function costing({ cost = 0, leastCost, deployedTo, stacking }: Gain): string {
  const each = perEach(cost)
  const amount = each ? each.by : Number(cost)
  const counters = `build ${plural(Math.abs(amount), 'counter')}`
  const often = each ? ` ${forEach(each.of)}` : ''
  const beneath = stacking === undefined ? '' : '. This also counts toward understacked cards'
  const there = deployedTo ? placePhrase(deployedTo).replace(/^in /, ' to ') : ''
  return `costs ${Math.abs(amount)} ${amount < 0 ? 'less' : 'more'} ${counters} to deploy${there}${often}${beneath}${leastCost === undefined ? '' : ` and can't cost less than ${leastCost}`}`
}

function attachment(stated: AttachmentAbility['rule']): string {
  if ('one' in stated) return `equipped unit may only have one ${described(stated.one, false)} attached to it`
  if ('only' in stated)
    return `this Equipment may only be attached to ${article(described(stated.only, false))}`
  if ('also' in stated) return `you may attach this Equipment to ${oneOf(stated.also)}`
  return `this Equipment can't be detached from ${described(stated.fixed)}. If the unit is discarded, discard this Equipment`
}

/** Numbers and abilities as a list; an ability that is no bare keyword stands in quotation marks. */
function grants(bonus: Bonus, gives: readonly Ability[]): readonly string[] {
  const numbers = Object.entries(bonus).map(([name, amount]) => `${signed(amount)} ${name}`)
  return [...numbers, ...gives.map((one) => (one.ability === 'keyword' ? ability(one) : `"${ability(one)}"`))]
}

const SAYERS: { readonly [N in Ability['ability']]: (ability: Named<N>) => string } = {
  keyword: ({ keyword, value }) =>
    hasNumber(keyword) ? `${nameOfKeyword(keyword)} ${value}` : nameOfKeyword(keyword),
  activated: ({ cost, keyword, value, with: other, and, only, rolled }) => {
    const isPaid = typeof value === 'object' && value.amount === 'bound'
    const more = paidAndMore(value)
    const number =
      typeof value === 'number'
        ? ` ${value}`
        : isPaid
          ? ' X'
          : more
            ? ` ${more}`
            : ` X, where X is ${amountPhrase(value)}`
    const arrow = cost.length > 0 ? `${capital(costs(cost, act))} -> ` : ''
    const besides = and ? `, and ${sentences(and, ability, 'inside')}` : ''
    const limit = only ? `. Play only if ${condition(only)}` : ''
    const companion = other
      ? ` ${other.how === 'besides' ? 'and' : 'or'} ${nameOfKeyword(other.keyword)}${hasNumber(other.keyword) ? ` ${other.value}` : ''}`
      : ''
    const shown = rolled ? ` if you roll ${listed(rolled.map(String), 'or')}` : ''
    return `${arrow}${nameOfKeyword(keyword)}${hasNumber(keyword) ? number : ''}${companion}${shown}${besides}${limit}`
  },
  'hidden-cost': ({ value }) => `Hidden Cost ${value}`,
  'to-complete': ({ cost }) =>
    `To complete this card, ${`you must ${costs(cost, act)}`.replace(/^you must (?=your opponent )/, '')}`.replace(
      /(?<=[.] )[a-z]/,
      capital,
    ),
  copies: ({ most }) => `You can have only ${most} ${plural(most, 'copy', 'copies')} of this card in play`,
  'complete-only-if': ({ only }) => `You may complete this card only if ${condition(only)}`,
  upkeep: ({ costs: ways, only }) => {
    const due = capital(
      listed(
        ways.map((one) => upkeepCost(one, act)),
        'or',
      ),
    )
    if (!only) return `Upkeep: ${due}`
    return only.if === 'not'
      ? `Upkeep: ${due} unless ${condition(only.of)}`
      : `Upkeep: If ${condition(only)}, ${listed(
          ways.map((one) => upkeepCost(one, act)),
          'or',
        )}`
  },
  equip: ({ cost, to, only, and }) => {
    const bearer = to === 'paid-with' ? ' to that unit' : to ? ` to ${article(described(to, false))}` : ''
    const besides = and ? `, and ${sentences(and, ability, 'inside')}` : ''
    const limit = only ? `. Play only if ${condition(only)}` : ''
    return `${capital(costs(cost, act))} -> Equip${bearer}${besides}${limit}`
  },
  pilot: ({ subtypes, types = [], bonus, gives }) => {
    const bullets = grants(bonus, gives).map((one) => `* ${one.replace(/^"(.*)"$/, '$1')}`)
    const gets = bullets.length > 0 ? `: ${bullets.join('. ')}` : ' nothing'
    const units = [...subtypes, ...types.map((type) => `${arenaName(type)} unit`)]
    return `[Pilot] ${listed(units, 'and')} Pilot. The ${listed(units, 'or')} gets${gets}`
  },
  equipped: ({ who, bonus, gives }) =>
    `Equipped ${who ? described(who, false) : 'unit'} gets ${listed(grants(bonus, gives), 'and')}`,
  reserves: ({ gives }) =>
    `Reserves: ${gives.length === 1 ? ability(gives[0]!) : gives.map((one) => `* ${ability(one)}`).join('. ')}`,
  bounty: ({ do: done }) => `Bounty: ${sentences(done, ability)}`,
  insert: ({ bonus, gives }) =>
    `INSERT: ${gives.length === 1 && Object.keys(bonus).length === 0 ? ability(gives[0]!) : listed(grants(bonus, gives), 'and')}`,
  switch: ({ parts }) => `Switch: ${betweenSlashes(parts)}`,
  stack: ({ of }) => `Stack: ${of.map(listedCard).join(', ')}`,
  value: ({ of, is }) => `This unit's ${of} is equal to ${amountPhrase(is)}`,
  rule,
  'controls-arena': ({ while: when, arena }) =>
    capital(`${prefix(when)}you control the ${arenaName(arena)} arena`),
  effect,
  triggered: ({ opened, when, only, oncePerTurn, do: done }) =>
    opened === 'adapt'
      ? `Adapt: ${betweenSlashes(adapted(done))}`
      : opened
        ? `${nameOfKeyword(opened)}: ${sentences(openedText(done), ability)}`
        : `When ${trigger(when)}, ${only ? `if ${condition(only)}, ` : opening(done)}${sentences(done, ability, 'inside')}${oncePerTurn ? '. Play only once per turn' : ''}`,
  static: statics,
  'player-rule': ({ while: when, who, rule: stated }) => capital(`${prefix(when)}${playerRule(who, stated)}`),
  attachment: ({ rule: stated }) => capital(attachment(stated)),
  'joins-stack': ({ of, room }) =>
    `You may stack this card beneath ${oneOf(of)}${room ? `, with room for ${room} extra ${plural(room, 'card')}` : ''}`,
  'alternative-cost': ({ cost }) => `Alternative Cost: ${capital(costs(cost, act))}`,
  'reduced-cost': ({ value, only }) => `Reduced Cost ${value}: If ${condition(only)}`,
  meditate: ({ cost, and, undisruptable }) => {
    const besides = and ? `, and ${sentences(and, ability, 'inside')}` : ''
    const certain = undisruptable ? ", and this card can't be disrupted" : ''
    return `${capital(costs(cost, act))} -> Meditate${certain}${besides}`
  },
  'vong-guest': () => 'This card can be put in a Yuuzhan Vong deck',
  'treat-as': treatAs,
}

const betweenSlashes = (parts: readonly Grants[]): string =>
  parts.map(({ bonus, gives }) => listed(grants(bonus, gives), 'and') || 'None').join('/')
/** A name, or what cards must be. */
const listedCard = (of: Filter): string =>
  of.names && Object.keys(of).length === 1 ? of.names.join(', ') : `any ${described(of, false)}`

/** A condition of the first instruction alone is told apart from one of the whole effect. */
const opening = (done: readonly Instruction[]): string => (done[0]?.do === 'if' ? 'then ' : '')

/** An ability whose references are told already. */
const act = (one: Instruction): string => instruction(one, ability)

export function ability(one: Ability): string {
  return (SAYERS[one.ability] as (ability: Ability) => string)(one)
}

/** One ability of a card of that kind. */
export const abilityText = (one: Ability, kind: CardKind): string => ability(withAntecedents(one, kind))
/** The text of a card: its abilities with bars between them. */
export const render = (abilities: readonly Ability[], kind: CardKind): string =>
  abilities.map((one) => `${abilityText(one, kind)}.`).join(' | ')

const SIDES = {
  light: 'a Light Side unit',
  dark: 'a Dark Side unit',
  neutral: 'a Neutral unit',
  vong: 'a Yuuzhan Vong unit',
}
function treatAs({ subtypes, types = [], nonUnique, only, alone, side }: TreatAsAbility): string {
  if (side) return `Treat this unit as ${SIDES[side]}`
  if (alone) return `This unit has no subtypes${subtypes.length > 0 ? ` but ${subtypes.join(' and ')}` : ''}`
  if (nonUnique) return 'Treat this unit as non-unique'
  if (only) return `This unit may be piloted as if it were ${article(subtypes.join(' and '))}`
  if (types.length > 0) return `This unit is also ${article(`${listed(types.map(arenaName), 'or')} unit`)}`
  return `Treat this unit as ${article(subtypes.join(' and '))}`
}

/** What a keyword that opens text says: behind a prediction, what follows a right one. */
function openedText(done: readonly Instruction[]): readonly Instruction[] {
  const [first] = done
  return first?.do === 'predict' && first.at ? first.so : done
}
