/** The public door of the server. */

export { sayTo } from './operating/log.ts'
export { openBrowser } from './page/browser.ts'
export { type RunningServer, serve } from './serve.ts'
export { LIMITS, type Limits, type Settings } from './settings.ts'
export { backUp, restore } from './store/backup.ts'
