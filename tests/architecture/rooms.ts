import { posix } from 'node:path'
import { type Finding, importsOf, type SourceFile } from './source-files.ts'

/** Who may import whom. A rule says for one file which paths it may reach; itself and packages aside. */
type Rule = { readonly room: string; readonly from: RegExp; readonly may: readonly RegExp[] }

const domain = /^app\/domain\//
const env = /^app\/env\.server\.ts$/
/** The request's own facts and the log: below every room, above none. */
const http = /^app\/http\//
/** How a post is answered. */
const seeOther = /^app\/http\/see-other\.ts$/
const messages = /^app\/paraglide\//
const designSystem = /^design-system\//
const contract = /^app\/backend\/contract\//
const backendError = /^app\/backend\/(backend-error|redeem-result|orders-result)\.ts$/
const imageUrl = /^app\/images\/image-url\.ts$/
const queries = /^app\/features\/[^/]+\/[^/]+\.queries\.ts$/
const schemas = /^app\/features\/[^/]+\/[^/]+\.schema\.ts$/
const sessionOutside = /^app\/session\/[^/]+\.(queries|functions)\.ts$/
const notifications = /^app\/(notifications|analytics)\//
/** How a form proves that a person sends it; what is behind it on the server. */
const botCheck = /^app\/bot-check\/(bot-check|prove-person)\.ts$/
/** What the site lends to any page: links and language, what its parts share, how forms and second checks work. */
const pageParts = /^app\/site\/(links|page-parts|forms|step-up|redeem)\//
/** What a page of a member tells their other tabs, and whose card a browser may keep. */
const ofMembers = /^app\/site\/member\/(other-tabs\.ts|announce-change\.tsx|store-member-card\.ts)$/
/** The states and events of hydration, and its reasons: journeys read them from the document. */
const hydrationLifecycle = /^app\/site\/deferred-hydration\/hydration-lifecycle\.ts$/
const stylesheet = /^app\/styles\.css$/
/** What the site knows of its brand; the build says which one. */
const brand = /^brands\/borealis\/brand\.ts$/
const generatedRoutes = /^app\/routeTree\.gen\.ts$/
const server = /^app\/(session|images)\/[^/]+\.server\.ts$/

const featureMay = [
  botCheck,
  queries,
  schemas,
  sessionOutside,
  notifications,
  domain,
  designSystem,
  messages,
  contract,
  backendError,
  imageUrl,
  pageParts,
  ofMembers,
  seeOther,
  brand,
]

const rules: readonly Rule[] = [
  { room: 'domain', from: /^app\/domain\//, may: [] },
  { room: 'http', from: /^app\/http\//, may: [domain, env, brand] },
  { room: 'backend', from: /^app\/backend\//, may: [domain, env, http] },
  { room: 'session', from: /^app\/session\//, may: [/^app\/backend\//, domain, env, http] },
  {
    room: 'the bot check',
    from: /^app\/bot-check\//,
    may: [backendError, /^app\/session\/(session\.middleware|store\.server)\.ts$/, domain, env, http],
  },
  {
    room: 'images, notifications and analytics',
    from: /^app\/(images|notifications|analytics)\//,
    may: [domain, env, http, designSystem, messages],
  },
  {
    room: 'features, what runs on the server',
    from: /^app\/features\/.*\.(functions|server)\.ts$/,
    may: [
      env,
      /^app\/session\/(session\.middleware|[^/]+\.server)\.ts$/,
      /^app\/backend\//,
      /^app\/bot-check\/bot-check(\.server)?\.ts$/,
      domain,
      http,
      // What a step-up page says is about to happen is written where the action begins.
      messages,
      queries,
      schemas,
      brand,
    ],
  },
  {
    // Home and the account's overview show a part of every feature.
    room: 'pages made of other features',
    from: /^app\/features\/(home|overview)\//,
    may: [/^app\/features\/[^/]+\/[^/]+\.tsx?$/, ...featureMay],
  },
  { room: 'features', from: /^app\/features\//, may: featureMay },
  {
    room: 'site',
    from: /^app\/site\//,
    may: [
      sessionOutside,
      queries,
      notifications,
      domain,
      http,
      designSystem,
      messages,
      contract,
      backendError,
      imageUrl,
      generatedRoutes,
      stylesheet,
      brand,
    ],
  },
  {
    room: 'routes without a page',
    from: /^app\/routes\/(auth|dev|health|reports|\[_\]next)/,
    may: [server, /^app\/(features|site|session|http)\//, domain, env, messages, designSystem],
  },
  {
    room: 'routes',
    from: /^app\/routes\//,
    may: [
      /^app\/features\//,
      /^app\/site\//,
      sessionOutside,
      notifications,
      domain,
      messages,
      imageUrl,
      contract,
      backendError,
      seeOther,
      brand,
    ],
  },
  { room: 'the entries', from: /^app\/[^/]+$/, may: [/^app\//, designSystem, brand] },
  {
    room: "the designers' workshop",
    from: /^design-system\/\.storybook\//,
    // Designers see the site's own words, the palettes that the sandbox serves, and any brand's own look.
    may: [/^messages\//, /^sandbox\/seed\/content\/palettes\.ts$/, /^build\/brand\.ts$/],
  },
  { room: 'the design system', from: /^design-system\//, may: [] },
  { room: 'the sandbox', from: /^sandbox\//, may: [contract, /^brands\/brand\.ts$/] },
  {
    room: 'journeys',
    from: /^e2e\//,
    may: [
      /^sandbox\//,
      /^tests\/support\//,
      /^messages\//,
      domain,
      hydrationLifecycle,
      contract,
      /^scripts\/(build-site|find-chromium)\.ts$/,
      /^design-system\/pictures\/chromium-args\.ts$/,
    ],
  },
  {
    room: 'brands',
    from: /^brands\//,
    may: [contract, /^design-system\/(tokens\/themes|patterns\/logo\/brand-mark)\.ts$/],
  },
  {
    room: 'the build',
    from: /^build\//,
    may: [/^design-system\/tokens\/(themes|themes-css)\.ts$/],
  },
  { room: 'tests and scripts', from: /^(tests|scripts|trust|bench)\//, may: [/./] },
]

/** A room's own files, which any of them may import; a feature is a room of its own. */
function roomOf(path: string): string {
  return /^app\/(features\/[^/]+|[^/]+)\//.exec(path)?.[0] ?? /^[^/]+\//.exec(path)?.[0] ?? path
}

/** What a test needs beside its room: real servers and other rooms' pure parts. */
const isTest = (path: string) => /\.test\.tsx?$/.test(path)

export function findForbiddenImports(files: readonly SourceFile[]): Finding[] {
  const findings: Finding[] = []
  for (const file of files) {
    const rule = rules.find(({ from }) => from.test(file.path))
    if (!rule) {
      findings.push(`${file.path} lies in no room`)
      continue
    }
    if (isTest(file.path)) continue
    for (const { specifier } of importsOf(file)) {
      const target = resolveImport(file.path, specifier)
      if (target === undefined || roomOf(target) === roomOf(file.path)) continue
      if (!rule.may.some((allowed) => allowed.test(target))) {
        findings.push(`${file.path} imports ${target}, which ${rule.room} may not`)
      }
    }
  }
  return findings
}

/** The path from the root that a specifier means, or nothing for a package. */
function resolveImport(from: string, specifier: string): string | undefined {
  const plain = specifier.split('?')[0] ?? specifier
  if (plain === '#brand') return 'brands/borealis/brand.ts'
  if (plain.startsWith('#app/')) return plain.slice(1)
  if (plain.startsWith('@borealis/')) return plain.slice('@borealis/'.length)
  return plain.startsWith('.') ? posix.normalize(posix.join(posix.dirname(from), plain)) : undefined
}

/** Packages that a room may use; a room that is not named here may use any. */
const packages: readonly { readonly room: string; readonly from: RegExp; readonly may: RegExp }[] = [
  { room: 'domain', from: /^app\/domain\//, may: /^$/ },
  { room: 'the contract', from: /^app\/backend\/contract\//, may: /^zod$/ },
  {
    room: 'the design system',
    from: /^design-system\/(components|patterns|tokens)\//,
    may: /^(react|react-dom|@radix-ui\/.+|lucide-react|qr)(\/|$)/,
  },
  { room: 'journeys', from: /^e2e\//, may: /^(@playwright\/test|playwright|@axe-core\/playwright|node:.+)$/ },
]

export function findForbiddenPackages(files: readonly SourceFile[]): Finding[] {
  const findings: Finding[] = []
  for (const file of files) {
    // Run by hand, to write a style sheet from a table.
    const isTool = /\/write-[a-z-]+\.ts$/.test(file.path)
    if (isTest(file.path) || isTool || /\.stories\.|\/testing\//.test(file.path)) continue
    const rule = packages.find(({ from }) => from.test(file.path))
    if (!rule) continue
    for (const { specifier } of importsOf(file)) {
      if (resolveImport(file.path, specifier) !== undefined || rule.may.test(specifier)) continue
      findings.push(`${file.path} imports the package ${specifier}, which ${rule.room} may not`)
    }
  }
  return findings
}

/** Rings of imports that exist at run time, each told once. */
export function findCycles(files: readonly SourceFile[]): Finding[] {
  const known = new Set(files.map((file) => file.path))
  const targets = new Map<string, string[]>()
  for (const file of files) {
    const imports = importsOf(file).filter(({ isTypeOnly }) => !isTypeOnly)
    const paths = imports.map(({ specifier }) => resolveImport(file.path, specifier))
    targets.set(
      file.path,
      paths.filter((path): path is string => path !== undefined && known.has(path)),
    )
  }
  const findings: Finding[] = []
  const done = new Set<string>()
  const visit = (path: string, trail: readonly string[]) => {
    const start = trail.indexOf(path)
    if (start >= 0) {
      findings.push([...trail.slice(start), path].join(' → '))
      return
    }
    if (done.has(path)) return
    for (const target of targets.get(path) ?? []) visit(target, [...trail, path])
    done.add(path)
  }
  for (const path of targets.keys()) visit(path, [])
  return findings
}
