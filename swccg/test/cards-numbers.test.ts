/** Characters, vehicles and starships that change numbers: one position each, with and without what they speak of. */
import { count } from './card-numbers.ts'

const HUT = "Tatooine: Obi-Wan's Hut"
const JUNGLE = 'Yavin 4: Jungle (L)'
const KESSEL = 'Kessel (L)'
const CORE = 'Death Star: Central Core'

count([
  {
    card: 'Rebel Pilot',
    says: 'adds 2 to what he pilots',
    locations: [{ card: KESSEL, light: [{ card: 'Gold 1', pilots: ['Rebel Pilot'] }] }],
    numbers: { 'Gold 1': { power: 4, maneuver: 3 } },
  },
  {
    card: 'Imperial Pilot',
    says: 'adds 2 to what he pilots',
    locations: [{ card: KESSEL, dark: [{ card: 'Black 3', pilots: ['Imperial Pilot'] }] }],
    numbers: { 'Black 3': { power: 3 } },
  },
  {
    card: 'Dr. Evazan',
    says: 'adds 2 to what he pilots',
    locations: [{ card: KESSEL, dark: [{ card: 'TIE Scout', pilots: ['Dr. Evazan'] }] }],
    numbers: { 'TIE Scout': { power: 3, maneuver: 1 } },
  },
  {
    card: 'Biggs Darklighter',
    says: 'is best in Red 3',
    locations: [{ card: KESSEL, light: [{ card: 'Red 3', pilots: ['Biggs Darklighter'] }] }],
    numbers: { 'Red 3': { power: 5, maneuver: 5 } },
  },
  {
    card: 'Biggs Darklighter',
    says: 'adds no maneuver elsewhere',
    locations: [{ card: KESSEL, light: [{ card: 'Red 1', pilots: ['Biggs Darklighter'] }] }],
    numbers: { 'Red 1': { power: 5, maneuver: 4 } },
  },
  {
    card: 'Dutch',
    says: 'is best in Gold 1 and helps his squadron',
    locations: [
      {
        card: KESSEL,
        light: [
          { card: 'Gold 1', pilots: ['Dutch'] },
          { card: 'Gold 5', pilots: ['Pops'] },
        ],
      },
    ],
    numbers: { 'Gold 1': { power: 4, maneuver: 4 }, Pops: { forfeit: 5 }, Dutch: { forfeit: 5 } },
  },
  {
    card: 'Pops',
    says: 'is best in Gold 5',
    locations: [{ card: KESSEL, light: [{ card: 'Gold 5', pilots: ['Pops'] }] }],
    numbers: { 'Gold 5': { power: 4, maneuver: 4 } },
  },
  {
    card: 'Red Leader',
    says: 'is best in Red 1 and helps his squadron',
    locations: [
      {
        card: KESSEL,
        light: [
          { card: 'Red 1', pilots: ['Red Leader'] },
          { card: 'Red 3', pilots: ['Jek Porkins'] },
        ],
      },
    ],
    numbers: { 'Red 1': { power: 5, maneuver: 5 }, 'Jek Porkins': { forfeit: 5 } },
  },
  {
    card: 'Jek Porkins',
    says: 'adds 2 to what he pilots',
    locations: [{ card: KESSEL, light: [{ card: 'Red 1', pilots: ['Jek Porkins'] }] }],
    numbers: { 'Red 1': { power: 5, maneuver: 4 } },
  },
  {
    card: 'BoShek',
    says: 'adds 3 and is immune',
    locations: [{ card: KESSEL, light: [{ card: 'Gold 1', pilots: ['BoShek'] }] }],
    numbers: { 'Gold 1': { power: 5 }, BoShek: { immunity: 3 } },
  },
  {
    card: 'Luke Skywalker',
    says: 'adds 3 and is immune',
    locations: [{ card: KESSEL, light: [{ card: 'Red 1', pilots: ['Luke Skywalker'] }] }],
    numbers: { 'Red 1': { power: 6, maneuver: 4 }, 'Luke Skywalker': { immunity: 3 } },
  },
  {
    card: 'DS-61-2',
    says: 'is best in Black 2',
    locations: [{ card: KESSEL, dark: [{ card: 'Black 2', pilots: ['DS-61-2'] }] }],
    numbers: { 'Black 2': { power: 4, maneuver: 5 } },
  },
  {
    card: 'DS-61-3',
    says: 'is best in Black 3',
    locations: [{ card: KESSEL, dark: [{ card: 'Black 3', pilots: ['DS-61-3'] }] }],
    numbers: { 'Black 3': { power: 4, maneuver: 4 } },
  },
  {
    card: 'Darth Vader',
    says: 'is best in his own ship',
    locations: [{ card: KESSEL, dark: [{ card: "Vader's Custom TIE", pilots: ['Darth Vader'] }] }],
    numbers: { "Vader's Custom TIE": { power: 6, maneuver: 6, immunity: 4 }, 'Darth Vader': { immunity: 5 } },
  },
  {
    card: 'Darth Vader',
    says: 'adds 3 to another ship',
    locations: [{ card: KESSEL, dark: [{ card: 'Black 2', pilots: ['Darth Vader'] }] }],
    numbers: { 'Black 2': { power: 4, maneuver: 4 } },
  },
  {
    card: 'Commander Praji',
    says: 'speeds the Devastator up',
    locations: [{ card: KESSEL, dark: [{ card: 'Devastator', pilots: ['Commander Praji'] }] }],
    numbers: { Devastator: { power: 11, hyperspeed: 4 } },
  },
  {
    card: 'Admiral Motti',
    says: 'makes Rebel pilots at the system worth less',
    locations: [
      {
        card: KESSEL,
        dark: [{ card: 'Devastator', pilots: ['Admiral Motti'] }],
        light: [{ card: 'Gold 1', pilots: ['Rebel Pilot'] }],
      },
    ],
    numbers: { 'Rebel Pilot': { forfeit: 1 }, Devastator: { power: 11 } },
  },
  {
    card: 'Ponda Baba',
    says: 'adds 2 to what he pilots',
    locations: [{ card: KESSEL, dark: [{ card: 'Black 2', pilots: ['Ponda Baba'] }] }],
    numbers: { 'Black 2': { power: 3 } },
  },
  {
    card: 'R2-X2 (Artoo-Extoo)',
    says: 'serves a starfighter',
    locations: [{ card: KESSEL, light: [{ card: 'Red 3', cargo: ['R2-X2 (Artoo-Extoo)'] }] }],
    numbers: { 'Red 3': { power: 4, maneuver: 5 } },
  },
  {
    card: 'R1-G4 (Arone-Geefour)',
    says: 'serves a capital starship',
    locations: [{ card: KESSEL, dark: [{ card: 'Devastator', passengers: ['R1-G4 (Arone-Geefour)'] }] }],
    numbers: { Devastator: { power: 10, hyperspeed: 4, immunity: 3 } },
  },
  {
    card: 'R4-E1 (Arfour-Eeone)',
    says: 'serves a vehicle',
    locations: [
      { card: HUT, light: [{ card: "Luke's X-34 Landspeeder", driver: ['R4-E1 (Arfour-Eeone)'] }] },
    ],
    numbers: { "Luke's X-34 Landspeeder": { power: 2, maneuver: 6 } },
  },
  {
    card: 'R4-M9 (Arfour-Emmnine)',
    says: 'serves a vehicle',
    locations: [{ card: HUT, dark: [{ card: 'Ubrikkian 9000 Z001', driver: ['R4-M9 (Arfour-Emmnine)'] }] }],
    numbers: { 'Ubrikkian 9000 Z001': { power: 3, maneuver: 7 } },
  },
  {
    card: 'Leia Organa',
    says: 'strengthens Rebels with her on the Death Star',
    locations: [{ card: CORE, light: ['Leia Organa', 'Rebel Trooper'] }],
    numbers: { 'Leia Organa': { power: 3, immunity: 2 }, 'table/Rebel Trooper': { power: 2 } },
  },
  {
    card: 'Leia Organa',
    says: 'does not elsewhere',
    locations: [{ card: HUT, light: ['Leia Organa', 'Rebel Trooper'] }],
    numbers: { 'table/Rebel Trooper': { power: 1 } },
  },
  {
    card: 'Dathcha',
    says: 'is stronger away from home',
    locations: [{ card: JUNGLE, dark: ['Dathcha'] }],
    numbers: { Dathcha: { power: 4 } },
  },
  {
    card: 'Dathcha',
    says: 'is not on Tatooine',
    locations: [{ card: HUT, dark: ['Dathcha'] }],
    numbers: { Dathcha: { power: 2 } },
  },
  {
    card: 'Death Star Trooper',
    says: 'is weaker away from the Death Star',
    locations: [{ card: HUT, dark: ['Death Star Trooper'] }],
    numbers: { 'Death Star Trooper': { power: 1 } },
  },
  {
    card: 'Death Star Trooper',
    says: 'is at home there',
    locations: [{ card: CORE, dark: ['Death Star Trooper'] }],
    numbers: { 'Death Star Trooper': { power: 2 } },
  },
  {
    card: "WED15-I662 'Treadwell' Droid",
    says: 'protects droids here',
    locations: [{ card: HUT, dark: ["WED15-I662 'Treadwell' Droid", 'EG-6 (Eegee-Six)', 'Stormtrooper'] }],
    numbers: { 'EG-6 (Eegee-Six)': { immunity: 2 }, 'table/Stormtrooper': { immunity: 0 } },
  },
  {
    card: '5D6-RA-7 (Fivedesix)',
    says: 'likes the company of officers',
    locations: [{ card: HUT, dark: ['5D6-RA-7 (Fivedesix)', 'Admiral Motti'] }],
    numbers: { '5D6-RA-7 (Fivedesix)': { power: 3 } },
  },
  {
    card: 'Colonel Wullf Yularen',
    says: 'likes the company of officers',
    locations: [{ card: HUT, dark: ['Colonel Wullf Yularen', 'Grand Moff Tarkin'] }],
    numbers: { 'Colonel Wullf Yularen': { power: 2 } },
  },
  {
    card: 'Djas Puhr',
    says: 'draws on the dark icons here',
    locations: [{ card: CORE, dark: ['Djas Puhr'] }],
    numbers: { 'Djas Puhr': { power: 2, immunity: 3 } },
  },
  {
    card: 'Feltipern Trevagg',
    says: 'taxes battles by the icons here',
    locations: [{ card: 'Death Star: War Room', dark: ['Feltipern Trevagg'] }],
    numbers: { 'Death Star: War Room': { 'battle-cost-dark': 2, 'battle-cost-light': 2 } },
  },
  {
    card: 'Feltipern Trevagg',
    says: 'does not while a droid is present',
    locations: [{ card: 'Death Star: War Room', dark: ['Feltipern Trevagg', 'EG-6 (Eegee-Six)'] }],
    numbers: { 'Death Star: War Room': { 'battle-cost-light': 1 } },
  },
  {
    card: 'General Tagge',
    says: 'is worth more with troopers',
    locations: [{ card: HUT, dark: ['General Tagge', 'Stormtrooper', 'Death Star Trooper'] }],
    numbers: { 'General Tagge': { forfeit: 6 } },
  },
  {
    card: 'Bantha',
    says: 'carries Tusken Raiders to strength',
    locations: [{ card: HUT, dark: ['Bantha', 'Tusken Raider'] }],
    numbers: { 'Tusken Raider': { power: 2 } },
  },
  {
    card: 'Millennium Falcon',
    says: 'is immune with Han at the controls',
    locations: [{ card: KESSEL, light: [{ card: 'Millennium Falcon', pilots: ['Han Solo'] }] }],
    numbers: { 'Millennium Falcon': { immunity: 5, maneuver: 6 } },
  },
  {
    card: 'Millennium Falcon',
    says: 'is nothing without a pilot',
    locations: [{ card: KESSEL, light: [{ card: 'Millennium Falcon', passengers: ['Han Solo'] }] }],
    numbers: { 'Millennium Falcon': { immunity: 0, power: 0, maneuver: 0, hyperspeed: 0 } },
  },
])
