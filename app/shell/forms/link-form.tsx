import { Button } from '@borealis/design-system/components/button/button.tsx'
import { useMutation } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import type { FormEvent } from 'react'
import { href } from '../links/href.ts'
import { navigate } from '../page-parts/navigate.ts'
import { useIsMounted } from './use-leaving.ts'

interface LinkFormProps {
  page: LinkPage
  token: string
  label: string
  /** Resolves with the outcome. */
  send: (call: { data: { token: string } }) => Promise<string>
}

/**
 * The button of a page that an emailed link opens. Submits natively without JavaScript; with it, the page stays and
 * shows the outcome.
 */
export function LinkForm({ page, token, label, send }: LinkFormProps) {
  const router = useRouter()
  const isMounted = useIsMounted()
  const press = useMutation({
    mutationFn: () => send({ data: { token } }),
    onSettled: async (outcome = 'failed') => {
      if (isMounted.current)
        await navigate(router, { href: linkOutcomePath(page, outcome, token), replace: true })
    },
  })
  function onSubmit(event: FormEvent): void {
    event.preventDefault()
    if (!press.isPending) press.mutate()
  }
  return (
    <form method="post" action={href(page)} onSubmit={onSubmit}>
      <input type="hidden" name="token" value={token} />
      <Button type="submit" busy={press.isPending} busyLabel={label}>
        {label}
      </Button>
    </form>
  )
}

/** Pages that an emailed link opens. Opening one changes nothing; its button does. */
type LinkPage = '/confirm-email' | '/unsubscribe'

/** The URL of the page with its outcome. Only a failure that may be retried keeps the token. */
export const linkOutcomePath = (page: LinkPage, outcome: string, token: string): string =>
  href(page, { outcome, ...(outcome === 'failed' && { token }) })
