import { useEffect, useRef } from 'react'
import { Banner } from '../../components/banner/banner.tsx'
import type { RedeemNotice } from './redeem-types.ts'

/** What failed and what happened to the points, above the question. Scrolled into view when it appears. */
export function RedeemNoticeBar({ status, title, text, quiet = false }: RedeemNotice) {
  const bar = useRef<HTMLDivElement>(null)
  const said = `${title} ${text}`
  const loudness = status === 'error' ? 'alert' : 'status'
  useEffect(() => {
    if (said) bar.current?.scrollIntoView({ block: 'nearest' })
  }, [said])
  return (
    <div ref={bar} role={quiet ? undefined : loudness} className="mb-6">
      <Banner status={status} title={title}>
        {text}
      </Banner>
    </div>
  )
}
