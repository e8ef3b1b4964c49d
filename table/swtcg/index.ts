/** The Star Wars TCG at a table: its manners, its printed faces, and its starter decks. */
export { type Face, faceOf } from './face.ts'
export { swtcgManners } from './manners.ts'
export {
  type Company,
  type StarterNotice,
  type StarterRequest,
  starterNotices,
  starterSetup,
} from './starters.ts'
