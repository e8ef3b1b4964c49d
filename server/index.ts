/** The public door of the server. */
export { openBrowser } from './page/browser.ts'
export { type RunningServer, serve } from './serve.ts'
export { LIMITS, type Limits, type Settings } from './settings.ts'
