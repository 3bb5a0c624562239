import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'
import { accountQueries } from '#app/features/account/account.queries.ts'
import { useNotifications } from '#app/notifications/notifications-provider.tsx'
import * as m from '#app/paraglide/messages.js'
import { forgetDrafts } from '#app/site/forms/use-draft.ts'
import { href } from '#app/site/links/href.ts'
import { announceChange } from '#app/site/member/other-tabs.ts'
import type { AddressNews } from './address-news.ts'
import { addressQueries } from './addresses.queries.ts'
import { focusNamedPlace } from './focus-named-place.ts'

const words: Record<AddressNews, () => string> = {
  created: m.addresses_created,
  updated: m.addresses_updated,
  deleted: m.addresses_deleted,
  default: m.addresses_madeDefault,
}

/**
 * Raises what happened to the address book, once, tells the customer's other tabs, and takes it out of the address.
 * The focus is back where the change was made: the step-up's way back names the place.
 * Whoever sees the address book has left the forms: their drafts go.
 * @returns the words, for a page without JavaScript
 */
export function useAddressNews(news: AddressNews | undefined): string | undefined {
  const router = useRouter()
  const queryClient = useQueryClient()
  const { notify } = useNotifications()
  const { data: profile } = useQuery(accountQueries.profile())
  const owner = profile?.sub
  useEffect(() => {
    if (owner) forgetDrafts(owner, 'address-')
  }, [owner])
  const raise = useEffectEvent((happened: AddressNews) => {
    focusNamedPlace('a')
    notify({ status: 'success', message: words[happened]() })
    void announceChange(queryClient, [addressQueries.all, accountQueries.all])
    void router.navigate({ href: href('/account/profile'), replace: true, resetScroll: false })
  })
  useEffect(() => {
    if (news) raise(news)
  }, [news])
  return news && words[news]()
}
