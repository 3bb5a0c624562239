import { expect, test, vi } from 'vitest'
import { BackendError } from './backend-error.ts'
import { readByCode } from './read-by-code.ts'

const missing = new BackendError({ status: 404, code: 'NOT_FOUND' })
const down = new BackendError({ status: 503, code: 'UNAVAILABLE' })

const CODES = ['HX-NIGHT-25', 'TABLE25']
const registered = () => Promise.resolve(CODES)
const reading = () =>
  vi.fn((code: string) => (CODES.includes(code) ? Promise.resolve(`<${code}>`) : Promise.reject(missing)))

test.each(['HX-NIGHT-25', 'hx-night-25', 'Hx Night 25', 'hx_night_25', 'hxnight25'])(
  '%j is read',
  async (written) => {
    expect(await readByCode(written, reading(), registered)).toBe('<HX-NIGHT-25>')
  },
)

test('a code that is nowhere is asked for once', async () => {
  for (const written of ['TABLE-26', 'no such code', '---']) {
    const read = reading()
    await expect(readByCode(written, read, registered)).rejects.toBe(missing)
    expect(read).toHaveBeenCalledExactlyOnceWith(written)
  }
})

test('a code as it is registered asks for nothing else, and one that is listed but gone is asked for once', async () => {
  const list = vi.fn(registered)
  await readByCode('TABLE25', reading(), list)
  expect(list).not.toHaveBeenCalled()
  const gone = vi.fn().mockRejectedValue(missing)
  await expect(readByCode('TABLE25', gone, list)).rejects.toBe(missing)
  expect(gone).toHaveBeenCalledOnce()
})

test('a failure is none of the code', async () => {
  const read = vi.fn().mockRejectedValueOnce(down)
  await expect(readByCode('table25', read, registered)).rejects.toBe(down)
  expect(read).toHaveBeenCalledOnce()
  await expect(readByCode('table25', reading(), () => Promise.reject(down))).rejects.toBe(missing)
  const then = vi.fn().mockRejectedValueOnce(missing).mockRejectedValue(down)
  await expect(readByCode('table25', then, registered)).rejects.toBe(missing)
})
