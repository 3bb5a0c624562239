// `npm test`: every check, from a fresh clone.
import { runWithNode24 } from './bootstrap.mjs'

runWithNode24('scripts/test-all.ts')
