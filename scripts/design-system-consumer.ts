import { execFileSync } from 'node:child_process'
import { mkdir, mkdtemp, readdir, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const programme = `
import { renderToString } from 'react-dom/server'
import { Button } from '@borealis/design-system/components/button/button'
import { QrSquares } from '@borealis/design-system/patterns/member-barcode/member-barcode'
import { qrPath } from '@borealis/design-system/patterns/member-barcode/qr-path'
import { BalanceFigure } from '@borealis/design-system/patterns/balance-figure/balance-figure'
import { paletteVariables } from '@borealis/design-system/palette'

export const wrong = () => <Button
  // @ts-expect-error: the types know the variants
  variant="loud"
>Go on</Button>

process.stdout.write(
  renderToString(
    <>
      <style>{paletteVariables({ colours: { brand: '#0b5394' } })}</style>
      <Button variant="secondary">Go on</Button>
      <BalanceFigure label="Points" balance="24,850" unknown="Not known" facts={[]} />
      <QrSquares {...qrPath('6046460193227504')} label="QR" className="size-40" />
    </>,
  ),
)
`

const settings = {
  compilerOptions: {
    target: 'ES2024',
    module: 'ESNext',
    moduleResolution: 'bundler',
    jsx: 'react-jsx',
    strict: true,
    types: ['node'],
    outDir: 'out',
  },
  files: ['programme.tsx'],
}

/** Compiles and renders a program that has the built package in its node_modules and nothing of the repository's. */
export async function proveConsumer(root: string, built: string): Promise<void> {
  const home = await mkdtemp(join(tmpdir(), 'borealis-consumer-'))
  try {
    await installBeside(root, home, built)
    await writeFile(join(home, 'package.json'), JSON.stringify({ type: 'module' }))
    await writeFile(join(home, 'programme.tsx'), programme)
    await writeFile(join(home, 'tsconfig.json'), JSON.stringify(settings))
    execFileSync(join(root, 'node_modules', '.bin', 'tsc'), ['-p', home], { stdio: 'inherit' })
    const html = execFileSync(process.execPath, ['--preserve-symlinks', join(home, 'out', 'programme.js')], {
      encoding: 'utf8',
    })
    for (const part of ['<button', 'Go on', '24,850', '<svg', '--ds-'])
      if (!html.includes(part)) throw new Error(`The programme's page lacks ${part}`)
  } finally {
    await rm(home, { recursive: true, force: true })
  }
}

/** Links the repository's packages, with the built design system in place of the source. */
async function installBeside(root: string, home: string, built: string): Promise<void> {
  const modules = join(home, 'node_modules')
  await mkdir(join(modules, '@borealis'), { recursive: true })
  for (const name of await readdir(join(root, 'node_modules')))
    if (name !== '@borealis') await symlink(join(root, 'node_modules', name), join(modules, name))
  await symlink(built, join(modules, '@borealis', 'design-system'))
}
