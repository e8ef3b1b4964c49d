/** The later sets that come with the program; made by scripts/compile-ccg-cards.mjs. */
import premiereTwoPlayer from './premiere-two-player.ts'
import jediPack from './jedi-pack.ts'
import aNewHope from './a-new-hope.ts'
import rebelLeaderPack from './rebel-leader-pack.ts'
import hoth from './hoth.ts'
import empireStrikesBackTwoPlayer from './empire-strikes-back-two-player.ts'
import dagobah from './dagobah.ts'
import cloudCity from './cloud-city.ts'
import jabbasPalace from './jabbas-palace.ts'
import officialTournamentSealedDeck from './official-tournament-sealed-deck.ts'
import specialEdition from './special-edition.ts'
import thirdAnthology from './third-anthology.ts'
import jabbasPalaceSealedDeck from './jabbas-palace-sealed-deck.ts'
import demoDeck from './demo-deck.ts'

export const LATER: readonly string[] = [
  premiereTwoPlayer,
  jediPack,
  aNewHope,
  rebelLeaderPack,
  hoth,
  empireStrikesBackTwoPlayer,
  dagobah,
  cloudCity,
  jabbasPalace,
  officialTournamentSealedDeck,
  specialEdition,
  thirdAnthology,
  jabbasPalaceSealedDeck,
  demoDeck,
]
