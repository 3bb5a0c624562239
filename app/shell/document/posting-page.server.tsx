import { Button } from '@borealis/design-system/components/button/button.tsx'
import { NoticePage } from '@borealis/design-system/patterns/notice-page/notice-page.tsx'
import { renderToStaticMarkup } from 'react-dom/server'
import { requestContext } from '#app/edge/request-context.server.ts'
import * as m from '#app/paraglide/messages.js'
import { StandaloneDocument } from './standalone-document.tsx'

const SUBMIT = 'document.forms[0].submit()'

interface Form {
  readonly endpoint: string
  readonly fields: Readonly<Record<string, string>>
}

/** A page whose only form the browser posts at once, without a click; without JavaScript it has a button. */
export function postingPage({ endpoint, fields }: Form): Response {
  const { nonce } = requestContext()
  const html = renderToStaticMarkup(
    <StandaloneDocument title={m.auth_signOutHeading()}>
      <NoticePage heading={m.auth_signOutHeading()} text={[m.auth_signOutText()]}>
        <form method="post" action={endpoint}>
          {Object.entries(fields).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <Button type="submit">{m.auth_signOutContinue()}</Button>
        </form>
      </NoticePage>
      <script nonce={nonce}>{SUBMIT}</script>
    </StandaloneDocument>,
  )
  return new Response(`<!DOCTYPE html>${html}`, {
    headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' },
  })
}
