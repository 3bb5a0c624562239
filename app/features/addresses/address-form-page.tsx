import { Banner } from '@borealis/design-system/components/banner/banner.tsx'
import { AddressForm } from '@borealis/design-system/patterns/address-form/address-form.tsx'
import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { type ComponentType, lazy, Suspense, useRef, useState } from 'react'
import { goToStepUp } from '#app/actions/step-up.data.ts'
import { ADDRESS_CHANGE_ID } from '#app/domain/fragment-ids.ts'
import { localPath } from '#app/domain/return-path.ts'
import { addressFields, addressProblem, addressSentence } from '#app/member-data/address-fields.ts'
import { named } from '#app/member-data/field-words.ts'
import { pageDataQueries } from '#app/member-data/page-data.data.ts'
import { accountQueries } from '#app/member-data/profile.data.ts'
import { stepUpAsks } from '#app/member-data/step-up-asks.ts'
import * as m from '#app/paraglide/messages.js'
import { addressInputs, addressWarnings } from '#app/shell/forms/address-inputs.ts'
import { textFields } from '#app/shell/forms/form-fields.ts'
import { useMemberField } from '#app/shell/forms/member-form.tsx'
import type { IsRight } from '#app/shell/forms/open-errors.ts'
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
import { UnraisedNotice } from '#app/shell/page-parts/unraised-notice.tsx'
import type { ReturnedWords } from '#app/shell/step-up/use-returned.ts'
import { useStepUp } from '#app/shell/step-up/use-step-up.ts'
import type { AddressSuggestionsProps } from './address-suggestions.tsx'
import { addressQueries, prepareAddress } from './addresses.data.ts'
import { useReturnedAddress } from './use-returned-address.ts'

/** Without a network the form stays as it is: a chunk that cannot be loaded must not replace the page by an error. */
const AddressSuggestions = lazy<ComponentType<AddressSuggestionsProps>>(() =>
  import('./address-suggestions.tsx').catch(() => ({ default: () => null })),
)

const words: ReturnedWords = {
  waiting: () => m.addresses_waiting({ asks: stepUpAsks() }),
  cancelled: m.addresses_cancelled,
  refused: (because) => because ?? m.addresses_refused(),
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
  const street = useRef<HTMLInputElement>(null)
  const [isSuggesting, setSuggesting] = useState(false)
  const draft = useDraft(profile.sub, `address-${uniqueId ?? 'new'}`, { isAnswered: posted !== undefined })
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
  const sentenceOf = (errors: Values) => addressErrorWords(named(errors, (field) => form.sent[field] ?? ''))
  const found = sentenceOf(form.found)
  const heading = uniqueId === undefined ? m.addresses_newHeading() : m.addresses_editHeading()
  return (
    <div id={ADDRESS_CHANGE_ID} className="scroll-mt-6">
      <UnraisedNotice notice={notice} className="mb-8" />
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
        fields={addressInputs(pageData)}
        {...(pageData?.featureFlags.addressSuggestions && {
          completed: {
            name: 'addressLine1',
            ref: street,
            onFocus: () => setSuggesting(true),
            list: isSuggesting ? (
              <Suspense>
                <AddressSuggestions box={street} />
              </Suspense>
            ) : null,
          },
        })}
        found={found}
        errors={sentenceOf(form.errors)}
        errorTitle={m.addresses_errorTitle({ count: Object.keys(found).length })}
        attempts={form.attempts}
        warnings={addressWarnings(form.shown ?? values)}
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

const isRight: IsRight = (name, text) => {
  const field = addressFields.find((known) => known === name)
  return field === undefined || addressProblem(field, text) === null
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

/** What is wrong, field by field, in words, where `named` has not said it. */
const addressErrorWords = (errors: Values): Record<string, string> =>
  Object.fromEntries(
    addressFields.flatMap((field) => {
      const problem = errors[field]
      if (problem === undefined) return []
      const isCode = problem === 'missing' || problem === 'too-long' || problem === 'wrong'
      return [[field, isCode ? addressSentence(field, problem) : problem]]
    }),
  )

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
