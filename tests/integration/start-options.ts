import { startInstance } from '../../app/start.ts'

// As the page does before it hydrates: the site's own middleware and error adapter are at work in these tests.
Object.assign(window, { __TSS_START_OPTIONS__: await startInstance.getOptions() })
