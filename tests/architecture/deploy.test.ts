import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parseAllDocuments, parseDocument } from 'yaml'
import { z } from 'zod'
import { parseEnv } from '#app/env.server.ts'
import { explainedVariables } from './documents.ts'
import { projectRoot } from './source-files.ts'

// The files of deploy/ agree with the site and with each other. Which of them were run, and where, is in deploy/README.md.

const read = (path: string) => readFileSync(join(projectRoot, 'deploy', path), 'utf8')
const explained = new Set(explainedVariables(readFileSync(join(projectRoot, '.env.example'), 'utf8')))
const routes = readFileSync(join(projectRoot, 'app/routeTree.gen.ts'), 'utf8')
const isRoute = (path: string) => routes.includes(`'${path}'`)

const strings = z.record(z.string(), z.string())
const service = z.object({
  image: z.string(),
  environment: strings.default({}),
  env_file: z.array(z.strictObject({ path: z.string(), required: z.literal(false) })).default([]),
  volumes: z.array(z.string()).default([]),
  depends_on: z.array(z.string()).default([]),
  read_only: z.boolean().default(false),
  cap_drop: z.array(z.string()).default([]),
  profiles: z.array(z.string()).default([]),
  secrets: z.array(z.string()).default([]),
  command: z.union([z.string(), z.array(z.string())]).optional(),
  healthcheck: z.object({ test: z.string() }).optional(),
})
const composeFile = z.object({
  services: z.record(z.string(), service),
  volumes: z.record(z.string(), z.null()),
  secrets: z.record(z.string(), z.object({ file: z.string() })),
})
const composeText = read('compose.yaml')
const compose = composeFile.parse(parseDocument(composeText, { merge: true, strict: true }).toJS())
const { services } = compose
const named = (beginning: string) => Object.keys(services).filter((name) => name.startsWith(beginning))

/** What an operator would write into the file of secrets. */
const secrets: Record<string, string> = {
  PUBLIC_ORIGIN: 'https://www.example.ca',
  BACKEND_URL: 'https://api.example.ca',
  OIDC_ISSUER: 'https://id.example.ca',
  OIDC_CLIENT_SECRET: 'a-real-client-secret',
  SESSION_SECRETS: `1:${'s'.repeat(40)}`,
  ALTCHA_HMAC_KEY: 'a'.repeat(40),
  METRICS_TOKEN: 'm'.repeat(40),
  STORE_PASSWORD: 'a-password',
}
const filledIn = (value: string) =>
  value.replace(/\$\{(\w+):\?\}/g, (_all, name: string) => secrets[name] ?? '')

test('the site of the compose file starts with its environment, which names Sentinels that are there', () => {
  for (const name of named('site-')) {
    const { environment = {}, env_file, healthcheck } = services[name] ?? {}
    expect(env_file, 'further variables').toEqual([{ path: 'site.env', required: false }])
    expect(Object.keys(environment).filter((variable) => !explained.has(variable))).toEqual([])
    const env = parseEnv(
      Object.fromEntries(Object.entries(environment).map(([variable, value]) => [variable, filledIn(value)])),
    )
    expect(env.INSTANCES).toBe(named('site-').length)
    expect(healthcheck?.test).toContain(`127.0.0.1:${env.PORT}/health/ready`)
    if (env.SESSION_STORE.kind !== 'sentinel') throw new Error('its store has no Sentinels')
    expect(env.SESSION_STORE.nodes.map(({ host }) => host)).toEqual(named('sentinel-'))
    const commands = named('sentinel-').map((one) => String(services[one]?.command))
    for (const command of commands) expect(command).toContain(`sentinel monitor ${env.SESSION_STORE.name} `)
  }
})

test('the sites of the compose file keep the files of all releases in one volume', () => {
  const kept = named('site-').map((name) => {
    const { environment = {}, volumes = [] } = services[name] ?? {}
    return volumes.find((volume) => volume.endsWith(`:${environment.RELEASES_DIR}`))
  })
  expect(kept).toEqual(kept.map(() => 'releases:/releases'))
  const containerfile = readFileSync(join(projectRoot, 'Containerfile'), 'utf8')
  expect(containerfile, 'its owner').toMatch(/^RUN install -d -o node -g node .*\/releases$/m)
})

test('every service of the compose file has what it names, an exact image, and no more rights than it needs', () => {
  for (const [name, one] of Object.entries(services)) {
    for (const needed of one.depends_on) expect(Object.keys(services), name).toContain(needed)
    for (const volume of one.volumes.filter((text) => /^\w/.test(text))) {
      expect(Object.keys(compose.volumes), name).toContain(volume.split(':')[0])
    }
    for (const secret of one.secrets) expect(Object.keys(compose.secrets), name).toContain(secret)
    expect(one.image, name).toMatch(/^borealis:\$\{RELEASE:\?\}$|:\d+[\w.-]+$/)
    if (one.profiles.length === 0) expect([one.read_only, one.cap_drop], name).toEqual([true, ['ALL']])
  }
  expect(services.sandbox?.profiles).toEqual(['sandbox'])
})

test('the proxy sends to every site of the compose file, asks addresses that exist, and reads the secret', () => {
  const text = read('haproxy.cfg')
  const servers = [...text.matchAll(/^ {2}server (\S+) (\S+):(\d+) /gm)].map(([, ...parts]) => parts)
  const sites = named('site-').map((name) => [name, name, services[name]?.environment.PORT])
  expect(servers).toEqual([...sites, ...sites])
  const asked = [...text.matchAll(/httpchk GET (\S+)/g)].map(([, path = '']) => path)
  expect(asked).toEqual(['/health/ready', '/health/live'])
  expect(asked.filter((path) => !isRoute(path))).toEqual([])
  for (const secret of services.proxy?.secrets ?? []) expect(text).toContain(`/run/secrets/${secret} `)
})

test('the proxy has a page in both languages for its own failures, beside its file', () => {
  const pages = [...read('haproxy.cfg').matchAll(/^ {2}http-error status (\d+) .* file (\S+) /gm)]
  expect(pages.map(([, ...parts]) => parts)).toEqual(
    ['502', '503', '504'].map((status) => [status, 'unavailable.html']),
  )
  const beside = (name: string) => `./${name}:/usr/local/etc/haproxy/${name}:ro`
  expect(services.proxy?.volumes).toEqual(['haproxy.cfg', 'unavailable.html'].map(beside))
  expect(read('unavailable.html').match(/(?<= lang=")[^"]+/g)).toEqual(['en-CA', 'fr-CA'])
})

const probe = z.object({ httpGet: z.object({ path: z.string(), port: z.string() }) })
const container = z.object({
  ports: z.array(z.object({ name: z.string(), containerPort: z.number() })),
  env: z.array(z.strictObject({ name: z.string(), value: z.string() })),
  envFrom: z.tuple([z.strictObject({ secretRef: z.strictObject({ name: z.literal('borealis') }) })]),
  startupProbe: probe,
  readinessProbe: probe,
  livenessProbe: probe,
  securityContext: z.object({
    readOnlyRootFilesystem: z.literal(true),
    allowPrivilegeEscalation: z.literal(false),
  }),
  volumeMounts: z.array(z.object({ name: z.string(), mountPath: z.string() })),
  resources: z.object({ requests: strings, limits: strings }),
})
const deployment = z.object({
  kind: z.literal('Deployment'),
  spec: z.object({
    replicas: z.number(),
    selector: z.object({ matchLabels: strings }),
    template: z.object({
      metadata: z.object({ labels: strings }),
      spec: z.object({
        terminationGracePeriodSeconds: z.number(),
        containers: z.tuple([container]),
        volumes: z.array(
          z.object({
            name: z.string(),
            persistentVolumeClaim: z.object({ claimName: z.string() }).optional(),
          }),
        ),
      }),
    }),
  }),
})
const others = z.tuple([
  z.object({
    kind: z.literal('Service'),
    spec: z.object({ selector: strings, ports: z.array(z.object({ targetPort: z.string() })) }),
  }),
  z.object({
    kind: z.literal('PodDisruptionBudget'),
    spec: z.object({ minAvailable: z.number(), selector: z.object({ matchLabels: strings }) }),
  }),
  z.object({
    kind: z.literal('NetworkPolicy'),
    spec: z.object({
      podSelector: z.object({ matchLabels: strings }),
      ingress: z.array(z.object({ ports: z.array(z.object({ port: z.number() })) })),
    }),
  }),
  z.object({
    kind: z.literal('PersistentVolumeClaim'),
    metadata: z.object({ name: z.string() }),
    spec: z.object({ accessModes: z.tuple([z.literal('ReadWriteMany')]) }),
  }),
])

/** The variables that the guide has an operator write into the secret of the manifests. */
function secretOf(guide: string): Record<string, string> {
  const [line = ''] = /^kubectl create secret .*$/m.exec(guide) ?? []
  const names = line.match(/\b[A-Z]+(?:_[A-Z]+)+\b/g) ?? []
  const own: Record<string, string> = {
    ...secrets,
    SESSION_STORE: 'rediss+sentinel://site:secret@a,b,c/borealis',
  }
  return Object.fromEntries(names.map((name) => [name, own[name] ?? '']))
}

test('the manifests fit together, start the site, and hold no secret', () => {
  const documents = parseAllDocuments(read('kubernetes/site.yaml'), { strict: true })
  const [first, ...rest] = documents.map((document) => {
    if (!('toJS' in document)) throw new Error('there is no document')
    expect(document.errors).toEqual([])
    return document.toJS()
  })
  const { spec } = deployment.parse(first)
  const [service, budget, policy, claim] = others.parse(rest)
  const { labels } = spec.template.metadata
  for (const selector of [
    spec.selector.matchLabels,
    service.spec.selector,
    budget.spec.selector.matchLabels,
    policy.spec.podSelector.matchLabels,
  ]) {
    expect(selector).toEqual(labels)
  }
  expect(budget.spec.minAvailable).toBeLessThan(spec.replicas)

  const [site] = spec.template.spec.containers
  const [port] = site.ports
  const env = parseEnv({
    ...secretOf(read('README.md')),
    ...Object.fromEntries(site.env.map(({ name, value }) => [name, value])),
  })
  expect(site.env.filter(({ name }) => !explained.has(name))).toEqual([])
  expect(site.env.filter(({ name }) => /SECRET|TOKEN|KEY|PASSWORD|STORE/.test(name))).toEqual([])
  expect([port?.containerPort, env.INSTANCES]).toEqual([env.PORT, spec.replicas])
  expect(policy.spec.ingress.flatMap(({ ports }) => ports.map((one) => one.port))).toEqual([env.PORT])
  for (const name of [
    ...service.spec.ports.map(({ targetPort }) => targetPort),
    ...[site.startupProbe, site.readinessProbe, site.livenessProbe].map(({ httpGet }) => httpGet.port),
  ]) {
    expect(name).toBe(port?.name)
  }
  for (const { httpGet } of [site.startupProbe, site.readinessProbe, site.livenessProbe]) {
    expect(isRoute(httpGet.path), httpGet.path).toBe(true)
  }
  // The drain, and eight seconds for what was begun (app/listen.server.ts).
  expect(spec.template.spec.terminationGracePeriodSeconds).toBeGreaterThan(env.DRAIN_SECONDS + 8)
  expect(site.volumeMounts.map(({ name }) => name)).toEqual(
    spec.template.spec.volumes.map(({ name }) => name),
  )
  expect(site.volumeMounts.map(({ mountPath }) => mountPath)).toContain(env.DATA_DIR)
  // All pods share the files of releases.
  const kept = site.volumeMounts.find(({ mountPath }) => mountPath === env.RELEASES_DIR)?.name
  expect(spec.template.spec.volumes.find(({ name }) => name === kept)).toMatchObject({
    persistentVolumeClaim: { claimName: claim.metadata.name },
  })
})

test('the units set variables that exist, leave the operator’s to the operator, and wait for what a stop takes', () => {
  const text = read('systemd/borealis@.service')
  // Variables on the program's own line win over those of the operator's file; `Environment=` loses.
  const set = (/^ExecStart=\/usr\/bin\/env (.+) \/usr\/bin\/node /m.exec(text)?.[1] ?? '').split(' ')
  const usual = (/^Environment=(.+)$/m.exec(text)?.[1] ?? '').split(' ')
  const namesIn = (all: readonly string[]) => all.map((one) => one.split('=')[0] ?? '')
  expect(namesIn(set)).toEqual(['PORT', 'DATA_DIR', 'NODE_ENV'])
  expect(namesIn(usual)).toEqual(expect.arrayContaining(['HOST', 'TRUSTED_PROXY_HOPS']))
  expect(namesIn([...set, ...usual]).filter((name) => !explained.has(name))).toEqual([])
  const seconds = (key: string) => Number(new RegExp(`^${key}=(\\d+)$`, 'm').exec(text)?.[1])
  expect(seconds('TimeoutStopSec')).toBeGreaterThan(2 + 8)
  expect(text).toContain('PartOf=borealis.target')
  expect(text, 'no line of the log is left out').toMatch(/^LogRateLimitIntervalSec=0$/m)
  expect(read('systemd/borealis.target')).toContain('[Unit]')
  expect(text).toContain(`StateDirectory=borealis`)
  expect(set).toContain('DATA_DIR=/var/lib/borealis')
})

test('the proxy hides metrics and readiness, however their path is spelled, and nothing else', () => {
  const patterns = [...read('haproxy.cfg').matchAll(/path_reg '(.*)'/g)].map(([, pattern = '']) => pattern)
  const isHidden = (path: string) => patterns.some((pattern) => new RegExp(pattern).test(path))
  const spellings = {
    '/metrics': [
      '/metrics',
      '/./metrics',
      '/%2e/metrics',
      '/offers/../metrics',
      '/a/b/%2E./.%2e/metrics',
      '/.\\metrics',
      '/offers\\..\\metrics',
    ],
    '/health/ready': [
      '/health/ready',
      '/health/./ready',
      '/offers/../health\\ready',
      '/health/%2e%2e/health/ready',
    ],
  }
  for (const [hidden, paths] of Object.entries(spellings))
    for (const path of paths) {
      expect(new URL(path, 'http://site').pathname, path).toBe(hidden)
      expect(isHidden(path), path).toBe(true)
    }
  // Pages ask `/health/live` whether there is a site.
  for (const path of [
    '/health/live',
    '/already',
    '/',
    '/offers/metrics',
    '/metrics.html',
    '/my-metrics',
    '/fr-ca/metrics',
  ])
    expect(isHidden(path), path).toBe(false)
})
