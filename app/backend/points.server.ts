import type { Send } from './call-input.ts'
import type { PromotionPinBody } from './contract/customers.ts'
import type { PointsHistoryBody } from './contract/points.ts'

export const points = (send: Send) => ({
  balance: () => send('getBalance', {}),
  history: (body: PointsHistoryBody) => send('getPointsHistory', { body }),
  redeemPin: (body: PromotionPinBody, { botToken }: { botToken: string }) =>
    send('redeemPromotionPin', { body, botToken }),
})
