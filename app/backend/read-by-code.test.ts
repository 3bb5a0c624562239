import { expect, test, vi } from 'vitest'
import { BackendError } from './backend-error.ts'
import { readByCode } from './read-by-code.ts'

const missing = new BackendError({ status: 404, code: 'NOT_FOUND' })

const among = (codes: readonly string[]) =>
  vi.fn((code: string) => (codes.includes(code) ? Promise.resolve(`<${code}>`) : Promise.reject(missing)))

test.each(['HX-NIGHT-25', 'hx-night-25', 'Hx Night 25', 'hx_night_25'])('%j is read', async (written) => {
  expect(await readByCode(written, among(['HX-NIGHT-25']))).toBe('<HX-NIGHT-25>')
})

test('a code as it is registered is asked for once, one that is nowhere five times at most', async () => {
  const read = among(['TABLE25'])
  await readByCode('TABLE25', read)
  expect(read).toHaveBeenCalledTimes(1)
  read.mockClear()
  await expect(readByCode('No-Such code', read)).rejects.toBe(missing)
  expect(read).toHaveBeenCalledTimes(5)
})

test('a failure is none of the code', async () => {
  const down = new BackendError({ status: 503, code: 'UNAVAILABLE' })
  const read = vi.fn().mockRejectedValueOnce(down)
  await expect(readByCode('table25', read)).rejects.toBe(down)
  expect(read).toHaveBeenCalledTimes(1)
  await expect(
    readByCode('table25', vi.fn().mockRejectedValueOnce(missing).mockRejectedValue(down)),
  ).rejects.toBe(missing)
})
