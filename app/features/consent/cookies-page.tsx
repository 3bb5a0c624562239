import { Banner } from '@borealis/design-system/components/banner/banner.tsx'
import { Button } from '@borealis/design-system/components/button/button.tsx'
import { Checkbox } from '@borealis/design-system/components/checkbox/checkbox.tsx'
import { ArticleText } from '@borealis/design-system/patterns/article-text/article-text.tsx'
import { PageHeading } from '@borealis/design-system/patterns/page-heading/page-heading.tsx'
import { useQuery } from '@tanstack/react-query'
import {
  CONSENT_WORDING,
  type ConsentPurpose,
  consentDismissed,
  consentPurposes,
} from '#app/domain/consent.ts'
import { withLocalePrefix } from '#app/domain/locale.ts'
import { unbroken } from '#app/domain/numerals.ts'
import type { Outcome } from '#app/domain/outcomes.ts'
import { safeReturnPath } from '#app/domain/return-path.ts'
import { seeOther } from '#app/edge/answers.ts'
import { dismissAnnouncement } from '#app/member-data/announcements.data.ts'
import { currentLocale } from '#app/member-data/locale.ts'
import * as m from '#app/paraglide/messages.js'
import { type FormPost, formOf } from '#app/shell/forms/posted-form.ts'
import { forgetDraft, useDraft } from '#app/shell/forms/use-draft.ts'
import { href } from '#app/shell/links/href.ts'
import { OutcomeNotice } from '#app/shell/page-parts/outcome-notice.tsx'
import { consentQueries, saveConsent } from './consent.data.ts'

/** The choice belongs to the browser, not to the member who is signed in. */
const DRAFT = ['visitor', 'cookies'] as const

/** What the site keeps in a browser, and the form that allows or withdraws each purpose by itself. */
export function CookiesPage({ outcome }: { outcome: Outcome<'cookies'> | undefined }) {
  const { data: choice } = useQuery(consentQueries.choice())
  return (
    <div className="pb-16 desktop:pb-24">
      <PageHeading title={m.cookies_title()} lead={m.cookies_lead()} />
      <div className="page-column pb-10">
        <OutcomeNotice
          message={outcome && choice?.granted ? m.cookies_saved() : undefined}
          pageHref={href('/cookies')}
        />
        {choice?.isRefusedByBrowser ? (
          <Banner status="info" title={m.cookies_gpcTitle()} className="max-w-list">
            {m.cookies_gpcText()}
          </Banner>
        ) : (
          <ChoiceForm granted={choice?.granted ?? []} />
        )}
      </div>
      <ArticleText
        sections={[
          {
            heading: m.cookies_neededTitle(),
            paragraphs: [m.cookies_neededSession(), m.cookies_neededChoices()],
          },
          {
            heading: m.cookies_askedTitle(),
            paragraphs: [
              m.cookies_askedMeasurement(),
              m.cookies_askedExperiments(),
              m.cookies_askedWithout(),
            ],
          },
        ]}
      />
    </div>
  )
}

const words = {
  measurement: { label: m.cookies_measurement, help: m.cookies_measurementHelp },
  experiments: { label: m.cookies_experiments, help: m.cookies_experimentsHelp },
} satisfies Record<ConsentPurpose, unknown>

/**
 * Posted as a form, with JavaScript too: the new document starts without whatever ran in the old one. Both buttons look
 * the same, because neither answer is the better one. What is ticked and not saved outlives the other language, and no
 * other page: nothing may look agreed to that is not.
 */
function ChoiceForm({ granted }: { granted: readonly ConsentPurpose[] }) {
  const { draft, onChange, ref } = useDraft(...DRAFT, { endsWithPage: true })
  return (
    <form
      key={draft ? 'draft' : granted.join()}
      ref={ref}
      method="post"
      action={href('/cookies')}
      onChange={onChange}
      onSubmit={() => forgetDraft(...DRAFT)}
      className="max-w-list"
    >
      <noscript>
        <input type="hidden" name="plain" value="yes" />
      </noscript>
      <fieldset>
        <legend className="text-h3">{m.cookies_legend()}</legend>
        <div className="mt-4 grid gap-2">
          {consentPurposes.map((purpose) => (
            <Checkbox
              key={purpose}
              name={purpose}
              defaultChecked={draft ? draft[purpose] !== undefined : granted.includes(purpose)}
              label={words[purpose].label()}
              help={words[purpose].help()}
            />
          ))}
        </div>
      </fieldset>
      <p className="mt-4 text-small text-ink-2">
        {m.cookies_wording({ version: unbroken(CONSENT_WORDING) })}
      </p>
      <div className="mt-5 grid gap-3 tablet:inline-grid tablet:grid-cols-2">
        <Button type="submit" variant="secondary">
          {m.cookies_save()}
        </Button>
        <Button type="submit" variant="secondary" name="consent" value="none">
          {m.cookies_none()}
        </Button>
      </div>
    </form>
  )
}

/** The banner of any page, and this page's form. */
export async function answerConsent({ request }: FormPost<unknown>) {
  const form = await formOf(request)
  const from = form.get('from')
  const location =
    typeof from === 'string'
      ? withLocalePrefix(safeReturnPath(from), currentLocale())
      : href('/cookies', { outcome: 'saved' satisfies Outcome<'cookies'> })
  await saveConsent({ data: { granted: purposesOf(form) } })
  // No script sent it, so none will hide the banner (a banner that is sent by script names no page to return to).
  if (from !== null || form.has('plain')) await dismissAnnouncement({ data: { dismiss: consentDismissed() } })
  return seeOther(location)
}

/** `all`, `none`, or the ticked purposes. Anything else counts as no consent. */
function purposesOf(form: FormData): ConsentPurpose[] {
  const answer = form.get('consent')
  if (answer === 'all') return [...consentPurposes]
  if (answer === 'none') return []
  return consentPurposes.filter((purpose) => form.has(purpose))
}
