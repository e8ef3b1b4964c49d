/** The options as a whole: the list, supersession, refused combinations, tournaments and the group's vote. */
import { chance } from '@dejarik/kernel'
import { readCatalogue } from '@dejarik/rulebook/read'
import { describe, expect, test } from 'vitest'
import {
  ALL_OPTIONS,
  differences,
  optionNamed,
  proposeOptions,
  readOptions,
  refusedInTournament,
  resolveOptions,
  swtcgGame,
} from '../index.ts'
import { chapterOf, nameOf, titleOf } from '../options/option.ts'
import { gameWith, opt, playWith, refusals } from './option-play.ts'

const inForce = (options: string) => resolveOptions(options.split(' ')).inForce.map(({ name }) => name)
const remark = (options: string) =>
  resolveOptions(options.split(' ')).remarks.map(({ rule, verdict }) => `${verdict} ${rule}`)

describe('the list of options', () => {
  test('every option has a chapter of rules, a sentence, and a short file', () => {
    const chapters = new Set(readCatalogue().ids.map((id) => id.split('/').slice(0, 2).join('/')))
    for (const option of ALL_OPTIONS) {
      expect(chapters, option.name).toContain(chapterOf(option))
      expect(option.says).toMatch(/\.$/)
    }
  })
  test('what supersedes what is said on both sides, as in the catalogue', () => {
    const catalogue = readCatalogue()
    for (const option of ALL_OPTIONS) {
      const first = catalogue.ids.find((id) => id.startsWith(`${chapterOf(option)}/`))!
      const { supersedes = [] } = catalogue.rule(first) as { supersedes?: readonly string[] }
      const ours = (option.supersedes ?? []).map(titleOf)
      for (const title of supersedes) expect(ours, option.title).toContain(title)
      for (const title of ours) {
        const other = optionNamed(title)
        if (other)
          expect((other.supersededBy ?? []).map(titleOf), `${title} by ${option.title}`).toContain(
            option.title,
          )
      }
    }
  })
  opt(
    'every name of the index is an option, but one without rules',
    ['simultaneous-battle/dangling', 'general/index-gaps'],
    () => {
      const chapters = new Set(
        readCatalogue().ids.flatMap((id) => (id.startsWith('opt/') ? [id.split('/')[1]!] : [])),
      )
      const named = [...chapters].filter(
        (name) => !['general', 'compat', 'granted-effects', 'simultaneous-battle'].includes(name),
      )
      expect(named.length).toBe(66)
      expect(named.filter((name) => !optionNamed(name))).toEqual([])
      expect(ALL_OPTIONS.length).toBe(67) // 65 of the index, Rollover Build, and the formats of today
      expect(ALL_OPTIONS.filter(({ seats }) => seats !== undefined).length).toBe(6)
      expect(ALL_OPTIONS.map(({ name }) => name)).not.toContain('simultaneous-battle')
      expect(optionNamed('Simultaneous Battle')?.name).toBe('massive-battle')
      expect(optionNamed('rollover-build')).toBeDefined()
    },
  )
  opt('names without rules are not offered; a saved set keeps the rest', ['general/dangling-names'], () => {
    expect(readOptions(['black', 'multi-deck', 'extra-player-rotation', 'krayt', 'skip:4'])).toEqual({
      options: ['team-rotation', 'krayt', 'skip:4'],
      unknown: ['black', 'multi-deck'],
    })
    for (const name of ['black', 'multi-deck', 'extra-player-rotation'])
      expect(swtcgGame.options).not.toContain(name)
  })
  opt('players may add options of their own on the same model', ['general/own-options'], () => {
    const own = { ...ALL_OPTIONS[0]!, title: 'Five Force', name: nameOf('Five Force') }
    expect(own.name).toBe('five-force')
    expect(optionNamed('five-force')).toBeUndefined()
    expect(refusedInTournament(['five-force', 'krayt']).length).toBe(1)
  })
})

describe('combining', () => {
  opt('every headed rule is an option of its own', ['general/each-rule-is-one-option'], () => {
    expect(inForce('krayt')).toEqual(['krayt'])
    expect(inForce('krayt abomination').sort()).toEqual(['abomination', 'krayt'])
  })
  opt('any number of options may be combined', ['general/mix-and-match'], () => {
    expect(inForce('krayt strongholds double-time breakout').length).toBe(4)
    const { machine } = gameWith('krayt strongholds double-time breakout', { seed: 1 })
    expect(machine.constants.stackLimit).toBeGreaterThan(100)
    expect(machine.constants.cardsDrawn).toBe(2)
    expect(machine.constants.battles[0]).toBe('character')
  })
  opt('options go with any style', ['general/modular-with-any-style'], () => {
    for (const style of ['two-headed-wookiee', 'three-way-war', 'fight-on-all-fronts']) {
      const machine = gameWith(`${style} strongholds`, { seed: 1 }).machine
      expect(machine.constants.grants.length, style).toBe(1)
    }
  })
  opt('what an option does not change is played by the Rulebook', ['general/base-rules-still-apply'], () => {
    expect(gameWith('three-way-war', { seed: 1 }).machine.constants.hasHiddenCost).toBe(true)
    expect(refusals('', { edition: 'wotc' })).not.toContain('opt/general/base-rules-still-apply')
    const setup = swtcgGame.sampleSetup({ seed: 1, options: ['krayt'] })
    expect(swtcgGame.checkSetup({ ...setup, edition: 'wotc' }).map(({ rule }) => rule)).toContain(
      'opt/general/base-rules-still-apply',
    )
  })
  opt(
    'the book’s extreme example is resolved, and refused for its three styles and the zone that needs another',
    ['general/extreme-combination-example', 'compat/styles-exclusive'],
    () => {
      const named =
        'Two-Headed Wookiee,Three-Way War,Galactic Conquest,Extra Player Rotation,Multi-Deck,Guerilla Units,Action Cards,Secondary Locations,Unslung Equipment,Vongformed,Assembler,Abomination,Krayt,Clawdite,Command Zone,Recruit Zone,Supply Zone,Unbound,Lite,Black,Optimal Search and Shuffle,Shadow Ops,Cold War,Invade the Capitol,Enhanced Muster,Light Over Dark,Force Roll,Dark Roll,Hyper Roll,Arena Bonuses,Search the Galaxy,Double-Time,Structured,Bureaucrat,Massive Battle,Breakout,Boarding,Battlefront,Cell Block 1-1-3-8,Capture the Flag,Pinpoint Defense,Strongholds'
      const { options, unknown } = readOptions(named.split(','))
      expect(unknown).toEqual(['Multi-Deck', 'Black'])
      const resolved = resolveOptions(options)
      expect(resolved.givingWay.map(({ option }) => option.name)).toContain('lite')
      expect(new Set(resolved.refused.map(({ rule }) => rule))).toContain('opt/compat/styles-exclusive')
      expect(resolved.refused.map(({ rule }) => rule)).toContain('opt/compat/command-zone-needs-rancor')
      expect(refusals('duel-of-the-fates fight-on-all-fronts')).toEqual(['opt/compat/styles-exclusive'])
    },
  )
  opt(
    'of the ways to treat unique cards one is in force',
    ['compat/unique-chain', 'compat/clawdite-over-riposte', 'compat/shaped-over-abomination'],
    () => {
      expect(inForce('mirror assault tusken')).toEqual(['tusken'])
      expect(inForce('mirror assault')).toEqual(['assault'])
      expect(inForce('clawdite riposte')).toEqual(['clawdite'])
      expect(inForce('shaped abomination')).toEqual(['shaped'])
      expect(inForce('mirror assembler assault')).toEqual(['assembler'])
    },
  )
  opt('of the objects of the game one is in force', ['compat/win-conditions-order'], () => {
    expect(inForce('domination invade-the-capitol breach')).toEqual(['breach'])
    expect(inForce('domination invade-the-capitol')).toEqual(['invade-the-capitol'])
  })
  opt(
    'Massive Battle overrides Battle Scenes with its draw, and Breakout',
    ['compat/massive-battle-over-battle-scenes', 'compat/massive-battle-and-breakout'],
    () => {
      expect(inForce('massive-battle battle-scenes breakout')).toEqual(['massive-battle'])
      expect(gameWith('massive-battle battle-scenes').machine.constants.cardsDrawn).toBe(1)
      expect(gameWith('massive-battle breakout').machine.constants.battles[0]).toBe('space')
    },
  )
})

/** The rule by which each of these is refused. */
const REFUSED: Readonly<Record<string, readonly string[]>> = {
  'supply-zone-with-single-arena-styles': ['supply-zone duel-of-the-fates', 'supply-zone battle-the-rancor'],
  'team-ghost-with-three-way-war': ['team-ghost three-way-war'],
  'single-battle-styles-and-battle-order': [
    'breakout battle-the-rancor',
    'massive-battle duel-of-the-fates',
    'battle-scenes galactic-conquest',
  ],
  'bureaucrat-without-retreat-step': ['bureaucrat duel-of-the-fates'],
  'win-options-with-single-arena-styles': [
    'domination battle-the-rancor',
    'breach duel-of-the-fates',
    'capture-the-flag galactic-conquest',
  ],
  'invade-with-fronts': ['invade-the-capitol fight-on-all-fronts'],
  'invade-with-three-way-war': ['invade-the-capitol three-way-war'],
  'skip-with-styles': ['skip duel-of-the-fates', 'skip galactic-conquest'],
  'civil-war-with-three-way-war': ['civil-war three-way-war'],
  'tusken-and-shaped': ['tusken shaped'],
  'cell-block-with-duel': ['cell-block-1-1-3-8 duel-of-the-fates'],
}
/** The rule that says why an option has no effect, or wants thinking about. */
const REMARKED: Readonly<Record<string, readonly string[]>> = {
  'fixed-build-styles-and-build-options': ['solid-build duel-of-the-fates', 'dark-roll battle-the-rancor'],
  'rollover-and-conquest': ['rollover-build galactic-conquest'],
  'domination-with-three-way-war': ['domination three-way-war'],
  'setup-options-with-duel': ['blind duel-of-the-fates', 'full-mulligan duel-of-the-fates'],
  'paid-in-full-with-three-way-war': ['polarized three-way-war'],
  'tusken-kills-stack-options': ['tusken krayt', 'tusken clawdite'],
  'battle-scenes-and-fronts': ['battle-scenes fight-on-all-fronts'],
  'flag-and-breach': ['capture-the-flag breach'],
  'unbound-with-single-copy-styles': ['unbound battle-the-rancor'],
}

describe('what cannot be combined is refused with the rule', () => {
  for (const [id, sets] of Object.entries(REFUSED))
    opt(sets.join('; '), [`compat/${id}`], () => {
      for (const options of sets) expect(refusals(options), options).toEqual([`opt/compat/${id}`])
    })
  opt('Boarding is refused in a duel and idle in the Rancor', ['compat/boarding-with-other-styles'], () => {
    expect(refusals('boarding duel-of-the-fates')).toEqual(['opt/compat/boarding-with-other-styles'])
    expect(remark('boarding battle-the-rancor')).toEqual(['no-effect opt/compat/boarding-with-other-styles'])
  })
  opt('Team Rotation is for teams', ['compat/team-rotation-needs-teams'], () => {
    expect(refusals('team-rotation')).toEqual(['opt/compat/team-rotation-needs-teams'])
    expect(refusals('team-rotation two-headed-wookiee')).toEqual([])
  })
})
describe('what has no effect, or wants thinking about, is told', () => {
  for (const [id, sets] of Object.entries(REMARKED))
    opt(sets.join('; '), [`compat/${id}`], () => {
      for (const options of sets) {
        expect(refusals(options), options).toEqual([])
        expect(remark(options).join(), options).toContain(`opt/compat/${id}`)
        expect(
          differences(options.split(' ')).some(
            ({ status }) => status === 'without-effect' || status === 'warning',
          ),
        ).toBe(true)
      }
    })
})

describe('styles and seats', () => {
  opt('each style has its number of players', ['general/player-counts'], () => {
    const seats = {
      'duel-of-the-fates': 2,
      'battle-the-rancor': 2,
      'three-way-war': 3,
      'two-headed-wookiee': 4,
      'fight-on-all-fronts': 6,
      'galactic-conquest': 2,
    }
    for (const [style, count] of Object.entries(seats)) {
      expect(swtcgGame.sampleSetup({ seed: 1, options: [style] }).seats, style).toBe(count)
      const wrong = swtcgGame.sampleSetup({ seed: 1, options: [style], seats: count === 4 ? 2 : 4 })
      expect(
        swtcgGame.checkSetup(wrong).map(({ rule }) => rule),
        style,
      ).toContain('opt/general/player-counts')
    }
  })
  opt('the newer text of Two-Headed Wookiee is applied', ['general/two-headed-wookiee-updates'], () => {
    const game = playWith(
      'two-headed-wookiee',
      { at: 'gain-force', dark: { hand: ['Jawa'] }, light: {} },
      { seats: 4, dice: [1] },
    )
    game.expect({ resources: { dark: { force: 3 }, light2: { force: 3 } } })
  })
})

describe('tournaments', () => {
  opt(
    'only Mirror, Supply Zone and Chaos may be used, and the formats of today',
    ['general/tournament-legal-options', 'compat/tournament-filter'],
    () => {
      expect(refusedInTournament(['mirror', 'supply-zone', 'chaos'])).toEqual([])
      expect(refusedInTournament(['chaos', 'lite']).map(({ detail }) => detail)).toEqual([{ option: 'Lite' }])
      expect(refusedInTournament(ALL_OPTIONS.map(({ name }) => name)).length).toBe(ALL_OPTIONS.length - 4)
    },
  )
  opt(
    'a duel and the Rancor are not for tournaments',
    ['duel-of-the-fates/not-tournament', 'battle-the-rancor/not-tournament'],
    () => {
      expect(refusedInTournament(['duel-of-the-fates', 'battle-the-rancor']).map(({ rule }) => rule)).toEqual(
        ['opt/duel-of-the-fates/not-tournament', 'opt/battle-the-rancor/not-tournament'],
      )
    },
  )
  opt(
    'neither has a supply zone',
    ['duel-of-the-fates/no-supply-zone', 'battle-the-rancor/no-supply-zone'],
    () => {
      expect(refusals('duel-of-the-fates supply-zone').length).toBe(1)
      expect(refusals('battle-the-rancor supply-zone').length).toBe(1)
    },
  )
})

describe('the group’s vote', () => {
  const below = chance(1, 1)
  const vote = (...ballots: readonly (readonly [string, string])[]) =>
    proposeOptions(
      ballots.map(([wants, refuses]) => ({
        wants: wants.split(' ').filter(Boolean),
        refuses: refuses.split(' ').filter(Boolean),
      })),
      below,
    )
  opt('the set comes of what each wants and does not want', ['general/how-to-choose-options'], () => {
    expect(vote(['krayt', ''], ['double-time', 'mirror'], ['krayt', '']).options.toSorted()).toEqual([
      'double-time',
      'krayt',
    ])
  })
  test('what needs another option beside it is left out without that', () => {
    expect(vote(['command-zone krayt', ''])).toMatchObject({ options: ['krayt'], lacking: ['command-zone'] })
    expect(vote(['command-zone battle-the-rancor', '']).lacking).toEqual([])
  })
  opt('what one refuses is not used at all', ['general/veto'], () => {
    expect(vote(['tusken krayt', ''], ['tusken', ''], ['', 'tusken'])).toMatchObject({
      options: ['krayt'],
      vetoed: ['tusken'],
    })
  })
  opt(
    'contradictions go by the stated override, the majority, the host, or chance',
    ['general/contradictory-options'],
    () => {
      expect(vote(['domination', ''], ['breach domination', '']).choices).toEqual([
        { kept: 'breach', dropped: 'domination', by: 'override' },
      ])
      expect(vote(['tusken', ''], ['shaped', ''], ['shaped', '']).choices).toEqual([
        { kept: 'shaped', dropped: 'tusken', by: 'majority' },
      ])
      expect(vote(['shaped', ''], ['tusken', '']).choices).toEqual([
        { kept: 'shaped', dropped: 'tusken', by: 'host' },
      ])
      expect(vote(['', ''], ['tusken', ''], ['shaped', '']).choices).toMatchObject([{ by: 'chance' }])
    },
  )
})
