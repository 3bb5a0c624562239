import { expect, test } from 'vitest'
import { createWorkQueue } from './work-queue.ts'

function job() {
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  let started = false
  const run = () => {
    started = true
    return promise
  }
  return { run, finish: resolve, fail: reject, hasStarted: () => started }
}

test('two run, one waits, the next is refused', async () => {
  const queue = createWorkQueue({ concurrency: 2, waiting: 1 })
  const [a, b, c, d] = [job(), job(), job(), job()]
  const results = [queue.tryRun(a.run), queue.tryRun(b.run), queue.tryRun(c.run)]
  expect(queue.tryRun(d.run)).toBeUndefined()
  expect([a, b, c].map((one) => one.hasStarted())).toEqual([true, true, false])
  a.finish('a')
  await results[0]
  await Promise.resolve()
  expect(c.hasStarted()).toBe(true)
  b.finish('b')
  c.finish('c')
  expect(await Promise.all(results)).toEqual(['a', 'b', 'c'])
})

test('a job that fails gives its place back', async () => {
  const queue = createWorkQueue({ concurrency: 1, waiting: 0 })
  const bad = job()
  const result = queue.tryRun(bad.run)
  bad.fail(new Error('broken'))
  await expect(result).rejects.toThrow('broken')
  await expect(queue.tryRun(async () => 'next')).resolves.toBe('next')
})
