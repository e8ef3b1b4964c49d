/** The points at which the two rulebooks play differently: each in one named place, with a test for each book. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { Constants, Policies } from '../editions.ts'
import { swtcgGame } from '../index.ts'
import { rulesFor } from '../table.ts'

/** Where a point lives: a policy, a constant, the steps of a procedure; or it plays alike by both books. */
type Place =
  | { readonly policy: keyof Policies }
  | { readonly constant: keyof Constants }
  | { readonly steps: string }
  | { readonly alike: string }

/** In the order of the list at the end of the catalogue of 2003; a rule of 2010, then one of 2003. */
const POINTS: readonly (readonly [string, Place, string, string])[] = [
  [
    'prevention in the build zone',
    { policy: 'preventsInBuildZone' },
    'idc/term/prevent-not-in-build-zone',
    'wotc/zones/build-zone-prevention-works',
  ],
  [
    'a second unique unit',
    { policy: 'givesUpUnique' },
    'idc/contest/own-discard-lower',
    'wotc/unique/second-is-discarded',
  ],
  ['aliases', { constant: 'aliases' }, 'idc/unique/alias-pairs', 'wotc/unique/aliases'],
  ['the draw', { steps: 'swtcg/build-step' }, 'idc/turn/draw-step-one-card', 'wotc/turn/draw-no-plays'],
  [
    'until end of battle',
    { steps: 'swtcg/turn' },
    'idc/turn/end-of-turn-expire-first',
    'wotc/turn/until-end-of-battle-expires',
  ],
  ['Stun', { policy: 'stunLasts' }, 'idc/keyword/stun-duration', 'wotc/keyword/stun'],
  ['the mulligan', { constant: 'mulliganKinds' }, 'idc/prep/mulligan-non-units-only', 'wotc/setup/mulligan'],
  ['sides', { policy: 'settlesSides' }, 'idc/prep/bid-for-side', 'wotc/setup/choose-sides'],
  [
    'who goes on in setup',
    { alike: 'whoever has more waits' },
    'idc/setup/other-continues-alone',
    'wotc/setup/other-player-finishes',
  ],
  [
    'the last card of setup',
    { policy: 'setupCounters' },
    'idc/setup/last-card-face-down',
    'wotc/setup/partial-build',
  ],
  [
    'what can be disrupted',
    { constant: 'disruptable' },
    'idc/disrupt/cancels-actions-and-effects',
    'wotc/disrupt/only-battle-cards',
  ],
  [
    'the loser of a contest',
    { policy: 'contestLoserRetreats' },
    'idc/contest/losing-is-not-retreating',
    'wotc/contest/loser-retreats',
  ],
  [
    'words of triggers',
    { alike: 'cards of 2003 use fewer' },
    'idc/trigger/identified-by-opening-word',
    'wotc/triggered/when',
  ],
  [
    'the order of triggers',
    { policy: 'triggersInOrder' },
    'idc/trigger/resolve-in-order-of-occurrence',
    'wotc/triggered/order',
  ],
  [
    'how often',
    { policy: 'preventsOncePer' },
    'idc/activated/once-per-turn',
    'wotc/activated/once-each-time',
  ],
  [
    'would attack',
    { policy: 'wouldAttackTaps' },
    'idc/phrase/would-attack-no-tap',
    'wotc/activated/play-only-would-attack',
  ],
  [
    'Armor',
    { policy: 'armorStopsDiceOfDamage' },
    'idc/keyword/armor-against-attack-dice-and-dice-of-damage',
    'wotc/keyword/armor-not-dice-of-damage',
  ],
  [
    'Critical Hit after the roll',
    { policy: 'criticalHitAfterRoll' },
    'idc/keyword/critical-hit-timing',
    'wotc/keyword/critical-hit-too-late',
  ],
  ['Enhance', { policy: 'mayEnhanceBesides' }, 'idc/keyword/enhance-also', 'wotc/keyword/enhance'],
  [
    'Deflect',
    { policy: 'mayDeflectToItself' },
    'idc/keyword/deflect-any-unit-same-arena',
    'wotc/keyword/deflect-any-unit',
  ],
  ['Overkill', { constant: 'closedChances' }, 'idc/keyword/overkill-timing', 'wotc/keyword/overkill-timing'],
  [
    'Intercept',
    { policy: 'mayInterceptOwn' },
    'idc/keyword/intercept-own-attacker',
    'wotc/keyword/intercept-several',
  ],
  [
    'duplicate keywords',
    { policy: 'addsUpReach' },
    'idc/duplicate/cumulative-adds',
    'wotc/keyword/duplicates',
  ],
  [
    'words that reach Pilots',
    { policy: 'pilotsReachedBy' },
    'idc/pilot/not-affected-by-character-or-unit-references',
    'wotc/pilot/unit-effects-pass-by',
  ],
  [
    'abilities of Pilots',
    { policy: 'pilotsUse' },
    'idc/pilot/ignore-other-abilities',
    'wotc/pilot/own-abilities',
  ],
  [
    'Pilots that retreat',
    { policy: 'retreatsPilotAlone' },
    'idc/pilot/retreat-with-tapped-pilot',
    'wotc/pilot/retreat-pilot-alone',
  ],
  [
    'boarding in the build zone',
    { policy: 'boardsInBuildZone' },
    'idc/pilot/works-in-build-zone',
    'wotc/pilot/move-onto',
  ],
  [
    'rearranging a Pilot',
    { alike: 'a forced move is the one move' },
    'idc/pilot/fall-off-is-not-an-extra-move',
    'wotc/pilot/rearrange-may-move',
  ],
  [
    'a unit gone before the roll',
    { alike: 'no dice, then the end of the attack' },
    'idc/attack/ends-if-unit-leaves',
    'wotc/attack/no-dice-if-unit-gone',
  ],
  [
    'misrolls',
    { alike: 'the machine rolls the dice that are due, so neither book has anything to mend' },
    'idc/term/roll-wrong-number',
    'wotc/attack/misroll',
  ],
  ['dice chances', { constant: 'closedChances' }, 'idc/pop/dice-roll-order', 'wotc/attack/reroll-chance'],
  [
    'extra chances',
    { constant: 'closedChances' },
    'idc/pop/times-outside-battle-phase',
    'wotc/turn/no-plays-outside-chances',
  ],
  ['completed cards', { constant: 'completedKinds' }, 'idc/build/complete-by-kind', 'wotc/term/complete'],
  [
    'general rules',
    { alike: 'cards go to their owners by both' },
    'idc/primary/owner-overrides',
    'wotc/basics/owner-of-cards',
  ],
  [
    'where cards are discarded from',
    { alike: 'told by the text' },
    'idc/phrase/put-into-discard-pile',
    'wotc/effect/discard-from-where',
  ],
  [
    'a unique card’s own name',
    { alike: 'the unit keeps its number in its stack' },
    'idc/unique/own-name-means-own-stack',
    'wotc/cards/own-name-means-this-card',
  ],
]

const rules = (edition: string) => rulesFor(swtcgGame.sampleSetup({ seed: 1, edition }))
const [idc, wotc] = [rules('idc'), rules('wotc')]
const plain = (value: unknown): unknown => (value instanceof Set ? [...value].sort() : value)

function at(place: Place, edition: typeof idc): unknown {
  if ('policy' in place) return plain(edition.policies[place.policy])
  if ('constant' in place) return plain(edition.constants[place.constant])
  return 'steps' in place ? [...(edition.procedures.get(place.steps)?.steps.keys() ?? [])] : null
}

const sourcesIn = (folder: string): string =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(?:test\.ts|yaml)$/.test(file) && !file.endsWith('editions.test.ts'))
    .map((file) => readFileSync(join(folder, file), 'utf8'))
    .join('\n')
const written = sourcesIn(import.meta.dirname) + sourcesIn(join(import.meta.dirname, '../scenarios'))
/** What no program can test has its reason there instead. */
const excused = readFileSync(join(import.meta.dirname, '../../rulebook/not-testable.yaml'), 'utf8')
/** Helpers of one book leave the name of the book out. */
const isNamed = (id: string): boolean => {
  const short = id.slice(id.indexOf('/') + 1)
  if (excused.includes(`\n${id}:`)) return true
  return [id, short].some((name) => written.includes(`'${name}'`) || written.includes(`${name}]`))
}

describe('where the books differ', () => {
  test('at 36 points, as many as the catalogue lists', () => expect(POINTS.length).toBe(36))
  test.each(POINTS)('%s', (_, place, of2010, of2003) => {
    if (!('alike' in place)) expect(at(place, idc)).not.toEqual(at(place, wotc))
    expect([of2010, of2003].filter((id) => !isNamed(id))).toEqual([])
  })
})
