/** The six starter decks of the IDC, card for card. */
import type { WrittenDeck } from './written.ts'

export const BOXED: readonly WrittenDeck[] = [
  {
    side: 'dark',
    editions: ['idc', 'today'],
    list: `# Rebellion starter, Dark Side
2 181st Imperial Fighter Group (A)
2 Darth Vader's Lightsaber (A)
3 Darth Vader (W)
2 Endangering the Mission
2 Tempest One (A)
2 Tempest Force AT-AT
2 Death Star II Hangar Bay
4 Endor Scout Walker
4 TIE Hunter
2 Concussion Missiles
2 E-11 Blaster Carbine
1 Endor Battleground
4 Imperial Scout Bike
2 Proton Torpedoes
3 Stormtrooper EN-502-07
2 Death Squadron Star Destroyer
3 Snowtrooper Officer
4 High-Speed Dodge
3 Tarkin Doctrine
3 Assault Trooper
2 Set for Stun
4 TIE Fighter Escort
2 Proving Allegiance`,
  },
  {
    side: 'light',
    editions: ['idc', 'today'],
    list: `# Rebellion starter, Light Side
4 Ewok Militia
2 Bright Tree Village
3 Chewbacca (N)
2 Chewbacca's Bowcaster (A)
2 Ewok Trap
3 Ewok Scout Leader
3 Ewok Tribesman
3 Ewok Warrior
4 Ewok Spear
4 Ewok Spearmen
2 Part of the Tribe
2 Red Squadron (A)
4 Blue Squadron B-wing
1 Endor Battleground
2 MC-80 Battleship
2 Proton Torpedoes
4 RZ-1 A-wing Interceptor
3 Take Evasive Action
4 High-Speed Dodge
2 Set for Stun
4 T2-B Repulsor Tank`,
  },
  {
    side: 'dark',
    editions: ['idc', 'today'],
    list: `# Republic starter, Dark Side
2 Force Attrition
2 Citadel
4 Flying Mode Vulture Droid Wing
2 Lightsaber Collection (A)
2 Separatist Headquarters
4 Droid Tri-Fighter Squadron
3 IG-101 Magnaguard
4 Mygeeto Tri-droid
4 Octuptarra Tri-Droid
4 Single Trooper Aerial Platform
3 Trade Franchise
3 B2 Super Battle Droid
3 Surrounded by Droids
3 General Grievous (C)
4 Scarab-Class Droid Starfighter
2 A Gift
3 Droideka JA-11-08
4 Enhanced Programming
2 Outmaneuvered
2 Fear, Surprise, Intimidation`,
  },
  {
    side: 'light',
    editions: ['idc', 'today'],
    list: `# Republic starter, Light Side
2 Obi-Wan's Finesse
3 Stun Tank
2 Subtram Caverns
2 Pile of Droids
2 Clone Precision
3 Clone Trooper Detachment
2 Jedi's Guidance
4 Doing Their Job
3 Obi-Wan Kenobi (O)
3 Obi-Wan Kenobi's Lightsaber (A)
3 Utapau Landing Platform
4 Clone Blaster
3 Parjai Trooper
3 Swamp Speeder
4 V-19 Starfighter Squadron
4 V-19 Starfighter
3 ARC Trooper
3 Clone Footsoldier
3 Clone Assault Team
4 Clone Starfighter Wing`,
  },
  {
    side: 'dark',
    editions: ['idc', 'today'],
    list: `# Resistance starter, Dark Side
2 BB-9E (B)
3 First Order Arctic Detachment
3 First Order Patrol Squad
4 First Order TIE Starfighter
1 General Armitage Hux (D)
2 General Armitage Hux (I)
4 Walker Protection Force
3 AT-PD
2 Finalizer (A)
2 Kylo's Shuttle (B)
2 Kylo's Shuttle (A)
2 Kylo Ren's Lightsaber (C)
3 Kylo Ren (J)
1 Kylo Ren (D)
2 Unkar Plutt (A)
2 FN-2003 (A)
1 FN-417 (A)
2 Starkiller Base Hangar 718
4 TIE Space Superiority Fighter
2 Wounded
2 Snoke (D)
1 Ben Solo (A)
2 Unbalanced
2 Vehicle Radar Package
4 Force Flip
2 Knights of Ren (C)`,
  },
  {
    side: 'light',
    editions: ['idc', 'today'],
    list: `# Resistance starter, Light Side
2 Finn's Ski Speeder (A)
2 Finn (E)
1 Finn (D)
2 Rose Tico (E)
4 Crait Base Troopers
3 Crait Base Detachment
2 Luke's Illusion (A)
2 Nodin's Ski Speeder (A)
2 Resistance Heroes (C)
2 Resistance Trench Defenders
2 Sergeant "Salty" Sharp (A)
2 Vigil (B)
2 Poe Dameron (C)
2 Poe Dameron's Jacket (A)
2 Poe's Starfighter (D)
3 Rey (B)
1 Rey (D)
2 Rey (F)
2 D'Qar Starfighter Base
4 T-70 X-Wing Scout
2 Cobalt Squadron (A)
2 Crimson Squadron (A)
2 Unbalanced
2 Rebel Insignia Ring
4 Force Flip
2 Anodyne (A)
2 It's Nice That Way`,
  },
]
