import { Banner } from '../../components/banner/banner.tsx'
import type { RedeemNotice } from './redeem-types.ts'

/** What happened, and what happened to the points, above the question it concerns. */
export function RedeemNoticeBar({ status, title, text, quiet = false }: RedeemNotice) {
  return (
    <div role={quiet ? undefined : status === 'error' ? 'alert' : 'status'} className="mb-6">
      <Banner status={status} title={title}>
        {text}
      </Banner>
    </div>
  )
}
