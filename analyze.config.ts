import base from './app.config.ts'
import { writeFileSync } from 'node:fs'
import { defineConfig, mergeConfig } from 'vite'
export default mergeConfig(base as never, defineConfig({ plugins: [{ name: 'an', generateBundle(_o: unknown, bundle: any) {
  if (this.environment?.name !== 'client') return
  const out: any = {}
  for (const [f, c] of Object.entries<any>(bundle)) if (c.type === 'chunk') out[f] = { imports: c.imports, dyn: c.dynamicImports, isEntry: c.isEntry, facade: c.facadeModuleId, code: c.code.length, modules: Object.fromEntries(Object.entries<any>(c.modules).map(([k, v]) => [k, v.renderedLength])) }
  writeFileSync('/tmp/perf/bundle.json', JSON.stringify(out))
} } as never] }))
