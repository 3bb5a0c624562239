import { type ComponentType, createElement } from 'react'
import { renderToReadableStream, renderToString } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { firstInteraction, lazyPart } from './lazy-part.tsx'

const Picture = ({ of }: { of: string }) => createElement('p', null, of)
const drawn = (part: ComponentType<{ of: string }>) => renderToString(createElement(part, { of: 'a year' }))

test('the server renders a part whose code the loader awaited, and keeps the code for the next page', async () => {
  let loads = 0
  const part = lazyPart(async () => {
    loads += 1
    return Picture
  }, firstInteraction)
  await part.ready()
  await part.ready()
  expect(drawn(part)).toBe('<p>a year</p>')
  expect(loads).toBe(1)
})

test('code that failed to load is requested once more at once, and again when it is needed', async () => {
  let loads = 0
  const part = lazyPart(async () => {
    loads += 1
    if (loads <= 2) throw new Error('no network')
    return Picture
  })
  await expect(part.ready()).rejects.toThrow('no network')
  expect(loads).toBe(2)
  await part.ready()
  expect(drawn(part)).toBe('<p>a year</p>')
})

test('code that a page needs and does not get is requested again after a while, and not all the time', async () => {
  vi.useFakeTimers()
  try {
    let loads = 0
    const part = lazyPart(async () => {
      loads += 1
      if (loads <= 4) throw new Error('no network')
      return Picture
    })
    const page = renderToReadableStream(createElement(part, { of: 'a year' }))
    await vi.advanceTimersByTimeAsync(4_000)
    expect(loads).toBe(2)
    await vi.advanceTimersByTimeAsync(7_000)
    expect(await new Response(await page).text()).toBe('<p>a year</p>')
    expect(loads).toBe(5)
  } finally {
    vi.useRealTimers()
  }
})
