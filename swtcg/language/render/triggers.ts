/** Triggers in words. */
import type { Variant } from '@dejarik/kernel'
import type { Arena } from '../../cards/definition.ts'
import { nameOfKeyword } from '../keywords.ts'
import type { Filter, Noun, Player } from '../tree/nouns.ts'
import type { PaidBy, Trigger } from '../tree/triggers.ts'
import { described, noun, oneOf } from './nouns.ts'
import { arenaList, arenaName, article, listed, ownerName, playerName, possessive, verb } from './words.ts'

const VERBS = {
  attacks: ['attacks', 'attacks'],
  'is-attacked': ['is attacked', 'is attacked by'],
  'would-attack': ['would attack', 'would attack'],
  damages: ['damages', 'damages'],
  'would-be-damaged': ['would be damaged', 'would be damaged by'],
  'would-damage': ['would damage a unit', 'would damage'],
} as const

const STEPS = {
  battle: 'the battle phase',
  turn: 'the turn',
  retreat: 'the retreat step',
  'its-arena': 'the battle step of its arena',
  setup: 'setup',
} as const
const stepName = (step: Extract<Trigger, { readonly step: unknown }>['step']): string =>
  step === 'battle' || step === 'turn' || step === 'retreat' || step === 'its-arena' || step === 'setup'
    ? STEPS[step]
    : `the ${arenaName(step)} battle step`

type When = Trigger['when']
type Saying<W extends When> = (when: Variant<Trigger, 'when', W>) => string

export const trigger = (when: Trigger): string => (SAYINGS[when.when] as Saying<When>)(when)

const fighting: Saying<keyof typeof VERBS> = (when) => {
  if (when.when === 'would-damage' && when.by === 'attack')
    return `${noun(when.who)} attacks and would do damage`
  if ('by' in when && when.by === 'attack' && when.atLeast !== undefined)
    return `${noun(when.who)} attacks ${foe(when.against ?? { kind: ['unit'] })} and does more than ${when.atLeast - 1} damage`
  if ('by' in when && when.by === 'attack')
    return `${noun(when.who)} attacks and does damage to ${foe(when.against ?? { kind: ['unit'] })}`
  if ('by' in when && when.by) return `${noun(when.who)} does damage from Overkill`
  if ('atLeast' in when)
    return `${noun(when.who)} does ${when.atLeast} or more damage${when.against ? ` to ${foe(when.against)}` : ''}`
  const [alone, against] = VERBS[when.when as keyof typeof VERBS]
  return when.against ? `${noun(when.who)} ${against} ${foe(when.against)}` : `${noun(when.who)} ${alone}`
}

const rolled: Saying<'attack-roll'> = ({ attacker, defender }) => {
  if (defender) return `your opponent rolls attack dice against ${noun(defender)}`
  return 'take' in attacker!
    ? `your opponent rolls attack dice for ${described(unowned(attacker.of))}`
    : `you roll ${noun(attacker!)}'s attack dice`
}

const ended: Saying<'attack-ends'> = ({ attacker, defender, damage }) => {
  if (damage && attacker)
    return `${noun(attacker)} attacks ${defender && 'take' in defender ? `${foe(defender.of)} ` : ''}${damage === 'none' ? 'but does no' : 'and does'} damage`
  if (defender && !attacker) return `an attack on ${noun(defender)} ends`
  return `${attacker ? `${noun(attacker)}'s` : 'the'} attack ends`
}

const prevented: Saying<'prevents'> = ({ who, to, from, by: keyword, all }) => {
  if (all && to) return `all damage to ${noun(to)} is prevented`
  if (keyword && to)
    return `${noun(to)} uses ${nameOfKeyword(keyword)} to prevent damage${from ? ` from ${noun(from)}` : ''}`
  return `${verb(who, 'prevent')} damage ${from ? `done by an attack from ${noun(from)}` : `to ${noun(to ?? { the: 'self' })}`}`
}

const discarded: Saying<'is-discarded' | 'would-be-discarded'> = ({ when, who, from, by: source }) => {
  if (when === 'is-discarded' && from === 'hand')
    return "one of your opponent's effects causes you to discard this card from your hand"
  if (when === 'would-be-discarded' && source) return `damage from ${noun(source)} would discard ${noun(who)}`
  const place = from && from !== 'hand' ? ` from ${arenas(from)}` : ''
  return `${noun(who)} ${when === 'is-discarded' ? 'is' : 'would be'} discarded${place}`
}

const PRICES: Readonly<Record<PaidBy, string>> = {
  'hidden-cost': 'Hidden Cost',
  'alternative-cost': 'Alternative Cost',
  'hidden-or-alternative-cost': 'Alternative Cost or Hidden Cost',
}
const deployed: Saying<'is-deployed'> = ({ who, to: arena, by: how }) => {
  const to = arena ? ` to the ${arenaName(arena)} arena` : ''
  if (how && isAnybodys(who)) return `${PRICES[how]} is used to deploy ${noun(who)}${to}`
  if (isAnybodys(who)) return `${noun(who)} is deployed${to}`
  return `${by(who)} ${stripped(who)}${to}${how ? ` using ${PRICES[how]}` : ''}`
}

const isAnyForce = ({ is, than }: { readonly is: string; readonly than: number }): boolean =>
  is === 'at-least' && than === 0
const attached = (what: Extract<Trigger, { readonly when: 'equips' }>['what']): string =>
  !what ? 'an Equipment' : 'the' in what ? 'this card' : article(listed(what.subtypes ?? [], 'or'))
const SAYINGS: { readonly [W in When]: Saying<W> } = {
  attacks: fighting,
  'is-attacked': fighting,
  'would-attack': fighting,
  damages: fighting,
  'would-be-damaged': fighting,
  'would-damage': fighting,
  'discards-by-damage': ({ who, against, by: how }) =>
    `${how === 'attack' ? 'an attack' : 'damage'} from ${noun(who)} causes ${against ? foe(against) : 'a unit'} to be discarded`,
  'causes-discard': ({ who, against }) =>
    `${noun(who)} causes ${against ? foe(against) : 'a unit'} to be discarded`,
  'attack-roll': rolled,
  'attack-ends': ended,
  prevents: prevented,
  'is-retreated': ({ who, by }) => (by ? `${verb(by, 'retreat')} ${noun(who)}` : `${noun(who)} is retreated`),
  'is-discarded': discarded,
  'would-be-discarded': discarded,
  'would-die': ({ who }) => `${noun(who)} would be damaged and discarded`,
  'would-lose-pilot': ({ who, pilot, from }) =>
    `${noun(who)} would be discarded${from ? ` from ${arenas(from)}` : ''} with ${pilot ? described(unplaced(pilot), false) : 'a Pilot'} on it`,
  'is-damaged': ({ who }) => `${noun(who)} is damaged`,
  taps: ({ who, by: whose }) => (whose ? `${verb(whose, 'tap')} ${noun(who)}` : `${noun(who)} taps`),
  untaps: ({ who, by: whose }) => (whose ? `${verb(whose, 'untap')} ${noun(who)}` : `${noun(who)} untaps`),
  'is-deployed': deployed,
  'is-completed': ({ who }) =>
    isAnybodys(who)
      ? `${noun(who)} is completed`
      : `${by(who).replace('deploy', 'complete')} ${stripped(who)}`,
  'is-finished': ({ who }) =>
    isAnybodys(who)
      ? `${noun(who)} is placed`
      : `${by(who).replace('deploys', 'finishes building').replace('deploy', 'finish building')} ${stripped(who)}`,
  equips: ({ who, what, unit }) =>
    who === 'each-player'
      ? `${attached(what)} is attached to ${noun(unit)}`
      : `${verb(who, 'attach')} ${attached(what)} to ${noun(unit)}`.replace('attachs', 'attaches'),
  'gains-force': ({ who, atLeast, through }) =>
    through
      ? `an ability of ${oneOf(through)} causes ${playerName(who)} to gain Force`
      : `${verb(who, 'gain')} ${atLeast ? `${atLeast} or more ` : ''}Force`,
  'gains-arena': ({ who }) =>
    `${who === 'each-player' ? 'a player gains' : verb(who, 'gain')} control of an arena`,
  'is-triggered': ({ who, keyword }) => `${possessive(noun(who))} ${nameOfKeyword(keyword)} is triggered`,
  'throws-away': ({ who, of }) =>
    `${verb(who, 'discard')} ${of ? article(described(of, false)) : 'a card'} from ${their(who)} hand`,
  'is-unmarked': ({ on, counter, who }) => {
    const kind = counter === 'any type' ? 'counters of any type' : `${counter} counters`
    return who
      ? `${verb(who, 'remove')} 1 or more ${kind} from ${noun(on)}`
      : `1 or more ${kind} are removed from ${noun(on)}`
  },
  reveals: ({ who }) => `${verb(who, 'reveal')} a card from ${their(who)} hand`,
  mills: ({ who }) => `${verb(who, 'put')} a card from ${their(who)} deck into the discard pile`,
  'enters-build-zone': ({ who }) => `${noun(who)} enters your build zone`,
  'step-starts': ({ step }) => `${stepName(step)} starts`,
  'step-ends': ({ step }) => `${stepName(step)} ends`,
  'build-step-starts': ({ whose }) => `${ownerName(whose)} build step starts`,
  'all-marked': ({ of, counter }) =>
    `all of your opponent's ${described(unowned(of))} have ${counter} counters on them`,
  'build-roll': () => 'the roll for build points is made',
  draws: ({ who, by: moment }) => `${verb(who, 'draw')} a card${moment ? ` in ${their(who)} draw step` : ''}`,
  disrupts: ({ who }) =>
    who === 'each-player' ? 'a disrupt effect is played' : `${verb(who, 'play')} a disrupt effect`,
  uses: ({ who, keyword, force }) =>
    keyword
      ? `${noun(who)} uses ${nameOfKeyword(keyword)}`
      : `${noun(who)} uses ${force ? 'a Force-' : 'an '}activated ability${force && !isAnyForce(force) ? ` that costs ${force.than} or ${force.is === 'at-least' ? 'more' : 'less'} Force` : ''}`,
  'enters-arena': ({ who, to, by: how }) => {
    const [theirs, yours, passive] = COMING[how ?? 'any']
    if (isAnybodys(who)) return `${noun(who)} is ${passive} into ${to ? arenaList(to) : 'any arena'}`
    const does = by(who)
      .replace('deploys', theirs)
      .replace(/deploy$/, yours)
    return `${does} ${stripped(who)} into ${to ? arenaList(to) : 'any arena'}`
  },
  'is-marked': ({ on, counter, who }) => {
    const kind = counter === 'any type' ? 'counters of any type' : `${counter} counters`
    return who
      ? `${verb(who, 'put')} 1 or more ${kind} on ${noun(on)}`
      : `1 or more ${kind} are put on ${noun(on)}`
  },
  stacks: ({ who, unit, place }) =>
    place
      ? `${verb(who, 'stack')} a card beneath ${noun(unit)}`
      : `${verb(who, 'add')} a card to the stack of ${noun(unit)}`,
  'build-step-ends': ({ whose }) => `${ownerName(whose)} build step ends`,
  'taps-without-attacking': ({ who }) => `${noun(who)} taps without attacking`,
  'taps-for-ability': ({ who }) => `you tap ${noun(who)} to use an ability`,
  plays: ({ who, kind }) => `${verb(who, 'play')} a ${arenaName(kind as 'space')} card`,
}

const COMING = {
  any: ['deploys, moves, or puts', 'deploy, move, or put', 'deployed, moved, or put'],
  'deploying-or-putting': ['deploys or puts', 'deploy or put', 'deployed or put'],
  'deploying-or-moving': ['deploys or moves', 'deploy or move', 'deployed or moved'],
  moving: ['moves', 'move', 'moved'],
} as const
const their = (who: Player): string => (who === 'you' ? 'your' : 'his or her')
/** It is not said whose it is. */
const isAnybodys = (who: Noun): boolean => 'take' in who && !who.of.whose

const arenas = (from: Arena | 'chosen-arena' | readonly Arena[]): string =>
  from === 'chosen-arena' ? 'the chosen arena' : arenaList(typeof from === 'string' ? [from] : from)
/** Who deploys it: whose it is tells. */
const by = (who: Noun): string =>
  'take' in who && who.of.whose === 'opponent' ? 'your opponent deploys' : 'you deploy'
/** Whose it is was said by the verb. */
function stripped(who: Noun): string {
  if (!('take' in who)) return noun(who)
  const { whose: _, ...of } = who.of
  return noun({ ...who, of })
}

/** The other unit; whose it is comes first. */
const foe = (filter: Parameters<typeof described>[0]): string => {
  const { whose, other, ...rest } = filter
  if (whose)
    return `one of ${whose === 'you' ? 'your' : "your opponent's"} ${described({ ...rest, ...(other ? { other } : {}) })}`
  return other ? `another ${described(rest, false)}` : article(described(rest, false))
}

const unplaced = ({ place: _, ...rest }: Filter): Filter => rest
const unowned = ({ whose: _, ...rest }: Filter): Filter => rest
