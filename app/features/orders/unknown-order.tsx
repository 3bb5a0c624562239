import { Banner } from '@borealis/design-system/components/banner/banner.tsx'
import { Button } from '@borealis/design-system/components/button/button.tsx'
import { useQuery } from '@tanstack/react-query'
import { confirmOrderMissing, orderProgressQueries } from '#app/actions/order-progress.data.ts'
import { seeOther } from '#app/edge/see-other.ts'
import * as m from '#app/paraglide/messages.js'
import { MemberField } from '#app/shell/forms/member-form.tsx'
import { answerForm, type FormPost } from '#app/shell/forms/posted-form.ts'
import { href } from '#app/shell/links/href.ts'
import { readIntent } from '#app/shell/links/search-params.ts'

/**
 * Above the orders: one whose outcome nobody could tell, for the customer to look for in the list. Only their word that it
 * is not there lets them order again. The form is the browser's own: its answer is another page.
 */
export function UnknownOrder({ intent }: { intent: string | undefined }) {
  const { data } = useQuery(orderProgressQueries.progress(intent))
  if (!intent || data?.name !== 'unknown') return null
  return (
    <Banner
      status="warning"
      title={m.orders_unknownTitle()}
      className="mb-8"
      action={
        <form method="post" action={href('/account/orders', { intent })}>
          <MemberField />
          <Button type="submit" variant="secondary" size="small">
            {m.orders_unknownNotSeen()}
          </Button>
        </form>
      }
    >
      <b className="block font-semibold">{data.title}</b>
      <span className="block">{data.detail}</span>
      <span className="mt-2 block">{m.orders_unknownText()}</span>
    </Banner>
  )
}

/** The customer did not find an order of unknown outcome. */
export const answerMissingOrder = ({ request }: FormPost<unknown>) =>
  answerForm(request, async () => {
    const { intent = '' } = readIntent({ intent: new URL(request.url).searchParams.get('intent') })
    const released = await confirmOrderMissing({ data: { intent } })
    return seeOther(released?.path ?? href('/account/orders'))
  })
