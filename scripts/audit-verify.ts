import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { firstBrokenLine } from '../app/edge/audit-chain.ts'

/** `npm run audit:verify`: reports for each audit file whether its hash chain is intact. */

const folder = join(process.env.DATA_DIR || '.data', 'audit')
const files = existsSync(folder) ? readdirSync(folder).sort() : []
if (files.length === 0) {
  console.error(`There is no audit in ${folder}: DATA_DIR says where the site wrote it.`)
  process.exit(2)
}
let broken = 0
for (const name of files) {
  const line = firstBrokenLine(readFileSync(join(folder, name), 'utf8'))
  if (line !== undefined) broken += 1
  console.log(line === undefined ? `ok      ${name}` : `BROKEN  ${name}, line ${line}`)
}
process.exit(broken > 0 ? 1 : 0)
