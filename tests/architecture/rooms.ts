import { posix } from 'node:path'
import { type Finding, importsOf, type SourceFile } from './source-files.ts'

/** The paths that files matching `from` may import, apart from their own room and packages. */
type Rule = { readonly room: string; readonly from: RegExp; readonly may: readonly RegExp[] }

const domain = /^app\/domain\//
const env = /^app\/env(-session-store|-values)?\.server\.ts$/
/** Request context and log, which every room may import. */
const edge = /^app\/edge\//
/** The redirect after a POST. */
const seeOther = /^app\/edge\/answers\.ts$/
const messages = /^app\/paraglide\//
const designSystem = /^design-system\//
/** What the site speaks. What whoever serves it computes (`serving`) is not the site's. */
const contract = /^contract\/(?!serving\/)/
const served = /^contract\//
const backendError = /^app\/backend\/(backend-error|results)\.ts$/
const imageUrl = /^app\/images\/image-url\.ts$/
/** A feature's server functions and queries, and its schemas. */
const data = /^app\/features\/[^/]+\/[^/]+\.data\.ts$/
const schemas = /^app\/features\/[^/]+\/[^/]+\.schema\.ts$/
const sessionOutside = /^app\/session\/[^/]+\.data\.ts$/
/** What pages ask of pending actions. */
const actionsOutside = /^app\/actions\/[^/]+\.data\.ts$/
/** What the shell and the features share: profile, balance, page data, province, announcements, the reader. */
const memberData = /^app\/member-data\//
const notifications = /^app\/(notifications|analytics)\//
/** The bot check: its component, and its verification on the server. */
const botCheck = /^app\/bot-check\/(bot-check|prove-person)\.ts$/
/** Parts of the site that any page may use: links, languages, forms, step-up. */
const pageParts = /^app\/shell\/(links|page-parts|forms|step-up)\//
/** Cross-tab messages, the stored member card, the layout of the account's pages, and the stop of an account. */
const ofMembers =
  /^app\/shell\/member\/(other-tabs\.ts|tab-sync\.tsx|store-member-card\.ts|account-(page|navigation)\.tsx|account-problem\.ts|stopped-account\.tsx)$/
/** Names of the states, events and reasons of hydration, which journeys read from the document. */
const hydrationLifecycle = /^app\/shell\/deferred-hydration\/hydration-lifecycle\.ts$/
/** The services of the bot check: a journey joins by each. */
const botServices = /^app\/bot-check\/services\.ts$/
const stylesheet = /^app\/styles\.css$/
/** The brand's settings; the build replaces the module per brand. */
const brand = /^brands\/borealis\/brand\.ts$/
const generatedRoutes = /^app\/routeTree\.gen\.ts$/
/** What the tools are about, and the walks through the pages of the sandbox's provider. */
const product = /^(app\.config\.ts$|(app|adapter|brands|build|contract|design-system|messages|sandbox)\/)/
/** World, member, browser, control, waits: what every room of tools stands on. */
const kit = /^tests\/support\//
/** How a site is built and started, its ports, and the browsers of this machine. */
const commands =
  /^scripts\/(build-site|find-browsers|install-tools|launch-chromium|memory-settings|ports|run-command|sandbox-env|stop-child)\.ts$/
/** What is read from the code: who may see which page, sources, server functions. */
const tables = /^tests\/(access|architecture)\//
const server = /^app\/(session|actions|images)\/[^/]+\.server\.ts$/

const featureMay = [
  botCheck,
  memberData,
  data,
  schemas,
  sessionOutside,
  actionsOutside,
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
  { room: 'the contract', from: /^contract\//, may: [] },
  { room: 'domain', from: /^app\/domain\//, may: [contract] },
  { room: 'edge', from: /^app\/edge\//, may: [contract, domain, env, brand] },
  { room: 'backend', from: /^app\/backend\//, may: [contract, domain, env, edge] },
  { room: 'session', from: /^app\/session\//, may: [/^app\/backend\//, contract, domain, env, edge] },
  {
    // Pending actions: what waits for a step-up, and what becomes of it.
    room: 'actions',
    from: /^app\/actions\//,
    may: [/^app\/(session|backend)\//, contract, domain, env, edge, messages],
  },
  {
    room: 'the bot check',
    from: /^app\/bot-check\//,
    may: [
      backendError,
      /^app\/backend\/coded-failure\.server\.ts$/,
      /^app\/session\/(session\.middleware|store\.server)\.ts$/,
      domain,
      env,
      edge,
    ],
  },
  {
    room: 'member data',
    from: /^app\/member-data\//,
    may: [/^app\/session\//, backendError, contract, domain, env, edge, designSystem, messages],
  },
  {
    room: 'images, notifications and analytics',
    from: /^app\/(images|notifications|analytics)\//,
    may: [contract, domain, env, edge, designSystem, messages],
  },
  {
    room: 'features, what runs on the server',
    from: /^app\/features\/.*\.(data|server)\.ts$/,
    may: [
      env,
      /^app\/session\/(session\.middleware|[^/]+\.server)\.ts$/,
      /^app\/actions\//,
      /^app\/backend\//,
      // The picture of a receipt is decoded like any other.
      /^app\/images\/image-(encode\.server|request)\.ts$/,
      /^app\/bot-check\/bot-check(\.server)?\.ts$/,
      contract,
      domain,
      edge,
      // The step-up page describes an action in the words of the feature that starts it.
      messages,
      memberData,
      data,
      schemas,
      brand,
    ],
  },
  {
    // The home page and the account overview show parts of other features, and gift cards are redeemed over their brand's page.
    room: 'pages made of other features',
    from: /^app\/features\/(home|overview|spend)\//,
    may: [/^app\/features\/[^/]+\/[^/]+\.tsx?$/, ...featureMay],
  },
  { room: 'features', from: /^app\/features\//, may: featureMay },
  {
    room: 'shell',
    from: /^app\/shell\//,
    may: [
      sessionOutside,
      actionsOutside,
      memberData,
      notifications,
      domain,
      edge,
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
    may: [server, /^app\/(features|shell|session|actions|edge)\//, domain, env, messages, designSystem],
  },
  {
    room: 'routes',
    from: /^app\/routes\//,
    may: [
      /^app\/features\//,
      /^app\/shell\//,
      memberData,
      sessionOutside,
      actionsOutside,
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
  { room: 'the entries', from: /^app\/[^/]+$/, may: [/^app\//, contract, designSystem, brand] },
  {
    room: "the designers' workshop",
    from: /^design-system\/\.storybook\//,
    // Stories show the site's own texts, the palettes that the sandbox serves, and any brand's look; the guide shows how we
    // speak and what has changed.
    may: [
      /^(docs\/voice|CHANGELOG)\.md$/,
      /^messages\//,
      /^sandbox\/seed\/content\/palettes\.ts$/,
      /^(build|brands)\/brand\.ts$/,
    ],
  },
  { room: 'the design system', from: /^design-system\//, may: [] },
  { room: 'the adapter', from: /^adapter\//, may: [served] },
  { room: 'the sandbox', from: /^sandbox\//, may: [served, /^brands\/brand\.ts$/] },
  {
    room: 'journeys',
    from: /^e2e\//,
    may: [
      /^sandbox\//,
      /^tests\/support\//,
      /^messages\//,
      domain,
      hydrationLifecycle,
      botServices,
      contract,
      /^scripts\/(build-site|find-browsers|sandbox-env|stop-child)\.ts$/,
      /^design-system\/(pictures\/chromium-args|\.storybook\/colour-rules)\.ts$/,
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
    // The registry that its own one stands in for.
    may: [domain, /^design-system\/tokens\/(themes|themes-css)\.ts$/, /^app\/paraglide\/registry\.js$/],
  },
  // Tools stand on the kit, and on what `npm start` needs as well; none of them on another.
  { room: 'the kit of the tools', from: /^tests\/support\//, may: [product, commands] },
  { room: 'tests', from: /^tests\//, may: [product, commands, kit, tables] },
  { room: 'proofs', from: /^trust\//, may: [product, commands, kit, tables, /^scripts\/test-steps\.ts$/] },
  { room: 'benches', from: /^bench\//, may: [product, commands, kit] },
  { room: 'commands', from: /^scripts\//, may: [/./] },
]

/** The room of a file, whose files may import each other; each feature is a room, and each kind of tests. */
function roomOf(path: string): string {
  return /^(app\/(features\/)?|tests\/)[^/]+\//.exec(path)?.[0] ?? /^[^/]+\//.exec(path)?.[0] ?? path
}

/** Tests, and what they play, may also import test servers, the kit and pure modules of other rooms. */
const isTest = (path: string) => /\.test\.tsx?$|\/testing\//.test(path)

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

/** The path from the root that a specifier resolves to; `undefined` for a package. */
export function resolveImport(from: string, specifier: string): string | undefined {
  const plain = specifier.split('?')[0] ?? specifier
  if (plain === '#brand') return 'brands/borealis/brand.ts'
  if (plain.startsWith('#app/')) return plain.slice(1)
  if (plain.startsWith('@borealis/')) return plain.slice('@borealis/'.length)
  return plain.startsWith('.') ? posix.normalize(posix.join(posix.dirname(from), plain)) : undefined
}

/** Packages that a room may import; a room that is not listed may import any. */
const packages: readonly { readonly room: string; readonly from: RegExp; readonly may: RegExp }[] = [
  { room: 'domain', from: /^app\/domain\//, may: /^$/ },
  // The suite is a program that signs in and asks.
  { room: 'the conformance suite', from: /^contract\/conformance\//, may: /^(zod|jose|node:(crypto|util))$/ },
  { room: 'what backends compute', from: /^contract\/serving\//, may: /^(zod|jose|node:crypto)$/ },
  {
    room: 'what verifies tokens, here and for backends',
    from: /^contract\/verify-token\.ts$/,
    may: /^jose$/,
  },
  { room: 'the contract', from: /^contract\/(?!openapi\.ts$)/, may: /^zod$/ },
  {
    room: 'the design system',
    from: /^design-system\/(components|patterns|tokens)\//,
    may: /^(react|react-dom|@radix-ui\/.+|lucide|qr)(\/|$)/,
  },
  {
    room: 'journeys',
    from: /^e2e\//,
    may: /^(@playwright\/test(\/reporter)?|playwright|selenium-webdriver|node:.+)$/,
  },
]

export function findForbiddenPackages(files: readonly SourceFile[]): Finding[] {
  const findings: Finding[] = []
  for (const file of files) {
    // Run by hand, to generate a style sheet.
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

/** Cycles of run-time imports, each reported once. */
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
