import { build, type Plugin, type Rolldown } from 'vite'
import { expect, test } from 'vitest'
import { reactAsEsm } from './react-as-esm.ts'

const ENTRY = 'virtual:entry'

/** A component and a package that requires React itself, bundled as the site is. */
async function bundled(plugins: Plugin[]): Promise<string> {
  const entry: Plugin = {
    name: 'entry',
    enforce: 'pre',
    resolveId: (id: string) => (id === ENTRY ? id : undefined),
    load: (id: string) =>
      id === ENTRY
        ? `import * as React from 'react'
           import { useState } from 'react'
           import { jsx } from 'react/jsx-runtime'
           import dom from 'react-dom'
           export const component = () => jsx('p', { children: useState(React.version), dom })`
        : undefined,
  }
  const built = await build({
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [entry, ...plugins],
    build: {
      write: false,
      minify: false,
      rolldownOptions: { input: ENTRY, preserveEntrySignatures: 'strict' },
    },
  })
  // One output, because nothing is watched and one format is written.
  return (built as Rolldown.RolldownOutput).output[0].code
}

const component = (code: string) => /component = .*?;$/ms.exec(code)?.[0]

test('a component reads React’s exports as constants, and React is bundled once', async () => {
  const code = await bundled([reactAsEsm()])
  expect(component(code)).toMatch(/=> jsx\("p", \{\s+children: useState\(version\)/)
  expect(code.match(/exports\.useState = /g)).toHaveLength(1)
})

test('without it, a component goes through an object of getters', async () => {
  expect(component(await bundled([]))).toMatch(/\.jsx\)\("p"/)
})
