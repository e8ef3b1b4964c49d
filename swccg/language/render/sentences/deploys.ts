/** Where and how a card comes to the table. */
import { mentions } from '@dejarik/kernel/language'
import type { Filter } from '../../../text/filter.ts'
import type { CostChange, DeployOn, Deploys } from '../../../text/text.ts'
import { sayAmount } from '../amounts.ts'
import { sayWhen } from '../conditions/conditions.ts'
import { answering, sayTime } from '../conditions/times.ts'
import { force } from '../instructions/force.ts'
import { clausesOf, saySteps } from '../instructions/instructions.ts'
import { either, sentence, words } from '../lists.ts'
import { sayAt, sayTo } from '../nouns/locations.ts'
import { any, many, oneOf } from '../nouns/nouns.ts'
import { naming, plainNoun, type Speaker } from '../nouns/speaker.ts'
import { BESIDE } from '../words/places.ts'

export function sayDeploys(deploys: Deploys, speaker: Speaker): readonly string[] {
  const {
    only,
    orAboard,
    onlyReact,
    changes = [],
    both,
    if: condition,
    when,
    withoutPresence,
    undercover,
    replaces,
    oncePerGame,
    target,
    bringsTarget,
    needs,
    names = [],
    after = [],
  } = deploys
  const knows = when ? answering(when, speaker) : speaker
  const own =
    speaker.facts.kind === 'character' ||
    speaker.facts.kind === 'starship' ||
    speaker.facts.kind === 'vehicle'
  const ways = sayWays(deploys, knows)
  return [
    ...(both ? [`To deploy, requires ${both} Force from each player.`] : []),
    ...(ways
      ? [
          sentence(
            words(
              oncePerGame && 'once per game,',
              when && `${sayTime(when, knows)},`,
              ways,
              condition && sayWhen(condition, knows),
            ),
          ),
        ]
      : []),
    ...(condition && !ways ? [sentence(`deploys only ${sayWhen(condition, speaker)}`)] : []),
    ...(only
      ? [
          sentence(
            words(
              own ? 'deploys' : 'deploy',
              'only',
              isPlaces(only) ? sayAt(only, speaker) : sayTo(only, speaker),
              orAboard && `or aboard ${any(orAboard, speaker)}`,
            ),
          ),
        ]
      : []),
    ...changes.map((change) => sayChange(change, speaker)),
    ...(replaces
      ? [
          sentence(
            `replaces ${replaces.count} ${many(replaces.what, speaker)} at one location (${many(replaces.what, speaker)} go to Used Pile)`,
          ),
        ]
      : []),
    ...(needs
      ? [
          sentence(
            `deploys only if ${oneOf(needs.place, speaker)} is on table, or with ${oneOf(needs.orBring, speaker)} from Reserve Deck; reshuffle`,
          ),
        ]
      : []),
    ...(onlyReact ? ["Deploys only as a 'react'."] : []),
    ...(undercover ? ['Deploys only as an Undercover spy.'] : []),
    ...(withoutPresence ? ['Deploys even without presence or Force icons.'] : []),
    ...(target ? [sentence(words(`target ${oneOf(target, knows)}`, bringsTarget && BROUGHT))] : []),
    ...clausesOf(names, knows).map(sentence),
    ...clausesOf(after, knows).map(sentence),
  ]
}

const BROUGHT = 'or deploy one here from hand (regardless of location deployment restrictions)'

/** A place, or one of several. */
const isPlaces = ({ where, any, ...rest }: Filter): boolean =>
  Object.keys(rest).length === 0 && (any ? where === undefined && any.every(isPlaces) : where !== undefined)

/** "Use 1 Force to deploy on Han, or 3 on your warrior". */
function sayWays({ on = [], there, when, surfaces, loses }: Deploys, speaker: Speaker): string {
  const [first, ...rest] = on
  const isThere =
    typeof when === 'object' && 'at' in when && JSON.stringify(when.at) === JSON.stringify(first?.on)
  if (!first) return ''
  if (first.on === 'opponents-deck')
    return `'insert' face down into ${BESIDE[first.on]}; reshuffle. When it reaches top, it is lost and ${surfaces ? saySteps(surfaces, speaker) : 'opponent may not activate any more Force that turn'}`
  const where = !there
    ? sayOn(first, speaker)
    : isThere
      ? 'there'
      : `${sayOn(first, speaker)} (${THERE[there === true ? 'there' : there]})`
  const opening = words(loses !== undefined && `lose ${loses} Force to`, priced(first, speaker), where)
  const carrier = isByCarrier(first) ? `, where X = ${sayAmount(first.cost!, carried(first, speaker))}` : ''
  const others = rest.map((way) => sayOther(way, first, speaker))
  return `${opening}${carrier}${others.length > 0 ? `, or ${either(others)}` : ''}`
}
const THERE = { there: 'where it happened', elsewhere: 'elsewhere', 'same-system': 'on same planet' } as const
const isFree = ({ cost = 0 }: DeployOn): boolean => cost === 0
/** What the carrier's own numbers decide is called X. */
const isByCarrier = ({ cost = 0 }: DeployOn): boolean => mentions(cost, 'carrier')
const carried = ({ on }: DeployOn, speaker: Speaker): Speaker =>
  naming(speaker, { carrier: `that ${typeof on === 'object' ? plainNoun(on) : 'card'}` })
const priced = (way: DeployOn, speaker: Speaker): string =>
  isFree(way) ? 'deploy' : `use ${isByCarrier(way) ? 'X Force' : force(way.cost!, speaker)} to deploy`
/** The second price is said without its words; one that costs nothing or costs first is said in full. */
function sayOther(way: DeployOn, first: DeployOn, speaker: Speaker): string {
  const on = sayOn(way, speaker)
  if (isFree(way)) return isFree(first) ? on : `free ${on}`
  return isFree(first) ? `${priced(way, speaker)} ${on}` : `${sayAmount(way.cost!, speaker)} ${on}`
}
const sayOn = ({ on }: DeployOn, speaker: Speaker): string =>
  `on ${typeof on === 'string' ? BESIDE[on] : any(on, speaker)}`

function sayChange({ add, to, on, react, if: condition }: CostChange, speaker: Speaker): string {
  const cost = add === 'free' ? 'free' : add < 0 ? String(add) : `+${add}`
  return sentence(
    words(
      'deploys',
      cost,
      to && sayTo(to, speaker),
      on && `aboard ${any(on, speaker)}`,
      react && "as a 'react'",
      condition && sayWhen(condition, speaker),
    ),
  )
}
