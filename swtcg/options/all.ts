/** Every option that can be chosen, in the order in which the patches are applied: styles first. */

import { battleScenes } from './battle/battle-scenes.ts'
import { battlefront } from './battle/battlefront/battlefront.ts'
import { boarding } from './battle/boarding.ts'
import { breakout } from './battle/breakout.ts'
import { cellBlock } from './battle/cell-block-1-1-3-8.ts'
import { massiveBattle } from './battle/massive-battle.ts'
import { pinpointDefense } from './battle/pinpoint-defense.ts'
import { strongholds } from './battle/strongholds.ts'
import { actionCards } from './cards/action-cards.ts'
import { doubleJeopardy } from './cards/double-jeopardy.ts'
import { guerillaUnits } from './cards/guerilla-units.ts'
import { paidInFull } from './cards/paid-in-full.ts'
import { polarized } from './cards/polarized.ts'
import { secondaryLocations } from './cards/secondary-locations.ts'
import { unslungEquipment } from './cards/unslung-equipment.ts'
import { vongformed } from './cards/vongformed/vongformed.ts'
import { chaos } from './deck/chaos.ts'
import { civilWar } from './deck/civil-war.ts'
import { deckSwap } from './deck/deck-swap.ts'
import { enhancedMuster } from './deck/enhanced-muster.ts'
import { format } from './deck/format.ts'
import { fullMulligan } from './deck/full-mulligan.ts'
import { lite } from './deck/lite.ts'
import { optimalSearchAndShuffle } from './deck/optimal-search-and-shuffle.ts'
import { theForceUnleashed } from './deck/the-force-unleashed.ts'
import { unbound } from './deck/unbound.ts'
import type { Option } from './option.ts'
import { commandZone } from './players/command-zone.ts'
import { recruitZone } from './players/recruit-zone.ts'
import { supplyZone } from './players/supply-zone.ts'
import { teamGhost } from './players/team-ghost.ts'
import { teamRotation } from './players/team-rotation.ts'
import { blind } from './setup/blind.ts'
import { coldWar } from './setup/cold-war.ts'
import { shadowOps } from './setup/shadow-ops.ts'
import { skip } from './setup/skip.ts'
import { galacticConquest } from './styles/conquest/galactic-conquest.ts'
import { duelOfTheFates } from './styles/duel/duel-of-the-fates.ts'
import { fightOnAllFronts } from './styles/fronts/fight-on-all-fronts.ts'
import { battleTheRancor } from './styles/rancor/battle-the-rancor.ts'
import { threeWayWar } from './styles/three-way/three-way-war.ts'
import { twoHeadedWookiee } from './styles/wookiee/two-headed-wookiee.ts'
import { arenaBonuses } from './turn/arena-bonuses.ts'
import { bureaucrat } from './turn/bureaucrat.ts'
import { darkRoll } from './turn/dark-roll.ts'
import { doubleTime } from './turn/double-time.ts'
import { forceRoll } from './turn/force-roll.ts'
import { hyperRoll } from './turn/hyper-roll.ts'
import { lightOverDark } from './turn/light-over-dark.ts'
import { rolloverBuild } from './turn/rollover-build.ts'
import { searchTheGalaxy } from './turn/search-the-galaxy.ts'
import { simultaneousBuild } from './turn/simultaneous-build.ts'
import { solidBuild } from './turn/solid-build.ts'
import { structured } from './turn/structured.ts'
import { abomination } from './unique/abomination.ts'
import { assault } from './unique/assault.ts'
import { assembler } from './unique/assembler.ts'
import { clawdite } from './unique/clawdite.ts'
import { krayt } from './unique/krayt.ts'
import { mirror } from './unique/mirror.ts'
import { riposte } from './unique/riposte.ts'
import { shaped } from './unique/shaped.ts'
import { tusken } from './unique/tusken.ts'
import { breach } from './winning/breach.ts'
import { captureTheFlag } from './winning/capture-the-flag.ts'
import { domination } from './winning/domination.ts'
import { invadeTheCapitol } from './winning/invade-the-capitol.ts'
import { pointTracking } from './winning/point-tracking.ts'

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
  // looks at the cards as Vongformed leaves them
  format,
]
