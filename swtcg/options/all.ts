/** Every option that can be chosen, in the order in which the patches are applied: styles first. */
import { arenaBonuses } from './arena-bonuses.ts'
import { assault } from './assault.ts'
import { battleScenes } from './battle-scenes.ts'
import { breakout } from './breakout.ts'
import { chaos } from './chaos.ts'
import { civilWar } from './civil-war.ts'
import { darkRoll } from './dark-roll.ts'
import { domination } from './domination.ts'
import { doubleTime } from './double-time.ts'
import { enhancedMuster } from './enhanced-muster.ts'
import { forceRoll } from './force-roll.ts'
import { fullMulligan } from './full-mulligan.ts'
import { hyperRoll } from './hyper-roll.ts'
import { krayt } from './krayt.ts'
import { lightOverDark } from './light-over-dark.ts'
import { lite } from './lite.ts'
import { mirror } from './mirror.ts'
import { nameOf, type Option } from './option.ts'
import { rolloverBuild } from './rollover-build.ts'
import { skip } from './skip.ts'
import { solidBuild } from './solid-build.ts'
import { structured } from './structured.ts'
import { twoHeadedWookiee } from './two-headed-wookiee.ts'
import { unbound } from './unbound.ts'

export const ALL_OPTIONS: readonly Option[] = [
  twoHeadedWookiee,
  // deck and preparation
  civilWar,
  chaos,
  lite,
  unbound,
  enhancedMuster,
  fullMulligan,
  skip,
  // the turn
  lightOverDark,
  darkRoll,
  hyperRoll,
  forceRoll,
  solidBuild,
  arenaBonuses,
  rolloverBuild,
  structured,
  // battle and winning
  breakout,
  battleScenes,
  domination,
  // unique cards
  mirror,
  assault,
  krayt,
  // last, as it sets what Battle Scenes sets too
  doubleTime,
]

/** Names that the book uses for options that stand under another name (opt/general/dangling-names). */
const OTHER_NAMES: Readonly<Record<string, string>> = {
  'extra-player-rotation': 'team-rotation',
  'simultaneous-battle': 'massive-battle',
}

const byName: ReadonlyMap<string, Option> = new Map(ALL_OPTIONS.map((each) => [each.name, each]))

/** The option of a name or title; undefined where the book has no rules for it. */
export function optionNamed(given: string): Option | undefined {
  const name = nameOf(given)
  return byName.get(OTHER_NAMES[name] ?? name)
}
