/** Puts the page into the document. */
import { render } from 'preact'
import { App } from './app.tsx'

render(<App />, document.getElementById('page')!)
