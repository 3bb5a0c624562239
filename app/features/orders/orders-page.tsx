import { Banner } from '@borealis/design-system/components/banner/banner.tsx'
import { Button } from '@borealis/design-system/components/button/button.tsx'
import { EmptyState } from '@borealis/design-system/components/empty-state/empty-state.tsx'
import { HiddenFields } from '@borealis/design-system/components/hidden-fields/hidden-fields.tsx'
import { OrderRow } from '@borealis/design-system/patterns/order-row/order-row.tsx'
import { useQuery } from '@tanstack/react-query'
import { confirmOrderMissing, orderProgressQueries } from '#app/actions/order-progress.data.ts'
import { seeOther } from '#app/edge/answers.ts'
import { useMoment, usePeriod } from '#app/member-data/reader.ts'
import * as m from '#app/paraglide/messages.js'
import { MemberField } from '#app/shell/forms/member-form.tsx'
import { answerForm, type FormPost } from '#app/shell/forms/posted-form.ts'
import { href } from '#app/shell/links/href.ts'
import { pageSearch, readIntent } from '#app/shell/links/search-params.ts'
import { BusyList, ListPages, resultWords } from '#app/shell/page-parts/list-pages.tsx'
import { PeriodFilter } from '#app/shell/page-parts/period-filter.tsx'
import { SearchBox } from '#app/shell/page-parts/search-box.tsx'
import { SectionData, SectionNotice } from '#app/shell/page-parts/section-notice.tsx'
import { orderRow } from './order-row.ts'
import { type listOrders, orderQueries } from './orders.data.ts'

interface OrdersPageProps {
  /** The period that the address names. */
  dates: string | undefined
  page: number
  /** The order of unknown outcome that is looked for: it stays in question in every list. */
  intent: string | undefined
}

/** The member's orders of a period, page by page. */
export function OrdersPage({ dates, page, intent }: OrdersPageProps) {
  const { days, wider } = usePeriod(dates)
  return (
    <>
      {/* Of every period. Whoever looks for one in question stays with its list, where the answer is given. */}
      {intent ? null : (
        <search className="mb-6 block">
          <SearchBox label={m.orders_search()}>
            <HiddenFields fields={{ kind: 'order' }} />
          </SearchBox>
        </search>
      )}
      <PeriodFilter
        path="/account/orders"
        label={m.orders_filters()}
        kept={intent ? { intent } : {}}
        dates={dates}
      />
      <OrderList
        page={page}
        days={days}
        widerHref={wider && href('/account/orders', { dates: wider.code, intent })}
        pageHref={(to) => href('/account/orders', { dates, ...pageSearch(to), intent })}
      />
    </>
  )
}

interface OrderListProps {
  page: number
  days: ReturnType<typeof usePeriod>['days']
  /** The list of a longer period; absent where that holds no more. */
  widerHref: string | undefined
  pageHref: (page: number) => string
}

function OrderList({ days, ...list }: OrderListProps) {
  const orders = useQuery(orderQueries.list(list.page, days))
  return (
    <BusyList said={saidOf(orders.data, list)}>
      <SectionData query={orders} failed={m.orders_failed()}>
        {(found) =>
          found.success ? (
            <Orders found={found} {...list} />
          ) : (
            <SectionNotice text={m.orders_failed()} onRetry={() => orders.refetch()} />
          )
        }
      </SectionData>
    </BusyList>
  )
}

/** What a screen reader hears of a list once it is there. */
function saidOf(
  found: Awaited<ReturnType<typeof listOrders>> | undefined,
  { page, widerHref }: Omit<OrderListProps, 'days'>,
): string {
  if (!found?.success) return ''
  const { orders, leftOut, totalCount } = found.data
  if (orders.length + leftOut > 0) return resultWords(totalCount)
  if (page > 1) return m.orders_noneHere()
  return widerHref ? m.orders_nonePeriodTitle() : m.orders_emptyTitle()
}

interface OrdersProps extends Omit<OrderListProps, 'days'> {
  found: Extract<Awaited<ReturnType<typeof listOrders>>, { success: true }>
}

function Orders({ found, page, widerHref, pageHref }: OrdersProps) {
  const { locale, timeZone } = useMoment()
  const { data, nextCursor } = found
  if (data.orders.length + data.leftOut === 0 && page === 1) {
    return widerHref ? <NoneInPeriod widerHref={widerHref} /> : <NoOrders />
  }
  return (
    <>
      {data.leftOut > 0 ? (
        <Banner status="warning" className="mb-6">
          {m.orders_leftOut({ count: data.leftOut })}
        </Banner>
      ) : data.orders.length === 0 ? (
        <EmptyState title={m.orders_noneHere()} />
      ) : null}
      <ul>
        {data.orders.map((order) => {
          const { id, ...line } = orderRow(order, { locale, timeZone })
          return <OrderRow key={id} headingLevel={2} {...line} />
        })}
      </ul>
      <ListPages
        label={m.orders_pages()}
        page={page}
        last={Math.ceil(data.totalCount / data.pageSize)}
        mayGoOn={nextCursor !== null}
        hrefOf={pageHref}
        previous={m.orders_newer()}
        next={m.orders_older()}
      />
    </>
  )
}

/** A short period may be empty while there are older orders. */
function NoneInPeriod({ widerHref }: { widerHref: string }) {
  return (
    <EmptyState
      title={m.orders_nonePeriodTitle()}
      action={
        <Button href={widerHref} variant="secondary">
          {m.orders_nonePeriodAction()}
        </Button>
      }
    >
      {m.orders_nonePeriodText()}
    </EmptyState>
  )
}

function NoOrders() {
  return (
    <EmptyState
      title={m.orders_emptyTitle()}
      action={
        <Button href={href('/gift-cards')} variant="secondary">
          {m.orders_emptyAction()}
        </Button>
      }
    >
      {m.orders_emptyText()}
    </EmptyState>
  )
}

/**
 * Above the orders: one whose outcome nobody could tell, for the customer to look for in the list. Only their word that it
 * is not there lets them order again, and they can give it only of a list that is there as a whole. The form is the browser's own:
 * its answer is another page.
 */
export function UnknownOrder({ dates, page, intent }: OrdersPageProps) {
  const { data } = useQuery(orderProgressQueries.progress(intent))
  const list = useQuery(orderQueries.list(page, usePeriod(dates).days))
  if (!intent || data?.name !== 'unknown') return null
  const canLook = !list.isError && list.data?.success === true && list.data.data.leftOut === 0
  const isUnread = list.isError || (list.data !== undefined && !canLook)
  return (
    <Banner
      status="warning"
      title={m.orders_unknownTitle()}
      className="mb-8"
      action={
        canLook ? (
          <form method="post" action={href('/account/orders', { intent })}>
            <MemberField />
            <Button type="submit" variant="secondary" size="small">
              {m.orders_unknownNotSeen()}
            </Button>
          </form>
        ) : null
      }
    >
      <b className="block font-semibold">{data.title}</b>
      <span className="block">{data.detail}</span>
      <span className="mt-2 block">{isUnread ? m.orders_unknownUnread() : m.orders_unknownText()}</span>
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
