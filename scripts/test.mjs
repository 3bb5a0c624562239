// `npm test`: every check there is, from a fresh machine.
import { runWithNode24 } from './bootstrap.mjs'

runWithNode24('scripts/test-all.ts')
