/** What cards may do and may not, what they are given and what it costs to deploy them. */

import { same } from '@dejarik/kernel'
import type { MoveKind } from '../../../events.ts'
import type { Filter } from '../../../text/filter.ts'
import type { Bar, Permission, Static } from '../../../text/statics.ts'
import { pluralOf } from '../../words.ts'
import { sayAdded, sayAmount } from '../amounts.ts'
import { article, both, either, words } from '../lists.ts'
import { sayAt, sayPlace, sayTo } from '../nouns/locations.ts'
import { a, any, isMany, many, oneOf } from '../nouns/nouns.ts'
import { sayOn } from '../nouns/qualities.ts'
import type { Speaker } from '../nouns/speaker.ts'
import { ICON_POSSESSIONS, TRAIT_ADJECTIVES, TYPES, traitNoun } from '../words/nouns.ts'
import { isSelf, type NumberChange } from './number-clauses.ts'
import { saySideNumber } from './side-clauses.ts'

const BARS: Readonly<Record<Bar, string>> = {
  move: 'move',
  deploy: 'deploy',
  board: 'be aboard',
  battle: 'battle',
  fire: 'be fired',
  'carry-weapons': 'carry weapons',
  'carry-devices': 'carry devices',
  'be-forfeited': 'be forfeited',
  'be-targeted': 'be targeted',
  'be-converted': 'be converted',
  'be-stolen': 'be stolen',
  'be-replaced': 'be replaced',
  'be-cancelled': 'be canceled',
  activate: 'activate Force',
  react: "'react'",
  act: 'take actions',
  play: 'be played',
  'satisfy-attrition': 'be used to satisfy attrition',
  pilot: 'pilot',
  'add-power': 'add to power',
  'move-otherwise': 'move except by using personal landspeed',
  'attempt-tests': 'attempt Jedi Tests',
  walk: 'use landspeed',
  attack: 'attack',
  'be-highest': "be the 'highest-ability character'",
  'be-attacked': 'be attacked',
  'add-to-destiny': 'add to battle destiny draws',
}
const LIMITED = { drain: 'from a Force drain', battle: 'from a battle', card: 'from a card' } as const
/** The place stands where the sign is. */
const PERMISSIONS: Readonly<Record<Permission, string>> = {
  'deploy-without-presence': 'deploy % without presence',
  'deploy-free': 'deploy free %',
  'move-free': 'move % for free',
  'deploy-past-place-rules': 'deploy % (even though cards do not deploy there)',
  react: "move % as a 'react'",
  'react-free': "'react' for free %",
  'react-flying': "move % by hyperspeed as a 'react'",
  'deploy-as-react': "deploy % as a 'react'",
  'move-past-own-text': 'move regardless of own game text',
  'fire-two-weapons': 'use two different weapons',
  'fire-all-weapons': 'fire any number of weapons',
  'deploy-regardless': 'deploy %, even without presence, regardless of location deployment restrictions',
  'deploy-past-own-text': 'deploy % regardless of deployment restrictions in own game text',
  'deploy-whole': 'deploy in the place of no other starships %',
  drive: 'drive %',
  'move-without-presence': 'move % without presence aboard',
  'go-to-interior': 'enter interior sites %',
  'draw-battle-destiny': 'draw one battle destiny % if not able to otherwise',
  'carry-any-number': 'use any number of weapons and devices %',
  'walk-directly': 'move directly %',
  'walk-unslowed': 'ignore desert landspeed requirements',
  'pass-drawn-asteroids': 'survive an asteroid sector drawn for asteroid destiny',
  'transfer-free': 'be transferred for free %',
  'stand-in': 'forfeit in place of %',
  'fire-from-afar': 'fire % regardless of being present',
  'reach-adjacent': 'target % at an adjacent site',
  'reach-two-sites': 'target % two sites away',
  'reach-nearest-exterior': 'fire % at targets at nearest related exterior site',
  'fire-twice': 'be fired twice % per battle, separately or combined',
  'fire-free': 'be fired for free %',
  'deploy-aboard': 'deploy aboard %',
  'fly-like-a-starfighter': 'deploy and move % like a starfighter',
  'be-targeted-like-a-starfighter': 'be targeted by weapons like a starfighter',
  'be-any-target': 'be targeted % by any weapon',
  'battle-without-presence': 'initiate battle and be battled %',
  'drain-without-presence': 'Force drain %',
  'be-carried-like-a-vehicle': 'be carried % aboard starships like a vehicle',
  'be-replaced-by-opponent': 'be replaced by opponent %',
  escort: 'escort a captive %',
  'escort-any-number': 'escort any number of captives %',
  'change-sabacc-total': 'add 1 to or subtract 1 from your total when playing sabacc',
  'win-sabacc-double': 'win double when playing sabacc',
  'clone-own-destiny': "use clone cards to 'clone' own destiny number when playing sabacc",
  'forfeit-from-hand':
    'be forfeited from hand % after you lose a battle, to reduce attrition or battle damage',
}

/** A card that speaks of itself leaves itself out. */
const subject = (of: Filter, speaker: Speaker): string =>
  isSelf(of) && !speaker.namesItself ? '' : many(of, speaker)

/** "Your movement", "movement of opponent's characters at same site", "using landspeed". */
function sayMovement({ of, by }: Extract<Static, { static: 'move-cost' }>, speaker: Speaker): string {
  if (isSelf(of) && !speaker.namesItself) return by ? `using ${by}` : 'moving'
  const whose = same(of, { whose: 'yours' }) ? 'your movement' : `movement of ${many(of, speaker)}`
  return words(whose, by && `by ${by}`)
}

/** "+1 Force for each other musician present". */
const ofForce = (added: string): string => added.replace(/^([+-](?:\d+|X))/, '$1 Force')

export function sayStatic(what: Exclude<Static, NumberChange>, speaker: Speaker): string {
  switch (what.static) {
    case 'side-number':
      return saySideNumber(what, speaker)
    case 'deploy-cost':
      return sayDeployCost(what, speaker)
    case 'generation':
      return `${what.whose === 'yours' ? 'your' : "opponent's"} Force generation is ${sayAdded(what.add, speaker)}`
    case 'gives':
      return sayGives(what, speaker)
    case 'takes':
      return words(many(what.from, speaker), 'loses', ICON_POSSESSIONS[what.icon].replace(/^an? /, 'its '))
    case 'bars':
      return sayBars(what, speaker)
    case 'allows':
      return sayAllows(what, speaker)
    case 'blanks':
      return what.half
        ? `${what.half === 'yours' ? 'your' : "opponent's"} game text ${isSelf(what.of) ? 'here' : `on ${many(what.of, speaker)}`} is canceled`
        : `game text of ${many(what.of, speaker)} is canceled`
    case 'protects':
      return words(
        subject(what.of, speaker),
        !isSelf(what.of) && (isMany(what.of, speaker) ? 'are' : 'is'),
        `immune to ${both([what.from].flat())}`,
      )
    case 'caps':
      return words(
        isSelf(what.of) && !speaker.namesItself ? '' : `${many(what.of, speaker)}'s`,
        what.change,
        what.both ? 'may not be modified' : 'may not be increased',
      )
    case 'bars-battles': {
      const who = { yours: 'you', opponents: 'opponent', both: 'players' }[what.whose]
      return words(who, 'may not initiate battles', sayBattlefield(what.at, speaker))
    }
    case 'move-cost':
      return words(
        sayMovement(what, speaker),
        what.to && sayTo(what.to, speaker),
        `requires ${ofForce(sayAdded(what.add, speaker))}`,
      )
    case 'bars-drains': {
      const who = { yours: 'you', opponents: 'opponent', both: 'players' }[what.whose]
      return words(who, 'may not Force drain', what.at ? sayAt(what.at, speaker) : 'here')
    }
    case 'play-cost':
      return `each of ${many(what.of, speaker)} costs ${what.add} Force more to play`
    case 'tolls':
      return `to play ${oneOf(what.of, speaker)}, player must first stack it here and use +1 Force for each card then stacked here`
    case 'stands-in-for-destiny':
      return 'whenever you are about to draw destiny, you may instead use the card placed here'
    case 'rewards-completion':
      return 'each time you complete any Jedi Test, you may exchange one card in hand for one Jedi Test in your Lost Pile'
    case 'plays-free':
      return `${many(what.of, speaker)} ${isMany(what.of, speaker) ? 'play' : 'plays'} for free`
    case 'secures-drains':
      return `opponent may not cancel or modify your Force drains at ${many(what.at, speaker)}`
    case 'cancels-drain-bonuses':
      return words(
        what.at && `${sayAt(what.at, speaker)},`,
        `${what.at ? '' : 'all '}opponent's Force drain ${what.penaltiesToo ? 'modifiers' : 'bonuses'} are canceled`,
      )
    case 'guards-drains':
      return words(
        'opponent may not cancel or modify your Force drains',
        what.at ? sayAt(what.at, speaker) : 'here',
      )
    case 'bars-wild-cards':
      return `${what.whose === 'yours' ? 'you' : 'opponent'} may not use wild cards in ${many(what.of, speaker)}`
    case 'bars-attacks': {
      const who = { yours: 'you', opponents: 'opponent', both: 'players' }[what.whose]
      return words(who, 'may not initiate attacks', what.at ? sayAt(what.at, speaker) : 'here')
    }
    case 'activates-into-hand':
      return `the first ${what.first === 1 ? '' : `${what.first} `}Force you activate during your activate phase may be drawn into hand instead`
    case 'halves-losses':
      return `each time ${what.whose === 'yours' ? 'you' : 'opponent'} must lose Force, loss is cut in half (round ${what.round})`
    case 'limits-losses': {
      const cause = what.by ? `from ${many(what.by, speaker)}` : what.from && LIMITED[what.from]
      const who = what.whose === 'yours' ? 'you lose' : 'opponent loses'
      const most = what.most === 0 ? 'no Force' : `no more than ${what.most} Force at a time`
      return words(who, most, cause, what.at && sayAt(what.at, speaker))
    }
    case 'draws-losses':
      return `when ${what.whose === 'yours' ? 'you are' : 'opponent is'} losing Force from Force drains ${sayAt(what.at, speaker)}, lost Force must come from Reserve Deck if possible`
    case 'doubles':
      return `${many(what.of, speaker)} ${isMany(what.of, speaker) ? 'are' : 'is'} doubled`
    case 'doubles-activation':
      return `Force activated by ${many(what.of, speaker)} is doubled`
    case 'makes-unique':
      return `${many(what.of, speaker)} ${isMany(what.of, speaker) ? 'are' : 'is'} unique`
    case 'astromech-room':
      return `${many(what.of, speaker)} may add ${what.add} ${what.add === 1 ? 'astromech' : pluralOf('astromech')}`
    case 'slows':
      return `movement of ${many(what.of, speaker)} from here requires +${what.add} landspeed`
    case 'speeds-flights':
      return `${many(what.of, speaker)} are hyperspeed +${what.add} when moving to or from here`
    case 'steers':
      return `only you may move ${many(what.of, speaker)} during opponent's move phase`
    case 'frees-moves':
      if (what.of && isSelf(what.of)) return `may ${both(what.by.map((by) => MOVES[by] ?? by))} for free`
      return words(
        what.of ? many({ ...what.of, whose: 'yours' }, speaker) : 'you',
        `may ${both(what.by.map((by) => MOVES[by] ?? by))}`,
        what.to ? `from here ${sayTo(what.to, speaker)}` : 'here',
        'for free',
      )
    case 'control-needs':
      return `${what.whose === 'yours' ? 'you need' : 'opponent needs'} ${what.ability} ability to control ${many(what.at, speaker)}`
    case 'powers':
      return `${many(what.of, speaker)} are powered`
    case 'saves-cancelled':
      return `whenever opponent cancels ${a(what.of, speaker)} with ${either(what.from)}, place that canceled card in Used Pile`
    case 'bars-retrieval':
      return `${what.whose === 'yours' ? 'your' : "opponent's"} Force retrieval is canceled`
    case 'taxes-retrieval':
      return `whenever ${what.whose === 'yours' ? 'you retrieve' : 'opponent retrieves'} X cards, ${what.whose === 'yours' ? 'you' : 'opponent'} must first use X Force or that retrieval is canceled`
    case 'adds-retrieval':
      return `Force retrieved by ${many(what.of, speaker)} is +${what.add} for ${a(what.by, speaker)}`
    case 'fire-cost':
      return `${many(what.of, speaker)} may be fired for ${what.fix} Force`
    case 'makes-common':
      return `${many(what.of, speaker)} ${isMany(what.of, speaker) ? 'are' : 'is'} not unique (•)`
    case 'declares-all':
      return `${many(what.of, speaker)} ${isMany(what.of, speaker) ? 'apply' : 'applies'} all of its modifiers`
    case 'averts-hits':
      return `${many({ ...what.of, hit: true }, speaker)} are instead immediately relocated ${sayTo(what.to, speaker)}`
    case 'place-rules':
      return `'${what.rules.replace(/\b[a-z]/g, (letter) => letter.toUpperCase())} Rules' in effect here`
    case 'epic-total':
      return sayEpicTotal(what, speaker)
    case 'goes-first':
      return `if this is your starting location, ${what.who === 'opponent' ? 'opponent goes' : 'you go'} first`
    default:
      return PLAIN[what.static]
  }
}
/** "Cumulatively adds 1 to total of Attack Run". */
function sayEpicTotal(
  { event, add, against, firing, optional, cumulative }: Extract<Static, { static: 'epic-total' }>,
  speaker: Speaker,
): string {
  const isLess = typeof add === 'number' && add < 0
  const verb = `${optional ? 'may ' : ''}${cumulative ? 'cumulatively ' : ''}${isLess ? 'subtract' : 'add'}`
  const by = isLess ? `${-add} from` : `${sayAmount(add, speaker)} to`
  return words(
    verb,
    by,
    `total of ${event}`,
    against && `when targeting ${a(against, speaker)}`,
    firing && `when ${a(firing, speaker)} is used`,
  )
}

const PLAIN = {
  awaits: '',
  'damage-from-hand':
    'loser of that battle may not lose cards from Life Force to satisfy battle damage while having any cards in hand',
  'one-per-location': 'limit one per location',
  'lies-by-interior': 'may not be separated from interior sites of this planet',
  'saves-stacked': "if it leaves table, place cards stacked here in owner's Used Pile",
  'holds-one': 'character here is lost if a new character arrives',
  uncounted: 'this site does not count when calculating Epic Events',
  rotates: 'rotate location so that icons and game texts switch direction',
  'takes-captured': 'starships captured by Star Destroyer go here',
  expands: 'your game text of that site also applies at adjacent sites',
  'shows-used-piles':
    'every Used Pile is turned face up (cards placed there are revealed; used cards turn face down when re-circulated)',
  'hides-lost-pile': 'Lost Pile on that side is turned face down',
  stocks: 'cards stacked here may deploy as if from hand',
  nighttime: "causes 'nighttime conditions' at related sites",
  'night-here': "'nighttime conditions' here",
} as const
const MOVES: Readonly<Partial<Record<MoveKind, string>>> = {
  'transfer-group': 'transfer',
  'take-off': 'take off',
}

/** Where battles are not begun: here, everywhere, or at places that are told. */
function sayBattlefield(at: Filter | undefined, speaker: Speaker): string {
  if (!at) return 'here'
  if (at.kind === 'location' && Object.keys(at).length === 1) return 'anywhere'
  if (at.has) return sayAt(at, speaker)
  return sayTo(at, speaker, true).replace(/^to (?=where )/, '')
}

/** "May not move", "may move only to interior sites". */
function sayBars({ of, what, to, by }: Extract<Static, { static: 'bars' }>, speaker: Speaker): string {
  if (what === 'react' && of.whose === 'opponents' && !by && !to) return sayNoReact(of, speaker)
  const isAll = of.whose === 'opponents' && Object.keys(of).length === 1
  const who = isAll && what === 'react' ? 'opponent' : subject(of, speaker)
  const verb = what === 'move' && speaker.facts.kind === 'device' && isSelf(of) ? 'be moved' : BARS[what]
  if (to?.not && Object.keys(to).length === 1 && what === 'move' && !by)
    return same(to.not, { where: of.where }) && of.where === 'same-location'
      ? words(who, 'may not move from', sayPlace(of.where, speaker).replace(/^at /, ''))
      : words(who, 'may', verb, 'only', sayTo(to.not, speaker, true))
  const place = to && (what === 'board' || what === 'pilot' ? any(to, speaker) : sayTo(to, speaker, true))
  return words(who, 'may not', verb, place, by && `by ${many(by, speaker)}`)
}

/** "Opponent may not 'react' from same location". */
function sayNoReact({ whose, where, ...of }: Filter, speaker: Speaker): string {
  if (Object.keys(of).length > 0)
    return `${many({ ...of, ...(whose ? { whose } : {}), ...(where ? { where } : {}) }, speaker)} may not 'react'`
  return words("opponent may not 'react'", where && `from ${sayPlace(where, speaker).replace(/^at /, '')}`)
}

/** What is no place: "drive transport vehicles", "in place of any character 'hit'". */
const SAID_AS_CARDS: Readonly<Partial<Record<Permission, (to: Filter, speaker: Speaker) => string>>> = {
  drive: many,
  'deploy-aboard': any,
  'deploy-as-react': (to, speaker) =>
    speaker.facts.kind === 'weapon' ? `on ${any(to, speaker)}` : sayTo(to, speaker),
  'stand-in': (to, speaker) => any({ ...to, hit: true }, speaker),
  'fire-from-afar': many,
}
function sayAllows({ of, what, to }: Extract<Static, { static: 'allows' }>, speaker: Speaker): string {
  if (what === 'be-any-target' && to) return sayTargetable(of, to, speaker)
  const place = to ? (SAID_AS_CARDS[what]?.(to, speaker) ?? sayTo(to, speaker)) : ''
  const deed = PERMISSIONS[what].replace(/ ?%/, place ? ` ${place}` : '')
  if (what === 'draw-battle-destiny' && isSelf(of)) return deed.replace(/^draw/, 'draws')
  return words(subject(of, speaker), 'may', deed)
}

/** By some weapons alone, and how hard it is to hit. */
const sayTargetable = (of: Filter, by: Filter, speaker: Speaker): string =>
  words(
    subject(of, speaker),
    `may be targeted by ${many(by, speaker)}`,
    isSelf(of) && speaker.facts.defense !== undefined && `(defense value = ${speaker.facts.defense})`,
  )

/** Aboard a craft, on anything else. */
const sayAboard = (on: Filter, speaker: Speaker): string =>
  isSelf(on) ? `${speaker.facts.kind === 'character' ? 'on' : 'aboard'} ${speaker.self}` : sayOn(on, speaker)

function sayDeployCost(what: Extract<Static, { static: 'deploy-cost' }>, speaker: Speaker): string {
  const where = words(what.to && sayTo(what.to, speaker), what.on && sayAboard(what.on, speaker))
  const who =
    'once' in what && what.once
      ? words(oneOf(what.of, speaker), 'deploys')
      : words(many(what.of, speaker), isMany(what.of, speaker) ? 'deploy' : 'deploys')
  if ('add' in what) {
    const [sign, ...rest] = sayAdded(what.add, speaker).split(' ')
    return words(what.once && 'once per turn,', who, sign, where, ...rest)
  }
  if ('times' in what) return words(who, where, `for ${what.times} times the Force`)
  const cost = 'fix' in what ? what.fix : what.become
  const price = `for ${sayAmount(cost, speaker)} Force`
  if (what.once && cost === 0) return words(`one of ${many(what.of, speaker)} deploys free`, where)
  const how = cost === 0 ? words('free', where) : words(where, price)
  return words(who, how, 'become' in what && 'before changes')
}

function sayGives(
  { icon, trait, type, to, at }: Extract<Static, { static: 'gives' }>,
  speaker: Speaker,
): string {
  const who = many(to, speaker)
  const several = isMany(to, speaker)
  const a = (one: string): string => (several ? pluralOf(one) : article(one))
  const given = [
    ...(icon ? [`${several ? 'gain' : 'gains'} ${icon} skill`] : []),
    ...(trait ? [`${several ? 'are' : 'is'} ${TRAIT_ADJECTIVES[trait] ?? a(traitNoun(trait).one)}`] : []),
    ...(type ? [`${several ? 'are' : 'is'} ${a(TYPES[type].one)}`] : []),
  ]
  return words(at ? `${who} played ${sayAt(at, speaker)}` : who, given.join(' and '))
}
