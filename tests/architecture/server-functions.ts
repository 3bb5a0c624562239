import { at, type Finding, parseSource, type SourceFile, walk } from './source-files.ts'

export type ServerFunction = {
  readonly name: string
  readonly place: string
  readonly path: string
  readonly source: string
}

/** Every server function, found by its `createServerFn` call. */
export function findServerFunctions(files: readonly SourceFile[]): ServerFunction[] {
  const found: ServerFunction[] = []
  for (const file of files) {
    // Parsing every file of the site takes seconds.
    if (!file.text.includes('createServerFn')) continue
    const declared: ServerFunction[] = []
    let calls = 0
    walk(parseSource(file), (node) => {
      if (
        node.type === 'CallExpression' &&
        node.callee.type === 'Identifier' &&
        node.callee.name === 'createServerFn'
      )
        calls += 1
      // An alias would hide the calls below.
      if (
        node.type === 'ImportSpecifier' &&
        node.imported.type === 'Identifier' &&
        node.imported.name === 'createServerFn' &&
        node.local.name !== 'createServerFn'
      )
        calls += 1
      if (node.type !== 'VariableDeclarator' || !node.init || node.id.type !== 'Identifier') return
      const source = file.text.slice(node.init.start, node.init.end)
      if (!source.startsWith('createServerFn(')) return
      declared.push({ name: node.id.name, place: at(file, node.start), path: file.path, source })
    })
    found.push(...declared)
    // A function that is not a named constant would escape the rules below.
    for (let index = declared.length; index < calls; index += 1) {
      found.push({ name: '', place: file.path, path: file.path, source: '' })
    }
  }
  return found
}

const reads = /^(get|list|find|read|search|check|count|load)[A-Z]/
const writes =
  /^(create|update|remove|delete|save|set|add|send|resend|redeem|place|prepare|apply|start|sign|end|confirm|cancel|choose|change|mark|dismiss|freeze|unfreeze|reveal|claim|join|register|run|request|revoke|switch|store|submit|record|review|validate|accept|withdraw|activate|forget|settle)[A-Z]|^unsubscribe$/

/** @param open names of functions that need no guard */
export function judgeServerFunctions(
  functions: readonly ServerFunction[],
  open: ReadonlySet<string>,
): Finding[] {
  return functions.flatMap(({ name, place, path, source }, index) => {
    if (name === '') return [`${place} makes a server function without a name`]
    const findings: Finding[] = []
    if (functions.findIndex((one) => one.name === name) < index)
      findings.push(`${place} ${name} has the name of another one, which is its address`)
    const isPost = /^createServerFn\(\s*\{[^}]*method:\s*'POST'/.test(source)
    const guards = /\.middleware\(\s*\[([^\]]*)\]/.exec(source)?.[1] ?? ''
    if (!/\.data\.ts$/.test(path)) findings.push(`${place} ${name} lies outside a *.data.ts file`)
    if (!/\bwith(Customer|Intents|Visitor)\b/.test(guards) && !open.has(name))
      findings.push(`${place} ${name} has no guard`)
    if (isPost && reads.test(name)) findings.push(`${place} ${name} reads by its name, but is a POST`)
    if (!isPost && writes.test(name)) findings.push(`${place} ${name} writes by its name, but is a GET`)
    if (!reads.test(name) && !writes.test(name))
      findings.push(`${place} ${name} does not say whether it reads or writes`)
    return findings
  })
}
