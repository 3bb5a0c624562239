import { readFileSync, writeFileSync } from 'node:fs'
import { palettes } from '../.storybook/palettes.ts'
import { resolverDocument, tokenText } from './dtcg.ts'
import { themesCss } from './themes-css.ts'

const beside = (name: string) => new URL(name, import.meta.url)
const read = (name: string) => readFileSync(beside(name), 'utf8')

writeFileSync(beside('./themes.css'), themesCss())
const sheets = {
  theme: read('./theme.css'),
  base: read('./base.css'),
  slats: read('../components/slats/slats.css'),
}
writeFileSync(beside('./tokens.gen.json'), tokenText(resolverDocument(sheets, palettes)))
