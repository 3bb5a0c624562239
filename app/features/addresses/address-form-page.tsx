import { Banner } from '@borealis/design-system/components/banner/banner.tsx'
import { AddressForm } from '@borealis/design-system/patterns/address-form/address-form.tsx'
import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { goToStepUp } from '#app/actions/step-up.data.ts'
import { ADDRESS_CHANGE_ID } from '#app/domain/fragment-ids.ts'
import { formatPostalCode, readPostalCode } from '#app/domain/postal-code.ts'
import { localPath } from '#app/domain/return-path.ts'
import { pageDataQueries } from '#app/member-data/page-data.data.ts'
import { accountQueries } from '#app/member-data/profile.data.ts'
import { stepUpAsks } from '#app/member-data/step-up-asks.ts'
import * as m from '#app/paraglide/messages.js'
import { textFields } from '#app/shell/forms/form-fields.ts'
import { useMemberField } from '#app/shell/forms/member-form.tsx'
import { type IsRight, isFilled } from '#app/shell/forms/open-errors.ts'
import { postalCodeWarning } from '#app/shell/forms/postal-code-warning.ts'
import {
  answerForm,
  type FormPost,
  type PostedForm,
  readForm,
  saveOrShowAgain,
} from '#app/shell/forms/posted-form.ts'
import { useDraft } from '#app/shell/forms/use-draft.ts'
import { useServerForm } from '#app/shell/forms/use-server-form.ts'
import { href } from '#app/shell/links/href.ts'
import { provinceOptions } from '#app/shell/page-parts/province-options.ts'
import type { ReturnedWords } from '#app/shell/step-up/use-returned.ts'
import { useStepUp } from '#app/shell/step-up/use-step-up.ts'
import {
  type AddressField,
  type AddressProblem,
  addressFields,
  longestAddressText,
} from './address-fields.ts'
import { addressQueries, prepareAddress } from './addresses.data.ts'
import { useReturnedAddress } from './use-returned-address.ts'

const words: ReturnedWords = {
  waiting: () => m.addresses_waiting({ asks: stepUpAsks() }),
  cancelled: m.addresses_cancelled,
  refused: (because) =>
    because === null ? m.addresses_refused() : m.addresses_refusedBecause({ detail: because }),
  unknown: m.addresses_running,
  expired: m.addresses_expired,
}

interface AddressFormPageProps {
  /** The address to change; a new one without. */
  uniqueId?: string
  /** Handle of the pending change that a step-up returned from. */
  intent: string | undefined
  /** The form as it was sent without JavaScript. */
  posted: PostedForm | undefined
  /** Where a customer continues who came from an order; a validated path of the site. */
  returnTo?: string | undefined
}

/** A new address, or a change of one. It is saved after a step-up; until then what was typed is kept. */
export function AddressFormPage({ uniqueId, intent, posted, returnTo }: AddressFormPageProps) {
  const { data: profile } = useSuspenseQuery(accountQueries.profile())
  const { data: list } = useQuery({ ...addressQueries.list(), enabled: uniqueId !== undefined })
  const { data: pageData } = useQuery(pageDataQueries.current())
  const memberField = useMemberField()
  const draft = useDraft(profile.sub, `address-${uniqueId ?? 'new'}`)
  const formKey = draft.draft ? 'draft' : 'given'
  const { typed: returned, notice } = useReturnedAddress(intent, words, formKey)

  const saved = list?.addresses.find((address) => address.uniqueId === uniqueId)
  const values = textFields(Object.entries(posted?.values ?? draft.draft ?? returned ?? saved ?? {}))
  const { form, busy, failed } = useAddressForm({
    ...(uniqueId !== undefined && { uniqueId }),
    ...(returnTo && { returnTo }),
    known: values,
    posted,
  })
  const found = addressErrorWords(form.found)
  const warning = postalCodeWarning(form.shown ?? values)
  const heading = uniqueId === undefined ? m.addresses_newHeading() : m.addresses_editHeading()
  return (
    <div id={ADDRESS_CHANGE_ID} className="scroll-mt-6">
      {notice ? (
        <noscript>
          <Banner status={notice.status} className="mb-8">
            {notice.message}
          </Banner>
        </noscript>
      ) : null}
      {failed ? (
        <div role="alert" className="mb-8">
          <Banner status="error">{m.addresses_notSent()}</Banner>
        </div>
      ) : null}
      <AddressForm
        ref={draft.ref}
        id={form.id}
        key={formKey}
        action={
          uniqueId === undefined
            ? href('/account/profile/addresses/new', { returnTo })
            : href('/account/profile/addresses/$uniqueId', { uniqueId })
        }
        hidden={memberField}
        heading={heading}
        values={values}
        formatPostalCode={formatPostalCode}
        labels={{
          addressLine1: m.addresses_line1(),
          addressLine2: m.addresses_line2(),
          city: m.addresses_city(),
          provinceCode: m.addresses_province(),
          postalCode: m.addresses_postalCode(),
        }}
        optional={m.addresses_optional()}
        chooseProvince={m.addresses_choose()}
        provinces={provinceOptions(pageData)}
        found={found}
        errors={addressErrorWords(form.errors)}
        errorTitle={m.addresses_errorTitle({ count: Object.keys(found).length })}
        attempts={form.attempts}
        {...(warning && { warnings: { postalCode: warning } })}
        submit={m.addresses_save()}
        busy={busy}
        busyLabel={m.addresses_busy()}
        cancel={{ href: returnTo ?? href('/account/profile'), label: m.addresses_cancel() }}
        onSubmit={form.onSubmit}
        onChange={(event) => {
          form.onChange(event)
          draft.onChange(event)
        }}
      />
      <p className="mt-6 max-w-measure text-small text-ink-2">
        {m.addresses_codeBefore({ asks: stepUpAsks() })}
      </p>
    </div>
  )
}

type Values = Readonly<Record<string, string>>

interface AddressFormState {
  uniqueId?: string
  returnTo?: string
  /** What the fields hold before anybody types. */
  known: Values
  posted: PostedForm | undefined
}

const isRight: IsRight = (field, text) => {
  if (field === 'postalCode') return 'postalCode' in readPostalCode(text)
  const longest = Object.entries(longestAddressText).find(([name]) => name === field)?.[1]
  if (longest !== undefined && text.trim().length > longest) return false
  return field === 'addressLine2' || isFilled(field, text)
}

/** Sends an address to be checked, and on to the step-up page when it is good. What was typed stays. */
function useAddressForm({ uniqueId, returnTo, known, posted }: AddressFormState) {
  const prepare = useStepUp((typed: Record<string, string>) =>
    prepareAddress({
      data: { typed, ...(uniqueId !== undefined && { uniqueId }), ...(returnTo && { returnTo }) },
    }),
  )
  const { data, isError, isBusy } = prepare
  const form = useServerForm({
    id: 'address-form',
    known,
    posted,
    isRight,
    refused: isError ? {} : data && !data.ok ? data.errors : undefined,
    send: (typed) => isBusy || prepare.mutate(typed),
  })
  return { form, busy: isBusy, failed: isError || (prepare.isIdle && posted?.hasFailed === true) }
}

const messages: Record<Exclude<AddressField, 'postalCode'>, Record<AddressProblem, () => string>> = {
  addressLine1: {
    missing: m.addresses_line1Missing,
    'too-long': m.addresses_tooLong,
    wrong: m.addresses_line1Missing,
  },
  addressLine2: { missing: m.addresses_tooLong, 'too-long': m.addresses_tooLong, wrong: m.addresses_tooLong },
  city: {
    missing: m.addresses_cityMissing,
    'too-long': m.addresses_cityTooLong,
    wrong: m.addresses_cityMissing,
  },
  provinceCode: {
    missing: m.addresses_provinceMissing,
    'too-long': m.addresses_provinceMissing,
    wrong: m.addresses_provinceMissing,
  },
}

/** What is wrong, field by field, in words. */
function addressErrorWords(
  errors: Readonly<Record<string, string | undefined>>,
): Partial<Record<AddressField, string>> {
  const words: Partial<Record<AddressField, string>> = {}
  for (const field of addressFields) {
    const problem = errors[field]
    // Worded by the server, from what was typed.
    if (field === 'postalCode') {
      if (problem !== undefined) words[field] = problem
    } else if (problem === 'missing' || problem === 'too-long' || problem === 'wrong') {
      words[field] = messages[field][problem]()
    }
  }
  return words
}

/** The form of a new address without JavaScript. */
export const answerNewAddress = <T,>(post: FormPost<T>) => {
  const returnTo = localPath(new URL(post.request.url).searchParams.get('returnTo'))
  return answerAddress(post, returnTo ? { returnTo } : {})
}

/** The form of an address that is changed, without JavaScript. */
export const answerChangedAddress = <T,>(post: FormPost<T, { uniqueId: string }>) =>
  answerAddress(post, { uniqueId: post.params.uniqueId })

const answerAddress = <T,>(
  { request, next }: FormPost<T>,
  about: { readonly uniqueId: string } | { readonly returnTo?: string },
) =>
  answerForm(request, async () => {
    const values = await readForm(request)
    const save = async () => {
      const prepared = await prepareAddress({ data: { ...about, typed: values } })
      return prepared.ok ? goToStepUp(prepared) : prepared.errors
    }
    return saveOrShowAgain(values, save, next)
  })
