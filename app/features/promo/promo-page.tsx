import { MAX_PIN, MIN_PIN, pinTries } from '@borealis/contract/limits.ts'
import { asSentence } from '@borealis/contract/text.ts'
import { Banner } from '@borealis/design-system/components/banner/banner.tsx'
import { Button } from '@borealis/design-system/components/button/button.tsx'
import { TextField } from '@borealis/design-system/components/text-field/text-field.tsx'
import { ReceiptList } from '@borealis/design-system/patterns/receipt-list/receipt-list.tsx'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Coins } from 'lucide'
import { type FormEvent, useEffect, useRef } from 'react'
import { BackendError, mayHaveHappened } from '#app/backend/backend-error.ts'
import { provePerson } from '#app/bot-check/prove-person.ts'
import { minutesOf } from '#app/domain/dates.ts'
import { plainText } from '#app/domain/plain-text.ts'
import { formatPoints } from '#app/domain/points.ts'
import { balanceQueries } from '#app/member-data/balance.data.ts'
import { currentLocale } from '#app/member-data/locale.ts'
import { useNotifications } from '#app/notifications/notifications-provider.tsx'
import * as m from '#app/paraglide/messages.js'
import { announceChange } from '#app/shell/member/other-tabs.ts'
import { isOnPhone } from '#app/shell/page-parts/after-next-frame.ts'
import { type PinAnswer, redeemPin } from './promo.data.ts'

/** Adds the points of a PIN from a letter or a receipt. */
export function PromoPage() {
  return (
    <>
      <noscript>
        <Banner status="info" title={m.promo_noScriptTitle()}>
          {m.promo_noScriptText()}
        </Banner>
      </noscript>
      <PinForm />
    </>
  )
}

/** The PIN itself is never kept: not in a draft, not in the address. */
function PinForm() {
  const queryClient = useQueryClient()
  const { notify } = useNotifications()
  const locale = currentLocale()
  const field = useRef<HTMLInputElement>(null)
  const widgetSlot = useRef<HTMLDivElement>(null)
  const redeem = useMutation({
    mutationFn: async (pin: string): Promise<PinAnswer> => {
      if (pin.length < MIN_PIN) return { ok: false, code: 'TOO_SHORT', detail: m.promo_tooShort() }
      if (pin.length > MAX_PIN) return { ok: false, code: 'TOO_LONG', detail: m.promo_tooLong() }
      const token = await provePerson('redeemPromotionPin', widgetSlot.current)
      return redeemPin({ data: { pin, token } })
    },
    onError: (error) => {
      // The PIN may have been accepted: the balance is read again.
      if (mayHaveHappened(error)) announceChange(queryClient, [balanceQueries.all])
    },
    onSuccess: (answer) => {
      if (!answer.ok) return
      const points = formatPoints(answer.result.points, locale)
      notify({ status: 'success', message: m.promo_added({ points }) })
      announceChange(queryClient, [balanceQueries.all])
    },
  })
  const error = errorOf(redeem)
  const { submittedAt } = redeem
  useEffect(() => {
    if (submittedAt && error) field.current?.focus()
  }, [submittedAt, error])
  function onSubmit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault()
    const form = event.currentTarget
    const pin = plainText(String(new FormData(form).get('pin') ?? ''))
    if (redeem.isPending) return
    redeem.mutate(pin, {
      onSuccess: (answer) => {
        if (!answer.ok) return
        form.reset()
        // The keyboard on the screen stays over the receipt for as long as the field has the focus.
        if (isOnPhone()) field.current?.blur()
      },
    })
  }
  return (
    <>
      <form
        method="post"
        onSubmit={onSubmit}
        noValidate
        className="max-w-[28rem] noscript:hidden"
        data-replay-clicks=""
      >
        <TextField
          id="pin"
          name="pin"
          label={m.promo_pin()}
          help={m.promo_pinHelp(pinTries)}
          error={error}
          attempts={submittedAt}
          ref={field}
          autoComplete="off"
          autoCapitalize="characters"
          autoCorrect="off"
          spellCheck={false}
          aria-required
        />
        <div ref={widgetSlot} className="mt-5 empty:hidden" />
        <Button type="submit" className="mt-5" busy={redeem.isPending} busyLabel={m.promo_busy()}>
          {m.promo_submit()}
        </Button>
      </form>
      <div role="status" className="mt-10">
        {redeem.data?.ok ? (
          <ReceiptList
            rows={[
              {
                id: 'added',
                icon: Coins,
                title: m.promo_added({ points: formatPoints(redeem.data.result.points, locale) }),
                text: m.promo_receipt({
                  description: asSentence(redeem.data.result.description),
                  balance: formatPoints(redeem.data.result.balanceAfter, locale),
                  reference: redeem.data.result.reference,
                }),
              },
            ]}
          />
        ) : null}
      </div>
    </>
  )
}

interface Attempt {
  readonly data: PinAnswer | undefined
  readonly error: Error | null
}

/** The rule that failed, in the backend's words; for a failed call, that no points were added, where that is certain. */
function errorOf({ data, error }: Attempt): string | undefined {
  if (error) {
    if (error instanceof BackendError && error.code === 'TOO_MANY_REQUESTS' && error.retryAfterMs) {
      return m.promo_tooMany({ minutes: minutesOf(error.retryAfterMs) })
    }
    const isCheckDown = error instanceof BackendError && error.code === 'BOT_CHECK_DOWN'
    if (isCheckDown) return m.botCheck_down()
    return mayHaveHappened(error) ? m.promo_unknown() : m.promo_failed()
  }
  if (!data || data.ok) return undefined
  if (data.code === 'BOT_CHECK_FAILED') return m.botCheck_failed()
  return data.detail ?? m.promo_failed()
}
