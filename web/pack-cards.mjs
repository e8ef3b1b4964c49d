/** Packs the shipped cards of the Star Wars TCG into the page: a third smaller on the wire than as they lie in their sets. */
import { packCards } from '../swtcg/dist/cards/packed.js'
import { readShelf } from '../swtcg/dist/cards/shelf.js'

const SHELF = /\/swtcg\/cards\/shelf\.ts$/

export const packedShelf = () => ({
  name: 'packed-shelf',
  load: (id) => (SHELF.test(id) ? shelfModule(packCards(readShelf())) : null),
})

const shelfModule = (packed) => `import { unpackCards } from './packed.ts'
export const readShelf = () => unpackCards(${JSON.stringify(packed)})
`
