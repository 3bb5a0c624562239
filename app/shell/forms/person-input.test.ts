import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import * as m from '#app/paraglide/messages.js'
import { PersonInput } from './person-input.tsx'

const shown = (defaultValue: string) => {
  const field = { name: 'provinceCode', id: 'province', defaultValue, error: undefined } as const
  const input = createElement(PersonInput, { ...field, pageData: undefined })
  return renderToString(createElement(QueryClientProvider, { client: new QueryClient() }, input))
}
const options = (html: string) => [...html.matchAll(/<option[^>]*>/g)].map(([option]) => option)

test('a choice that is not on record is not made for the member', () => {
  const html = shown('other')
  expect(options(html)[0]).toContain('value=""')
  expect(html).toContain(`>${m.addresses_choose()}</option>`)
  expect(options(html).filter((option) => option.includes('selected'))).toEqual([])
})

test('one that is on record stays chosen, and cannot be emptied', () => {
  const html = shown('QC')
  expect(options(html).filter((option) => option.includes('selected'))).toEqual([
    expect.stringContaining('value="QC"'),
  ])
  expect(options(html).some((option) => option.includes('value=""'))).toBe(false)
})
