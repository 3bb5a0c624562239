import { readFile } from 'node:fs/promises'
import { personalWords } from '../support/evidence.ts'
import { expect, test } from '../support/journey.ts'

test('no log line of the world that journeys share contains a name, an address, a phone number or a PIN', async ({
  world,
}) => {
  const words = personalWords(world)
  const log = await readFile(world.siteLog, 'utf8')
  expect(words.length).toBeGreaterThan(20)
  expect(log).toContain('"msg":"request"')
  const found = (text: string) =>
    words.filter((word) => text.includes(word) || text.includes(encodeURIComponent(word)))
  expect(found(log)).toEqual([])
  // Control: each of these words would be found.
  expect(found(`${log}\n${words.join(' ')}`)).toEqual(words)
})
