// `npm run dev`: runs the sandbox and the site with hot reload, from a fresh clone.
import { runWithNode24 } from './bootstrap.mjs'

runWithNode24('scripts/dev.ts')
