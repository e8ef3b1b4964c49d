/** Decks that come with the game, with the cards of Premiere; those of later sets stand beside them. */
import { type StarterDeck, starter } from './starter.ts'

export const STARTERS: readonly StarterDeck[] = [
  starter(
    'dark',
    'Death Star command',
    `
1 Death Star: War Room
1 Death Star: Docking Bay 327
1 Death Star: Central Core
1 Death Star: Level 4 Military Corridor
1 Death Star: Detention Block Corridor
1 Alderaan
1 Yavin 4: Docking Bay
1 Tatooine: Jawa Camp
1 Tatooine: Docking Bay 94
1 Tatooine: Mos Eisley
1 Tatooine: Cantina
2 Darth Vader
2 Grand Moff Tarkin
1 Admiral Motti
1 General Tagge
1 Colonel Wullf Yularen
1 Chief Bast
1 Commander Praji
1 Lieutenant Tanbris
1 DS-61-3
1 Garindan
1 Djas Puhr
6 Stormtrooper
4 Death Star Trooper
1 Devastator
4 TIE Advanced x1
3 TIE Scout
1 Vader's Lightsaber
1 Dark Jedi Lightsaber
2 Blaster Rifle
1 Imperial Blaster
1 Assault Rifle
1 Death Star Sentry
2 Presence Of The Force
2 Sense
1 Alter
1 Dark Collaboration
1 Dark Jedi Presence
1 I Have You Now
1 The Empire's Back
1 Imperial Barrier
1 Physical Choke
`,
  ),
  starter(
    'dark',
    'Tatooine night',
    `
1 Tatooine
1 Tatooine: Cantina
1 Tatooine: Mos Eisley
1 Tatooine: Docking Bay 94
1 Tatooine: Jundland Wastes
1 Tatooine: Jawa Camp
1 Tatooine: Lars' Moisture Farm
1 Death Star: Docking Bay 327
1 Yavin 4: Docking Bay
1 Yavin 4: Jungle
2 Darth Vader
1 Djas Puhr
1 Dr. Evazan
1 Ponda Baba
1 Feltipern Trevagg
1 Garindan
1 Labria
1 M'iiyoom Onith
1 Myo
1 Prophetess
1 Tonnika Sisters
1 Kitik Keed'kak
1 Dathcha
3 Jawa
6 Tusken Raider
1 Wuher
1 Bantha
1 Vader's Custom TIE
1 Devastator
4 TIE Advanced x1
4 TIE Scout
1 Vader's Lightsaber
1 Gaderffii Stick
2 Sunsdown
1 Dark Hours
2 Presence Of The Force
1 Sense
1 I Have You Now
1 Dark Jedi Presence
1 Lone Warrior
1 Moment Of Triumph
1 Gravel Storm
1 Tusken Scavengers
1 Counter Assault
`,
  ),
  starter(
    'light',
    'Tatooine heroes',
    `
1 Tatooine: Obi-Wan's Hut
1 Tatooine: Lars' Moisture Farm
1 Tatooine: Mos Eisley
1 Tatooine: Cantina
1 Tatooine: Dune Sea
1 Tatooine: Docking Bay 94
1 Tatooine: Jawa Camp
1 Tatooine
1 Yavin 4: Massassi War Room
1 Yavin 4: Massassi Throne Room
1 Yavin 4: Docking Bay
2 Luke Skywalker
2 Obi-Wan Kenobi
2 Han Solo
2 Leia Organa
1 C-3PO (See-Threepio)
1 Owen Lars
1 Beru Lars
1 BoShek
1 Momaw Nadon
1 Leesub Sirln
1 Kabe
1 General Dodonna
1 Talz
3 Rebel Trooper
1 Luke's X-34 Landspeeder
1 Millennium Falcon
1 Obi-Wan's Lightsaber
1 Jedi Lightsaber
1 Han's Heavy Blaster Pistol
1 Leia's Sporting Blaster
2 Blaster
1 Hydroponics Station
1 Vaporator
1 Tatooine Utility Belt
1 Traffic Control
1 Lightsaber Proficiency
1 Obi-Wan's Cape
1 K'lor'slug
2 Sense
1 Alter
1 Skywalkers
1 Gift Of The Mentor
1 Jedi Presence
1 Solo Han
1 Warrior's Courage
1 Old Ben
1 Luke's Back
1 It Could Be Worse
1 Nabrun Leids
1 Surprise Assault
1 Rebel Barrier
`,
  ),
  starter(
    'light',
    'Yavin fleet',
    `
1 Yavin 4
1 Yavin 4: Massassi Throne Room
1 Yavin 4: Massassi War Room
1 Yavin 4: Docking Bay
1 Yavin 4: Jungle
1 Tatooine
1 Tatooine: Docking Bay 94
1 Alderaan
1 Dantooine
1 Tatooine: Dune Sea
1 Death Star: Docking Bay 327
1 Millennium Falcon
1 Red 1
1 Red 3
1 Gold 1
1 Gold 5
4 X-wing
3 Y-wing
2 Corellian Corvette
1 Luke Skywalker
2 Han Solo
1 Leia Organa
1 General Dodonna
1 Biggs Darklighter
1 Dutch
1 Pops
1 Red Leader
1 BoShek
2 Rebel Pilot
2 R2-X2 (Artoo-Extoo)
1 WED-9-M1 'Bantha' Droid
3 Proton Torpedoes
2 Quad Laser Cannon
1 Targeting Computer
1 Fusion Generator Supply Tanks
1 Rebel Planners
1 Special Modifications
1 Rebel Trooper
1 Yavin Sentry
2 A Few Maneuvers
1 Out Of Nowhere
1 Full Throttle
1 Hear Me Baby, Hold Together
1 Combined Attack
1 Hyper Escape
1 Rebel Reinforcements
1 It Could Be Worse
`,
  ),
]
