import { writeFileSync } from 'node:fs'
import { themesCss } from './themes-css.ts'

writeFileSync(new URL('./themes.css', import.meta.url), themesCss())
