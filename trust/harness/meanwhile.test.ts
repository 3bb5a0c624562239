import { expect, test } from 'vitest'
import { meanwhile } from './meanwhile.ts'

const turn = () => new Promise((resolve) => setImmediate(resolve))

/** Runs until it is stopped, and counts its turns. */
function goingOn() {
  const seen = { turns: 0, isOver: false }
  const others = (signal: AbortSignal) => [
    (async () => {
      for (; !signal.aborted; seen.turns += 1) await turn()
      seen.isOver = true
    })(),
  ]
  return { seen, others }
}

test('background work continues until the main work is done, whose result is returned', async () => {
  const { seen, others } = goingOn()
  const work = async () => {
    while (seen.turns < 5) await turn()
    return 'done'
  }
  expect(await meanwhile(others, work)).toBe('done')
  expect(seen.isOver).toBe(true)
})

test('main work that fails ends the background work', async () => {
  const { seen, others } = goingOn()
  await expect(meanwhile(others, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  expect(seen.isOver).toBe(true)
})

test('an error of the background work is thrown once the main work is done', async () => {
  let isDone = false
  const work = async () => {
    for (let turns = 0; turns < 5; turns += 1) await turn()
    isDone = true
  }
  await expect(meanwhile(() => [Promise.reject(new Error('left'))], work)).rejects.toThrow('left')
  expect(isDone).toBe(true)
})
