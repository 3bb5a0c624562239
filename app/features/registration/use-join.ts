import { useMutation } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { type FormEvent, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import { track } from '#app/analytics/track.ts'
import { provePerson } from '#app/bot-check/prove-person.ts'
import { parseProvince } from '#app/domain/provinces.ts'
import { dayIn, timeZoneFor } from '#app/domain/time-zone.ts'
import { flushInMicrotask } from '#app/site/forms/flush-in-microtask.ts'
import { useFocusAcrossRemount } from '#app/site/forms/use-focus-across-remount.ts'
import { useIsMounted } from '#app/site/forms/use-is-mounted.ts'
import { href } from '#app/site/links/href.ts'
import { checkStep, errorsOf, firstWrongStep, type JoinErrors, type JoinValues, typed } from './check-join.ts'
import { filledIn, keepJoinDraft, readJoinDraft, withForm } from './join-draft.ts'
import { type JoinPlace, type JoinStep, stepAfter } from './join-steps.ts'
import { registerMember, validateEmail } from './registration.functions.ts'

/** Where a step is, as an address. */
export const joinHref = (step: JoinPlace): string => href('/create-account', { step })

interface Joining {
  /** What was typed so far; nothing until the browser has looked into its storage. */
  readonly draft: JoinValues | undefined
  /** The draft knows more than the fields show, so they are made again; otherwise whoever is typing is left alone. */
  readonly isRestored: boolean
  readonly errors: JoinErrors
  /** How many times a step was submitted with errors. */
  readonly attempts: number
  /** A likely correction of the address, said once. */
  readonly suggestion: string | null
  readonly failure: Error | null
  readonly busy: boolean
  /** Where a bot check's widget may appear. */
  readonly widgetSlot: RefObject<HTMLDivElement | null>
  onChange(event: FormEvent<HTMLFormElement>): void
  onSubmit(event: FormEvent<HTMLFormElement>): void
}

/** Keeps what is typed, takes the steps, and sends the whole at the end. */
export function useJoin(place: JoinPlace, minimumAge: number): Joining {
  const router = useRouter()
  const isMounted = useIsMounted()
  const widgetSlot = useRef<HTMLDivElement>(null)
  const [draft, setDraft] = useState<JoinValues>()
  const [isRestored, setIsRestored] = useState(false)
  const [errors, setErrors] = useState<JoinErrors>({})
  const [attempts, setAttempts] = useState(0)
  const [suggestion, setSuggestion] = useState<string | null>(null)
  const holdFocus = useFocusAcrossRemount(isRestored)

  /** Whoever has left joining while an answer was on its way stays where they went. */
  const goTo = async (step: JoinPlace, { replace = false } = {}) => {
    if (isMounted.current) await router.navigate({ href: joinHref(step), replace, resetScroll: false })
  }

  const begin = useEffectEvent(() => {
    const stored = readJoinDraft()
    // Somebody may have begun to type before this script arrived.
    const shown = filledIn(widgetSlot.current?.closest('form'))
    setDraft({ ...stored, ...shown })
    holdFocus()
    setIsRestored(Object.entries(stored).some(([field, value]) => value !== '' && !(field in shown)))
  })
  useEffect(() => flushInMicrotask(() => begin()), [])

  /** A step opened by its address, in another tab, or by Back after joining: the ones before it are missing. */
  const beginAgainIfLost = useEffectEvent((at: JoinPlace) => {
    const { sentTo, checkedEmail } = draft ?? readJoinDraft()
    const isLost = at === 'mailbox' ? !sentTo : at !== 'email' && !checkedEmail
    if (isLost) void goTo('email', { replace: true })
  })
  useEffect(() => beginAgainIfLost(place), [place])

  const keep = (values: JoinValues) => {
    keepJoinDraft(values)
    setDraft(values)
  }

  const refuse = (found: JoinErrors) => {
    setErrors(found)
    setAttempts((count) => count + 1)
  }

  const askAbout = useMutation({
    mutationFn: async (values: JoinValues) => {
      const token = await provePerson('validateEmail', widgetSlot.current)
      return validateEmail({ data: { email: typed(values, 'email'), token } })
    },
    onSuccess: (answer, values) => {
      if (!answer.ok) return refuse(answer.errors)
      keep({ ...values, checkedEmail: typed(values, 'email') })
      setSuggestion(answer.suggestion)
      return answer.suggestion ? undefined : goTo('about')
    },
  })
  const join = useMutation({
    mutationFn: async (values: JoinValues) => {
      const token = await provePerson('createCustomer', widgetSlot.current)
      return registerMember({ data: { values, token } })
    },
    onSuccess: (answer, values) => {
      if (answer.ok) {
        // Of the draft only the address is kept, for the page that says where to look.
        keep({ sentTo: typed(values, 'email') })
        track({ event: 'sign_up' })
        return goTo('mailbox', { replace: true })
      }
      refuse(answer.errors)
      const wrong = firstWrongStep(answer.errors)
      return wrong && wrong !== place ? goTo(wrong) : undefined
    },
  })
  const busy = askAbout.isPending || join.isPending

  function submit(step: JoinStep, values: JoinValues): void {
    const today = dayIn(Date.now(), timeZoneFor(parseProvince(values.provinceCode)))
    const found = checkStep(step, values, { today, minimumAge })
    setErrors(found)
    if (Object.keys(found).length > 0) setAttempts((count) => count + 1)
    else if (step === 'confirm') join.mutate(values)
    else if (step === 'email' && values.checkedEmail !== typed(values, 'email')) askAbout.mutate(values)
    else void goTo(stepAfter(step))
  }

  return {
    draft,
    isRestored,
    errors: place === 'mailbox' ? {} : errorsOf(place, errors),
    attempts,
    suggestion: draft?.checkedEmail === typed(draft ?? {}, 'email') ? suggestion : null,
    failure: place === 'email' ? askAbout.error : place === 'confirm' ? join.error : null,
    busy,
    widgetSlot,
    onChange: (event) => keep(withForm(draft ?? {}, event.currentTarget)),
    onSubmit(event) {
      event.preventDefault()
      if (busy || place === 'mailbox') return
      // Autofill may change fields without an event.
      const values = withForm(draft ?? {}, event.currentTarget)
      keep(values)
      submit(place, values)
    },
  }
}
