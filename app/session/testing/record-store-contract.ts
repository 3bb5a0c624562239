import { afterEach, beforeEach, expect, test } from 'vitest'
import type { RecordStore } from '../record-store.server.ts'

/** A store of one driver, empty, and what a test needs around it. */
export interface StoreTrial {
  readonly store: RecordStore
  /** Another handle on the same records, as another process has. */
  another(): RecordStore
  now(): number
  /** Lets the store's clock go on by `ms`. */
  pass(ms: number): Promise<void>
  close(): Promise<void>
}

const LIFE_MS = 300

/** What every driver of the store promises (`record-store.server.ts`), called by the test file of each. */
export function describeRecordStore(open: () => Promise<StoreTrial>): void {
  let trial: StoreTrial
  let store: RecordStore
  beforeEach(async () => {
    trial = await open()
    store = trial.store
  })
  afterEach(() => trial.close())

  const soon = () => trial.now() + LIFE_MS
  const later = () => trial.now() + 60_000
  const session = (id: string, value = 'a') => ({ kind: 'session' as const, id, value, expiresAt: later() })
  /** The id of a record of the owner `me`, which lies where all of theirs do. */
  const mine = (id: string) => store.place('me') + id
  const mySession = (id: string, value = 'a') => ({ ...session(mine(id), value), owner: 'me' })

  test('a record is created once', async () => {
    expect(await store.create(session('1'))).toBe(true)
    expect(await store.create(session('1', 'b'))).toBe(false)
    expect(await store.read('session', '1')).toEqual({ value: 'a', version: 1 })
  })

  test('records of different kinds do not meet', async () => {
    await store.create(session('1'))
    expect(await store.read('intent', '1')).toBeUndefined()
  })

  test('an update names the version it read, and a stale one is refused', async () => {
    await store.create(session('1'))
    expect(await store.update('session', '1', 1, 'b', later())).toBe(true)
    expect(await store.update('session', '1', 1, 'c', later())).toBe(false)
    expect(await store.read('session', '1')).toEqual({ value: 'b', version: 2 })
  })

  test('an update never creates, and does not revive what was removed', async () => {
    expect(await store.update('session', '1', 1, 'b', later())).toBe(false)
    await store.create(session('2'))
    await store.remove('session', '2')
    expect(await store.update('session', '2', 1, 'b', later())).toBe(false)
    expect(await store.read('session', '1')).toBeUndefined()
    expect(await store.read('session', '2')).toBeUndefined()
  })

  test('a record ends with its lifetime, which an update may lengthen', async () => {
    await store.create({ ...session('1'), expiresAt: soon() })
    await store.create({ ...session('2'), expiresAt: soon() })
    await store.update('session', '2', 1, 'b', later())
    await trial.pass(LIFE_MS)
    expect(await store.read('session', '1')).toBeUndefined()
    expect(await store.update('session', '1', 1, 'b', later())).toBe(false)
    expect(await store.read('session', '2')).toEqual({ value: 'b', version: 2 })
    expect(await store.create(session('1', 'again'))).toBe(true)
  })

  test('of many updates of one version from two processes, one is saved', async () => {
    await store.create(session('1'))
    const other = trial.another()
    const saved = await Promise.all(
      Array.from({ length: 20 }, (_, n) =>
        (n % 2 ? store : other).update('session', '1', 1, `by ${n}`, later()),
      ),
    )
    expect(saved.filter(Boolean)).toHaveLength(1)
    expect(await store.read('session', '1')).toMatchObject({ version: 2 })
    other.close()
  })

  test('a record moves to a new id as a whole', async () => {
    await store.create(mySession('old'))
    expect(await store.replace(mine('old'), 1, mySession('new', 'b'))).toBe(true)
    expect(await store.read('session', mine('old'))).toBeUndefined()
    expect(await store.read('session', mine('new'))).toEqual({ value: 'b', version: 1 })
    expect(await store.listByOwner('session', 'me')).toEqual([{ id: mine('new'), value: 'b', version: 1 }])
  })

  test('a record that is gone, was changed, or whose new id is taken, does not move', async () => {
    expect(await store.replace(mine('none'), 1, session(mine('new')))).toBe(false)
    await store.create(session(mine('old')))
    await store.update('session', mine('old'), 1, 'changed', later())
    expect(await store.replace(mine('old'), 1, session(mine('new')))).toBe(false)
    expect(await store.read('session', mine('new'))).toBeUndefined()
    await store.create(session(mine('taken')))
    expect(await store.replace(mine('old'), 2, session(mine('taken'), 'b'))).toBe(false)
    expect(await store.read('session', mine('old'))).toEqual({ value: 'changed', version: 2 })
    expect(await store.read('session', mine('taken'))).toEqual({ value: 'a', version: 1 })
  })

  test('an owner’s living records are listed, the first to end first', async () => {
    const end = later()
    await store.create({ ...mySession('late'), expiresAt: end + 1 })
    await store.create({ ...mySession('early'), expiresAt: end })
    await store.create({ ...mySession('ended'), expiresAt: soon() })
    await store.create(mySession('removed'))
    await store.create({ ...session(`${store.place('you')}other`), owner: 'you' })
    await store.create({ ...mySession('intent'), kind: 'intent' })
    await store.remove('session', mine('removed'))
    await trial.pass(LIFE_MS)
    expect(await store.listByOwner('session', 'me')).toEqual([
      { id: mine('early'), value: 'a', version: 1 },
      { id: mine('late'), value: 'a', version: 1 },
    ])
  })

  test('an owner’s list lives as long as the record that was lengthened last', async () => {
    await store.create({ ...mySession('1'), expiresAt: soon() })
    await store.update('session', mine('1'), 1, 'b', later())
    await trial.pass(LIFE_MS)
    expect(await store.listByOwner('session', 'me')).toEqual([{ id: mine('1'), value: 'b', version: 2 }])
  })

  test('a lock has one holder, in this process and in another', async () => {
    const other = trial.another()
    const held = await store.lock('family', 60_000)
    expect(held).toBeDefined()
    expect(await store.lock('family', 60_000)).toBeUndefined()
    expect(await other.lock('family', 60_000)).toBeUndefined()
    await held?.release()
    expect(await other.lock('family', 60_000)).toBeDefined()
    other.close()
  })

  test('a lock whose holder died is free after its time, and the dead holder can neither renew nor release it', async () => {
    const dead = await store.lock('family', LIFE_MS)
    await trial.pass(LIFE_MS)
    const next = await store.lock('family', 60_000)
    expect(next).toBeDefined()
    expect(await dead?.renew(60_000)).toBe(false)
    await dead?.release()
    expect(await store.lock('family', 60_000)).toBeUndefined()
    expect(await next?.renew(60_000)).toBe(true)
  })

  test('a renewed lock outlives its first time', async () => {
    const held = await store.lock('family', LIFE_MS)
    expect(await held?.renew(60_000)).toBe(true)
    await trial.pass(LIFE_MS)
    expect(await store.lock('family', 60_000)).toBeUndefined()
  })

  test('of many hits at once no more than the limit get in, from this process and another', async () => {
    const other = trial.another()
    const waits = await Promise.all(
      Array.from({ length: 60 }, (_, index) => (index % 2 ? store : other).hit('flood', 7, 60_000)),
    )
    expect(waits.filter((wait) => wait === 0)).toHaveLength(7)
    for (const wait of waits.filter((one) => one > 0)) expect(wait).toBeLessThanOrEqual(60_000)
    expect(await store.hit('another key', 7, 60_000)).toBe(0)
    other.close()
  })

  test('a hit grows old and makes room; one that is taken back makes room at once', async () => {
    expect(await store.hit('door', 1, LIFE_MS)).toBe(0)
    expect(await store.hit('door', 1, LIFE_MS)).toBeGreaterThan(0)
    await trial.pass(LIFE_MS)
    expect(await store.hit('door', 1, LIFE_MS)).toBe(0)
    await store.unhit('door')
    expect(await store.hit('door', 1, LIFE_MS)).toBe(0)
  })

  test('a tighter limit sees the hits that a wider one let in', async () => {
    for (const _ of [1, 2, 3]) expect(await store.hit('brake', 5, 60_000)).toBe(0)
    expect(await store.hit('brake', 2, 60_000)).toBeGreaterThan(0)
    expect(await store.hit('brake', 5, 60_000)).toBe(0)
  })

  test('it answers a ping', async () => {
    await expect(store.ping()).resolves.toBeUndefined()
  })
}
