import type { Customer } from '@borealis/contract/customers.ts'
import { createServerFn } from '@tanstack/react-start'
import { updatePhone } from '#app/actions/account.ts'
import { withIntents } from '#app/actions/with-intents.ts'
import { BackendError } from '#app/backend/backend-error.ts'
import { dayIn, timeZoneFor } from '#app/domain/time-zone.ts'
import { offerQueries } from '#app/features/offers/offers.data.ts'
import { orderQueries } from '#app/features/orders/orders.data.ts'
import { searchQueries } from '#app/features/search/search.data.ts'
import { balanceQueries } from '#app/member-data/balance.data.ts'
import { accountQueries, getProfile } from '#app/member-data/profile.data.ts'
import { type ProfileErrors, patchOf, profileEdit } from './profile.schema.ts'
import type { ProfileSection } from './profile-section.ts'
import { conflictOf, VERSION_FIELD } from './section-version.ts'

/**
 * The whole profile after the change, or the handle by which the customer confirms it; or errors by field, with the current profile
 * when it was changed in the meantime.
 */
type ProfileUpdate =
  | { readonly ok: true; readonly profile: Customer }
  | { readonly ok: true; readonly stepUp: string }
  | { readonly ok: false; readonly errors: ProfileErrors; readonly profile?: Customer }

/**
 * Changes one section of the profile. A phone number waits for a step-up, because the codes of the second check go to it:
 * whoever has a session alone must not lead them elsewhere.
 * @throws BackendError 401 `SIGNED_OUT`, 429 `TOO_MANY_REQUESTS`, and whatever is not about a field
 */
export const updateProfile = createServerFn({ method: 'POST' })
  .middleware([withIntents])
  .validator(profileEdit)
  .handler(async ({ data, context }): Promise<ProfileUpdate> => {
    const { backend } = context
    const version = data.values[VERSION_FIELD]
    const isBirthDate = data.section === 'birthDate'
    const profile = isBirthDate || version !== undefined ? await backend.getCustomer() : undefined
    const { minimumAge = 0 } = isBirthDate ? await backend.getPageData() : {}
    const today = dayIn(Date.now(), timeZoneFor(profile?.provinceCode, profile?.timeZone))
    const patch = patchOf(data, { minimumAge, today })
    if (!patch.ok) return patch
    // The backend accepts every change, so a conflict is detected here: the other change is shown first.
    const errors = profile && conflictOf(data.section, { version, patch: patch.patch, profile })
    if (errors) return { ok: false, errors, profile }
    const { phone } = patch.patch
    if (phone !== undefined) {
      if (phone === profile?.phone) return { ok: true, profile }
      const prepared = await context.intents.prepare({
        ...updatePhone.ask({ phone }),
        resumePath: '/account/profile?edit=phone',
      })
      return { ok: true, ...prepared }
    }
    try {
      return { ok: true, profile: await backend.updateCustomer({ body: patch.patch }) }
    } catch (error) {
      const refused = error instanceof BackendError && error.status === 422 ? error.problem : undefined
      if (!refused) throw error
      const errors: Record<string, string> = {}
      for (const { field, detail } of refused.errors ?? []) {
        errors[field.replace(/^preferences\./, '')] = detail
      }
      return { ok: false, errors: refused.errors?.length ? errors : { [data.section]: refused.detail } }
    }
  })

/** The number of the member whose card this browser may store; 401 when signed out. */
export async function memberCardOwner(): Promise<Response> {
  try {
    const { sceneNumber } = await getProfile()
    return new Response(sceneNumber, { headers: { 'content-type': 'text/plain' } })
  } catch (error) {
    if (error instanceof BackendError && error.status === 401) return new Response(null, { status: 401 })
    throw error
  }
}

/**
 * Which queries a change of the section touches: offers, and what is found of them, go by where and what for; history and
 * orders go by the days of the time zone.
 */
export const changedKeys = (section: ProfileSection | undefined) =>
  section === 'province' || section === 'interests' || section === 'personalisation'
    ? [
        accountQueries.all,
        offerQueries.all,
        searchQueries.all,
        ...(section === 'province' ? [balanceQueries.all, orderQueries.all] : []),
      ]
    : [accountQueries.all]
