import { readFile } from 'node:fs/promises'
import { expect, inject, test } from 'vitest'
import { requestAddressSuggestions } from '../../app/features/addresses/addresses.data.ts'
import { control, type Member, signedIn } from './member.ts'

/** Addresses that are completed while they are typed. */

const ask = (member: Member, typed: string) =>
  member.at(() => requestAddressSuggestions({ data: { typed }, fetch: member.fetch }))

test('a street is found by the beginning of any of its words, with the number that was typed, and without accents', async () => {
  const member = await signedIn()
  expect(await ask(member, '214 riv')).toEqual([
    { addressLine1: '214 Riverside Drive', city: 'Sudbury', provinceCode: 'ON', postalCode: 'P3E 1C5' },
  ])
  expect(await ask(member, '9 mont-royal')).toMatchObject([{ addressLine1: '9 avenue du Mont-Royal Est' }])
  expect(await ask(member, '9 cite')).toMatchObject([{ city: 'Gatineau' }])
  expect(await ask(member, '9 nowhere')).toEqual([])
})

test('what is typed is in no address of a request, and a failure is no more than no suggestions', async () => {
  const member = await signedIn()
  const asked: string[] = []
  const fetch: typeof member.fetch = (input, init) => {
    asked.push(`${init?.method} ${input}`)
    return member.fetch(input, init)
  }
  await member.at(() => requestAddressSuggestions({ data: { typed: '214 Riverside' }, fetch }))
  expect(asked).toEqual([expect.stringMatching(/^POST /)])
  const { calls } = await control.look(member.customer.sub)
  const log = () => readFile(inject('world').siteLog, 'utf8')
  await expect.poll(log).toMatch(/"path":"[^"]*requestAddressSuggestions/)
  expect(JSON.stringify(calls)).toContain('suggestAddresses')
  expect([...asked, JSON.stringify(calls), await log()].join()).not.toContain('Riverside')
  await control.setScenario(member.customer.sub, { call: 'suggestAddresses', kind: 'status', status: 503 })
  await expect(ask(member, '214 Riverside')).rejects.toMatchObject({ status: 503 })
})
