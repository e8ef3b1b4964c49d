/** Locations that change numbers: one position each, with and without what they speak of. */
import { count } from './card-numbers.ts'

const CANTINA = 'Tatooine: Cantina (D)'
const HUT = "Tatooine: Obi-Wan's Hut"
const JUNGLE = 'Yavin 4: Jungle (L)'
const CORE = 'Death Star: Central Core'

count([
  {
    card: 'Tatooine: Cantina (D)',
    says: 'suits aliens, Tusken Raiders not the dark ones',
    locations: [{ card: CANTINA, dark: ['Labria', 'Tusken Raider'], light: ['Kabe'] }],
    numbers: { Labria: { power: 2 }, 'Tusken Raider': { power: 1 }, Kabe: { forfeit: 4, power: 1 } },
  },
  {
    card: 'Tatooine: Cantina (L)',
    says: 'suits aliens',
    locations: [{ card: 'Tatooine: Cantina (L)', dark: ['Labria', 'Tusken Raider'], light: ['Kabe'] }],
    numbers: { Labria: { forfeit: 4 }, 'Tusken Raider': { forfeit: 1 }, Kabe: { power: 2 } },
  },
  {
    card: 'Tatooine: Jundland Wastes',
    says: 'is hard ground',
    locations: [{ card: 'Tatooine: Jundland Wastes', dark: ['Tusken Raider'] }],
    numbers: {
      'Tusken Raider': { forfeit: 2 },
      'Tatooine: Jundland Wastes': { 'ability-needed-light': 6, 'ability-needed-dark': 4, 'drain-dark': 2 },
    },
  },
  {
    card: 'Tatooine: Dune Sea',
    says: 'asks the Dark Side for six ability',
    locations: ['Tatooine: Dune Sea'],
    numbers: { 'Tatooine: Dune Sea': { 'ability-needed-dark': 6, 'ability-needed-light': 4 } },
  },
  {
    card: 'Tatooine: Mos Eisley (D)',
    says: 'is a hive of villainy',
    locations: [{ card: 'Tatooine: Mos Eisley (D)', dark: ['Garindan'], light: ['Kabe'] }],
    numbers: { Garindan: { power: 2, forfeit: 4 }, Kabe: { power: 1 } },
  },
  {
    card: 'Death Star: Detention Block Corridor',
    says: 'steadies the aim of the Dark Side',
    locations: ['Death Star: Detention Block Corridor'],
    numbers: {
      'Death Star: Detention Block Corridor': { 'weapon-destiny-dark': 1, 'weapon-destiny-light': 0 },
    },
  },
  {
    card: 'Death Star: Detention Block Corridor',
    says: 'drains more for the Light Side where it controls',
    locations: [{ card: 'Death Star: Detention Block Corridor', light: ['Talz'] }],
    numbers: { 'Death Star: Detention Block Corridor': { 'drain-light': 2 } },
  },
  {
    card: 'Death Star: Detention Block Corridor',
    says: 'drains no more for the Light Side where both are',
    locations: [{ card: 'Death Star: Detention Block Corridor', light: ['Talz'], dark: ['Stormtrooper'] }],
    numbers: { 'Death Star: Detention Block Corridor': { 'drain-light': 1 } },
  },
  {
    card: 'Alderaan (L)',
    says: 'spoils the destiny of the Dark Side',
    locations: ['Alderaan (L)'],
    numbers: { 'Alderaan (L)': { 'battle-destiny-dark': -1, 'battle-destiny-light': 0 } },
  },
  {
    card: 'Yavin 4: Jungle (L)',
    says: 'hides a Rebel who is alone',
    locations: [{ card: JUNGLE, light: ['Rebel Trooper'] }],
    numbers: { 'table/Rebel Trooper': { immunity: 99, power: 1 } },
  },
  {
    card: 'Yavin 4: Jungle (D)',
    says: 'hides an Imperial who is alone',
    locations: [{ card: 'Yavin 4: Jungle (D)', dark: ['Stormtrooper'] }],
    numbers: { 'table/Stormtrooper': { immunity: 99 } },
  },
  {
    card: 'Death Star: War Room',
    says: 'makes Rebel Troopers worth less under a leader',
    locations: [
      { card: 'Death Star: War Room', dark: ['General Tagge'] },
      { card: HUT, light: ['Rebel Trooper'] },
    ],
    numbers: { 'table/Rebel Trooper': { forfeit: 1 } },
  },
  {
    card: 'Yavin 4: Massassi War Room',
    says: 'makes Stormtroopers worth less under a leader',
    locations: [
      { card: 'Yavin 4: Massassi War Room', light: ['General Dodonna'] },
      { card: HUT, dark: ['Stormtrooper'] },
    ],
    numbers: { 'table/Stormtrooper': { forfeit: 1 } },
  },
  {
    card: 'Alderaan (D)',
    says: 'is drained by who holds the Death Star',
    locations: [
      { card: 'Alderaan (D)', dark: ['Devastator'] },
      { card: CORE, dark: ['Stormtrooper'] },
    ],
    numbers: { 'Alderaan (D)': { 'drain-dark': 2 } },
  },
  {
    card: 'Death Star: Docking Bay 327 (D)',
    says: 'lets the Dark Side through free',
    locations: ['Death Star: Docking Bay 327 (D)'],
    numbers: { 'Death Star: Docking Bay 327 (D)': { 'transit-dark': 0, 'transit-light': 2 } },
  },
  {
    card: 'Death Star: Docking Bay 327 (L)',
    says: 'takes 1 from both',
    locations: ['Death Star: Docking Bay 327 (L)'],
    numbers: { 'Death Star: Docking Bay 327 (L)': { 'transit-dark': 1, 'transit-light': 1 } },
  },
  {
    card: 'Tatooine: Docking Bay 94 (L)',
    says: 'takes 1 and 2',
    locations: ['Tatooine: Docking Bay 94 (L)'],
    numbers: { 'Tatooine: Docking Bay 94 (L)': { 'transit-dark': 2, 'transit-light': 1 } },
  },
  {
    card: 'Tatooine: Docking Bay 94 (D)',
    says: 'takes 1 and 2',
    locations: ['Tatooine: Docking Bay 94 (D)'],
    numbers: { 'Tatooine: Docking Bay 94 (D)': { 'transit-dark': 1, 'transit-light': 2 } },
  },
  {
    card: 'Yavin 4: Docking Bay (L)',
    says: 'lets the Light Side through free',
    locations: ['Yavin 4: Docking Bay (L)'],
    numbers: { 'Yavin 4: Docking Bay (L)': { 'transit-dark': 2, 'transit-light': 0 } },
  },
  {
    card: 'Yavin 4: Docking Bay (D)',
    says: 'takes 1 from both',
    locations: ['Yavin 4: Docking Bay (D)'],
    numbers: { 'Yavin 4: Docking Bay (D)': { 'transit-dark': 1, 'transit-light': 1 } },
  },
  {
    card: "Tatooine: Lars' Moisture Farm (D)",
    says: 'steadies the aim of the Dark Side',
    locations: ["Tatooine: Lars' Moisture Farm (D)"],
    numbers: { "Tatooine: Lars' Moisture Farm (D)": { 'weapon-destiny-dark': 1 } },
  },
])
