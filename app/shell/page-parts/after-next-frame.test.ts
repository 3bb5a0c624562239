import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { nextFrame } from '#app/shell/page-parts/after-next-frame.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

async function isOverAfter(ms: number): Promise<boolean> {
  let isOver = false
  void nextFrame().then(() => {
    isOver = true
  })
  await vi.advanceTimersByTimeAsync(ms)
  return isOver
}

test('a visible page goes on once its next frame has been painted', async () => {
  const frames: (() => void)[] = []
  vi.stubGlobal('requestAnimationFrame', (frame: () => void) => frames.push(frame))
  expect(await isOverAfter(16)).toBe(false)
  const next = isOverAfter(17)
  for (const frame of frames) frame()
  expect(await next).toBe(true)
})

test('a hidden page, which has no frames, goes on after a tenth of a second', async () => {
  vi.stubGlobal('requestAnimationFrame', () => 0)
  expect(await isOverAfter(99)).toBe(false)
  expect(await isOverAfter(100)).toBe(true)
})
