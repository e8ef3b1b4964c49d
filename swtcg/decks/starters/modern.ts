/** Decks with the keywords and the Equipment of 2010; every card is carried out in full. */
import type { WrittenDeck } from './written.ts'

export const MODERN: readonly WrittenDeck[] = [
  {
    side: 'dark',
    editions: ['idc', 'today'],
    list: `# Endor Garrison
4 TIE Hunter
4 TIE Interceptor
3 TIE Fighter DS-3-12
2 TIE Fighter Escort
2 TIE Pursuit Wing
1 181st Imperial Fighter Group (A)
2 Imperial Attack Wing
4 Imperial Scout Bike
3 Imperial Speeder Bike
2 Snowtrooper Squad
3 Stormtrooper Platoon
3 Endor Assault Squad
3 Tempest Force AT-AT
4 Scout Trooper
3 Biker Scout
3 TIE Interceptor Pilot
3 AT-AT Driver
2 Shock Trooper
1 Darth Vader (J)
2 Darth Vader (O)
2 Concussion Missiles
2 Proton Torpedoes
2 Vehicle Armor Plating`,
  },
  {
    side: 'dark',
    editions: ['idc', 'today'],
    list: `# Sith and Separatists
4 Droid Starfighter DFS-4CT
4 Scarab-Class Droid Starfighter
3 Geonosian Fighter
2 Grievous's Starfighter (A)
3 Droid Tri-Fighter Squadron
2 Sith Dreadnaught
3 Trade Federation STAP
4 Sith Marauder Squad
3 Crab Droid
2 Separatist Spider Droid
3 Droideka Detachment
1 Durge's Swoop Bike (A)
2 HMP Gunship
4 Geonosian Guard
4 Sith Apprentice
3 Geonosian Warrior
2 Zam Wesell (B)
2 Darth Tyranus (C)
2 Darth Maul (D)
1 Darth Maul (B)
2 Concussion Missiles
2 Proton Torpedoes
2 Vehicle Armor Plating`,
  },
  {
    side: 'light',
    editions: ['idc', 'today'],
    list: `# Allies in the Forest
4 RZ-1 A-wing Interceptor
4 Gold Squadron X-wing
3 BT-L Y-wing Bomber
3 Blue Squadron B-wing
2 Red Squadron (A)
2 MC-80 Star Cruiser
4 Rebel Squad
4 Ewok Squad
3 Ewok Spearmen
2 T2-B Repulsor Tank
2 Rebel Scouts
3 Rebel Commando Unit
4 Rebel Trooper
2 Rebel Pilot
4 Ewok Tribesman
2 Wicket W. Warrick (B)
2 Lando Calrissian (I)
2 Han Solo (J)
2 Luke Skywalker (M)
2 Concussion Missiles
2 Proton Torpedoes
2 Vehicle Armor Plating`,
  },
  {
    side: 'light',
    editions: ['idc', 'today'],
    list: `# Clones and Jedi
3 N-1 Starfighter
4 Delta Six Jedi Starfighter
4 Jedi Interceptor
3 Clone Starfighter Wing
2 Delta Bombing Squadron
2 Guarlara (A)
4 Jedi Speeder Bike
3 Clone Squad
3 Wookiee Squad
3 Clone Trooper Detachment
2 Jedi Battle Squad
2 Assault Gunship
1 AT-OT
3 Clone Pilot
4 Clone Trooper Pilot
3 Jedi Defender
3 ARC Trooper
2 Jedi Guardian
2 Obi-Wan Kenobi (Q)
1 Anakin Skywalker (O)
2 Concussion Missiles
2 Proton Torpedoes
2 Vehicle Armor Plating`,
  },
]
