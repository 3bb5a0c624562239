import { Button } from '@borealis/design-system/components/button/button.tsx'
import { NoticePage } from '@borealis/design-system/patterns/notice-page/notice-page.tsx'
import type { RefusedForm } from '#app/edge/form-sender.server.ts'
import * as m from '#app/paraglide/messages.js'
import { answerDocument, StandaloneDocument } from '../document/standalone-pages.server.tsx'
import { href } from '../links/href.ts'
import { siteOrigin } from '../links/site-origin.ts'

/**
 * The page for a form that was not obeyed, because it was not sent by a page of this site. Without a word about its sender,
 * the reader sends it once more from here, with all that was typed.
 */
export const refusedForm = (form: RefusedForm): Response =>
  answerDocument(<RefusedFormDocument {...form} />, 403)

/** The page for a form that is too long (413), or not written as forms are. */
export function unreadForm(status: number): Response {
  const isLong = status === 413
  const heading = isLong ? m.errors_formLongHeading() : m.errors_formUnreadHeading()
  return answerDocument(
    <StandaloneDocument title={heading}>
      <NoticePage
        heading={heading}
        text={[isLong ? m.errors_formLongText() : m.errors_formUnreadText()]}
        action={{ href: href('/'), label: m.errors_home() }}
        other={{ href: href('/contact'), label: m.errors_contact() }}
      />
    </StandaloneDocument>,
    status,
  )
}

function RefusedFormDocument({ sender, page, fields }: RefusedForm) {
  const home = { href: href('/'), label: m.errors_home() }
  switch (sender) {
    case 'unsaid':
      return (
        <StandaloneDocument title={m.errors_formUnsaidHeading()}>
          <NoticePage unlit={false} heading={m.errors_formUnsaidHeading()} text={[m.errors_formUnsaidText()]}>
            <form method="post" action={page}>
              {fields.map(([name, value]) => (
                <input key={`${name}=${value}`} type="hidden" name={name} value={value} />
              ))}
              <Button type="submit">{m.errors_formUnsaidSend()}</Button>
            </form>
          </NoticePage>
        </StandaloneDocument>
      )
    case 'other-host': {
      const address = siteOrigin()
      return (
        <StandaloneDocument title={m.errors_formOtherHostHeading()}>
          <NoticePage
            heading={m.errors_formOtherHostHeading()}
            text={[m.errors_formOtherHostText({ address: new URL(address).host })]}
            action={{ href: address + page, label: m.errors_formOpenPage() }}
          />
        </StandaloneDocument>
      )
    }
    case 'elsewhere':
      return (
        <StandaloneDocument title={m.errors_formElsewhereHeading()}>
          <NoticePage
            heading={m.errors_formElsewhereHeading()}
            text={[m.errors_formElsewhereText()]}
            action={home}
            other={{ href: href('/contact'), label: m.errors_contact() }}
          />
        </StandaloneDocument>
      )
  }
}
