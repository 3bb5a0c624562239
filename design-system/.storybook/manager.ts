import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events'
import { addons } from 'storybook/manager-api'
import { chromeTheme } from './chrome.ts'

const wear = (globals: Readonly<Record<string, unknown>>) =>
  addons.setConfig({ theme: chromeTheme(globals, 'manager') })

// A page of the guide has nothing to set or to test.
addons.setConfig({
  layoutCustomisations: {
    showPanel: ({ storyId }, otherwise) => (storyId.startsWith('guide-') ? false : otherwise),
  },
})

/** The toolbar's settings in the address, so that a dark link begins dark. */
const inAddress = new URLSearchParams(location.search).get('globals') ?? ''
wear(Object.fromEntries(inAddress.split(';').map((setting) => setting.split(':'))))

addons.register('borealis/chrome', () => {
  const follow = ({ globals }: { globals: Readonly<Record<string, unknown>> }) => wear(globals)
  for (const event of [SET_GLOBALS, GLOBALS_UPDATED]) addons.getChannel().on(event, follow)
})
