/** Decks of cards that the rules of 2003 know; every card is carried out in full. */
import type { WrittenDeck } from './written.ts'

export const CLASSIC: readonly WrittenDeck[] = [
  {
    side: 'dark',
    editions: ['wotc', 'idc', 'today'],
    list: `# Imperial Patrol
4 TIE Fighter DS-3-12
3 TIE Fighter DS-61-9
4 TIE Interceptor
2 TIE Fighter DS-55-6
3 TIE Fighter Squad
2 Victory-Class Star Destroyer
2 Imperial Star Destroyer
4 Stormtrooper Squad
3 Royal Guards
3 Sandtrooper Squad
3 Snowtrooper Squad
3 Stormtrooper Platoon
2 Blizzard Force AT-AT
2 Elite Stormtrooper Squad
3 TIE Fighter Pilot
3 TIE Fighter Elite Pilot
3 AT-AT Driver
4 Snowtrooper Guard
2 Star Destroyer Commander
1 Lieutenant Tanbris (A)
2 Darth Vader (C)
2 Darth Vader (J)`,
  },
  {
    side: 'dark',
    editions: ['wotc', 'idc', 'today'],
    list: `# Foundries of Geonosis
4 Droid Starfighter DFS-4CT
3 Droid Starfighter Squadron
4 Geonosian Fighter
3 Geonosian Defense Fighter
2 Droid Starfighter Wing
2 Techno Union Starship
2 Trade Federation War Freighter
4 Battle Droid Squad
4 Commerce Guild Spider Droid
3 Battle Droid Assault Squad
3 Walking Droid Fighter
3 Destroyer Droid Squad
2 Hailfire Droid
1 Homing Spider Droid
4 Geonosian Guard
4 Geonosian Warrior
3 Zam Wesell (B)
3 Jango Fett (D)
2 Darth Tyranus (C)
2 Darth Maul (D)
2 Darth Tyranus (E)`,
  },
  {
    side: 'light',
    editions: ['wotc', 'idc', 'today'],
    list: `# Strike from Yavin
4 X-Wing Red Two
4 Red Squadron X-Wing
3 X-wing Red Ten
2 Luke's X-Wing (A)
3 Y-Wing Gold One
2 X-wing Red Squadron
2 Mon Calamari Cruiser
4 Rebel Squad
3 Rebel Defense Team
4 Incom T-16 Skyhopper
3 Snowspeeder Rogue Two
2 Planetary Defense Turret
2 Rebel Trench Defenders
2 Rebel Honor Company
4 Rebel Trooper
3 Rebel Pilot
2 Derek "Hobbie" Klivian (A)
2 Jon "Dutch" Vander (A)
3 Luke Skywalker (F)
2 Han Solo (D)
2 Luke Skywalker (E)
2 Chewbacca (K)`,
  },
  {
    side: 'light',
    editions: ['wotc', 'idc', 'today'],
    list: `# Army of the Republic
4 N-1 Starfighter
4 Jedi Starfighter 3R3
4 Delta Six Jedi Starfighter
2 Republic Cruiser
2 Jedi Starfighter Scout
2 Republic Light Assault Cruiser
2 Republic Assault Ship
4 Clone Squad
4 Elite Jedi Squad
4 Clone Platoon
2 Speeder Bike Squadron
2 AT-TE Troop Transport
2 Republic Attack Gunship
2 AT-TE Walker 71E
4 Clone Cadet
4 Clone Warrior 5/373
2 Padme Amidala (D)
3 Clone Warrior 4/163
2 Obi-Wan Kenobi (C)
2 Anakin Skywalker (D)
2 Kit Fisto (A)
1 Adi Gallia (A)`,
  },
]
