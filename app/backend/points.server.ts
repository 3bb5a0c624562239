import type { PromotionPinBody } from '@borealis/contract/customers.ts'
import type { PointsHistoryBody } from '@borealis/contract/points.ts'
import type { Send } from './call-input.ts'

export const points = (send: Send) => ({
  balance: () => send('getBalance', {}),
  history: (body: PointsHistoryBody) => send('getPointsHistory', { body }),
  redeemPin: (body: PromotionPinBody, { botToken }: { botToken: string }) =>
    send('redeemPromotionPin', { body, botToken }),
})
