// `npm start`: runs the sandbox and the production build of the site, from a fresh clone.
import { runWithNode24 } from './bootstrap.mjs'

runWithNode24('scripts/run-all.ts')
