import type { PromotionPinBody } from '@borealis/contract/customers.ts'
import type { PointsHistoryBody } from '@borealis/contract/points.ts'
import type { Send } from './call-input.ts'
import { withLeftOut } from './read-answer.ts'

export const points = (send: Send) => ({
  balance: () => send('getBalance', {}),
  history: async (body: PointsHistoryBody) =>
    withLeftOut(await send('getPointsHistory', { body }), 'transactions'),
  redeemPin: (body: PromotionPinBody, { botToken }: { botToken: string }) =>
    send('redeemPromotionPin', { body, botToken }),
})
