/** Faults of the card files that we know of, each with what it should say and why we think so. */
import { MISPRINTS } from './misprints.ts'
import { because, type Repair } from './repair.ts'
import type { Row } from './rows.ts'
import { plainTitle } from './titles.ts'

const REPAIRS: readonly Repair[] = [
  ...MISPRINTS,
  ...because('misspelt name', 'Name', [
    ['START', 'Aurek-Class Strikefigher', 'Strikefigher', 'Strikefighter'],
    ['START', 'Hammerhead IV-Class Cruiser Starter', 'Cruiser Starter', 'Cruiser (Starter)'],
  ]),
  ...because('misspelt subtype', 'Subtype', [
    ['AOTC', 'Republic Attack Gunship UH-478', 'Guship', 'Gunship'],
    ['BOE', 'Endor Scout Trooper', 'Stormtooper', 'Stormtrooper'],
    ['JG', 'Neimoidian Shuttle (A)', 'transport', 'Transport'],
    ['PM', "Watto's Shop", 'Tatoooine', 'Tatooine'],
    ['START', 'Dantooine Enclave', 'Dantoonine', 'Dantooine'],
  ]),
  ...because('a subtype in the plural, which every other card has in the singular', 'Subtype', [
    ['ROTJ', "Jabba's Dancers", 'Entertainers', 'Entertainer'],
    ['AGD', 'Sy Snootles (A)', 'Entertainers', 'Entertainer'],
    ['AGD', "Twi'lek Dancers", 'Entertainers', 'Entertainer'],
    ['TDT', 'Private Entertainers', 'Entertainers', 'Entertainer'],
    ['BOE', 'Ewok Villagers', 'Villagers', 'Villager'],
    ['RO2', 'Jedi Recruits', 'Children', 'Child'],
  ]),
  ...because('its arenas are left out; the text that takes it names them', 'Subtype', [
    ['TM', 'EV-series Bartender Droid', 'Tatooine', 'Character - Tatooine'],
    ['TMR', 'Remnant Bomber', 'Imperial', 'Space - Imperial'],
    ['TMR', 'Remnant Interceptor', 'Imperial', 'Space - Imperial'],
    ['TMR', 'Rocket Trooper', 'Imperial', 'Ground - Imperial'],
    ['TMR', 'Shipmates', 'Pirate', 'Ground - Pirate'],
    ['TMR', 'Shriek Hawk Hatchling', 'Raptavian', 'Ground - Raptavian'],
    ['TMR', 'Tribe Liberator', 'Mandalorian', 'Ground/Character - Mandalorian'],
    ['YV', 'Coralskipper Scout', '', 'Space'],
    ['YV', 'Coralskipper Swarm', '', 'Space/Ground'],
    ['YV', 'Elite Yuuzhan Vong Warrior', '', 'Ground/Character'],
    ['YV', 'Grutchin', '', 'Space'],
    ['YV', 'Thud Bug Swarm', '', 'Ground/Character'],
    ['YV', 'Voxyn Clone', '', 'Ground'],
    ['YV', 'War Refugees', '', 'Space/Ground/Character'],
    ['YV', 'Yuuzhan Vong Detachment', '', 'Space/Ground'],
    ['YV', 'Yuuzhan Vong Seer', '', 'Character'],
    ['YV', 'Yuuzhan Vong Workers', '', 'Ground'],
  ]),
  ...because('a bar cuts one ability in two', 'Text', [
    ['BH', 'Intimidate', ' | Or:', ' Or:'],
    ['ESB', 'Probe Droid', 'deck. | You', 'deck. You'],
    ['RAS', 'Princess Leia (I)', 'Accuracy 1 | Play', 'Accuracy 1. Play'],
    ['RAS', 'Space Slug RAS', 'attack. | You', 'attack. You'],
    ['ROTJ', 'C-3PO (H)', 'Cards. | Choose', 'cards. Choose'],
    ['ROTJ', 'Endor Shield Generator', 'attack. | As', 'attack. As'],
    ['ROTS', 'Chewbacca (M)', 'unit. | When', 'unit. When'],
  ]),
  ...because('no duration is printed; the rest of the card or its ruling gives it', 'Text', [
    ['ESB', 'Close the Shield Doors', 'gets Armor, instead', 'gets Armor until end of turn, instead'],
    ['ESB', 'Precise Attack', 'Accuracy 1. |', 'Accuracy 1 until end of turn. |'],
    ['ESB', 'Precise Attack', 'Accuracy 1 instead', 'Accuracy 1 until end of turn instead'],
    ['ION', 'Sith Fury', 'Fury X, where', 'Fury X until end of turn, where'],
    ['ION', 'To War', 'Fury 2 instead', 'Fury 2 for this attack instead'],
    ['JG', 'Close Pursuit', '-20 speed', '-20 speed until end of turn'],
    ['PM', 'Fight on All Fronts', 'Hit 2 instead', 'Hit 2 until end of turn instead'],
    ['RAS', 'Princess Leia (I)', 'Accuracy 1. Play', 'Accuracy 1 until end of turn. Play'],
    ['RAW', 'Force Punch', 'Stun 3.', 'Stun 3 for this attack.'],
  ]),
  ...because('the arrow after the cost is lost', 'Text', [
    ['MAND', "Mando'a", 'Mandalorians. One', 'Mandalorians -> One'],
    ['RAS', 'Dantooine System', 'arena. Your', 'arena -> Your'],
  ]),
  ...because('a Space unit is never discarded from the Character arena', 'Text', [
    ['ANH', "Vader's TIE Fighter (A)", 'the Character arena', 'the Space arena'],
  ]),
  ...because('speeds are printed in tens', 'Text', [['ROTJ', 'Chewbacca (J)', '+2 speed', '+20 speed']]),
  ...because('an Upkeep offers costs to choose from', 'Text', [['RAS', 'Zuckuss (A)', 'to tap', 'or tap']]),
  ...because('the unit that the cost discards has no counters left to remove', 'Text', [
    ['FOTR', 'DD-13 Medical Droid', 'from this unit', 'from that Character'],
  ]),
  ...because('the cards go back to the deck that they came from', 'Text', [
    ['RAS', 'Darth Vader (L)', 'of your deck', "of your opponent's deck"],
  ]),
  ...because('its own name is meant', 'Text', [['BOY', 'R2-X2 (A)', 'R2-K2', 'R2-X2']]),
  ...because('the text of the row before stands in front of its own', 'Text', [
    [
      'JG',
      'Destroyer Droid Team',
      "Choose one of your opponent's units in the Space or Ground arena. That unit gets -20 speed. ",
      '',
    ],
  ]),
  ...because('names what the Pilot may pilot by another word than its head', 'Text', [
    ['JG', 'Saesee Tiin (A)', 'the Space Unit gets', 'The Capital Ship, Starfighter or Transport gets'],
  ]),
  ...because('of the units that the condition counts', 'Text', [
    ['PM', 'Podracing Course', 'with the lowest speed.', 'with the lowest speed in the Ground arena.'],
  ]),
  ...because('a quotation is not opened', 'Text', [
    ['MAND', "Mask of the Mand'alor (A)", 'and [Tap]', 'and "[Tap]'],
  ]),
  ...because('a word or number is lost', 'Text', [
    ['BH', 'Virago (B)', 'may a die', 'may roll a die'],
    ['FOTR', 'Wookiee Army', 'Retaliate, where', 'Retaliate X, where'],
    ['PM', 'Darth Sidious (D)', 'costs 0 or more Force costs', 'with a Force cost costs'],
    ['RAS', 'Greedo (B)', 'Draw 2', 'Draw 2 cards.'],
    ['ROTJ', 'Elite Royal Guard', 'Treat as Dark', 'Treat this unit as a Dark'],
  ]),
  ...because('a comma is lost', 'Text', [
    ['ANH', 'R5-D4 (A)', 'attack ends R5', 'attack ends, R5'],
    ['ROTS', 'Jar Jar Binks (C)', 'point [tap]', 'point, [tap]'],
    ['ROTS', 'Destroyer Droid, Q Series', 'starts choose', 'starts, choose'],
  ]),
  ...because('misspelt', 'Text', [
    ['AOTC', 'Take the Initiative', 'units cards', 'unit cards'],
    ['ANH', 'Imperial Sentry Droid', 'is the Character', 'is in the Character'],
    ['ANH', 'Penetrate the Shields', 'has shields', 'has Shields'],
    ['BOY', 'R2-D2 (D)', 'starfighter', 'Starfighter'],
    ['FOTR', 'Wookiee Army', 'Wookies', 'Wookiees'],
    ['JG', 'Obi-Wan Kenobi (J)', 'Chose a', 'Choose a'],
    ['JG', "Obi-Wan's Maneuver", 'Space of Ground', 'Space or Ground'],
    ['JG', 'Protocol Battle Droid (A)', 'Droid attack,', 'Droid attacks,'],
    ['JG', 'Protocol Battle Droid (A)', 'two damage', '2 damage'],
    ['RAS', 'Dune Sea Krayt Dragon', 'when unit', 'when this unit'],
    ['RAS', 'Het Nkik (A)', 'Hett', 'Het'],
    ['RAS', 'Ponda Baba (A)', 'Panda', 'Ponda'],
    ['RAS', 'Zutton (A)', 'from hand', 'from your hand'],
    ['RAW', "Asajj Ventress's Lightsabers (A)", 'Assajj', 'Asajj'],
    ['RAW', 'Chancellor Palpatine (I)', 'republic', 'Republic'],
    ['ROTJ', 'Force Lightning', 'Charactger', 'Character'],
    ['ROTJ', 'Imperial-Class Star Destroyer', 'Destoyer', 'Destroyer'],
    ['ROTJ', 'Millennium Falcon (J)', 'Millenium', 'Millennium'],
    ['ROTJ', 'Scythe Squadron (A)', 'Scyth Squadron', 'Scythe Squadron'],
    ['ROTS', 'Grand Moff Tarkin (D)', 'Capital ships', 'Capital Ships'],
    ['ROTS', 'Kashyyyk System', "does't", "doesn't"],
    ['ROTS', 'Padme Amidala (H)', 'diplomat', 'Diplomat'],
    ['SAV', 'Boba Fett (J)', 'one damage', '1 damage'],
    ['SAV', 'Jango Fett (H)', 'one damage', '1 damage'],
    ['SAV', "Luke's Ultimatum", 'puts one', 'puts 1'],
    ['SAV', "Luke's Ultimatum", 'remove one', 'remove 1'],
    ['SAV', 'R2-D2 (K)', 'show it your', 'show it to your'],
    ['SR', 'C-3PO (B)', 'C3PO', 'C-3PO'],
    ['START', "Joruus C'baoth (D)", 'Jorous', 'Joruus'],
    ['START', 'Noghri Assassin Team', 'sends', 'ends'],
    ['BOH', 'E-Web Heavy Repeating Blaster', 'damange', 'damage'],
    ['BOH', 'Rebel Hoth', 'Revel', 'Rebel'],
    ['START', 'Fairwind (B)', 'Retailiate', 'Retaliate'],
    ['START', 'Finalizer (A)', 'Tape one', 'Tap one'],
    ['START', 'Sentinel-Class Shuttle', 'our build', 'your build'],
    ['START', 'T-70 X-Wing Scout', 'Spaca', 'Space'],
    ['START', 'Ysanne Isard (A)', 'her or her', 'his or her'],
  ]),
]

/** Cards whose text stands in the column for rulings. */
const TEXT_IN_USAGE: readonly string[] = ['BH Boba Fett (L)', 'BH Dengar (B)']

/** The row as it should be. */
export function repaired(row: Row, repairs: readonly Repair[] = REPAIRS): Row {
  const columns = { ...row.columns }
  const { Set: set = '', Name: name = '' } = columns
  if (TEXT_IN_USAGE.includes(`${set} ${name}`) && !columns['Text']) columns['Text'] = columns['Usage'] ?? ''
  for (const { column, from, to } of repairs.filter((repair) => isFor(repair, set, name)))
    columns[column] = (columns[column] ?? '').replace(from, to)
  return { line: row.line, columns }
}

/** Repairs whose fault is in none of the rows of their set. */
export const staleRepairs = (rows: readonly Row[], repairs: readonly Repair[] = REPAIRS): readonly Repair[] =>
  repairs.filter((repair, index) => {
    const before = repairs.slice(0, index)
    const fits = ({ columns }: Row): boolean =>
      isFor(repair, columns['Set'] ?? '', columns['Name'] ?? '') &&
      (columns[repair.column] ?? '').includes(repair.from)
    return !rows.some((row) => fits(repaired(row, before)))
  })

const isFor = (repair: Repair, set: string, name: string): boolean =>
  repair.set === set && plainTitle(repair.title) === plainTitle(name)
