import type { ESTree } from 'vite'
import { expect, test } from 'vitest'
import { missingRows } from '../access/missing-rows.ts'
import { returnEntries } from '../access/return-entries.ts'
import { parseSource, projectRoot, readSources, type SourceFile, walk } from './source-files.ts'

const checksAnAddress = /from '#app\/domain\/return-path\.ts'/

test('every file that redirects to a path from a request has attacks', async () => {
  const files = await readSources(projectRoot, ['app'], /(?<!\.test)\.tsx?$/)
  const entries = files.filter(({ text }) => checksAnAddress.test(text)).map(({ path }) => path)
  expect(entries.length).toBeGreaterThan(5)
  expect(missingRows(entries, returnEntries, 'tests/access/return-entries.ts')).toEqual([])
})

/** Goes through the check, or begins with a path that is written in the code. */
const isOwn =
  /\b(safeReturnPath|localPath|cameFrom|screenPath)\(|^[`${]*(href|here|(withLocalePrefix|linkOutcomePath)(?=\('\/))\(/
/** What a request says, in the ways that code of the site reads it; `attempt.returnTo` was checked before it was kept. */
const isFromRequest = /\.get\(|\bfrom\b|(?<!\.)\breturnTo\b(?!:)/

/** Redirects to what a request says, itself or by constants of the file, that is not checked to be a path of this site. */
const careless = (files: readonly SourceFile[]) =>
  files.flatMap((file) => {
    if (!/seeOther|redirect|location/i.test(file.text)) return []
    const constants = new Map<string, string>()
    const targets: string[] = []
    const textOf = ({ start, end }: ESTree.Node) => file.text.slice(start, end)
    walk(parseSource(file), (node) => {
      if (node.type === 'VariableDeclarator' && node.id.type === 'Identifier' && node.init)
        constants.set(node.id.name, `${constants.get(node.id.name) ?? ''}${textOf(node.init)} `)
      if (node.type === 'CallExpression' && /^(seeOther|redirect)$/.test(textOf(node.callee)))
        targets.push(node.arguments.map(textOf).join())
      if (node.type === 'Property' && /^['"]?location['"]?$/i.test(textOf(node.key)))
        targets.push(textOf(node.value))
    })
    const behind = (text: string) =>
      text.replace(/(?<![.\w'])\w+(?![\w('.:]|\?\.)/g, (name) => constants.get(name) ?? name)
    return targets
      .map((target) => behind(behind(target)))
      .filter((target) => isFromRequest.test(target) && !isOwn.test(target))
      .map((target) => `${file.path} goes to ${target}`)
  })

test('every redirect goes to a checked path or to one of the site’s own', async () => {
  const files = await readSources(projectRoot, ['app'], /(?<!\.test)\.tsx?$/)
  expect(files.length).toBeGreaterThan(500)
  expect(careless(files)).toEqual([])
})

test.each([
  ["seeOther(url.searchParams.get('from') ?? '/')", 1],
  ['new Response(null, { status: 303, headers: { location: returnTo } })', 1],
  ["import { safeReturnPath } from '#app/domain/return-path.ts'\nseeOther(safeReturnPath(from))", 0],
  ["seeOther('/account')", 0],
  ["throw redirect({ href: url.searchParams.get('to') })", 1],
  ["const to = form.get('to')\nconst path = to ?? '/'\nseeOther(path)", 1],
  ["const headers = { location:\n url.searchParams.get('to') }", 1],
  ["const to = safeReturnPath(form.get('to'))\nseeOther(to)", 0],
  ["import { safeReturnPath } from '#app/domain/return-path.ts'\nseeOther(form.get('to'))", 1],
])('an answer by %s: %i careless', (text, count) => {
  expect(careless([{ path: 'app/routes/x.ts', text }])).toHaveLength(count)
})
