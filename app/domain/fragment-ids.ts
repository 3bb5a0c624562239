/** Ids of places in pages of the account, which an address may name after `#`: a change leads back to where it was made. */
export const addressLineId = (uniqueId: string): string => `address-${encodeURIComponent(uniqueId)}`
export const ADD_ADDRESS_ID = 'add-address'
/** The page of one address, form and buttons: a change that was not made leads back into it. */
export const ADDRESS_CHANGE_ID = 'address-change'
/** The e-cards of an order, and the closing of the account. */
export const ORDER_CARDS_ID = 'order-cards'
export const CLOSING_ID = 'privacy-closing'
