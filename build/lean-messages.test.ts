import { expect, test } from 'vitest'
import { withDirectImports, withDocumentLocale } from './lean-messages.ts'

const files = new Map([
  ['home_title', 'home_title.js'],
  ['offers_countOf', 'offers_countof1.js'],
])
const list = `import * as m from '#app/paraglide/messages.js'\n`

test('imports each message that a module uses by its own file, once', () => {
  const code = `${list}const a = m.home_title() + m.offers_countOf({ count: 2 }) + m.home_title()`
  const lean = withDirectImports(code, files)?.code ?? ''
  expect(lean).toContain('m_home_title() + m_offers_countOf({ count: 2 }) + m_home_title()')
  expect(lean.match(/import \{ home_title as m_home_title \} from '.*\/home_title\.js'/g)).toHaveLength(1)
  expect(lean).not.toContain('messages.js')
})

test('leaves what is not the list of messages', () => {
  const code = `${list}const lengths = rooms.map((room) => room.m.length) + m.home_title()`
  expect(withDirectImports(code, files)?.code).toContain('room.m.length')
})

test.each(['all(m)', 'm["home_title"]()', 'm.notAMessage()', 'names.map((m) => m.id)'])(
  'keeps the whole list where %s asks for more than messages by their names',
  (use) => {
    expect(withDirectImports(`${list}${use}`, files)).toBeUndefined()
  },
)

test('a message reads the language of the document', () => {
  const message = [
    `import { getLocale, experimentalStaticLocale } from '../runtime.js';`,
    'const a = (inputs, options = {}) => {',
    '\tconst locale = experimentalStaticLocale ?? options.locale ?? getLocale()',
    '}',
  ].join('\n')
  const lean = withDocumentLocale(message)
  expect(lean).toContain('const locale = documentLocale')
  expect(lean).not.toContain('getLocale')
})
