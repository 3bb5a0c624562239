import { startInstance } from '../../app/start.ts'

// As on a page before hydration, so that the site's own middleware and error adapter are used in these tests.
Object.assign(window, { __TSS_START_OPTIONS__: await startInstance.getOptions() })
