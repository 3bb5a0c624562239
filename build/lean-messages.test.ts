import { expect, test } from 'vitest'
import { locales } from '../app/domain/locale.ts'
import { scriptSource, withDirectImports, withScriptLocale } from './lean-messages.ts'

const files = new Map([
  ['home_title', 'home_title.js'],
  ['offers_countOf', 'offers_countof1.js'],
])
const list = `import * as m from '#app/paraglide/messages.js'\n`

test('a module imports each message it uses from the message’s own file, once', () => {
  const code = `${list}const a = m.home_title() + m.offers_countOf({ count: 2 }) + m.home_title()`
  const lean = withDirectImports(code, files)?.code ?? ''
  expect(lean).toContain('m_home_title() + m_offers_countOf({ count: 2 }) + m_home_title()')
  expect(lean.match(/import \{ home_title as m_home_title \} from '.*\/home_title\.js'/g)).toHaveLength(1)
  expect(lean).not.toContain('messages.js')
})

test('modules without messages stay unchanged', () => {
  const code = `${list}const lengths = rooms.map((room) => room.m.length) + m.home_title()`
  expect(withDirectImports(code, files)?.code).toContain('room.m.length')
})

test.each(['all(m)', 'm["home_title"]()', 'm.notAMessage()', 'names.map((m) => m.id)'])(
  'a module that uses the list as a whole (%s) stays unchanged',
  (use) => {
    expect(withDirectImports(`${list}${use}`, files)).toBeUndefined()
  },
)

test('a message is the function of its script’s language', () => {
  const message = `const home_title = ((inputs = {}, options = {}) => {
\tconst locale = experimentalStaticLocale ?? options.locale ?? getLocale()
\tif (locale === "fr-ca") return fr_ca_home_title(inputs)
\treturn en_ca_home_title(inputs)
});`
  const ofScript = 'const home_title = (__SCRIPT_LOCALE__ === "fr-ca" ? fr_ca_home_title : en_ca_home_title);'
  expect(withScriptLocale(message)).toBe(ofScript)
  expect(() => withScriptLocale(message.replace('options.locale', 'options.language'))).toThrow('has changed')
})

test('a script holds the messages of its own language, and imports scripts of the same', () => {
  const built = [
    'import{a as t}from"./app-1.js";const r=()=>`Add`,n=()=>`Ajouter`,i=()=>__SCRIPT_LOCALE__===`fr-ca`?n():r();',
    'const later=()=>import("./late-2.js"),word="not-a-script.js";export{t,i,later,word}',
  ].join('')
  const names = new Set(['app-1.js', 'late-2.js'])
  const [english, french] = locales.map((locale) => scriptSource(built, locale, names))
  expect(english).not.toContain('Ajouter')
  expect(french).not.toContain('Add')
  expect(english).toMatch(/Add.*late-2\.js.*not-a-script\.js/)
  expect(french).toMatch(/app-1\.fr-ca\.js.*Ajouter.*late-2\.fr-ca\.js.*not-a-script\.js/)
})
