import type { Plugin, ViteDevServer } from 'vite'
import { compiledMessages } from './brand.ts'

const MESSAGES = compiledMessages()
/** The compiler writes several files; half of them would not fit together. Milliseconds. */
const WRITTEN_AFTER_MS = 100
/** `render-page.server.tsx` adds it to each page. */
const SCRIPT = 'virtual:reload-until-hydrated'
const LOADED = 'borealis:loaded'

/**
 * Development reloads a page where Vite cannot change it in place: the messages, which every component imports; a page that
 * is not hydrated; and one whose source has changed between its HTML and its scripts, which would not match.
 */
export function reloadInDevelopment(): Plugin {
  let lastChange = 0
  let timer: NodeJS.Timeout | undefined
  return {
    name: 'reload-in-development',
    apply: 'serve',
    resolveId: (id) => (id === SCRIPT ? `\0${SCRIPT}` : undefined),
    load: (id) => (id === `\0${SCRIPT}` ? pageScript : undefined),
    configureServer({ environments: { client } }) {
      client?.hot.on(LOADED, ({ begun }: { readonly begun: number }, { send }) => {
        if (lastChange > begun) send({ type: 'full-reload' })
      })
    },
    hotUpdate: {
      order: 'pre',
      handler({ file, modules, server }) {
        if (modules.length > 0) lastChange = Date.now()
        if (!file.startsWith(MESSAGES)) return undefined
        clearTimeout(timer)
        timer = setTimeout(() => reloadAll(server), WRITTEN_AFTER_MS)
        return []
      },
    },
  }
}

/** The server's modules first, which the reloaded page comes from. */
function reloadAll({ environments: { client, ...others } }: ViteDevServer): void {
  for (const { hot } of [...Object.values(others), client]) hot.send({ type: 'full-reload' })
}

const pageScript = `
function isHydrated() {
  const key = Object.keys(document).find((name) => name.startsWith('__reactContainer$'))
  return key !== undefined && !document[key].stateNode.current.memoizedState.isDehydrated
}
import.meta.hot.on('vite:beforeUpdate', () => isHydrated() || location.reload())
import.meta.hot.send('${LOADED}', { begun: performance.timeOrigin })
`
