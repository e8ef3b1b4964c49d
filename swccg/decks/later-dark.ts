/** Decks of the Dark Side with the cards of later sets; one for each set, and one that begins with an Objective. */
import { type StarterDeck, starter } from './starter.ts'

export const LATER_DARK: readonly StarterDeck[] = [
  starter(
    'dark',
    'Kashyyyk patrol',
    `
1 Kashyyyk
1 Kessel
1 Yavin 4
1 Alderaan
1 Tatooine
1 Tatooine: Docking Bay 94
1 Tatooine: Cantina
1 Tatooine: Mos Eisley
1 Death Star: War Room
1 Death Star: Docking Bay 327
1 Death Star: Central Core
1 Imperial Holotable
2 Darth Vader
1 Vader's Lightsaber
1 Grand Moff Tarkin
1 Admiral Motti
1 Danz Borin
1 Captain Khurgee
1 DS-61-4
1 DS-61-3
2 Imperial Commander
1 Lt. Pol Treidum
1 Officer Evax
2 Reserve Pilot
4 Stormtrooper
1 IT-O (Eyetee-Oh)
1 R2-Q2 (Artoo-Kyootoo)
3 Victory-Class Star Destroyer
1 Devastator
1 TIE Assault Squadron
5 TIE Vanguard
2 Enhanced TIE Laser Cannon
2 Blaster Rifle
1 Leia Seeker
1 Mobquet A-1 Deluxe Floater
1 Astromech Shortage
2 Presence Of The Force
1 Ghhhk
1 This Is Some Rescue!
2 Sense
1 Alter
1 I Have You Now
1 Dark Jedi Presence
1 Imperial Barrier
`,
  ),
  starter(
    'dark',
    'Walkers on the ice',
    `
1 Hoth
1 Hoth: Defensive Perimeter (3rd Marker)
1 Hoth: Echo Corridor
1 Hoth: Echo Docking Bay
1 Hoth: Ice Plains (5th Marker)
1 Hoth: North Ridge (4th Marker)
1 Hoth: Wampa Cave (7th Marker)
1 Ord Mantell
1 Kessel
1 Death Star: Docking Bay 327
1 Tatooine: Docking Bay 94
2 Darth Vader
1 Vader's Lightsaber
1 General Veers
1 Captain Piett
3 AT-AT Driver
3 Imperial Gunner
1 Lieutenant Cabbel
6 Snowtrooper
2 Snowtrooper Officer
1 Admiral Motti
1 Wampa
3 Blizzard Walker
1 Blizzard 2
1 Blizzard Scout 1
1 Stalker
1 Devastator
2 TIE Advanced x1
3 AT-AT Cannon
2 Blaster Rifle
1 Imperial Blaster
1 Too Cold For Speeders
1 Presence Of The Force
1 Cold Feet
1 Imperial Supply
1 Tactical Support
1 Direct Hit
2 Sense
1 Alter
1 I Have You Now
1 Dark Jedi Presence
1 Imperial Barrier
`,
  ),
  starter(
    'dark',
    'Hunters among asteroids',
    `
1 Raithal
2 Asteroid Field
1 Big One
1 Kessel
1 Tatooine
1 Yavin 4
1 Alderaan
1 Death Star: War Room
1 Death Star: Docking Bay 327
1 Tatooine: Docking Bay 94
1 Tatooine: Cantina
2 Darth Vader
1 Vader's Lightsaber
1 Zuckuss
2 Comm Chief
1 Commander Brandei
1 Commander Nemet
1 Corporal Derdram
1 Corporal Vandolay
2 Imperial Helmsman
1 Lieutenant Commander Ardan
1 Warrant Officer M'Kae
1 Grand Moff Tarkin
1 Admiral Motti
1 Djas Puhr
3 Stormtrooper
1 Executor
1 Avenger
1 Devastator
1 Hound's Tooth
1 IG-2000
3 TIE Avenger
1 TIE Scout
1 Dengar's Blaster Carbine
1 Imperial Blaster
2 Blaster Rifle
1 Mynock
2 Vine Snake
1 Precision Targeting
1 Bad Feeling Have I
1 Presence Of The Force
1 Control
1 Those Rebels Won't Escape Us
1 Something Hit Us!
2 Sense
1 Alter
1 I Have You Now
1 Dark Jedi Presence
1 Imperial Barrier
`,
  ),
  starter(
    'dark',
    'Bounty in the clouds',
    `
1 Bespin
1 Bespin: Cloud City
1 Clouds
1 Cloud City: Carbonite Chamber
1 Cloud City: East Platform (Docking Bay)
1 Cloud City: Incinerator
1 Cloud City: Lower Corridor
1 Cloud City: Upper Plaza Corridor
1 Kessel
1 Death Star: Docking Bay 327
1 Tatooine: Docking Bay 94
2 Darth Vader
1 Vader's Lightsaber
2 Boba Fett
1 Captain Bewil
1 Lieutenant Sheckil
1 E-3PO
7 Cloud City Trooper
3 Stormtrooper
1 Djas Puhr
1 Admiral Motti
3 Cloud Car
1 Obsidian 7
1 Obsidian 8
1 Devastator
2 TIE Advanced x1
1 Mandalorian Armor
1 Boba Fett's Blaster Rifle
3 Cloud City Blaster
1 Dark Jedi Lightsaber
1 Vader's Cape
1 Vader's Bounty
1 Bounty
1 All Too Easy
1 Special Delivery
1 Dark Strike
1 Point Man
1 Trooper Assault
1 Force Field
2 Sense
1 Alter
1 I Have You Now
1 Dark Jedi Presence
1 Imperial Barrier
`,
  ),
  starter(
    'dark',
    "Jabba's court",
    `
1 Jabba's Palace: Audience Chamber
1 Jabba's Palace: Droid Workshop
1 Jabba's Palace: Dungeon
1 Jabba's Palace: Entrance Cavern
1 Tatooine: Great Pit Of Carkoon
1 Tatooine: Jabba's Palace
2 Tatooine: Desert
1 Tatooine
1 Tatooine: Docking Bay 94
1 Tatooine: Mos Eisley
1 Nal Hutta
1 Jabba
1 Bib Fortuna
2 Abyssin
1 Chevin
3 Gamorrean Guard
1 Giran
1 J'Quille
1 Kithaba
1 Malakili
1 Murttoc Yine
3 Nikto
1 Ortugg
1 Pote Snitkin
1 Thul Fain
1 Vizam
2 Weequay Guard
1 Weequay Skiff Master
1 Wooof
1 Boba Fett
2 Skiff
1 Devastator
2 TIE Advanced x1
2 Gamorrean Ax
2 Mos Eisley Blaster
1 Dengar's Modified Riot Gun
1 Blaster Rifle
1 Hutt Bounty
2 Presence Of The Force
1 Twi'lek Advisor
1 None Shall Pass
1 Bantha Fodder
2 Sense
1 Alter
1 I Have You Now
1 Dark Jedi Presence
1 Imperial Barrier
`,
  ),
  starter(
    'dark',
    'Dark Lord of Coruscant',
    `
1 Coruscant
1 Coruscant: Docking Bay
1 Coruscant: Imperial City
1 Coruscant: Imperial Square
1 Fondor
1 Rendili
1 Wakeelmui
1 Tatooine
1 Tatooine: Docking Bay 94
1 Tatooine: Cantina
1 Tatooine: Mos Eisley
2 Darth Vader, Dark Lord Of The Sith
1 Vader's Lightsaber
1 Grand Moff Tarkin
1 Boelo
5 Sandtrooper
1 Sergeant Major Bursk
1 Sergeant Merril
3 Swoop Mercenary
1 Admiral Motti
1 DS-61-3
1 R2-A5 (Artoo-Ayfive)
1 Captain Piett
2 2X-7KPR (Tooex)
2 Death Squadron Star Destroyer
1 Vengeance
1 Dune Walker
2 Dewback
1 Ronto
4 TIE Advanced x1
2 Disruptor Pistol
1 Blaster Rifle
1 Rendili StarDrive
1 Sienar Fleet Systems
1 Tatooine Occupation
1 Presence Of The Force
1 All Power To Weapons
1 Blast Points
1 Short-range Fighters
1 They're Coming In Too Fast!
2 Sense
1 Alter
1 I Have You Now
1 Dark Jedi Presence
1 Imperial Barrier
`,
  ),
  starter(
    'dark',
    'Ralltiir Operations',
    `
1 Ralltiir Operations / In The Hands Of The Empire
1 Ralltiir
1 Forest
1 Jungle
1 Spaceport City
1 Spaceport Docking Bay
1 Spaceport Prefect's Office
1 Spaceport Street
1 Swamp
1 Fondor
1 Kessel
2 Darth Vader
1 Vader's Lightsaber
1 Grand Moff Tarkin
1 General Veers
1 Captain Piett
1 Admiral Motti
1 Commander Brandei
1 Lieutenant Sheckil
6 Stormtrooper
3 Snowtrooper
3 Sandtrooper
2 Imperial Commander
1 Sergeant Major Bursk
2 Victory-Class Star Destroyer
1 Devastator
1 Vengeance
3 TIE Advanced x1
1 Dune Walker
1 Blizzard Walker
3 Blaster Rifle
1 Imperial Blaster
2 Presence Of The Force
1 Trooper Assault
1 Sonic Bombardment
1 Heavy Fire Zone
1 Dark Strike
2 Sense
1 Alter
1 I Have You Now
1 Dark Jedi Presence
1 Imperial Barrier
`,
  ),
]
