import { rmSync } from 'node:fs'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test, vi } from 'vitest'

// The environment is read once, so it is set before anything of the session is loaded.
const directory = await mkdtemp(join(tmpdir(), 'borealis-readiness-'))
Object.assign(process.env, { SANDBOX: '1', DATA_DIR: directory, LOG_LEVEL: 'silent' })
const { log } = await import('#app/edge/log.server.ts')
const { readiness } = await import('./readiness.server.ts')
const { recordStore } = await import('./store.server.ts')

afterAll(() => {
  recordStore().close()
  rmSync(directory, { recursive: true, force: true })
})

test('a store that is lost is logged once for each cause until it is back, however often a proxy asks', async () => {
  const lost = vi.spyOn(log, 'error')
  const back = vi.spyOn(log, 'info')
  const ping = vi.spyOn(recordStore(), 'ping')
  const askThrice = async () => {
    const answers = [await readiness(), await readiness(), await readiness()]
    return [answers.map(({ status }) => status), lost.mock.calls.length, back.mock.calls.length]
  }
  expect(await askThrice()).toEqual([[200, 200, 200], 0, 0])
  ping.mockRejectedValue(new Error('gone'))
  expect(await askThrice()).toEqual([[503, 503, 503], 1, 0])
  ping.mockRejectedValue(new Error('gone for another reason'))
  expect(await askThrice()).toEqual([[503, 503, 503], 2, 0])
  ping.mockRejectedValue(new Error('gone'))
  expect(await askThrice()).toEqual([[503, 503, 503], 2, 0])
  ping.mockRestore()
  expect(await askThrice()).toEqual([[200, 200, 200], 2, 1])
})

test('a Redis that is lost is logged once also where nobody asks for readiness', async () => {
  vi.resetModules()
  process.env.SESSION_STORE = 'redis://127.0.0.1:9'
  const { log: ownLog } = await import('#app/edge/log.server.ts')
  const { recordStore: lostStore } = await import('./store.server.ts')
  const lost = vi.spyOn(ownLog, 'error')
  for (let calls = 0; calls < 3; calls += 1)
    await expect(lostStore().read('session', 'any')).rejects.toThrow('the session store')
  await vi.waitFor(() => expect(lost).toHaveBeenCalled())
  expect(lost.mock.calls.map(([, words]) => words)).toEqual(['the session store does not answer'])
  lostStore().close()
})
