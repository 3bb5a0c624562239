import type { Finding, SourceFile } from './source-files.ts'

const isTest = /\.test\.tsx?$|\.stories\.tsx$|\/testing\/|-contract\.ts$/
/** The framework imports these. */
const entries = /^app\/(routes\/|start\.ts$|server\.ts$|router\.ts$)/
const declared = /^export (?:async )?(?:const|function|class) (\w+)/gm

/** Exports that only tests use, which can be deleted. */
export function findTestedOnly(sources: readonly SourceFile[], judged: RegExp): Finding[] {
  const code = sources.filter(({ path }) => !isTest.test(path))
  const exported = code
    .filter(({ path }) => judged.test(path) && !entries.test(path))
    .flatMap(({ path, text }) => [...text.matchAll(declared)].map(([, name = '']) => ({ path, name })))
  const wanted = new Set(exported.map(({ name }) => name))
  const said = new Map<string, number>()
  for (const { text } of code) {
    for (const word of text.match(/\w+/g) ?? [])
      if (wanted.has(word)) said.set(word, (said.get(word) ?? 0) + 1)
  }
  // The declaration itself counts once.
  return exported.flatMap(({ path, name }) =>
    (said.get(name) ?? 0) > 1 ? [] : [`${path}: only tests ask for ${name}`],
  )
}
