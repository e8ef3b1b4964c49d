/** Every option that can be chosen, in the order in which the patches are applied: styles first. */
import { abomination } from './abomination.ts'
import { actionCards } from './action-cards.ts'
import { arenaBonuses } from './arena-bonuses.ts'
import { assault } from './assault.ts'
import { assembler } from './assembler.ts'
import { battleScenes } from './battle-scenes.ts'
import { battleTheRancor } from './battle-the-rancor.ts'
import { battlefront } from './battlefront.ts'
import { blind } from './blind.ts'
import { boarding } from './boarding.ts'
import { breach } from './breach.ts'
import { breakout } from './breakout.ts'
import { bureaucrat } from './bureaucrat.ts'
import { captureTheFlag } from './capture-the-flag.ts'
import { cellBlock } from './cell-block-1-1-3-8.ts'
import { chaos } from './chaos.ts'
import { civilWar } from './civil-war.ts'
import { clawdite } from './clawdite.ts'
import { coldWar } from './cold-war.ts'
import { commandZone } from './command-zone.ts'
import { darkRoll } from './dark-roll.ts'
import { deckSwap } from './deck-swap.ts'
import { domination } from './domination.ts'
import { doubleJeopardy } from './double-jeopardy.ts'
import { doubleTime } from './double-time.ts'
import { duelOfTheFates } from './duel-of-the-fates.ts'
import { enhancedMuster } from './enhanced-muster.ts'
import { fightOnAllFronts } from './fight-on-all-fronts.ts'
import { forceRoll } from './force-roll.ts'
import { fullMulligan } from './full-mulligan.ts'
import { galacticConquest } from './galactic-conquest.ts'
import { guerillaUnits } from './guerilla-units.ts'
import { hyperRoll } from './hyper-roll.ts'
import { invadeTheCapitol } from './invade-the-capitol.ts'
import { krayt } from './krayt.ts'
import { lightOverDark } from './light-over-dark.ts'
import { lite } from './lite.ts'
import { massiveBattle } from './massive-battle.ts'
import { mirror } from './mirror.ts'
import { optimalSearchAndShuffle } from './optimal-search-and-shuffle.ts'
import { nameOf, type Option } from './option.ts'
import { paidInFull } from './paid-in-full.ts'
import { pinpointDefense } from './pinpoint-defense.ts'
import { pointTracking } from './point-tracking.ts'
import { polarized } from './polarized.ts'
import { recruitZone } from './recruit-zone.ts'
import { riposte } from './riposte.ts'
import { rolloverBuild } from './rollover-build.ts'
import { searchTheGalaxy } from './search-the-galaxy.ts'
import { secondaryLocations } from './secondary-locations.ts'
import { shadowOps } from './shadow-ops.ts'
import { shaped } from './shaped.ts'
import { simultaneousBuild } from './simultaneous-build.ts'
import { skip } from './skip.ts'
import { solidBuild } from './solid-build.ts'
import { strongholds } from './strongholds.ts'
import { structured } from './structured.ts'
import { supplyZone } from './supply-zone.ts'
import { teamGhost } from './team-ghost.ts'
import { teamRotation } from './team-rotation.ts'
import { theForceUnleashed } from './the-force-unleashed.ts'
import { threeWayWar } from './three-way-war.ts'
import { tusken } from './tusken.ts'
import { twoHeadedWookiee } from './two-headed-wookiee.ts'
import { unbound } from './unbound.ts'
import { unslungEquipment } from './unslung-equipment.ts'
import { vongformed } from './vongformed.ts'

export const ALL_OPTIONS: readonly Option[] = [
  duelOfTheFates,
  battleTheRancor,
  threeWayWar,
  twoHeadedWookiee,
  fightOnAllFronts,
  galacticConquest,
  // persons and matches
  teamRotation,
  teamGhost,
  supplyZone,
  commandZone,
  recruitZone,
  // deck and preparation
  civilWar,
  chaos,
  lite,
  unbound,
  theForceUnleashed,
  deckSwap,
  enhancedMuster,
  optimalSearchAndShuffle,
  fullMulligan,
  // setup
  blind,
  shadowOps,
  coldWar,
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
  searchTheGalaxy,
  simultaneousBuild,
  bureaucrat,
  // battle
  breakout,
  battleScenes,
  massiveBattle,
  pinpointDefense,
  strongholds,
  battlefront,
  boarding,
  cellBlock,
  // winning
  domination,
  invadeTheCapitol,
  breach,
  captureTheFlag,
  pointTracking,
  // cards
  actionCards,
  guerillaUnits,
  unslungEquipment,
  vongformed,
  secondaryLocations,
  doubleJeopardy,
  polarized,
  paidInFull,
  // unique cards
  mirror,
  assault,
  assembler,
  tusken,
  abomination,
  shaped,
  krayt,
  riposte,
  clawdite,
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
