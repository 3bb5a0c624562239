import { readdirSync } from 'node:fs'
import { join } from 'node:path'

const routes = join(import.meta.dirname, '../../app/routes')

/** Values of the seed for the variable parts of an address. */
const samples: Record<string, string> = {
  brandId: 'prairie-outfitters',
  orderNumber: 'BR-0000-0000',
  uniqueId: 'adr_0',
}

/** Every address that only a member may see, as the routes say it: a new one is tried without a word here. */
export function memberPaths(): string[] {
  return readdirSync(`${routes}/_member`, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx$/.test(file) && !/\.test\./.test(file))
    .map((file) => {
      const path = file
        .replace(/\.tsx$/, '')
        .replaceAll(/[./\\]/g, '/')
        .replace(/(^|\/)(index|route)$/, '')
      return `/${path.replaceAll(/\$(\w+)/g, (_all, name: string) => samples[name] ?? name)}`
    })
    .sort()
}
