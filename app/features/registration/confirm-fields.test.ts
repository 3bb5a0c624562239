import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { aSitePageData } from '../../../tests/support/samples.ts'
import { JOIN_WORDING, type JoinValues, PERSONALISATION, WORDING_FIELD } from './check-join.ts'
import { ConfirmFields } from './confirm-fields.tsx'

/** The fields of the last step as they are shown for a draft, by name. */
function fieldsFor(values: JoinValues): Record<string, string> {
  const pageData = { ...aSitePageData, termsVersion: '2026-11' }
  const fields = createElement(ConfirmFields, { values, errors: {}, pageData })
  const html = renderToString(createElement(QueryClientProvider, { client: new QueryClient() }, fields))
  return Object.fromEntries(
    [...html.matchAll(/<input[^>]*\sname="([^"]*)"[^>]*>/g)].map(([input, name]) => [name, input]),
  )
}

test('what is agreed to names the version that is on the screen', () => {
  const fields = fieldsFor({})
  expect(fields.terms).toContain('value="2026-11"')
  for (const name of [PERSONALISATION, 'consent:offers/email', WORDING_FIELD])
    expect(fields[name]).toContain(`value="${JOIN_WORDING}"`)
})

test('a draft brings back what was agreed to, but not to another version', () => {
  const now = fieldsFor({ terms: '2026-11', [PERSONALISATION]: JOIN_WORDING })
  expect([now.terms, now[PERSONALISATION]].every((box) => box?.includes('checked=""'))).toBe(true)
  const before = fieldsFor({ terms: '2026-10', [PERSONALISATION]: 'an old one' })
  expect([before.terms, before[PERSONALISATION]].some((box) => box?.includes('checked=""'))).toBe(false)
})
