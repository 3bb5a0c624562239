import { parseProvince } from '@borealis/contract/provinces.ts'
import { useMutation } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { type FormEvent, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import { track } from '#app/analytics/track.ts'
import { provePerson } from '#app/bot-check/prove-person.ts'
import { DRAFTS } from '#app/domain/browser-parts.ts'
import { dayIn, timeZoneFor } from '#app/domain/time-zone.ts'
import { LINK_PATIENCE_MS, within } from '#app/domain/within.ts'
import { textFields } from '#app/shell/forms/form-fields.ts'
import { keepDraft, readDraft } from '#app/shell/forms/kept-drafts.ts'
import { openErrors } from '#app/shell/forms/open-errors.ts'
import { flushInMicrotask, touchedFields, useFocusAcrossRemount } from '#app/shell/forms/use-draft.ts'
import { useIsMounted } from '#app/shell/forms/use-leaving.ts'
import { href } from '#app/shell/links/href.ts'
import { navigate } from '#app/shell/page-parts/navigate.ts'
import {
  checkStep,
  emailOf,
  errorsOf,
  firstWrongStep,
  type JoinErrors,
  type JoinValues,
  typed,
} from './check-join.ts'
import { type JoinPlace, type JoinStep, stepAfter } from './join-steps.ts'
import { registerMember, validateEmail } from './registration.data.ts'

/** Where a step is, as an address. */
export const joinHref = (step: JoinPlace): string => href('/create-account', { step })

interface Joining extends JoinDraft {
  /** Errors of the last attempt, for the summary. */
  readonly found: JoinErrors
  /** Errors that still hold, for beside the fields. */
  readonly errors: JoinErrors
  /** How many times a step was submitted with errors. */
  readonly attempts: number
  /** A likely correction of the address, shown once. */
  readonly suggestion: string | null
  readonly failure: Error | null
  readonly busy: boolean
  /** Where a bot check's widget may appear. */
  readonly widgetSlot: RefObject<HTMLDivElement | null>
  onChange(event: FormEvent<HTMLFormElement>): void
  onSubmit(event: FormEvent<HTMLFormElement>): void
}

const nothingRefused = { errors: {}, sent: {} }

/**
 * Names what is wrong with an address, a number or a code as it was typed. These sentences load when they are needed; without them, or
 * where they do not come, the field has its general one.
 */
async function withFieldWords(errors: JoinErrors, sent: JoinValues): Promise<JoinErrors> {
  if (!Object.values(errors).includes('wrong')) return errors
  const loading = within(LINK_PATIENCE_MS, import('#app/member-data/field-words.ts'))
  const words = await loading.catch(() => undefined)
  return words ? words.named(errors, (field) => typed(sent, field)) : errors
}

/** Saves what is typed, moves through the steps, and submits everything at the end. */
export function useJoin(place: JoinPlace, minimumAge: number): Joining {
  const router = useRouter()
  const isMounted = useIsMounted()
  const widgetSlot = useRef<HTMLDivElement>(null)
  const { draft, isRestored, saveDraft } = useJoinDraft(widgetSlot)
  const [refused, setRefused] = useState<{ errors: JoinErrors; sent: JoinValues }>(nothingRefused)
  const [attempts, setAttempts] = useState(0)
  const [suggestion, setSuggestion] = useState<string | null>(null)

  /** Does nothing once the visitor has left the page while an answer was pending. */
  const goTo = async (step: JoinPlace, { replace = false } = {}) => {
    if (isMounted.current) await navigate(router, { href: joinHref(step), replace, resetScroll: false })
  }

  /** Returns to the first step when one was opened without those before it: by its address, in another tab, or by Back. */
  const restartIfIncomplete = useEffectEvent((at: JoinPlace) => {
    const { sentTo, checkedEmail } = draft ?? readJoinDraft()
    const isLost = at === 'mailbox' ? !sentTo : at !== 'email' && !checkedEmail
    if (isLost) void goTo('email', { replace: true })
  })
  useEffect(() => restartIfIncomplete(place), [place])

  const showErrors = async (errors: JoinErrors, sent: JoinValues) => {
    setRefused({ errors: await withFieldWords(errors, sent), sent })
    setAttempts((count) => count + 1)
  }

  const checkEmail = useMutation({
    mutationFn: async (values: JoinValues) => {
      const token = await provePerson('validateEmail', widgetSlot.current)
      return validateEmail({ data: { email: emailOf(values), token } })
    },
    onSuccess: (answer, values) => {
      if (!answer.ok) return showErrors(answer.errors, values)
      saveDraft({ ...values, checkedEmail: emailOf(values) })
      setSuggestion(answer.suggestion)
      return answer.suggestion ? undefined : goTo('about')
    },
  })
  const join = useMutation({
    mutationFn: async (values: JoinValues) => {
      const token = await provePerson('createCustomer', widgetSlot.current)
      return registerMember({ data: { values, token } })
    },
    onSuccess: async (answer, values) => {
      if (answer.ok) {
        // Of the draft only the address is kept, for the page that says where to look.
        saveDraft({ sentTo: emailOf(values) })
        track({ event: 'sign_up' })
        return goTo('mailbox', { replace: true })
      }
      await showErrors(answer.errors, values)
      const wrong = firstWrongStep(answer.errors)
      return wrong && wrong !== place ? goTo(wrong) : undefined
    },
  })
  const busy = checkEmail.isPending || join.isPending

  const problemsOf = (step: JoinStep, values: JoinValues): JoinErrors => {
    const today = dayIn(Date.now(), timeZoneFor(parseProvince(values.provinceCode)))
    return checkStep(step, values, { today, minimumAge })
  }

  function submit(step: JoinStep, values: JoinValues): void {
    const found = problemsOf(step, values)
    if (Object.keys(found).length > 0) {
      void showErrors(found, values)
      return
    }
    setRefused(nothingRefused)
    if (step === 'confirm') join.mutate(values)
    else if (step === 'email' && values.checkedEmail !== emailOf(values)) checkEmail.mutate(values)
    else void goTo(stepAfter(step))
  }

  const found = place === 'mailbox' ? {} : errorsOf(place, refused.errors)
  const stillWrong = place === 'mailbox' || !draft ? {} : problemsOf(place, draft)
  return {
    draft,
    isRestored,
    found,
    errors: openErrors(found, refused.sent, draft ?? {}, (field) => stillWrong[field] === undefined),
    attempts,
    suggestion: draft?.checkedEmail === emailOf(draft ?? {}) ? suggestion : null,
    failure: place === 'email' ? checkEmail.error : place === 'confirm' ? join.error : null,
    busy,
    widgetSlot,
    onChange: (event) => saveDraft(withForm(draft ?? {}, event.currentTarget)),
    onSubmit(event) {
      event.preventDefault()
      if (busy || place === 'mailbox') return
      // Autofill may change fields without an event.
      const values = withForm(draft ?? {}, event.currentTarget)
      saveDraft(values)
      submit(place, values)
    },
  }
}

interface JoinDraft {
  /** What was typed so far; `undefined` until it was read from the tab's storage. */
  readonly draft: JoinValues | undefined
  /**
   * Whether the draft has values that the fields do not show, so that the form has to be remounted; otherwise typing is
   * not interrupted.
   */
  readonly isRestored: boolean
}

/**
 * The draft of this tab, with what was typed before this code ran.
 * @param inside an element inside the form
 */
function useJoinDraft(
  inside: RefObject<Element | null>,
): JoinDraft & { saveDraft: (values: JoinValues) => void } {
  const [draft, setDraft] = useState<JoinValues>()
  const [isRestored, setIsRestored] = useState(false)
  const holdFocus = useFocusAcrossRemount(isRestored)
  const begin = useEffectEvent(() => {
    const stored = readJoinDraft()
    const form = inside.current?.closest('form')
    const shown = filledIn(form)
    const begun = { ...stored, ...shown }
    // Nobody may type another letter before leaving the page.
    if (form && touchedFields(form).size > 0) keepJoinDraft(begun)
    setDraft(begun)
    holdFocus()
    setIsRestored(Object.entries(stored).some(([field, value]) => value !== '' && !(field in shown)))
  })
  useEffect(() => flushInMicrotask(() => begin()), [])
  function saveDraft(values: JoinValues): void {
    keepJoinDraft(values)
    setDraft(values)
  }
  return { draft, isRestored, saveDraft }
}

/** Where the draft is kept in this tab. Signing out forgets this one too. */
export const JOIN_DRAFT = `${DRAFTS}visitor:join`

/** What was typed so far in this tab. It survives a reload, the other language and a page that expired. */
const readJoinDraft = (): JoinValues => readDraft(JOIN_DRAFT) ?? {}

const keepJoinDraft = (values: JoinValues): void => keepDraft(JOIN_DRAFT, values)

/** The draft with one form's fields as they are now: a box that was unticked goes. */
function withForm(draft: JoinValues, form: HTMLFormElement): JoinValues {
  const asked = new Set(Array.from(form.elements, (element) => element.getAttribute('name') ?? ''))
  const others = Object.entries(draft).filter(([field]) => !asked.has(field))
  return { ...Object.fromEntries(others), ...textFields(new FormData(form)) }
}

/** What a form holds already, leaving out what is empty. */
function filledIn(form: HTMLFormElement | null | undefined): JoinValues {
  return form
    ? Object.fromEntries(Object.entries(withForm({}, form)).filter(([, value]) => value !== ''))
    : {}
}
