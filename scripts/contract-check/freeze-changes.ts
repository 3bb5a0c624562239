import { customer } from '@borealis/contract/customers.ts'
import { freeze } from '@borealis/contract/me.ts'
import type { Changes } from './changes.ts'

/** Freezes redemptions, and allows them again. */
export async function freezeAndThaw({ known, stepUp, done, refused, holds }: Changes): Promise<void> {
  const frozen = await done(freeze, 'freezeAccount', 'at once')
  const profile = await done(customer, 'getCustomer', 'while frozen')
  holds('freezeAccount', 'every redemption is stopped', [
    frozen?.isFrozen === true && profile?.isFrozen === true,
    'isFrozen in the answer and in the profile',
  ])
  await refused('redeemGiftCards', 'while frozen', 'ACCOUNT_FROZEN', {
    key: crypto.randomUUID(),
    body: {
      lines: [
        { name: 'A card', id: known.ids.brandId ?? '', sku: known.ids.sku ?? '', points: 1_000, qty: 1 },
      ],
    },
    stepUp: await stepUp(),
  })
  const thawed = await done(freeze, 'unfreezeAccount', 'with a second check', { stepUp: await stepUp() })
  holds('unfreezeAccount', 'redemptions are allowed again', [thawed?.isFrozen === false, 'isFrozen false'])
}
