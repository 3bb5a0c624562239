import { readdir, readFile, writeFile } from 'node:fs/promises'
import { pathToFileURL } from 'node:url'
import { z } from 'zod'
import { type Call, clientPrefix } from '../app/backend/contract/call.ts'
import { calls } from '../app/backend/contract/calls.ts'
import { type ProblemCode, problemStatus } from '../app/backend/contract/problem.ts'

// Writes docs/openapi.json from the contract; with --check it only compares that file, or a named one.

const folder = new URL('../app/backend/contract/', import.meta.url)
const named = process.argv.find((argument) => argument.endsWith('.json'))
const target = named ? pathToFileURL(named) : new URL('../docs/openapi.json', import.meta.url)
const reference = (name: string) => `#/components/schemas/${name}`

type Json = Record<string, unknown>

/** Every exported schema becomes a component of the same name, capitalised. */
async function namedSchemas() {
  const registry = z.registry<{ id: string }>()
  const files = (await readdir(folder))
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .sort()
  for (const file of files) {
    const exported: Record<string, unknown> = await import(new URL(file, folder).href)
    for (const [name, value] of Object.entries(exported)) {
      if (value instanceof z.ZodType)
        registry.add(value, { id: name.charAt(0).toUpperCase() + name.slice(1) })
    }
  }
  return registry
}

const registry = await namedSchemas()
const components: Record<string, Json> = {}
const written = z.toJSONSchema(registry, { io: 'input', uri: reference }).schemas
for (const [name, { $schema, $id, ...schema }] of Object.entries(written)) components[name] = schema

const nameOf = (schema: z.ZodType): string => {
  const id = registry.get(schema)?.id
  if (!id) throw new Error('A call uses a schema that no file of the contract exports')
  return id
}
const content = (schema: z.ZodType) => ({
  'application/json': { schema: { $ref: reference(nameOf(schema)) } },
})

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

function operation(name: string, call: Call): Json {
  return {
    operationId: name,
    summary: call.summary,
    ...(call.flag && { description: `Exists when featureFlags.${call.flag} is true.` }),
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
      'Written by `npm run contract` from app/backend/contract. Points are whole, money is in cents, moments have an offset. ' +
      'The calls tagged "extension" may be missing; page data says which exist.',
  },
  servers: [{ url: '/' }],
  tags: [...new Set(Object.values(calls).map(({ tag }) => tag))].map((name) => ({ name })),
  paths,
  components: {
    securitySchemes: {
      bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
      stepUp: {
        type: 'apiKey',
        in: 'header',
        name: 'step-up-authorization',
        description:
          'Bearer and an access token whose acr is the step-up one, at most 300 seconds old (RFC 9470)',
      },
    },
    parameters: {
      AcceptLanguage: header('accept-language', 'en or fr: the language of every text in the answer'),
      CorrelationId: header('correlationId', 'Names the request in the logs of both sides'),
    },
    schemas: components,
  },
}

const text = `${JSON.stringify(document, null, 2)}\n`
const current = await readFile(target, 'utf8').catch(() => '')
if (!process.argv.includes('--check')) {
  await writeFile(target, text)
  console.log(
    `docs/openapi.json: ${Object.keys(calls).length} calls, ${Object.keys(components).length} schemas`,
  )
} else if (current !== text) {
  console.error(
    'docs/openapi.json no longer agrees with app/backend/contract. Run `npm run contract` and commit it.',
  )
  process.exitCode = 1
}
