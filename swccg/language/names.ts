/** Names that texts speak of and that no card of their sets bears. */
import type { Name } from './vocabulary.ts'

const persons = ['R2-D2', 'Chewie', 'Lando', 'Yoda', 'Emperor', "Lirin Car'n", 'Fixer', 'Anakin', 'Dooku']
const titles = [
  'Red 5',
  'Red 6',
  'Retract The Bridge',
  'Report To Lord Vader',
  'Death Star Tractor Beam',
  'Blast The Door, Kid!',
  'Bantha',
  'Dewback',
  'Wampa',
  'Rancor',
  'Bubo',
  'Dragonsnake',
  "Jabba's Sail Barge",
  'I Know',
  'Ewok Rescue',
  'Obsidian 10',
]

/** Planets that texts speak of before there is a card of them. */
export const SYSTEMS_OF_OTHER_SETS: readonly string[] = ['Endor', 'Naboo']

export const NAMES_OF_OTHER_SETS: readonly Name[] = [
  ...persons.map((persona) => ({ name: persona, means: { persona } })),
  ...titles.map((title) => ({ name: title, means: { title } })),
  { name: 'Ewok', means: { trait: 'ewok' }, common: true },
  { name: 'Jek', means: { persona: 'Porkins' } },
  { name: 'tauntaun', means: { kind: 'vehicle', titleHas: 'Tauntaun' }, common: true },
  { name: 'Skywalker', means: { persona: ['Luke', 'Leia', 'Anakin'] } },
  { name: 'Ewok weapon', means: { trait: 'ewok weapon' }, common: true },
  { name: "Beggar's Canyon", means: { title: "Tatooine: Beggar's Canyon" } },
  ...['X-wing', 'Y-wing', 'B-wing'].map((model) => ({
    name: model,
    means: { model },
    common: true as const,
  })),
]
