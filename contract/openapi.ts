import { readdir, readFile, writeFile } from 'node:fs/promises'
import { pathToFileURL } from 'node:url'
import { z } from 'zod'
import { type Call, type CallHeader, clientPrefix } from './call.ts'
import { calls } from './calls.ts'
import { contentCalls } from './content-calls.ts'
import { customerCalls } from './customer-calls.ts'
import { extensionCalls } from './extension-calls.ts'
import { type ProblemCode, problemStatus } from './problem.ts'
import { atTheDoor } from './serving/keys.ts'
import { language } from './values.ts'

// Writes docs/openapi.json and the tables of calls in docs/specification.md from the contract; with --check it only compares these
// files, or others that are named.

const folder = new URL('./', import.meta.url)
const fileOf = (name: string, ending: string) => {
  const named = process.argv.find((argument) => argument.endsWith(ending))
  return named ? pathToFileURL(named) : new URL(`../docs/${name}${ending}`, import.meta.url)
}
const reference = (name: string) => `#/components/schemas/${name}`

type Json = Record<string, unknown>

/** Comments of the exported schemas, which are rules for whoever implements them, by component. */
const comments = new Map<string, string>()

/** Not of the backend: this program, and what the site reads of a provider. */
const apart = new Set(['openapi.ts', 'provider.ts'])

/** Every exported schema becomes a component of the same name, capitalised. */
async function namedSchemas() {
  const registry = z.registry<{ id: string }>()
  const files = (await readdir(folder))
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && !apart.has(file))
    .sort()
  for (const file of files) {
    const address = new URL(file, folder)
    const exported: Record<string, unknown> = await import(address.href)
    for (const [name, value] of Object.entries(exported))
      if (value instanceof z.ZodType) registry.add(value, { id: idOf(name) })
    for (const [, comment = '', name = ''] of (await readFile(address, 'utf8')).matchAll(commented))
      comments.set(idOf(name), inOneLine(comment))
  }
  return registry
}

/** A comment and the name of the constant right below it. */
const commented = /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\nexport const (\w+)/g

const idOf = (name: string) => name.charAt(0).toUpperCase() + name.slice(1)

/** Without asterisks, and without sections of the specification, which whoever implements the backend does not have. */
const inOneLine = (comment: string) =>
  comment
    .replace(/\n\s*\* ?/g, ' ')
    .replace(/ \(spec §\d+[^)]*\)| of spec §\d+/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim()

const registry = await namedSchemas()
const components: Record<string, Json> = {}
const written = z.toJSONSchema(registry, { io: 'input', uri: reference }).schemas
for (const [name, { $schema, $id, ...schema }] of Object.entries(written)) {
  const description = schema.description ?? comments.get(name)
  components[name] = description === undefined ? schema : { ...schema, description }
}

const nameOf = (schema: z.ZodType): string => {
  const id = registry.get(schema)?.id
  if (!id) throw new Error('A call uses a schema that no file of the contract exports')
  return id
}
const content = (schema: z.ZodType) => ({
  'application/json': { schema: { $ref: reference(nameOf(schema)) } },
})

const headerTexts: Record<CallHeader, string> = {
  recaptchaToken:
    'The token of the bot check, good once. Ignore it where the site verifies (BOT_CHECK_VERIFIER=site)',
  hostIp: 'The address that the customer’s request came from',
  'Idempotency-Key':
    'One intention of one member. Look it up before the step-up token; keep it for a day at least. With the same body it gets the same ' +
    'answer byte for byte, an order’s refusal too, and takes effect once; with another body IDEMPOTENCY_MISMATCH, while it is at work ' +
    `IDEMPOTENCY_RUNNING. It is free again after ${[...atTheDoor].join(', ')}, and after every refusal of createClaim: a claim may be ` +
    'allowed later',
}

function parameters(call: Call): Json[] {
  const listed = (schema: z.ZodObject | undefined, place: 'path' | 'query') => {
    if (!schema) return []
    const { properties = {}, required = [] } = components[nameOf(schema)] as {
      properties?: Record<string, Json>
      required?: string[]
    }
    return Object.entries(properties).map(([name, property]) => ({
      name,
      in: place,
      required: place === 'path' || required.includes(name),
      schema: property,
    }))
  }
  const headers = (call.headers ?? []).map((name) => ({
    name,
    in: 'header',
    required: name !== 'hostIp',
    description: headerTexts[name],
    schema: { type: 'string' },
  }))
  return [
    { $ref: '#/components/parameters/AcceptLanguage' },
    { $ref: '#/components/parameters/CorrelationId' },
    ...listed(call.params, 'path'),
    ...listed(call.query, 'query'),
    ...headers,
  ]
}

/** Problem codes by status, as one response each. */
function refusals(codes: readonly ProblemCode[]) {
  const byStatus = new Map<number, ProblemCode[]>()
  for (const code of [...codes, 'INTERNAL', 'UNAVAILABLE'] as const) {
    const status = problemStatus[code]
    byStatus.set(status, [...(byStatus.get(status) ?? []), code])
  }
  const sorted = [...byStatus].sort(([one], [other]) => one - other)
  return Object.fromEntries(
    sorted.map(([status, list]) => [
      status,
      {
        description: list.join(', '),
        content: { 'application/problem+json': { schema: { $ref: reference('Problem') } } },
      },
    ]),
  )
}

const security = {
  none: [{}],
  optional: [{}, { bearer: [] }],
  bearer: [{ bearer: [] }],
  'step-up': [{ bearer: [], stepUp: [] }],
}

/** Whether it exists, and who may get the same answer. */
function descriptionOf({ flag, isPublic, isSearch }: Call): { description?: string } {
  const sentences = [
    ...(flag ? [`Exists when featureFlags.${flag} is true.`] : []),
    ...(isPublic
      ? ['The same for everybody of a language: with `Cache-Control: public, max-age=…` the site keeps it.']
      : []),
    ...(isSearch
      ? [
          'Without a bearer the same for everybody: with `Cache-Control: public, max-age=…` the site keeps it.',
        ]
      : []),
  ]
  return sentences.length > 0 ? { description: sentences.join(' ') } : {}
}

function operation(name: string, call: Call): Json {
  return {
    operationId: name,
    summary: call.summary,
    ...descriptionOf(call),
    tags: [call.tag],
    security: call.stepUpFields ? [...security.bearer, ...security['step-up']] : security[call.auth],
    parameters: parameters(call),
    ...(call.body && { requestBody: { required: true, content: content(call.body) } }),
    responses: {
      [call.status]: {
        description: call.response ? 'Done' : 'Done, without a body',
        ...(call.response && { content: content(call.response) }),
      },
      ...refusals(call.problems),
    },
  }
}

const paths: Record<string, Json> = {}
for (const [name, call] of Object.entries<Call>(calls)) {
  const path = clientPrefix[call.client] + call.path
  const methods = paths[path] ?? {}
  paths[path] = methods
  methods[call.method.toLowerCase()] = operation(name, call)
}

const header = (name: string, description: string) => ({
  name,
  in: 'header',
  required: true,
  description,
  schema: { type: 'string' },
})

const document = {
  openapi: '3.1.1',
  info: {
    title: 'The loyalty backend as Borealis calls it',
    version: '1.0.0',
    license: { name: 'MIT', identifier: 'MIT' },
    description:
      'Written by `npm run contract` from contract/. Points are whole, money is in cents, moments have an offset. ' +
      'The calls tagged "extension" may be missing; page data says which exist.',
  },
  servers: [{ url: '/' }],
  tags: [...new Set(Object.values(calls).map(({ tag }) => tag))].map((name) => ({ name })),
  paths,
  components: {
    securitySchemes: {
      bearer: {
        type: 'http',
        scheme: 'bearer',
        bearerFormat: 'JWT',
        description:
          'An access token of the provider for OIDC_CUSTOMER_AUDIENCE below /web/v1, for OIDC_CONTENT_AUDIENCE below /api. Its ' +
          '`sub` is the member. One of another audience is UNAUTHENTICATED',
      },
      stepUp: {
        type: 'apiKey',
        in: 'header',
        name: 'step-up-authorization',
        description:
          'Bearer and an access token of the same member for OIDC_CUSTOMER_AUDIENCE, whose `acr` is one of OIDC_STEP_UP_ACR and whose ' +
          '`auth_time` is at most STEP_UP_MAX_AGE_SECONDS ago. It is good for one Idempotency-Key, or for one call without a key: ' +
          'remember its `jti`. Anything else is STEP_UP_REQUIRED with the challenge of RFC 9470. STEP_UP_HEADER renames the header',
      },
    },
    parameters: {
      AcceptLanguage: header(
        'accept-language',
        `${language.options.join(' or ')}: the language of every text in the answer`,
      ),
      CorrelationId: header('correlationId', 'Names the request in the logs of both sides'),
    },
    schemas: components,
  },
}

const tokens = { none: 'none', optional: 'bearer, or none', bearer: 'bearer', 'step-up': 'step-up' }
const headerNames = {
  recaptchaToken: 'bot check',
  hostIp: '`hostIp`',
  'Idempotency-Key': '`Idempotency-Key`',
}

/** A table of docs/specification.md, as it is formatted; extensions have flags. */
function tableOf(listed: Readonly<Record<string, Call>>): string {
  const hasFlags = Object.values(listed).some(({ flag }) => flag)
  const rows = Object.entries(listed).map(([name, call]) => {
    const { method, path, auth, stepUpFields, headers, flag, summary } = call
    const needs = [
      tokens[auth],
      ...(stepUpFields ? [`step-up for ${stepUpFields.map((field) => `\`${field}\``).join(', ')}`] : []),
      ...(headers ?? []).map((header) => headerNames[header]),
    ].join('; ')
    return [`\`${name}\``, method, `\`${path}\``, needs, ...(hasFlags ? [`\`${flag}\``] : []), summary]
  })
  const head = ['Call', 'Method', 'Path', 'Token and headers', ...(hasFlags ? ['Flag'] : []), 'What it does']
  const widths = head.map((_, at) => Math.max(...[head, ...rows].map((cells) => cells[at]?.length ?? 0)))
  const line = (cells: string[], fill = ' ') =>
    `| ${cells.map((cell, at) => cell.padEnd(widths[at] ?? 0, fill)).join(' | ')} |\n`
  return [
    line(head),
    line(
      head.map(() => ''),
      '-',
    ),
    ...rows.map((cells) => line(cells)),
  ].join('')
}

/** The document, with the first table below each of these headings written anew. */
function withTables(specification: string): string {
  const tables = {
    '## Calls of the customer client (§7)': customerCalls,
    '## Calls of the content client': contentCalls,
    '## Calls that are an extension': extensionCalls,
  }
  return Object.entries(tables).reduce((written, [heading, listed]) => {
    const [before = '', after] = written.split(heading)
    const start = after?.search(/^\|/m) ?? -1
    if (!after || start < 0) throw new Error(`docs/specification.md has no table below “${heading}”`)
    const rest = after.slice(start).replace(/^(\|.*\n)+/, '')
    return before + heading + after.slice(0, start) + tableOf(listed) + rest
  }, specification)
}

const openapi = fileOf('openapi', '.json')
const specification = fileOf('specification', '.md')
const asItIs = (file: URL) => readFile(file, 'utf8').catch(() => '')
const documents = [
  { file: openapi, text: `${JSON.stringify(document, null, 2)}\n`, found: await asItIs(openapi) },
  { file: specification, text: withTables(await asItIs(specification)), found: await asItIs(specification) },
]
if (!process.argv.includes('--check')) {
  for (const { file, text } of documents) await writeFile(file, text)
  console.log(`${Object.keys(calls).length} calls, ${Object.keys(components).length} schemas`)
} else if (documents.some(({ text, found }) => text !== found)) {
  console.error(
    'docs/openapi.json or docs/specification.md no longer agrees with contract/. Run `npm run contract` and commit them.',
  )
  process.exitCode = 1
}
