import { parseProvince } from '@borealis/contract/provinces.ts'
import { Button } from '@borealis/design-system/components/button/button.tsx'
import { RadioGroup } from '@borealis/design-system/components/radio-group/radio-group.tsx'
import { NoticePage } from '@borealis/design-system/patterns/notice-page/notice-page.tsx'
import { PageHeading } from '@borealis/design-system/patterns/page-heading/page-heading.tsx'
import { useQuery } from '@tanstack/react-query'
import { withLocalePrefix } from '#app/domain/locale.ts'
import { safeReturnPath } from '#app/domain/return-path.ts'
import { seeOther } from '#app/edge/answers.ts'
import { currentLocale } from '#app/member-data/locale.ts'
import { pageDataQueries } from '#app/member-data/page-data.data.ts'
import { saveVisitorProvince } from '#app/member-data/province.data.ts'
import { useProvince } from '#app/member-data/reader.ts'
import * as m from '#app/paraglide/messages.js'
import { sessionQueries } from '#app/session/session.data.ts'
import { type FormPost, formOf } from '#app/shell/forms/posted-form.ts'
import { forgetDraft, useDraft } from '#app/shell/forms/use-draft.ts'
import { href } from '#app/shell/links/href.ts'
import { provinceOptions } from '#app/shell/page-parts/province-options.ts'

/** The choice is this browser's. */
const DRAFT = ['visitor', 'province'] as const

/**
 * Which province the offers are shown for: a visitor chooses here, a member's profile decides.
 * `from` is the path to go back to, without language prefix.
 */
export function ProvincePage({ from }: { from: string }) {
  const { data: auth } = useQuery(sessionQueries.auth())
  const province = useProvince()
  if (auth?.isLoggedIn) {
    return (
      <NoticePage
        unlit={false}
        heading={province ? m.province_memberTitle({ province: province.name }) : m.province_title()}
        text={[m.province_memberText()]}
        action={{ href: href('/account/profile'), label: m.province_memberAction() }}
        other={{ href: withLocalePrefix(from, currentLocale()), label: m.province_back() }}
      />
    )
  }
  return <ProvinceChoice from={from} current={province?.code ?? ''} />
}

/** What is chosen and not saved outlives the other language, and no other page. */
function ProvinceChoice({ from, current }: { from: string; current: string }) {
  const { data: pageData } = useQuery(pageDataQueries.current())
  const { draft, onChange, ref } = useDraft(...DRAFT, { endsWithPage: true })
  return (
    <>
      <PageHeading title={m.province_title()} lead={m.province_lead()} />
      <form
        key={draft ? 'draft' : 'known'}
        ref={ref}
        method="post"
        action={href('/province')}
        onChange={onChange}
        onSubmit={() => forgetDraft(...DRAFT)}
        className="page-column pb-16 desktop:pb-24"
      >
        <input type="hidden" name="from" value={from} />
        <RadioGroup
          legend={m.province_legend()}
          name="province"
          defaultValue={draft?.province ?? current}
          options={[{ value: '', label: m.province_everywhere() }, ...provinceOptions(pageData)]}
          twoColumns
          className="max-w-form"
        />
        <p className="mt-6 max-w-measure text-small text-ink-2">{m.province_cookieNote()}</p>
        <div className="mt-6">
          <Button type="submit">{m.province_save()}</Button>
        </div>
      </form>
    </>
  )
}

/** The path to return to, without language prefix; the home page by default. */
export const cameFrom = (from: unknown) => safeReturnPath(from ?? '/')

/** Saves a visitor's province, with and without JavaScript. */
export async function answerProvince({ request }: FormPost<unknown>) {
  const form = await formOf(request)
  const provinceCode = parseProvince(form.get('province')) ?? null
  await saveVisitorProvince({ data: { provinceCode } })
  // The language may have been changed on this page, so the return path gets the new prefix.
  return seeOther(withLocalePrefix(cameFrom(form.get('from')), currentLocale()))
}
