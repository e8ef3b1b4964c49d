/** Decks of the Light Side with the cards of later sets; one for each set, and one that begins with an Objective. */
import { type StarterDeck, starter } from './starter.ts'

export const LATER_LIGHT: readonly StarterDeck[] = [
  starter(
    'light',
    'Corellian freedom',
    `
1 Corellia
1 Kashyyyk
1 Ralltiir
1 Yavin 4
1 Yavin 4: Massassi Ruins
1 Yavin 4: Massassi War Room
1 Yavin 4: Docking Bay
1 Tatooine
1 Tatooine: Docking Bay 94
1 Tatooine: Mos Eisley
1 Tatooine: Cantina
1 Dejarik Hologameboard
2 Luke Skywalker
1 Obi-Wan Kenobi
2 Han Solo
1 Leia Organa
2 Chewbacca
1 Wedge Antilles
1 Commander Evram Lajaie
1 Commander Vanden Willard
2 Rebel Commander
1 Het Nkik
1 Doikk Na'ts
1 Ickabel G'ont
2 Arcona
2 Rebel Trooper
1 Tantive IV
1 Y-wing Assault Squadron
1 Red 2
1 Millennium Falcon
3 Y-wing
2 X-wing
2 SW-4 Ion Cannon
1 Obi-Wan's Lightsaber
1 Jedi Lightsaber
1 Han's Heavy Blaster Pistol
1 Motti Seeker
1 Rogue Bantha
1 Logistical Delay
1 Luke's Cape
1 Blast The Door, Kid!
1 Houjix
1 Wookiee Roar
1 Blue Milk
2 Sense
1 Alter
1 Warrior's Courage
1 Rebel Barrier
1 Jedi Presence
`,
  ),
  starter(
    'light',
    'Rogues of Echo Base',
    `
1 Hoth
1 Hoth: Defensive Perimeter (3rd Marker)
1 Hoth: Echo Corridor
1 Hoth: Echo Docking Bay
1 Hoth: Snow Trench (2nd Marker)
1 Yavin 4
1 Yavin 4: Docking Bay
1 Yavin 4: Massassi War Room
1 Tatooine
1 Tatooine: Docking Bay 94
1 Alderaan
2 Commander Luke Skywalker
1 Han Solo
1 Leia Organa
1 Obi-Wan Kenobi
1 Dack Ralter
1 Derek 'Hobbie' Klivian
1 Major Bren Derlin
1 Wes Janson
1 Zev Senesca
1 Romas 'Lock' Navander
5 Echo Base Trooper
2 Echo Base Trooper Officer
2 Rebel Scout
2 Rogue Gunner
1 Rogue 1
1 Rogue 3
3 Snowspeeder
1 Medium Transport
1 Millennium Falcon
2 X-wing
1 Anakin's Lightsaber
2 Power Harpoon
1 Dual Laser Cannon
2 Atgar Laser Cannon
1 Golan Laser Battery
2 Blaster
1 Echo Trooper Backpack
1 Lucky Shot
1 Dark Dissension
2 Sense
1 Alter
1 Warrior's Courage
1 Rebel Barrier
1 Jedi Presence
`,
  ),
  starter(
    'light',
    'Into the swamp',
    `
1 Dagobah
1 Dagobah: Jungle
1 Raithal
2 Asteroid Field
1 Big One
1 Yavin 4
1 Yavin 4: Docking Bay
1 Yavin 4: Massassi War Room
1 Tatooine
1 Tatooine: Docking Bay 94
1 Tatooine: Mos Eisley
2 Son Of Skywalker
1 Obi-Wan Kenobi
2 Han Solo
1 Leia Organa
1 General Dodonna
1 BoShek
1 Biggs Darklighter
1 Red Leader
1 Dutch
1 Pops
3 Rebel Pilot
3 Rebel Trooper
1 Nudj
1 Mynock
1 Millennium Falcon
1 Red 1
1 Gold 1
3 X-wing
2 Y-wing
2 Corellian Corvette
1 Jedi Lightsaber
1 Han's Heavy Blaster Pistol
2 Blaster
1 Quad Laser Cannon
1 Wars Not Make One Great
1 Asteroids Do Not Concern Me
1 Control
1 Egregious Pilot Error
1 Jedi Levitation
1 Levitation
1 Starship Levitation
2 Sense
1 Alter
1 Warrior's Courage
1 Rebel Barrier
1 Jedi Presence
`,
  ),
  starter(
    'light',
    'City of clouds',
    `
1 Bespin
1 Bespin: Cloud City
1 Clouds
1 Cloud City: Guest Quarters
1 Cloud City: Incinerator
1 Cloud City: Lower Corridor
1 Cloud City: Platform 327 (Docking Bay)
1 Cloud City: Upper Plaza Corridor
1 Tatooine: Docking Bay 94
1 Yavin 4
1 Yavin 4: Docking Bay
2 Luke Skywalker
1 Obi-Wan Kenobi
2 Han Solo
2 Leia Organa
1 C-3PO (See-Threepio)
1 Trooper Utris M'toc
7 Cloud City Trooper
1 Chewbacca
1 Wedge Antilles
1 BoShek
2 Rebel Pilot
3 Cloud Car
1 Bright Hope
1 Millennium Falcon
2 X-wing
3 Cloud City Blaster
1 Luke's Blaster Pistol
1 Jedi Lightsaber
1 Han's Heavy Blaster Pistol
1 Leia Of Alderaan
1 Crack Shot
1 Clash Of Sabers
1 Dodge
1 Blaster Proficiency
1 Higher Ground
1 It's A Trap!
2 Swing-And-A-Miss
2 Sense
1 Alter
1 Warrior's Courage
1 Rebel Barrier
1 Jedi Presence
`,
  ),
  starter(
    'light',
    'Guests of the Hutt',
    `
1 Jabba's Palace: Audience Chamber
1 Jabba's Palace: Entrance Cavern
2 Tatooine: Desert
1 Tatooine: Hutt Canyon
1 Kirdo III
1 Tatooine
1 Tatooine: Docking Bay 94
1 Tatooine: Mos Eisley
1 Tatooine: Cantina
1 Yavin 4
1 Yavin 4: Docking Bay
2 Luke Skywalker
1 Obi-Wan Kenobi
2 Han Solo
1 Chewbacca
1 Tamtel Skreej
1 Artoo
2 Florn Lamproid
1 H'nemthe
1 Jess
2 Klatooinian Revolutionary
1 Palejo Reshad
1 Rennek
1 Tanus Spijek
1 Tessek
1 Yoxgit
1 Momaw Nadon
1 BoShek
1 Worrt
2 Skiff
1 Millennium Falcon
3 X-wing
3 Mos Eisley Blaster
1 Jedi Lightsaber
1 Obi-Wan's Lightsaber
1 Han's Heavy Blaster Pistol
1 Holoprojector
1 Arc Welder
1 Bo Shuda
1 Choke
1 The Signal
1 Blaster Deflection
2 Unfriendly Fire
2 Sense
1 Alter
1 Warrior's Courage
1 Rebel Barrier
1 Jedi Presence
`,
  ),
  starter(
    'light',
    'Squadrons of Yavin',
    `
1 Bothawui
1 Yavin 4
1 Yavin 4: Docking Bay
1 Yavin 4: Massassi War Room
1 Yavin 4: Massassi Throne Room
1 Yavin 4: Massassi Ruins
1 Corellia
1 Tatooine
1 Tatooine: Docking Bay 94
1 Alderaan
1 Tatooine: Anchorhead
1 Commander Wedge Antilles
1 Princess Organa
1 Luke Skywalker
1 Han Solo
1 Bren Quersey
1 Elyhek Rue
1 Hol Okand
1 Lieutenant Lepira
1 Lieutenant Naytaan
1 Ryle Torsyn
1 Theron Nett
1 General Dodonna
1 R3-A2 (Arthree-Aytoo)
2 Sergeant Hollis
2 Rebel Trooper
1 Bron Burs
1 Melas
1 Gold 3
1 Gold 4
1 Gold 6
1 Red 7
1 Red 8
1 Red 9
1 Red 10
1 X-wing Assault Squadron
2 X-wing
1 Millennium Falcon
2 Medium Bulk Freighter
2 Proton Torpedoes
1 SW-4 Ion Cannon
1 Leia's Blaster Rifle
1 Goo Nee Tay
1 All Wings Report In
1 Antilles Maneuver
1 Heroes Of Yavin
1 Organized Attack
1 Rapid Fire
1 Slight Weapons Malfunction
2 Sense
1 Alter
1 Warrior's Courage
1 Rebel Barrier
1 Jedi Presence
`,
  ),
  starter(
    'light',
    'Local Uprising',
    `
1 Local Uprising / Liberation
1 Alderaan
1 Forest
1 Jungle
1 Spaceport City
1 Spaceport Docking Bay
1 Spaceport Street
1 Swamp
1 Farm
1 Yavin 4
1 Yavin 4: Docking Bay
6 Alderaan Operative
2 Luke Skywalker
1 Obi-Wan Kenobi
2 Han Solo
1 Princess Organa
1 General Dodonna
1 Commander Vanden Willard
1 Chewbacca
3 Rebel Commander
4 Rebel Trooper
1 Sergeant Hollis
1 Bron Burs
1 Melas
1 Millennium Falcon
3 X-wing
1 Tantive IV
1 Corellian Corvette
1 Jedi Lightsaber
1 Obi-Wan's Lightsaber
3 Blaster
1 Han's Heavy Blaster Pistol
1 Slight Weapons Malfunction
1 Blast The Door, Kid!
1 Swing-And-A-Miss
1 Clash Of Sabers
1 Path Of Least Resistance
1 Rapid Fire
2 Sense
1 Alter
1 Warrior's Courage
1 Rebel Barrier
1 Jedi Presence
`,
  ),
]
