import { createMiddleware } from '@tanstack/react-start'
import { withLocalePrefix } from '#app/domain/locale.ts'
import { log } from '#app/edge/log.server.ts'
import { withCustomer } from '#app/session/session.middleware.ts'
import {
  type Intent,
  markTold,
  moveIntent,
  type NewIntent,
  openIntent,
  orderNumbersOf,
  placedAfter,
  readIntent,
  translated,
  unsettledIntents,
} from './intents.server.ts'
import { progressOf, type ReviewedOrder } from './order-progress.ts'
import { settleIntent } from './settle-intent.server.ts'

/** Gives a server function the pending actions of its customer: to open one, and to read what became of it. It asks for no step-up. */
export const withIntents = createMiddleware({ type: 'function' })
  .middleware([withCustomer])
  .server(({ next, context }) => {
    const { sub, lastOrderNumber: ofSession } = context.session.value
    const { locale } = context
    /** `resumePath` may leave its language out. */
    type IntentRequest = Omit<NewIntent, 'sub' | 'locale'>
    async function open(asked: IntentRequest): Promise<Intent> {
      const resumePath = withLocalePrefix(asked.resumePath, locale)
      return (await openIntent({ ...asked, resumePath, sub, locale })).value
    }
    const intents = {
      /**
       * Opens an action that spends no points.
       * @returns the handle by which its step-up is started (`useStepUp`, `goToStepUp`)
       * @throws BackendError 429 `TOO_MANY_REQUESTS`
       */
      async prepare(asked: IntentRequest): Promise<{ stepUp: string }> {
        return { stepUp: (await open(asked)).handle }
      },
      /**
       * Opens an action that spends points, and reports an earlier order that has to be settled first. If settling finds this
       * very order to be done, that is reported, instead of offering it again to a customer who waits for its outcome; and so is one
       * that is done and whose receipt nobody has asked for.
       * @throws BackendError 429 `TOO_MANY_REQUESTS`
       */
      async review(asked: IntentRequest): Promise<ReviewedOrder> {
        let intent = await open(asked)
        const settled = await intents.settled()
        const own = settled.find(({ handle }) => handle === intent.handle)
        if (own) {
          const isOffered = own.state.name === 'waiting' || own.state.name === 'refused'
          intent = isOffered ? await open(asked) : own
        }
        const other = settled.find(
          ({ handle, state }) =>
            handle !== intent.handle && (state.name === 'running' || state.name === 'unknown'),
        )
        return {
          intent: intent.handle,
          progress: progressOf(translated(intent, locale)),
          blockedBy: other ? { intent: other.handle, isUnknown: other.state.name === 'unknown' } : null,
        }
      },
      /**
       * The customer has looked for an order of unknown outcome and did not find it: it may be confirmed again, under the
       * same key, and holds back no other. One that has become known in the meantime stays as it is.
       * @returns the intent in its newest state, or `undefined` when it has expired or is another customer's
       */
      async release(handle: string): Promise<Intent | undefined> {
        const intent = await intents.find(handle)
        if (intent?.state.name !== 'unknown') return intent
        const record = await readIntent(handle)
        if (record?.value.state.name !== 'unknown') return record?.value
        log.warn(
          { key: intent.idempotencyKey },
          'a customer did not find their order: it may be placed again',
        )
        const moved = await moveIntent(record, { name: 'waiting', cancelled: false }, true)
        return moved?.value ?? intents.find(handle)
      },
      /**
       * The customer's own intent in its newest state, or the same order where it was refused and then placed: an address keeps the
       * handle of the first. Somebody else's reads as absent.
       */
      async find(handle: string): Promise<Intent | undefined> {
        const record = await readIntent(handle)
        if (record?.value.sub !== sub) return undefined
        const { value } = await settleIntent(record, context.backend)
        return (await placedAfter(value)) ?? value
      },
      /** Orders that were sent and whose outcome was not known, each in its newest state. */
      async settled(): Promise<Intent[]> {
        const records = await Promise.all(
          (await unsettledIntents(sub)).map((one) => settleIntent(one, context.backend)),
        )
        return records.map(({ value }) => value)
      },
      /**
       * The order that was placed last in this session. Where the session could not be saved with its number, after the
       * order was done, the customer's last one counts.
       */
      lastOrderNumber: async (): Promise<string | undefined> =>
        ofSession ?? (await orderNumbersOf(sub)).at(-1),
      /** The receipt of this order is asked for. Where that cannot be kept, the same order leads to it once more. */
      tell: (orderNumber: string): Promise<void> =>
        markTold(sub, orderNumber).catch((error: unknown) =>
          log.warn({ err: error }, 'that a receipt was asked for could not be kept'),
        ),
    }
    return next({ context: { intents } })
  })
