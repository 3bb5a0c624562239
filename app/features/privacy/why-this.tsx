import { defaultTimeZone } from '@borealis/contract/time-zones.ts'
import { Banner } from '@borealis/design-system/components/banner/banner.tsx'
import { Button } from '@borealis/design-system/components/button/button.tsx'
import { DefinitionRows } from '@borealis/design-system/patterns/definition-rows/definition-rows.tsx'
import { SectionHeading } from '@borealis/design-system/patterns/section-heading/section-heading.tsx'
import { useQuery } from '@tanstack/react-query'
import { formatDay } from '#app/domain/dates.ts'
import type { Variant } from '#app/domain/experiment.ts'
import type { Outcome } from '#app/domain/outcomes.ts'
import { consentQueries } from '#app/features/consent/consent.data.ts'
import { experimentQueries } from '#app/member-data/experiments.data.ts'
import { currentLocale } from '#app/member-data/locale.ts'
import { pageDataQueries } from '#app/member-data/page-data.data.ts'
import { accountQueries } from '#app/member-data/profile.data.ts'
import { useTakeover } from '#app/member-data/reader.ts'
import * as m from '#app/paraglide/messages.js'
import { href } from '#app/shell/links/href.ts'
import { OutcomeNotice } from '#app/shell/page-parts/outcome-notice.tsx'
import { SectionData } from '#app/shell/page-parts/section-notice.tsx'

/** What decides which offers and which version of a page this member sees, with the way to change each. */
export function WhyThis({ outcome }: { outcome: Outcome<'privacy'> | undefined }) {
  const experiments = useQuery(experimentQueries.current())
  return (
    <section aria-labelledby="privacy-why" className="mt-16">
      <SectionHeading id="privacy-why" title={m.privacy_whyTitle()} isBeforeText />
      <p className="mb-5 max-w-measure text-ink-2">{m.privacy_whyText()}</p>
      <Offers />
      <h3 className="mt-9 mb-3 text-h3">{m.privacy_whyTestsTitle()}</h3>
      <OutcomeNotice message={outcomeWords(outcome)} pageHref={href('/account/privacy')} />
      <SectionData query={experiments} failed={m.privacy_whyFailed()}>
        {(data) => <Tries {...data} />}
      </SectionData>
    </section>
  )
}

function outcomeWords(outcome: Outcome<'privacy'> | undefined): string | undefined {
  if (outcome === 'left') return m.privacy_whyLeft()
  return outcome === 'joined' ? m.privacy_whyJoined() : undefined
}

function Offers() {
  const { data: profile } = useQuery(accountQueries.profile())
  const { data: pageData } = useQuery(pageDataQueries.current())
  const takeover = useTakeover()
  if (!profile) return null
  const province = pageData?.provinces.find(({ code }) => code === profile.provinceCode)
  const { personalisation } = profile.preferences
  // A segment without a name in page data is shown by its code, because it still has an effect.
  const groups = profile.segments.map(
    (code) => pageData?.accountSegments.find((segment) => segment.code === code)?.name ?? code,
  )
  const change = (section: string) => href('/account/profile', { edit: section })
  return (
    <DefinitionRows
      rows={[
        {
          id: 'why-province',
          label: m.addresses_province(),
          value:
            province?.name ?? (profile.provinceCode === 'other' ? m.profile_none() : profile.provinceCode),
          detail: m.profile_provinceDetail(),
          action: {
            href: change('province'),
            label: m.profile_edit(),
            context: m.profile_provinceContext(),
          },
        },
        {
          id: 'why-personalisation',
          label: m.profile_personalisation(),
          value: personalisation ? m.profile_personalisationOn() : m.profile_personalisationOff(),
          detail: personalisation ? m.privacy_whyPersonal() : m.privacy_whyShared(),
          // Where the backend keeps consents, this is one of those above.
          ...(pageData &&
            !pageData.featureFlags.consents && {
              action: {
                href: change('personalisation'),
                label: m.profile_edit(),
                context: m.profile_personalisationContext(),
              },
            }),
        },
        {
          id: 'why-segments',
          label: m.privacy_whyGroups(),
          value: groups.length > 0 ? groups.join(', ') : m.privacy_whyNoGroups(),
          detail: personalisation ? m.privacy_whyGroupsOn() : m.privacy_whyGroupsOff(),
        },
        ...(takeover && province
          ? [
              {
                id: 'why-takeover',
                label: m.site_takeoverLabel(),
                value: takeover.title,
                detail: m.site_takeoverUntil({
                  province: province.name,
                  day: formatDay(takeover.endDate, currentLocale(), defaultTimeZone),
                }),
              },
            ]
          : []),
      ]}
    />
  )
}

interface TriesProps {
  readonly isTakingPart: boolean
  readonly running: readonly { readonly key: string; readonly title: string; readonly variant: Variant }[]
}

/**
 * Posted as a form, with JavaScript too: the new document starts with the versions of the answer, and none changes under
 * the reader's eyes.
 */
function Tries({ isTakingPart, running }: TriesProps) {
  const { data: choice } = useQuery(consentQueries.choice())
  if (choice?.isRefusedByBrowser) {
    return (
      <Banner status="info" title={m.cookies_gpcTitle()}>
        {m.cookies_gpcText()}
      </Banner>
    )
  }
  return (
    <>
      <p className="mb-5 max-w-measure text-ink-2">
        {isTakingPart ? m.privacy_whyTesting() : m.privacy_whyNotTesting()}
      </p>
      {running.length > 0 ? (
        <DefinitionRows
          rows={running.map(({ key, title, variant }) => ({
            id: key,
            label: title,
            value: variant === 'A' ? m.privacy_whyVersionA() : m.privacy_whyVersionB(),
          }))}
        />
      ) : (
        <p className="text-ink-2">{m.privacy_whyNoTests()}</p>
      )}
      <form
        method="post"
        action={href('/account/privacy', { do: isTakingPart ? 'leave-tries' : 'join-tries' })}
        className="mt-6"
      >
        <Button type="submit" variant="secondary">
          {isTakingPart ? m.privacy_whyLeave() : m.privacy_whyJoin()}
        </Button>
      </form>
    </>
  )
}
