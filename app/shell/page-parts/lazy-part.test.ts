import { type ComponentType, createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
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
