/** Longer than a hidden tab waits from one second to the next; a device's clock that is set anew moves by more. Milliseconds. */
const LEAP_MS = 120_000

/**
 * The server's time on a device whose date may be wrong. It is asked for once and advanced by the device's clock, whose differences
 * count its sleep too; and asked for anew where that clock leaps, because it slept or was set.
 * @param ask resolves with the server's time, milliseconds since 1970
 * @param rendered the time that counts on without an answer
 * @returns the time of each moment at which it is called, every few seconds
 */
export function serverClock(ask: () => Promise<number>, rendered: number): () => Promise<number> {
  let offset = rendered - Date.now()
  let seenAt = Number.NEGATIVE_INFINITY
  let failedAt: number | undefined
  let asked: Promise<void> | undefined
  async function read(begun: number): Promise<void> {
    const time = await ask().catch(() => undefined)
    if (time !== undefined) offset = time - (begun + Date.now()) / 2
    // Asked again after as long: the network may be gone for now.
    else failedAt = begun
  }
  return async () => {
    const now = Date.now()
    if (Math.abs(now - (failedAt ?? seenAt)) > LEAP_MS) {
      failedAt = undefined
      asked = read(now)
    }
    seenAt = now
    await asked
    return Date.now() + offset
  }
}
