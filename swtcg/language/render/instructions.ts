/** Instructions in words: a clause each. */
import { fieldsOf, type Variant } from '@dejarik/kernel'
import { rewrite } from '@dejarik/kernel/language'
import { ARENAS } from '../../cards/definition.ts'
import { allDelayed, flip } from '../grammar/after/pronouns-and-x.ts'
import { nameOfKeyword } from '../keywords.ts'
import type { Amount } from '../tree/amounts.ts'
import type { Condition } from '../tree/conditions.ts'
import type { Instruction, Standing } from '../tree/instructions.ts'
import type { Selector } from '../tree/nouns.ts'
import type { Cost } from '../tree/tree.ts'
import { forEach, perEach, quantity } from './amounts.ts'
import { banned, certain } from './bans.ts'
import { condition } from './conditions.ts'
import { contestSayers } from './contests.ts'
import { costs } from './costs.ts'
import { atRandom, cards, DECKS, type Named, type SayAbility, type Sayer, third } from './decks.ts'
import { gain } from './gains.ts'
import { MOVING } from './moving.ts'
import { amountPhrase, countersBeside, described, each, everyone, noun, oneOf } from './nouns.ts'
import { isMany, reference, themOf, verbOf } from './references.ts'
import { target } from './rules.ts'
import { quantityOf, taken } from './subordinates.ts'
import { trigger } from './triggers.ts'
import {
  allBut,
  counterPlace,
  countersOf,
  DISRUPTED,
  gainingBuild,
  losing,
  many,
  momentName,
  NATURES,
  PAID,
  subject,
  theirOwn,
} from './what-and-how-many.ts'
import {
  arenaList,
  arenaName,
  article,
  capital,
  DURATIONS,
  listed,
  ownerName,
  playerName,
  prohibited,
  verb,
} from './words.ts'

/** Instructions inside a sentence. */
export const clauses = (all: readonly Instruction[], say: SayAbility): string =>
  all.map((one) => instruction(one, say)).join('; ')
/** Instructions as sentences; the first may stand inside another. */
export const sentences = (all: readonly Instruction[], say: SayAbility, first?: 'inside'): string =>
  all
    .map((one, place) => {
      const said = instruction(one, say)
      return first && place === 0 ? said : capital(said)
    })
    .join('. ')

/** `put 1 counter on it for each Jedi you have`: the place belongs to the counters, not to the Jedi. */
const eachLast = (done: string, where: string): string => {
  const [, act = done, each = ''] = /^(.*?)( for each .*)$/.exec(done) ?? []
  return `${act} ${where}${each}`
}
const SAYERS: { readonly [N in Instruction['do']]: Sayer<N> } = {
  ...DECKS,
  'replace-event': () => 'replace your Event with another Event from your supply',
  take: ({ count, of }, say) => `take ${quantityOf(count)} ${taken(of, count === 1, say)}`,
  choose: ({ what, also }) =>
    `${also ? 'in addition, ' : ''}${third(what, 'choose')} ${noun(what)}${atRandom(what)}`,
  'choose-arena': ({ of, so }) =>
    `${of.length === ARENAS.length ? 'choose an arena' : `choose ${listed(of.map(arenaName), 'or')}`}${so ? ` where ${condition(placeless(so))}` : ''}`,
  get: ({ who, gain: given, for: lasts }, say) => {
    if (given.subtypesOf)
      return `${subject(who, 'gets')} the subtypes of ${reference(given.subtypesOf)} ${DURATIONS[lasts]}`
    const { what, scale } = gain(given, say)
    return `${subject(who, 'gets')} ${what} ${DURATIONS[lasts]}${scale}`
  },
  'get-next-attack': ({ who, gain: given }, say) => {
    const { what, scale } = gain(given, say)
    return `${subject(who, 'gets')} ${what} for its next attack${scale}`
  },
  lose: ({ who, what, for: lasts }) => {
    const lost =
      what === 'unpreventable'
        ? `"Damage from this unit can't be prevented"`
        : what === 'all-text'
          ? 'all text'
          : listed(what.map(nameOfKeyword), 'and')
    return `${subject(who, 'loses')} ${lost} ${DURATIONS[lasts]}`
  },
  damage: ({ who, amount, from, unpreventable }) =>
    `${from ? subject(from, 'does') : 'deal'} ${quantity(amount, 'damage')} to ${noun(who)}${certain(unpreventable)}`,
  'dice-of-damage': ({ who, dice, from, unpreventable }) =>
    `${from ? subject(from, 'does') : 'deal'} ${quantity(dice, 'die of damage', 'dice of damage')} to ${noun(who)}${certain(unpreventable)}`,
  'put-damage-counters': ({ who, amount }) =>
    `put ${amount === 'all' ? 'all damage counters' : amount === 'any' ? 'any number of damage counters' : quantity(amount, ...many('damage'))} on ${noun(who)}`,
  'remove-damage-counters': ({ who, amount, upTo, but, divided, health }) =>
    health !== undefined
      ? `remove damage counters from ${noun(who)} until ${verbOf(who, 'it has')} ${health} remaining health`
      : `remove ${amount === 'all' || amount === 'any' ? `all ${but === undefined ? '' : `but ${but} `}damage counters` : `${upTo ? 'up to ' : ''}${quantity(amount, ...many('damage'))}`} from ${noun(who)}${divided ? ', divided' : ''}`,
  'put-build-counters': ({ who, amount }) =>
    `put ${amount === 'all' ? 'all build counters' : quantity(amount, ...many('build'))} on ${noun(who)}`,
  'remove-build-counters': ({ who, amount, upTo, but }) =>
    `remove ${amount === 'all' ? allBut('build', but) : `${upTo ? 'up to ' : ''}${quantity(amount, ...many('build'))}`} from ${noun(who)}`,
  'put-counters': ({ who, counter, amount }) =>
    eachLast(`put ${quantity(amount, ...countersOf(counter))}`, `on ${counterPlace(counter, who)}`),
  'remove-counters': ({ who, counter, amount, upTo }) =>
    `remove ${amount === 'all' ? `all ${countersOf(counter)[1]}` : amount === 'any' ? `X ${countersOf(counter)[1]}` : `${upTo ? 'up to ' : ''}${quantity(amount, ...countersOf(counter))}`} from ${counterPlace(counter, who)}`,
  'prevent-from': ({ who, amount, upTo, to }) =>
    `prevent ${amount === 'all' ? (upTo ? 'any amount of damage' : 'all damage') : quantity(amount, 'damage')} from ${noun(who)}${to ? ` to ${reference(to)}` : ''}`,
  prevent: ({ who, amount, upTo, but }) =>
    `prevent ${amount === 'all' ? (upTo ? 'any amount of damage' : `all ${but === undefined ? '' : `but ${but} `}damage`) : `${upTo ? 'up to ' : ''}${quantity(amount, 'damage')}`} to ${noun(who)}`,
  'gain-force': ({ who, amount }) => `${verb(who, 'gain')} ${quantity(amount, 'Force')}`,
  'lose-force': ({ who, amount }) => losing(who, amount),
  'gain-build': ({ who, amount }) => gainingBuild(who, amount),
  'gain-either': ({ amount }) =>
    `gain any combination of Force and build points equal to ${amountPhrase(amount)}`,
  draw: ({ who, count, upTo }) =>
    `${who === 'you' ? 'draw' : verb(who, 'draw')} ${upTo ? 'up to ' : ''}${quantity(count, ...cards)}`,
  discard: ({ what, fromArenas }) =>
    `${third(what, 'discard')} ${theirOwn(what)}${atRandom(what)}${fromArenas ? ` from ${arenaList(fromArenas)}` : ''}`,
  'pay-x': ({ of, is, most }) =>
    is === undefined
      ? `${PAID[of]}${most === undefined ? '' : `, up to ${amountPhrase(most)}`}`
      : of === 'their-discard-pile'
        ? PAID[of].replace('X cards', quantity(is, 'card', 'cards'))
        : `pay ${of === 'build' ? 'build points' : 'Force'} equal to ${amountPhrase(is)}`,
  'let-play': ({ which }) => `you may play ${which} of the cards set aside this way as if in your hand`,
  complete: ({ what, to }) => `finish building ${noun(what)}${to ? ` into the ${arenaName(to)} arena` : ''}`,
  'repeat-until': ({ until, what }, say) =>
    `${what.map((one) => instruction(one, say)).join(', then ')}. Repeat until ${condition(until)}`,
  note: ({ amount }) => `note ${amountPhrase(amount)} as the total`,
  'choose-type': () => 'choose a card type',
  'choose-subtype': ({ what }, say) => `choose a subtype. ${capital(sentences(what, say))}`,
  'name-card': ({ kind }) =>
    `name ${kind ? article(`${kind === 'unit' ? kind : capital(kind)} card`) : 'a card'}`,
  discount: ({ by }) =>
    `the next Battle card you play costs ${Math.abs(by)} ${by < 0 ? 'less' : 'more'} Force`,
  show: ({ what }) =>
    `show ${noun(what)}${'of' in what && what.of.whose === 'opponent' ? '' : ' to your opponent'}`,
  tap: ({ who }) => `tap ${noun(who)}`,
  untap: ({ who }) => `untap ${noun(who)}`,
  retreat: ({ who }) => `retreat ${noun(who)}`,
  stack: ({ what, on, place }) =>
    `put ${noun(what)} ${place === 'top' ? 'on top of' : 'beneath'} ${reference(on)} following normal stacking rules`,
  sink: ({ who }) => `put the top card of the stack of ${noun(who)} on its bottom`,
  'take-ability': ({ what, of, all, who, for: lasts }) => {
    const which = of ? `${ABILITY_KINDS[of]} ` : ''
    if (all) return `give ${reference(who)} all ${which}abilities of ${noun(what)} ${DURATIONS[lasts]}`
    const isOne = !('take' in what) || (what.take.take === 'exactly' && what.take.count === 1)
    return `choose ${article(`${which}ability`)}${isOne ? '' : ' each'} on ${noun(what)} for ${reference(who)} to get ${DURATIONS[lasts]}`
  },
  'use-effect': ({ what }) => `use the effect of ${noun(what)}, paying its cost`,
  rearrange: ({ who, moves }) =>
    `rearrange the stack of ${noun(who)}${moves ? ' and move it to its arena' : ''}`,
  'choose-player': () => 'choose a player',
  attach: ({ what, to, paying }) =>
    `attach ${noun(what)} to ${reference(to)} ${paying ? 'for' : 'without paying'} the equip cost`,
  detach: ({ what }) => `detach ${noun(what)}`,
  shuffle: ({ who }) => `shuffle ${ownerName(who)} deck`,
  'look-at-hand': ({ who }) => `look at ${ownerName(who)} hand`,
  'reveal-hand': ({ who }) => (who === 'you' ? 'reveal your hand' : `${verb(who, 'reveal')} his or her hand`),
  attack: ({ unit, target }) => `${subject(unit, 'attacks')} ${noun(target)}`,
  'redirect-attack': ({ to }) => `the attacking unit attacks ${noun(to)} instead`,
  'end-attack': ({ how }) => (how ? 'disrupt this attack' : 'the attack ends'),
  disrupt: ({ what, of, attacker, against, nature, forceAtMost, barred }) =>
    `disrupt ${
      nature
        ? article(NATURES[nature])
        : of
          ? `${what?.[0] === 'mission' ? '' : `${article(DISRUPTED[what![0]!])} of `}${oneOf(of)}`
          : what
            ? listed(
                what.map((one) => article(DISRUPTED[one])),
                'or',
              )
            : 'it'
    }${against ? ` against ${'the' in against ? reference(against) : oneOf(against)}` : ''}${attacker ? ` from ${oneOf(attacker)}` : ''}${forceAtMost === undefined ? '' : ` with a printed Force cost of ${forceAtMost} or less`}${barred ? ". It can't be played again this turn" : ''}`,
  cant: ({ who, what, against, for: lasts }) => {
    if (what === 'untap-step' && lasts === 'next-turn')
      return `${noun(who)} ${isMany(who) ? "don't" : "doesn't"} untap during the next untap step`
    const by = what === 'be-attacked' ? ' by' : ''
    const whom = against ? `${by} ${article(described(against, false))}` : ''
    return `${noun(who)} can't ${prohibited(what)}${whom} ${DURATIONS[lasts]}`
  },
  'must-attack': ({ who, target, for: lasts }) =>
    `${noun(who)} must attack ${everyone(target)} ${DURATIONS[lasts]}`,
  'may-attack': ({ who, target: on, for: lasts }) =>
    `${noun(who)} may attack ${target(on)} ${DURATIONS[lasts]}`,
  'have-attack': ({ who, target, for: lasts, whether }) =>
    whether
      ? `${DURATIONS[lasts]}, you choose whether ${subject(who, 'attacks')} and have ${themOf(who)} attack ${oneOf(target)}`
      : `the next time ${noun(who)} would attack ${DURATIONS[lasts]}, you may have ${themOf(who)} attack ${oneOf(target)}`,
  level: ({ who, of, for: lasts }) =>
    `raise the ${of} of ${noun(who)} to the highest of them ${DURATIONS[lasts]}`,
  'set-number': ({ who, of, for: lasts }) => `choose the ${of} of ${noun(who)} ${DURATIONS[lasts]}`,
  'win-speed-ties': ({ who, for: lasts }) => `${verb(who, 'win')} ties for speed ${DURATIONS[lasts]}`,
  'cant-use': ({ who, what, for: lasts }) => `${banned(who, what)} ${DURATIONS[lasts]}`,
  watch: (one, say) =>
    one.once
      ? `the next time ${trigger(one.when)} ${DURATIONS[one.for]}, ${waiting(one, say)}`
      : `${DURATIONS[one.for]}, when ${trigger(one.when)}, ${waiting(one, say)}`,
  decree: ({ ability: stands, for: lasts }, say) => `${decreed(stands, say)} ${DURATIONS[lasts]}`,
  reroll: ({ dice, upTo, whose, ofAbility }) => {
    if (ofAbility)
      return `reroll ${upTo ? 'up to ' : ''}${dice === 1 ? 'a die' : `${dice === 'any' ? 'any number of' : amountPhrase(dice as Amount)} dice`} for one of the abilities of ${'the' in ofAbility ? reference(ofAbility) : oneOf(ofAbility)}`
    const those = whose ? `${ownerName(whose)} attack dice` : 'those dice'
    return `reroll ${dice === 'any' ? 'any number' : dice === 'all' ? 'all' : `${upTo ? 'up to ' : ''}${amountPhrase(dice)}`} of ${those}`
  },
  'set-attack-dice': ({ dice }) => `roll only ${quantity(dice, 'die', 'dice')}`,
  'alter-dice': ({ dice, add }) =>
    typeof add === 'number' && typeof dice === 'number'
      ? `add ${add} to ${quantity(dice, 'die', 'dice')} of the roll`
      : `change ${dice === 'any' ? 'any number of dice' : quantity(dice, 'die', 'dice')}`,
  'add-dice': ({ dice }) => `add ${quantity(dice, 'die', 'dice')} to the roll`,
  ...contestSayers(clauses),
  'share-damage': ({ who, amount, from, dice }) =>
    `${from ? subject(from, 'does') : 'deal'} ${dice ? `${quantity(amount, 'die', 'dice')} of damage` : quantity(amount, 'damage')} divided as you choose between ${noun(who)}`,
  'roll-secretly': () => 'roll the attack dice secretly',
  'change-damage': ({ who, add, to }) =>
    `the damage to ${noun(who)} ${to === undefined ? `changes by ${amountPhrase(add ?? 0)}` : `becomes ${amountPhrase(to)}`}`,
  'move-damage': ({ who, from, amount }) =>
    `${typeof amount === 'string' ? `${amount} damage` : quantity(amount, 'damage')} to ${reference(from)} goes to ${noun(who)}`,
  'skip-battle': ({ arena }) =>
    `skip ${arena === 'chosen' ? "that arena's battle step" : `the ${arenaName(arena)} battle step`} this turn`,
  'extra-battle': ({ arena }) =>
    `begin another ${arena === 'chosen' ? 'battle step in that arena' : `${arenaName(arena)} battle step`}`,
  'divide-hits': ({ who }) => `divide the hits between the defending unit and ${noun(who)}`,
  'move-counters': ({ from, who, amount, counter = 'damage' }) =>
    `move ${amount === 'all' ? 'all' : amount === 'any' ? 'any number of' : amountPhrase(amount)} ${counter} ${amount === 1 ? 'counter' : 'counters'} from ${reference(from)} to ${noun(who)}`,
  ...MOVING,
  'gain-control': ({ who, by = 'you', for: lasts, while: held }) =>
    held?.countersBeside
      ? `gain control of ${noun(who)} as long as it has ${countersBeside(held.countersBeside)}`
      : `${by === 'you' ? 'gain' : verb(by, 'gain')} control of ${noun(who)} ${DURATIONS[lasts]}`,
  roll: ({ dice }) => `roll ${dice === 1 ? 'a die' : quantity(dice, 'die', 'dice')}`,
  win: ({ who }) => `${verb(who, 'win')} the game`,
  may: ({ who, what: [first, ...others] }, say) => {
    if (first?.do === 'damage' && first.from && others.length === 0) {
      const { from, ...hurt } = first
      return `${reference(from)} may ${instruction(hurt, say)}`
    }
    if (first?.do === 'may-pay' && first.who === 'opponent' && others.length === 0)
      return unlessPaid(first, say)
    const act = first ? permitted(first, say) : 'do nothing'
    const own = who === 'opponent' ? act.replace(/^your opponent (\w+)s /, '$1 ') : act
    const done = `${playerName(who)} may ${own}`
    return others.length === 0 ? done : `${done}, and if you do, ${clauses(others, say)}`
  },
  'may-pay': ({ who, cost, so, otherwise }, say) => {
    const priced = (one: readonly Cost[]): string => costs(one, (act) => instruction(act, say))
    const price =
      who === 'opponent' ? priced(flip(cost)).replaceAll("your opponent's", 'his or her') : priced(cost)
    const paid = `${playerName(who)} may ${price.replaceAll(', ', ' and ')}`
    const does = who === 'you' ? 'you do' : 'he or she does'
    if (otherwise.length === 0) return `${paid}, and if ${does}, ${clauses(so, say)}`
    const [instead] = otherwise
    if (who === 'you' && so.length > 0)
      return `${paid}, and if you do, ${clauses(so, say)}; otherwise, ${clauses(otherwise, say)}`
    if (instead?.do === 'may-pay' && so.length > 0)
      return `${paid} or ${priced(instead.cost)}, and if ${does}, ${clauses(so, say)}`
    return `${paid}, and if ${who === 'you' ? "you don't" : "he or she doesn't"}, ${clauses(otherwise, say)}`
  },
  if: ({ condition: when, so, otherwise = [] }, say) => {
    const done = `if ${condition(when)}, ${clauses(so, say)}`
    return otherwise.length === 0 ? done : `${done}; otherwise, ${clauses(otherwise, say)}`
  },
  'each-player': ({ what, sides }, say) => {
    const priced = sides ? null : pricedMode(what)
    if (priced)
      return `each player may ${costs(priced.cost, (act) => instruction(act, say))} to ${clauses(priced.so, say)}`
    return `${sides?.length === 1 ? `the ${capital(sides[0]!)} Side player` : 'each player'} ${theirs(what, say)}${sides && sides.length > 1 ? `, ${sides.map((side) => `${capital(side)} Side`).join(' first, then ')}` : ''}`
  },
  'that-player': ({ what }, say) => `that player ${theirs(what, say)}`,
  'opponent-does': ({ what }, say) => `your opponent ${theirs(what, say)}`,
  'choose-one': ({ who, of, count = 1 }, say) => {
    const choice = `${who === 'opponent' ? 'your opponent chooses' : 'choose'} ${count === 1 ? 'one' : count}`
    return who === 'you' && of.some((mode) => isOpenIf(mode) || pricedMode(mode))
      ? `${choice}: ${of.map((mode) => modeText(mode, say)).join('. Or: ')}`
      : `${choice}: ${of.map((mode) => clauses(mode, say)).join(', or ')}`
  },
  'for-each': ({ of, what }, say) => {
    const [roll, after, ...more] = what
    if (roll?.do === 'roll' && after?.do === 'if' && more.length === 0)
      return `for ${each(of)}, ${instruction(roll, say)}. ${capital(instruction(after, say))}`
    return `for ${each(of)}, ${clauses(what, say)}`
  },
  'unless-agreed': ({ what }, say) => `unless all players agree not to, ${clauses(what, say)}`,
  repeat: ({ times, what }, say) => {
    const each = perEach(times)
    return `${each ? forEach(each.of) : `${amountPhrase(times).replace('that much', 'that many')} times`}, ${clauses(what, say)}`
  },
  later: (one, say) => `${momentName(one.at)}, ${waiting(one, say)}`,
}
/** What waits; sentences of their own that wait with the first remain such, where one of them holds others. */
function waiting(one: Named<'watch' | 'later'>, say: SayAbility): string {
  const { what } = one
  const isTogether = (at: number): boolean =>
    allDelayed([{ ...one, what: what.slice(0, at) }, ...what.slice(at)]).length === 1
  const end = what.slice(0, -1).some(holdsOthers) ? what.findIndex((_, at) => at > 0 && isTogether(at)) : -1
  return end < 0
    ? clauses(what, say)
    : `${clauses(what.slice(0, end), say)}. ${sentences(what.slice(end), say)}`
}
/** What holds instructions holds all that follow it in a sentence. */
const holdsOthers = (one: Instruction): boolean =>
  Object.values(one).some((part) => Array.isArray(part) && part.flat().some((inner) => inner?.do))
/** What is said of an arena needs no word for it. */
const placeless = (so: Condition): Condition =>
  rewrite(so, (part) => {
    const { place, ...rest } = part
    return (place as { readonly in?: string } | undefined)?.in === 'chosen-arena' ? rest : part
  }) as Condition
/** A mode that is open only on a condition. */
const isOpenIf = ([only, ...more]: readonly Instruction[]): boolean =>
  only?.do === 'if' && !only.otherwise && more.length === 0
function modeText(mode: readonly Instruction[], say: SayAbility): string {
  const [only] = mode
  if (only?.do === 'if' && isOpenIf(mode))
    return `${clauses(only.so, say)}. Play only if ${condition(only.condition)}`
  const priced = pricedMode(mode)
  if (!priced) return clauses(mode, say)
  return `${costs(priced.cost, (act) => instruction(act, say))} -> ${clauses(priced.so, say)}`
}
/** A mode that is nothing but something for a price. */
function pricedMode([only, ...more]: readonly Instruction[]): Variant<Instruction, 'do', 'may-pay'> | null {
  return only?.do === 'may-pay' && only.who === 'you' && only.otherwise.length === 0 && more.length === 0
    ? only
    : null
}
/** What applies to all that fit is not said of each that is there. */
function decreed(stands: Standing, say: SayAbility): string {
  if (stands.ability === 'rule' && 'cant' in stands.rule && !('the' in stands.who)) {
    const { whose, ...rest } = stands.who
    if (whose) return `${playerName(whose)} can't ${stands.rule.cant} ${described(rest)}`
    return `${described(rest)} can't ${stands.rule.cant.replace('-', ' ')}`
  }
  if (stands.ability === 'static' && stands.gain.loses && !('the' in stands.who) && stands.who.whose)
    return `${banned(stands.who.whose, stands.gain.loses)} in that arena`
  return say(stands).replace(/^[A-Z](?=[a-z])/, (letter) => letter.toLowerCase())
}
const ABILITY_KINDS = {
  activated: 'activated',
  'force-activated': 'Force-activated',
  bounty: 'Bounty',
  pilot: 'Pilot',
} as const
/** What another player does, who is `you` in it. */
function theirs(acts: readonly Instruction[], say: SayAbility): string {
  const [only] = acts
  if (only?.do === 'later' && only.at === 'next-build-step' && acts.length === 1)
    return `${theirs(only.what, say)} when his or her next build step starts`
  if (only?.do === 'may') return `may ${only.what.map((one) => theirAct(one, '', say)).join(', then ')}`
  return acts.map((one) => theirAct(one, 's', say)).join(', then ')
}
function theirAct(one: Instruction, ending: string, say: SayAbility): string {
  const said = instruction(flip(one), say)
    .replaceAll("your opponent's", 'his or her')
    .replaceAll('your opponent has', 'he or she has')
  const named = /^your opponent (\w+?)s\b/.exec(said)
  return named ? said.replace(named[0], `${named[1]}${ending}`) : said.replace(/^(\w+)/, `$1${ending}`)
}
/** `you may do it unless your opponent discards a card`. */
function unlessPaid({ cost, otherwise: [done, ...more] }: Named<'may-pay'>, say: SayAbility): string {
  const acts = cost
    .flatMap((part) => (part.pay === 'act' ? [theirAct(part.act, 's', say)] : []))
    .join(', then ')
  const all = [...(done ? [permitted(done, say)] : []), ...more.map((one) => instruction(one, say))].join(
    '; ',
  )
  return `you may ${all} unless your opponent ${acts}`
}
/** `give this unit +2 power for this attack`, or the clause as it is. */
function permitted(act: Instruction, say: SayAbility): string {
  if (act.do === 'attack') return `have ${reference(act.unit)} attack ${noun(act.target)}`
  if (act.do === 'redirect-attack') return `have the attacking unit attack ${noun(act.to)} instead`
  if (act.do !== 'get') return instruction(act, say)
  const { what, scale } = gain(act.gain, say)
  return `give ${noun(act.who)} ${what} ${DURATIONS[act.for]}${scale}`
}
export function instruction(one: Instruction, say: SayAbility): string {
  const { told, is } = withX(one)
  const said = (SAYERS[told.do] as Sayer<Instruction['do']>)(told, say)
  return is === undefined ? said : `${said}, where X is ${amountPhrase(is)}`
}
const X: Amount = { amount: 'bound', name: 'X' }
/** As many cards as something is worth are X, which is told at the end. */
function withX(one: Instruction): { readonly told: Instruction; readonly is?: Amount } {
  const key = 'who' in one ? 'who' : 'what'
  const noun = fieldsOf(one)[key] as Selector | undefined
  const take = noun && typeof noun === 'object' && 'take' in noun ? noun.take : undefined
  const number = take && 'count' in take ? take.count : undefined
  if (typeof number !== 'object' || number.amount === 'bound' || noun?.of.place?.in === 'those')
    return { told: one }
  return { told: { ...one, [key]: { ...noun, take: { ...take, count: X } } } as Instruction, is: number }
}
