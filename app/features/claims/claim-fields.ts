/** In the order of the form. */
export const claimFields = ['partnerCode', 'occurredOn', 'amount', 'receiptNumber', 'comment'] as const

export type ClaimField = (typeof claimFields)[number]
