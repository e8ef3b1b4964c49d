/** What cards cannot do, and what they may do: bars and permissions. */
import { either, map, where as parserWhere, remember, say, unless } from '@dejarik/kernel/language'
import type { CardNumber, Filter } from '../../../text/filter.ts'
import type { Static } from '../../../text/statics.ts'
import { on, type Parser, type Source } from '../../source.ts'
import { HOST, SELF } from '../nouns/filters.ts'
import { count } from '../nouns/heads.ts'
import { ownName } from '../nouns/names.ts'
import { numberWord, selector } from '../nouns/nouns.ts'
import { subject } from '../nouns/subjects.ts'
import { unspoken } from '../nouns/the-card-itself.ts'
import { boarding, here, hereSaid, isLocation, place, to, toOrAnywhere } from './destinations.ts'
import { allows, bars, type Going, leaving, one, who } from './one-right.ts'
import { flying, reacting } from './reacts.ts'

/** All that a player has. */
const opponents: Parser<Filter> = say`(?:an )?opponent`(() => ({ whose: 'opponents' }))
const anybody: Parser<Filter> = either<Filter>(opponents, who)

/** What cannot be done, by how texts say it. */
const cannot: Parser<Going> = either<Going>(
  say`${anybody} may not move(?! to| from| as)`((of) => [bars('move', of)]),
  say`may not be moved`(() => [bars('move', SELF)]),
  say`${anybody} may not move ${to}`((of, at) => [bars('move', of, at)]),
  say`${anybody} may not move from ${place}`((of, from) =>
    one(leaving(of, from), (who) => bars('move', who)),
  ),
  say`${anybody} may not move from ${place} to (?:an? |any )?${place}`((of, from, at) =>
    one(leaving(of, from), (who) => bars('move', who, at)),
  ),
  say`${who} may (?:move|relocate) only to (?:an? )?${place}`((of, at) => [bars('move', of, { not: at })]),
  say`${who} may not (?:be|go) aboard ${boarding}`((of, at) => [bars('board', of, at)]),
  say`${who} may not board ${boarding}`((of, at) => [bars('board', of, at)]),
  say`${unspoken}too large to go aboard ${boarding}`((of, at) => [bars('board', of, at)]),
  say`${selector} may not deploy`((of) => [bars('deploy', of)]),
  say`${selector} may not deploy ${to}`((of, at) => [bars('deploy', of, at)]),
  say`${selector} may not deploy or move ${to}`((of, at) => [bars('deploy', of, at), bars('move', of, at)]),
  say`opponent may not deploy ${selector} ${toOrAnywhere}`((of, at) => [
    bars('deploy', { ...of, whose: 'opponents' }, at ?? undefined),
  ]),
  say`opponent may not play ${selector}`((of) => [bars('play', { ...of, whose: 'opponents' })]),
  say`opponent may not play ${selector} and may not use ${selector}'s game text`((of, other) => [
    bars('play', { ...of, whose: 'opponents' }),
    bars('act', { ...other, whose: 'opponents' }),
  ]),
  say`(?:any card which is|cards) hit may not be used to satisfy attrition`(() => [
    bars('satisfy-attrition', { hit: true }),
  ]),
  say`${selector} may not be used to satisfy attrition`((of) => [bars('satisfy-attrition', of)]),
  say`${selector} may not pilot ${ownName}`((of) => [bars('pilot', of, SELF)]),
  say`${selector} may not be canceled`((of) => [bars('be-cancelled', of)]),
  say`${selector} may not be played`((of) => [bars('play', of)]),
  say`${subject} may not (?:any longer |no longer )?carry weapons`((of) => [bars('carry-weapons', of)]),
  say`${selector} may not be targeted by ${selector}`((of, by) => [
    { static: 'bars', what: 'be-targeted', of, by },
  ]),
  say`${subject} may not be targeted by ${selector}`((of, by) => [
    { static: 'bars', what: 'be-targeted', of, by },
  ]),
  say`${unspoken}may not be targeted by ${selector}`((of, by) => [
    { static: 'bars', what: 'be-targeted', of, by },
  ]),
  say`${who} may not (?:use|apply) (?:its |his |her |their )?ability (?:toward drawing|to draw) battle destiny`(
    (of) => [{ static: 'number', change: 'usable-ability', of, fix: 0 }],
  ),
  say`${selector} may not be fired`((of) => [bars('fire', of)]),
  say`${anybody} may not be forfeited`((of) => [bars('be-forfeited', of)]),
  say`${who} may not (?:utilize|use) (?:its|his|her) game text`((of) => [{ static: 'blanks', of }]),
  say`${who} may not be converted`((of) => [bars('be-converted', of)]),
  say`${selector} may not deploy here or move here`((of) => [
    bars('deploy', of, SELF),
    bars('move', of, SELF),
  ]),
  say`no ${selector} here`((of) => [bars('deploy', of, SELF), bars('move', of, SELF)]),
  say`${who} may not take actions`((of) => [bars('act', of)]),
  say`${who} may move only at (?:an? )?${place}`((of, at) => [
    ...(at.icon === 'interior' ? [allows('go-to-interior', of, at)] : []),
    bars('move', of, { not: at }),
  ]),
  say`opponent may not react(?! to| from)`(() => [bars('react', THEIRS)]),
  say`opponent may not react ${to}`((at) => [bars('react', THEIRS, at)]),
  say`opponent may not react from ${place}`((at) => one(leaving(THEIRS, at), (of) => bars('react', of))),
  say`(?:your cards )?may not react to or from ${here}`((at) => [
    bars('react', { whose: 'yours' }, at),
    ...(one(leaving({ whose: 'yours' }, { where: 'same-location' }), (of) => bars('react', of)) ?? []),
  ]),
  on(
    isLocation,
    say`your cards here may not react`(() => [bars('react', { whose: 'yours', where: 'same-location' })]),
  ),
  say`your cards may not react ${here}`((at) => [bars('react', { whose: 'yours' }, at)]),
  say`opponent may not react to or from ${place}`((at) => [
    bars('react', THEIRS, at),
    ...(one(leaving(THEIRS, at), (of) => bars('react', of)) ?? []),
  ]),
)
const THEIRS: Filter = { whose: 'opponents' }
const isArmament = ({ kind, title, trait, type }: Filter): boolean =>
  kind === 'weapon' || kind === 'device' || title !== undefined || type === 'starship' || trait !== undefined
const armament: Parser<Filter> = parserWhere(selector, isArmament)
const carrier: Parser<Filter> = either<Filter>(
  say`aboard(?! (?:an?|any|your|opponent's) )`(() => SELF),
  say`(?:aboard|on) ${ownName}`(() => SELF),
  say`aboard ${unless(ownName, selector)}`((cards) => cards),
)
const subjectOf: Parser<Filter> = say`${subject}'s`((of) => of)
const drainers: Parser<'yours' | 'opponents' | 'both'> = either<'yours' | 'opponents' | 'both'>(
  say`neither player(?= may Force)`(() => 'both'),
  say`players(?= may not)`(() => 'both'),
  say`opponent(?= may not)`(() => 'opponents'),
  say`you(?= may not)`(() => 'yours'),
)
/** What costs nothing. */
const freely: Parser<Going> = either<Going>(
  say`${who} (?:may )?moves? (?:for )?free(?! to| from| here| as)`((of) => [allows('move-free', of)]),
  say`${who} (?:may )?moves? (?:for )?free ${to}`((of, at) => [allows('move-free', of, at)]),
  say`${who} (?:may )?moves? ${to} (?:for )?free`((of, at) => [allows('move-free', of, at)]),
  say`${subject} (?:may )?moves? to or from ${here} (?:for )?free`((of, at) => [
    allows('move-free', of, at),
    ...(one(leaving(of, { where: 'same-location' }), (who) => allows('move-free', who)) ?? []),
  ]),
  say`(?:during your move phase, )?${selector} may move there for free`((of) => [
    allows('move-free', { ...of, whose: 'yours' }, { where: 'same-location' }),
  ]),
  say`${who} (?:may )?moves? from ${place} (?:for )?free`((of, from) =>
    one(leaving(of, from), (who) => allows('move-free', who)),
  ),
  say`${selector} (?:may )?deploys? (?:for )?free ${toOrAnywhere}`((of, at) => [
    allows('deploy-free', of, at ?? undefined),
  ]),
)
/** Whoever stands in for another is told of by what hit that one. */
const saved = ({ hit: _, not: __, ...cards }: Filter): Filter => cards
const others: Parser<readonly Static[]> = either<readonly Static[]>(
  say`${who} may forfeit in place of ${parserWhere(selector, ({ hit }) => hit === true)}(?:, restoring that \w+ to normal)?`(
    (of, cards) => [allows('stand-in', of, saved(cards))],
  ),
  say`${selector} may be transferred for free`((of) => [allows('transfer-free', of)]),
  say`allows ${selector} to transfer for free there`((of) => [
    allows('transfer-free', { ...of, where: 'same-location' }),
  ]),
  say`allows ${selector} to deploy free ${to}`((of, at) => [allows('deploy-free', of, at)]),
  say`${selector} may be fired twice per battle, separately or combined`((of) => [allows('fire-twice', of)]),
  say`if (?:this|that) starship is using a weapon during a battle, may fire that weapon twice, separately or combined`(
    () => [allows('fire-twice', { kind: 'weapon', on: HOST })],
  ),
  say`(?:your cards )?may deploy ${here} without presence`((at) => [
    allows('deploy-without-presence', { whose: 'yours' }, at),
  ]),
  say`${unspoken}may be targeted by any weapon`(() => [allows('be-any-target', SELF)]),
  say`after losing any battle: ${selector} may be forfeited directly from your hand \(for forfeit value\) to reduce attrition or battle damage`(
    (of) => [allows('forfeit-from-hand', { whose: 'yours', ...of })],
  ),
  say`${selector} may be forfeited from hand after you lose a battle, to reduce attrition or battle damage`(
    (of) => [allows('forfeit-from-hand', of)],
  ),
  say`${selector} may move regardless of own game text`((of) => [allows('move-past-own-text', of)]),
  say`${selector} may deploy ${toOrAnywhere} regardless of deployment restrictions in own game text`(
    (of, at) => [allows('deploy-past-own-text', of, at ?? undefined)],
  ),
  say`${unspoken}may ignore desert landspeed requirements`((of) => [allows('walk-unslowed', of)]),
  say`${unspoken}may be carried aboard starships like a vehicle`((of) => [
    allows('be-carried-like-a-vehicle', of),
  ]),
  say`${who} may use any number of weapons and devices`((of) => [allows('carry-any-number', of)]),
  say`that weapon may target at an adjacent site`(() => [allows('reach-adjacent', HOST)]),
  say`allows that weapon to target at an adjacent site`(() => [allows('reach-adjacent', HOST)]),
  say`${unspoken}may drive ${selector}`((of, at) => [allows('drive', of, at)]),
  say`${unspoken}may move without presence aboard`((of) => [allows('move-without-presence', of)]),
)
/** Weapons and devices of a ship, and ships that fly as others do. */
const aboard: Parser<readonly Static[]> = either<readonly Static[]>(
  say`${armament} may deploy ${carrier}`((of, to) => [allows('deploy-aboard', of, to)]),
  say`${armament} deploys? and fires? free ${carrier}`((of, on) => [
    { static: 'deploy-cost', of, on, fix: 0 } as Static,
    allows('fire-free', { ...of, on }),
  ]),
  say`${armament} deploys? free, fires? for free and adds? ${count} to each of (?:its|their) weapon destiny draws`(
    (of, add) => [
      { static: 'deploy-cost', of, fix: 0 } as Static,
      allows('fire-free', of),
      { static: 'number', change: 'weapon-draw', of, add },
    ],
  ),
  say`${armament} deploys? free and adds? ${count} to each of (?:its|their) weapon destiny draws`(
    (of, add) => [
      { static: 'deploy-cost', of, fix: 0 } as Static,
      { static: 'number', change: 'weapon-draw', of, add },
    ],
  ),
  say`${armament} fires? free ${carrier}`((of, on) => [allows('fire-free', { ...of, on })]),
  say`${armament} may deploy ${carrier} and fires? free ${carrier}`((of, to, on) => [
    allows('deploy-aboard', of, to),
    allows('fire-free', { ...of, on }),
  ]),
  say`${armament} may be fired for free`((of) => [allows('fire-free', of)]),
  say`${unspoken}(?:may )?deploys? and moves? like a starfighter`((of) => [
    allows('fly-like-a-starfighter', of),
  ]),
  say`${either<Filter>(
    unspoken,
    map(subjectOf, (of) => of),
  )} ${numberWord} may not be increased`((of, change) => [
    { static: 'caps', change: change as Exclude<CardNumber, 'deploy'>, of },
  ]),
  say`${either<Filter>(
    unspoken,
    map(subjectOf, (of) => of),
  )} ${numberWord} may not be modified`((of, change) => [
    { static: 'caps', change: change as Exclude<CardNumber, 'deploy'>, of, both: true },
  ]),
  say`opponent loses no more than ${count} Force (?:at a time )?from (?:a|each|any) Force drain`((most) => [
    { static: 'limits-losses', whose: 'opponents', most, from: 'drain' },
  ]),
  say`you lose no more than ${count} Force (?:at a time )?from (?:a|each|any) Force drain`((most) => [
    { static: 'limits-losses', whose: 'yours', most, from: 'drain' },
  ]),
  say`when opponent is losing Force from Force drains ${to}, lost Force must come from Reserve Deck,? if possible`(
    (at) => [{ static: 'draws-losses', whose: 'opponents', pile: 'reserve', at }],
  ),
)
/** Places that are named. */
const elsewhere: Parser<Filter> = unless(hereSaid, to)
/** Who may not drain Force, and where. */
const drains: Parser<readonly Static[]> = either<readonly Static[]>(
  say`opponent may not cancel or modify (?:your )?Force drains here`(() => [{ static: 'guards-drains' }]),
  say`opponent may not cancel or modify (?:your )?Force drains ${elsewhere}`((at) => [
    { static: 'guards-drains', at },
  ]),
  say`${drainers} may(?: not)? Force drain here`((whose) => [{ static: 'bars-drains', whose }]),
  say`${drainers} may(?: not)? Force drain ${elsewhere}`((whose, at) => [
    { static: 'bars-drains', whose, ...(at.the === 'self' ? {} : { at }) },
  ]),
)
/** Who may not begin battles, and where. */
const battles: Parser<readonly Static[]> = either<readonly Static[]>(
  say`no battles or Force drains may take place here`(() => [
    { static: 'bars-battles', whose: 'both' },
    { static: 'bars-drains', whose: 'both' },
  ]),
  say`${drainers} may not initiate (?:a )?battles? here`((whose) => [{ static: 'bars-battles', whose }]),
  say`${drainers} may not initiate (?:a )?battles? ${elsewhere}`((whose, at) => [
    { static: 'bars-battles', whose, ...(at.the === 'self' ? {} : { at }) },
  ]),
)
/** What moving takes besides. */
const moving: Parser<readonly Static[]> = either<readonly Static[]>(
  say`to use (?:his|her|its) landspeed requires \+${count} Force`((add) => [
    { static: 'move-cost', of: SELF, by: 'landspeed', add },
  ]),
  say`using landspeed requires \+${count} Force`((add) => [
    { static: 'move-cost', of: SELF, by: 'landspeed', add },
  ]),
  say`your movement ${to} requires \+${count} Force`((at, add) => [
    { static: 'move-cost', of: { whose: 'yours' }, to: at, add },
  ]),
  say`movement of ${selector} ${to} requires \+${count} Force`((of, at, add) => [
    { static: 'move-cost', of, to: at, add },
  ]),
)
const going: Parser<Going> = remember(
  either<Going>(cannot, reacting, freely, others, aboard, drains, battles, moving),
)
export const rights: Parser<readonly Static[]> = (source, start) =>
  going(source, start).flatMap(({ value, end }) =>
    value ? [{ value: flying(source, settled(source, value)), end }] : [],
  )

/** Whoever is near a location is told by the location itself. */
const settled = ({ card }: Source, statics: readonly Static[]): readonly Static[] =>
  card.kind !== 'location'
    ? statics
    : statics.map((one) =>
        'to' in one && (one.to as Filter).where === 'same-location' ? ({ ...one, to: SELF } as Static) : one,
      )
