import fc from 'fast-check'
import { expect, test } from 'vitest'
import { asMeant, meantJson, textsAsMeant } from './as-meant.ts'

test.each([
  ['Tom &amp; Jerry&#39;s', "Tom & Jerry's"],
  ['&Eacute;picerie d&rsquo;&agrave; c&ocirc;t&eacute;', 'Épicerie d’à côté'],
  ['20&nbsp;%', '20\u00a0%'],
  ['<p>One</p><p>Two<br/>three</p>', 'One\n\nTwo\nthree'],
  ['<strong class="x">Bold</strong> offer', 'Bold offer'],
  ['&#x1F381; gift', '🎁 gift'],
  // What is no tag of looks and no entity stays: it is text, and is shown as text.
  ['1 < 2 & 3 > 2', '1 < 2 & 3 > 2'],
  ['AT&T', 'AT&T'],
  ['&unknown;', '&unknown;'],
  ['&lt;b&gt;', '<b>'],
  ['&amp;lt;', '&lt;'],
  ['<script>alert(1)</script>', '<script>alert(1)</script>'],
  ['&#0;&#xD800;', ''],
])('%j is meant as %j', (written, meant) => {
  expect(asMeant(written)).toBe(meant)
})

test('a text without them is the same', () => {
  fc.assert(
    fc.property(
      fc.string().filter((text) => text === '' || /^[^<&]*[^<&\s][^<&]*$/.test(text)),
      (text) => {
        expect(asMeant(text)).toBe(text)
      },
    ),
  )
})

test('a text of blanks says nothing', () => {
  const json = '{ "firstName": " ", "lastName": "\u00a0 ", "city": " Laval", "names": ["  ", ","] }'
  expect(meantJson(json)).toEqual({ firstName: '', lastName: '', city: ' Laval', names: ['', ','] })
})

// Backtracking over it would take longer than a test may.
test('a text of many broken tags is read, too', () => {
  expect(asMeant(`${'<p '.repeat(200_000)}${' '.repeat(200_000)}</p`)).toMatch(/^[<p /]*$/)
})

test('addresses keep their ampersands, numbers and null are themselves', () => {
  expect(
    textsAsMeant({ image: { url: '/a?b=1&amp;c=2', label: 'A &amp; B' }, n: 7, none: null, list: ['&lt;'] }),
  ).toEqual({
    image: { url: '/a?b=1&amp;c=2', label: 'A & B' },
    n: 7,
    none: null,
    list: ['<'],
  })
})
