import base from '/tmp/w/browse/e2e/playwright.config.ts'
const { globalSetup: _g, ...rest } = base
export default { ...rest, testDir: '/tmp/w/browse/e2e', workers: 1, outputDir: '/tmp/browse/results' }
