/** The public door of the server. */
export { openBrowser } from './browser.ts'
export { listenFrom, pageServer } from './page-server.ts'
