import type { GiftCardFormat } from '@borealis/contract/values.ts'
import * as m from '#app/paraglide/messages.js'

/** The two formats in the reader's words. */
export const formatName = (format: GiftCardFormat): string =>
  format === 'E-Card' ? m.giftCards_eCard() : m.giftCards_physical()
