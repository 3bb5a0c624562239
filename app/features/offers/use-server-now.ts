import { useEffect, useState } from 'react'
import { useMoment } from '#app/member-data/reader.ts'
import { getServerTime } from './offers.data.ts'

const TICK_MS = 1000

/**
 * The server's time, milliseconds since 1970. The first rendering has the time of the page, which may come from a cache;
 * then the server's time is fetched once and advanced by the browser's monotonic clock, which does not depend on the
 * device's date.
 * @param from the time is not fetched before this moment, when nothing counts down yet
 */
export function useServerNow(from: number): number {
  const { now: rendered } = useMoment()
  const [now, setNow] = useState(rendered)
  const isWanted = rendered >= from
  useEffect(() => {
    if (!isWanted) return
    const leave = new AbortController()
    let timer: ReturnType<typeof setInterval> | undefined
    const begun = performance.now()
    // Without an answer the page's own time counts on.
    getServerTime({ signal: leave.signal })
      .then((time) => ({ time, at: (begun + performance.now()) / 2 }))
      .catch(() => ({ time: rendered, at: begun }))
      .then(({ time, at }) => {
        if (leave.signal.aborted) return
        const tick = () => setNow(time + performance.now() - at)
        tick()
        timer = setInterval(tick, TICK_MS)
      })
    return () => {
      leave.abort()
      clearInterval(timer)
    }
  }, [rendered, isWanted])
  return now
}
