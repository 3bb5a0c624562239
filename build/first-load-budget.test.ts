import { randomBytes } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'vite'
import { expect, onTestFinished, test } from 'vitest'
import { ceilings, firstLoadBudget } from './first-load-budget.ts'

// The budget of the site's build, in the build of a site with one page.

const node_modules = join(import.meta.dirname, '../node_modules')

/** Text that no compression makes much shorter than this many bytes. */
const noise = (bytes: number) => randomBytes(bytes).toString('base64url')

/** Builds a site whose page and styles are these, and resolves with the complaint of its build. */
async function complaintAbout({ page = '', style = '' }): Promise<string> {
  const root = mkdtempSync(join(tmpdir(), 'borealis-first-load-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  mkdirSync(join(root, 'app/routes'), { recursive: true })
  writeFileSync(join(root, 'app/routes/home.component.ts'), `${page}\nexport const title = 'Home'\n`)
  writeFileSync(join(root, 'app/styles.css'), `main { color: red }${style}`)
  writeFileSync(
    join(root, 'app/client.ts'),
    `import './styles.css'\nvoid import('./routes/home.component.ts').then(({ title }) => console.log(title))\n`,
  )
  const built = build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [firstLoadBudget()],
    build: { rolldownOptions: { input: join(root, 'app/client.ts') } },
  })
  return built.then(
    () => '',
    (error: unknown) => String(error),
  )
}

test('a light page is built', async () => {
  expect(await complaintAbout({})).toBe('')
})

test('a page over its budget ends the build', async () => {
  expect(await complaintAbout({ page: `console.log('${noise(ceilings.page)}')` })).toMatch(
    /First load: home.component.ts weighs \d+ bytes/,
  )
})

test('a style sheet over its budget ends the build', async () => {
  expect(await complaintAbout({ style: `a::after { content: '${noise(ceilings.style)}' }` })).toMatch(
    /First load: style weighs \d+ bytes/,
  )
})

test('code that loads on demand ends the build when a page begins with it', async () => {
  const page = `import late from '${node_modules}/seroval/package.json'\nconsole.log(late)`
  expect(await complaintAbout({ page })).toMatch(/home.component.ts begins with what should wait: \S+seroval/)
})
