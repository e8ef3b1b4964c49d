/** Packs the shipped cards of the Star Wars TCG for the page: those of starter decks at once, all of them when they are wanted. */
import { packCards } from '../swtcg/dist/cards/packed.js'
import { readShelf } from '../swtcg/dist/cards/shelf.js'
import { starterCards } from '../swtcg/dist/decks/starter-cards.js'

const SHELF = /\/swtcg\/cards\/shelf\.ts$/
const ALL = 'all-swtcg-cards'

export const packedShelf = () => ({
  name: 'packed-shelf',
  resolveId: (id) => (id === ALL ? ALL : null),
  load: (id) => {
    if (id === ALL) return `export default ${JSON.stringify(packCards(readShelf()))}`
    return SHELF.test(id) ? shelfModule(packCards(starterCards(readShelf()))) : null
  },
})

const shelfModule = (ofStarters) => `import { unpackCards } from './packed.ts'
let packed = ${JSON.stringify(ofStarters)}
export const readShelf = () => unpackCards(packed)
export const fetchShelf = async () => { packed = (await import('${ALL}')).default }
`
