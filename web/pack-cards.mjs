/** The shipped cards and options for the page: the cards of starter decks at once, all the rest when it is wanted. */
import { premiereCards } from '../swccg/dist/cards/shipped.js'
import { laterStarters } from '../swccg/dist/decks/later.js'
import { starter } from '../swccg/dist/decks/starter.js'
import { render as renderCcg } from '../swccg/dist/language/rendered.js'
import * as ccgRenderer from '../swccg/dist/language/shelf.js'
import { packCards } from '../swtcg/dist/cards/packed.js'
import { readShelf } from '../swtcg/dist/cards/shelf.js'
import { starterCards } from '../swtcg/dist/decks/starter-cards.js'
import { render } from '../swtcg/dist/language/rendered.js'
import { gameText } from '../swtcg/dist/language/shelf.js'

const SHELF = /\/swtcg\/cards\/shelf\.ts$/
const ALL = 'all-swtcg-cards'
/** The later sets of the Star Wars CCG; Premiere, of which its starter decks are, lies in the program. */
const CCG_SHELF = /\/swccg\/cards\/shelf\.ts$/
/** Lists of the decks of later sets. */
const CCG_DECKS = /\/swccg\/decks\/later\.ts$/
/** The renderers of card texts; the English of starter cards and of Premiere lies in the program. */
const RENDERER = /\/swtcg\/language\/shelf\.ts$/
const CCG_RENDERER = /\/swccg\/language\/shelf\.ts$/
/** What the strongest bots have learned. */
const LEARNED = /\/bots\/swccg\/learned-shelf\.ts$/
const OPTIONS = /\/swtcg\/options\/shelf\.ts$/

export const packedShelf = () => ({
  name: 'packed-shelf',
  resolveId: (id) => (id === ALL ? ALL : null),
  load: (id) => {
    if (id === ALL) return `export default ${JSON.stringify(packCards(readShelf()))}`
    if (CCG_SHELF.test(id)) return ccgShelfModule
    if (OPTIONS.test(id)) return optionShelfModule
    if (LEARNED.test(id)) return learnedShelfModule
    if (RENDERER.test(id)) return rendererModule(render(starterCards(readShelf()), gameText))
    if (CCG_RENDERER.test(id)) return ccgRendererModule(renderCcg(premiereCards().cards, ccgRenderer))
    if (CCG_DECKS.test(id)) return deckShelfModule(laterStarters())
    return SHELF.test(id) ? shelfModule(packCards(starterCards(readShelf()))) : null
  },
})

const shelfModule = (ofStarters) => `import { unpackCards } from './packed.ts'
let packed = ${JSON.stringify(ofStarters)}
export const readShelf = () => unpackCards(packed)
export const fetchShelf = async () => { packed = (await import('${ALL}')).default }
`

const ccgShelfModule = `let sets = []
export const readShelf = () => sets
export const fetchShelf = async () => { sets = (await import('./sets/later.ts')).LATER }
`

const optionShelfModule = `let options = []
export const optionsHere = () => options
export const fetchOptions = async () => { options = (await import('./all.ts')).ALL_OPTIONS }
`

const learnedShelfModule = `let value
export const learned = () => {
  if (!value) throw new Error('What was learned of the game was not fetched.')
  return value
}
export const fetchLearned = async () => { value = (await import('./learned.ts')).learnedValue }
`

const deckShelfModule = (
  decks,
) => `let decks = ${JSON.stringify(decks.map(({ side, title }) => starter(side, title, '')))}
export const laterStarters = () => decks
export const fetchLaterStarters = async () => {
  const [{ LATER_DARK }, { LATER_LIGHT }] = await Promise.all([import('./later-dark.ts'), import('./later-light.ts')])
  decks = [...LATER_DARK, ...LATER_LIGHT]
}
`

const rendererModule = (rendered) => `import { readerOf } from './rendered.ts'
let read = readerOf(${JSON.stringify(rendered)})
export const gameText = (card) => read(card)
export const fetchRenderer = async () => { read = (await import('./render/game-text.ts')).gameText }
`

const ccgRendererModule = (rendered) => `import { readerOf } from './rendered.ts'
let renderer = readerOf(${JSON.stringify(rendered)})
export const sayText = (card, text) => renderer.sayText(card, text)
export const sayDeeds = (card, action, half) => renderer.sayDeeds(card, action, half)
export const fetchRenderer = async () => { renderer = await import('./render/text.ts') }
`
