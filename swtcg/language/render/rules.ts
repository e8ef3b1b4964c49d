/** Rules that a card states: what units may and cannot do, what is paid, what players may. */
import { nameOfKeyword } from '../keywords.ts'
import type { Filter, Player } from '../tree/nouns.ts'
import type { Nature } from '../tree/prohibitions.ts'
import type { PlayerRule, Rule, RuleAbility, StaticAbility } from '../tree/tree.ts'
import { banned, powerless } from './bans.ts'
import { condition } from './conditions.ts'
import { described, everyone, nameWords, oneOf } from './nouns.ts'
import {
  arenaList,
  arenaName,
  article,
  capital,
  listed,
  multiple,
  playerName,
  plural,
  possessive,
  prohibited,
  verb,
} from './words.ts'

export const prefix = (when: StaticAbility['while']): string =>
  when ? `as long as ${condition(when)}, ` : ''

export function rule({ while: when, who, rule: stated }: RuleAbility): string {
  return capital(`${prefix(when)}${ruled(everyone(who), stated)}`)
}
function ruled(who: string, stated: Rule): string {
  if ('cant' in stated) {
    if (stated.with && stated.against)
      return `${who} can't use ${stated.with === 'bombard' ? 'Bombard' : 'Ion Cannon'} to attack ${oneOf(stated.against)}`
    const by = stated.cant === 'be-attacked' ? ' by' : ''
    return `${who} can't ${prohibited(stated.cant)}${stated.against ? `${by} ${article(described(stated.against, false))}` : ''}`
  }
  if ('may' in stated) return `${who} can attack ${target(stated.target)}`
  if ('must' in stated && !who.startsWith('each ') && !('the' in stated.target))
    return `${who} must attack ${target(stated.target)}`
  if ('must' in stated)
    return `when ${who.replace(/^each (?=of )/, 'one ').replace(/^each /, 'a ')} can attack ${target(stated.target)}, it must do so`
  if ('damage' in stated)
    return stated.by
      ? powerless(stated.by, stated.cantUse ? `damage from ${who}` : who, stated.cantUse)
      : stated.except
        ? `damage from ${who} can only be prevented by ${article(described(stated.except, false))}`
        : `damage from ${stated.of === 'attack' ? 'an attack from ' : ''}${who} can't be prevented`
  if ('attackCost' in stated)
    return `${who} can't attack unless its controller pays ${stated.attackCost} Force`
  if ('attackedCost' in stated)
    return who.startsWith('each ')
      ? `${who} can't be attacked unless your opponent pays ${stated.attackedCost} Force`
      : `your opponent can't attack ${who} unless he or she pays ${stated.attackedCost} Force`
  if ('hitOnNatural' in stated) return `${who} is hit only on a natural ${stated.hitOnNatural}`
  if ('hitOn' in stated) return `${who} can only be hit on a roll of ${stated.hitOn}`
  if ('taken' in stated) return `damage to ${who} can't be prevented`
  if ('untap' in stated) return `you may choose not to untap ${who}`
  if ('damageTimes' in stated)
    return stated.damageTimes === 2
      ? `double all damage done by ${who}`
      : `${who} does ${multiple(stated.damageTimes)} as much damage`
  if ('bounty' in stated)
    return stated.bounty === 'none'
      ? `${who} receives no Bounty`
      : `your opponent receives no Bounty for causing ${who} to be discarded`
  if ('deflectsTo' in stated)
    return `when ${who} uses Deflect to prevent damage, it may Deflect to ${article(described(stated.deflectsTo, false))} instead`
  if ('countersMore' in stated)
    return `for each damage counter put on ${who.replace(/^each /, 'a ')}, put ${stated.countersMore} extra damage ${plural(stated.countersMore, 'counter')} on it`
  if ('damageAs' in stated)
    return `damage from ${who} puts ${stated.damageAs} counters on other units instead of damage counters`
  if ('disrupted' in stated) return certain(who, stated.what, stated.nature)
  if ('text' in stated) return `${who} can't lose its game text`
  if ('retreats' in stated) return `${who} may be retreated even if it's tapped`
  if ('playing' in stated) return costlier(who, stated)
  return riding(who, stated) ?? `${who} doesn't count toward controlling the arena`
}
/** What cannot be disrupted of it. */
export function certain(who: string, what: 'abilities' | 'card' | undefined, nature?: Nature): string {
  if (what === 'card') return `${who} can't be disrupted`
  if (nature) return `Force-activated abilities of ${who} can't be disrupted`
  return `${what ? 'activated abilities of' : 'attacks from'} ${who} can't be disrupted`
}
/** What is said of the cards on a unit. */
function riding(who: string, stated: Rule): string | undefined {
  if ('chosenBy' in stated)
    return `cards and abilities ${stated.chosenBy === 'not-you' ? 'you control' : 'your opponent controls'} can't target ${who}`
  if ('stackMore' in stated)
    return stated.stackMore === 'any'
      ? `the stack of ${who} can have any number of cards`
      : `the stack of ${who} can have ${stated.stackMore} extra ${plural(stated.stackMore, 'card')}`
  if ('pilots' in stated) {
    const more = stated.pilots === 1 ? 'an extra Pilot' : `${stated.pilots} extra Pilots`
    return `${who} can have ${more}${stated.of ? ` if that Pilot ${isSuch(stated.of)}` : ''}`
  }
  if ('pilotsAtMost' in stated)
    return `${who} can't have more than ${stated.pilotsAtMost} ${stated.of?.names ? `${pilotKind(stated.of)} Pilots` : described({ ...stated.of, word: 'pilot', kind: ['unit'] })}`
  if ('pilotedBy' in stated) return `${who} can be piloted only by ${described(stated.pilotedBy)}`
  if ('pilotsOnly' in stated) return `${who} can only pilot ${described(stated.pilotsOnly)}`
  if ('piloted' in stated) return `${who} can be piloted`
  if ('pilotsAlso' in stated) return `${who} may pilot ${oneOf(stated.pilotsAlso)}`
  if ('extraCosts' in stated)
    return `${who}'s attacks or damage done by ${who} can't have any additional costs`
  if ('upkeep' in stated)
    return stated.upkeep === 'kept'
      ? `${who} can't lose Upkeep`
      : `you don't have to pay the Upkeep costs of ${who}`
  if ('equipping' in stated) return equipping(who, stated)
  return undefined
}
const pilotKind = (of: Filter): string => (of.names ? listed(of.names, 'or') : described(of, false))
const isSuch = ({ subtypes, notSubtypes }: Filter): string =>
  subtypes ? `is ${article(subtypes.join(' '))}` : `isn't ${article((notSubtypes ?? []).join(' '))}`
function equipping(
  who: string,
  { equipping: price, equipment }: Extract<Rule, { readonly equipping: unknown }>,
): string {
  const named = [...(equipment?.subtypes ? [listed(equipment.subtypes, 'or')] : []), 'Equipment'].join(' ')
  const called = equipment?.nameHas ? ` with ${nameWords(equipment.nameHas)} in its name` : ''
  const what = `${equipment?.whose === 'you' ? 'each of your ' : ''}${named}${called}`
  if (price === 'free') return `you may attach ${what} to ${who} without paying the equip cost`
  const parts = [
    ...(price.force === undefined ? [] : [`${lessOrMore(price.force)} Force`]),
    ...(price.build === undefined
      ? []
      : [`${lessOrMore(price.build)} ${plural(Math.abs(price.build), 'build point')}`]),
  ]
  return `${what} costs ${parts.join(' and ')} to attach to ${who}`
}
const lessOrMore = (by: number): string => `${Math.abs(by)} ${by < 0 ? 'less' : 'more'}`
function costlier(
  who: string,
  { playing, build, least, priced, taking, keywords }: Extract<Rule, { readonly playing: number }>,
): string {
  if (taking) return cheaperTaking(who, taking, playing, build)
  const points =
    build === undefined ? '' : ` and ${lessOrMore(build)} ${plural(Math.abs(build), 'build point')}`
  const price = `${lessOrMore(playing)} Force${points} to play`
  if (keywords)
    return `${possessive(who)} ${listed(keywords.map(nameOfKeyword), 'and')} abilities cost ${price}`
  if (least && who.endsWith('cards'))
    return `${who} cost ${price}. Cards that cost 1 or more Force can't cost less than 1 Force`
  if (/^each\b.* Battle cards?$/.test(who) && !least) return `${who} costs ${price}`
  const limit = least ? ". Abilities that cost 1 or more Force can't cost less than 1 Force" : ''
  return priced || least
    ? `${possessive(who)} ${priced ? 'Force-activated' : 'activated'} abilities cost ${price}${limit}`
    : `the activated abilities of ${who} cost ${price}`
}
/** Of abilities that take Subordinates, build points come first, and what is no change is not said. */
function cheaperTaking(who: string, taking: Filter, playing: number, build: number | undefined): string {
  const parts = [
    ...(build === undefined ? [] : [`${lessOrMore(build)} ${plural(Math.abs(build), 'build point')}`]),
    ...(playing === 0 ? [] : [`${lessOrMore(playing)} Force`]),
  ]
  return `${possessive(who)} activated abilities that put ${article(described(taking, false))} into an arena cost ${parts.join(' and ')} to play`
}
export const target = (on: Extract<Rule, { readonly may: 'attack' }>['target']): string =>
  'the' in on ? everyone(on) : isOwned(on) ? oneOf(on) : article(described(on, false))
/** Whose it is has to be said, where the place does not tell. */
const isOwned = ({ whose, place }: Filter): boolean =>
  whose !== undefined && (place === undefined || !OWN_PLACES.has(place.in))
const OWN_PLACES: ReadonlySet<string> = new Set(['hand', 'deck', 'discard-pile', 'build-zone'])

const DEPLOYER: Readonly<Record<string, string>> = { you: 'your ', opponent: "your opponent's " }
function forceAsCounters(who: Player, what: readonly ('gained' | 'paid')[]): string {
  const would = `whenever ${playerName(who)} would`
  if (what.length === 2)
    return `${would} gain, lose or pay Force, add or remove counters from this card instead`
  return what[0] === 'gained'
    ? `${would} gain X Force, add X counters to this card instead`
    : `${would} lose or pay X Force, remove X counters from this card instead`
}
export function playerRule(who: Player, stated: PlayerRule): string {
  if ('forceAsCounters' in stated) return forceAsCounters(who, stated.forceAsCounters)
  if ('force' in stated) return `${playerName(who)} can't gain or lose Force`
  if ('heals' in stated)
    return `if ${playerName(who)} would remove any number of damage counters from one of ${who === 'you' ? 'your' : 'his or her'} units, remove up to ${multiple(stated.heals)} that many instead`
  if ('speedTies' in stated) return `${verb(who, 'win')} ties for speed`
  if ('builds' in stated) return `${verb(who, 'build')} all cards face up`
  if ('deploys' in stated)
    return `${DEPLOYER[String(who)] ?? ''}${described(stated.of, false)} deployments can't be disrupted`
  if ('cards' in stated)
    return `${who === 'you' ? 'your' : "your opponent's"} ${described(stated.of)} can't be disrupted`
  if ('hidden' in stated)
    return `${playerName(who)} can't use Hidden Cost to deploy ${article(described(stated.of, false))} to ${arenaList(stated.hidden)}`
  if ('disrupted' in stated)
    return `${who === 'you' ? 'your' : "your opponent's"} cards and effects can't be disrupted`
  if ('keepsOut' in stated)
    return `${playerName(who)} can't put ${article(described(stated.of, false))} into ${arenaList(stated.keepsOut)}`
  if ('fightsFirst' in stated)
    return `fight the ${arenaName(stated.fightsFirst)} battle before the ${arenaName(stated.before)} battle`
  if ('locations' in stated)
    return `${playerName(who)} can have 1 Location in each arena at the same time. Whenever a player completes a Location, don't discard another player's Location in the same arena`
  if ('deploysOnly' in stated) return `${playerName(who)} can only deploy ${described(stated.deploysOnly)}`
  if ('cant' in stated) return banned(who, stated.cant)
  if ('hand' in stated)
    return `${verb(who, 'play')} with ${who === 'you' ? 'your' : 'his or her'} hand revealed`
  const cards = `${stated.draws} extra ${plural(stated.draws, 'card')}`
  const [acts, own] = who === 'you' ? ['draw', 'your'] : [verb(who, 'draw'), 'his or her']
  const returned = stated.returns
    ? ` and then put${who === 'you' ? '' : 's'} ${stated.returns} ${plural(stated.returns, 'card')} from ${own} hand on the bottom of ${own} deck`
    : ''
  return `${acts} ${cards} during ${own} draw step${returned}`
}
