import type { PostingTime } from '@borealis/contract/help.ts'
import type { Claim } from '@borealis/contract/me.ts'
import { Badge } from '@borealis/design-system/components/badge/badge.tsx'
import { Banner } from '@borealis/design-system/components/banner/banner.tsx'
import { Button } from '@borealis/design-system/components/button/button.tsx'
import { inItsLanguage } from '@borealis/design-system/components/in-its-language/in-its-language.ts'
import { Cell, HeadCell, Table } from '@borealis/design-system/components/table/table.tsx'
import { ArticleText } from '@borealis/design-system/patterns/article-text/article-text.tsx'
import { NewsList } from '@borealis/design-system/patterns/news-list/news-list.tsx'
import { PageHeading } from '@borealis/design-system/patterns/page-heading/page-heading.tsx'
import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect } from 'react'
import { formatDate } from '#app/domain/dates.ts'
import { formatMoney } from '#app/domain/money.ts'
import { formatPoints } from '#app/domain/points.ts'
import { pageDataQueries, useIsClosed } from '#app/member-data/page-data.data.ts'
import { accountQueries } from '#app/member-data/profile.data.ts'
import { useMoment } from '#app/member-data/reader.ts'
import * as m from '#app/paraglide/messages.js'
import { sessionQueries } from '#app/session/session.data.ts'
import type { PostedForm } from '#app/shell/forms/posted-form.ts'
import { draftOf, forgetDraft } from '#app/shell/forms/use-draft.ts'
import { href, signInHref } from '#app/shell/links/href.ts'
import { useStop } from '#app/shell/member/account-problem.ts'
import { SectionData } from '#app/shell/page-parts/section-notice.tsx'
import { type ClaimAbout, ClaimForm, claimDraft } from './claim-form.tsx'
import { claimQueries } from './claims.data.ts'

interface MissingPointsPageProps {
  /** The number of a claim that was just taken, as the address has it. */
  readonly sent: string | undefined
  /** Where and when it was bought, as a line of the history says it. */
  readonly about: ClaimAbout
  readonly posted: PostedForm | undefined
}

interface Children {
  /** The way to people, where nothing can be claimed on the page. */
  readonly children: ReactNode
}

/** When points come, and what to do when they did not. Everybody reads it; members claim, and come for the form. */
export function MissingPointsPage({ sent, about, posted, children }: MissingPointsPageProps & Children) {
  const { data } = useSuspenseQuery(claimQueries.times())
  const { data: pageData } = useQuery(pageDataQueries.current())
  const { article, postingTimes } = data
  const stop = useStop()
  const isClosed = useIsClosed()
  // An account that is suspended or closed has no claims to read and sends none, which is said above every page.
  const mayClaim = !isClosed && (stop === undefined || stop === 'frozen')
  const claims = pageData?.featureFlags.claims && mayClaim
  const { data: auth } = useQuery(sessionQueries.auth())
  const isMember = auth?.isLoggedIn ?? false
  // Without a partner to choose, no form could be sent.
  const canClaim = claims && postingTimes.length > 0
  const { data: own } = useQuery({ ...claimQueries.own(), enabled: isMember && claims === true })
  // A member's own claims are there all the same.
  const hasOwn = isMember && (own === undefined || own.claims.length + own.leftOut > 0)
  // Anybody can write an address: what it says was sent is in the member's list, as far as that can be read.
  const isAbsent = own?.leftOut === 0 && !own.claims.some(({ claimNumber }) => claimNumber === sent)
  const taken = isMember && claims && !isAbsent ? sent : undefined
  const form =
    claims && (canClaim || hasOwn) ? (
      <ClaimSection isMember={isMember} sent={taken} about={about} posted={posted} />
    ) : null
  const isEmpty = !article && !form && postingTimes.length === 0
  return (
    <>
      <PageHeading
        title={article?.title ?? m.claims_title()}
        lead={isEmpty ? m.claims_none() : (article?.summary ?? m.claims_lead())}
        back={(pageData?.hasHelp ?? true) ? { href: href('/help'), label: m.help_back() } : undefined}
      />
      {taken ? (
        <div className="page-column pb-8">
          <Banner status="success" title={m.claims_sentTitle({ number: taken })}>
            {m.claims_sentText()}
          </Banner>
        </div>
      ) : null}
      {isMember ? form : null}
      {article ? <ArticleText sections={article.sections} /> : null}
      {isMember ? null : form}
      {postingTimes.length > 0 ? <PostingTimes times={postingTimes} /> : null}
      {canClaim ? null : children}
    </>
  )
}

function PostingTimes({ times }: { times: readonly PostingTime[] }) {
  return (
    <div className="page-column pt-8 pb-16 desktop:pb-24">
      <div className="split">
        <Table caption={m.claims_timesTitle()}>
          <thead>
            <tr>
              <HeadCell>{m.claims_timesDays()}</HeadCell>
              <HeadCell>{m.claims_timesPartner()}</HeadCell>
            </tr>
          </thead>
          <tbody>
            {byDays(times).map(({ days, names }) => (
              <tr key={days}>
                <HeadCell scope="row" className="whitespace-nowrap">
                  {days === 0 ? m.claims_sameDay() : m.claims_days({ count: days })}
                </HeadCell>
                <Cell>{inItsLanguage(names.join(', '))}</Cell>
              </tr>
            ))}
          </tbody>
        </Table>
      </div>
    </div>
  )
}

/** The quickest first; partners that take as long stand together. */
function byDays(times: readonly PostingTime[]): { days: number; names: string[] }[] {
  return [...new Set(times.map(({ days }) => days))]
    .toSorted((a, b) => a - b)
    .map((days) => ({
      days,
      names: times.filter((one) => one.days === days).map(({ partnerName }) => partnerName),
    }))
}

function ClaimSection({ isMember, sent, about, posted }: MissingPointsPageProps & { isMember: boolean }) {
  const { data: times } = useSuspenseQuery(claimQueries.times())
  const { data: profile } = useQuery({ ...accountQueries.profile(), enabled: isMember })
  const { data: pageData } = useQuery(pageDataQueries.current())
  const own = useQuery({ ...claimQueries.own(), enabled: isMember })
  const owner = profile?.sub
  const draft = claimDraft(about)
  // What was typed under an older key may have arrived: sent again, it is the same claim.
  const key = posted?.values.key || own.data?.nextKey
  useEffect(() => {
    // What is typed since belongs to the next claim, which has a key of its own.
    if (sent && owner && key && draftOf(owner, draft)?.key !== key) forgetDraft(owner, draft)
  }, [sent, owner, draft, key])
  const nameOf = (code: string) =>
    times.postingTimes.find(({ partnerCode }) => partnerCode === code)?.partnerName
  const canClaim = times.postingTimes.length > 0
  return (
    <section aria-labelledby="claim" className="page-column pt-8 pb-12">
      <div className="split">
        <h2 id="claim" className="mb-6 text-h2 desktop:pr-8">
          {canClaim ? m.claims_formTitle() : m.claims_ownTitle()}
        </h2>
        <div>
          {isMember ? (
            <div className="flex flex-col gap-14">
              {key && canClaim ? (
                <ClaimForm
                  owner={owner}
                  partners={times.postingTimes}
                  rules={times.claimRules}
                  claimKey={key}
                  about={about}
                  takesPictures={pageData?.featureFlags.claimReceipts === true}
                  isSent={sent !== undefined}
                  posted={posted}
                />
              ) : null}
              <SectionData
                query={own}
                failed={
                  key
                    ? m.claims_listUnreadable()
                    : canClaim
                      ? m.claims_unreadable()
                      : m.claims_ownUnreadable()
                }
              >
                {({ claims, leftOut }) =>
                  claims.length + leftOut > 0 ? (
                    <div>
                      {canClaim ? <h3 className="mb-4 text-h3">{m.claims_ownTitle()}</h3> : null}
                      {leftOut > 0 ? (
                        <Banner status="warning" className="mb-6">
                          {m.claims_leftOut({ count: leftOut })}
                        </Banner>
                      ) : null}
                      <OwnClaims claims={claims} nameOf={nameOf} />
                    </div>
                  ) : null
                }
              </SectionData>
            </div>
          ) : (
            <>
              <p className="mb-5 max-w-measure text-ink-2">{m.claims_signInText()}</p>
              <Button href={signInHref(href('/help/missing-points'))} variant="secondary">
                {m.site_signIn()}
              </Button>
            </>
          )}
        </div>
      </div>
    </section>
  )
}

const tones = {
  received: 'neutral',
  'in-review': 'info',
  granted: 'success',
  refused: 'warning',
  other: 'neutral',
} as const

interface OwnClaimsProps {
  readonly claims: readonly Claim[]
  /** `undefined` for a partner that the programme no longer names. */
  readonly nameOf: (partnerCode: string) => string | undefined
}

/** Where each claim stands, in the backend's words. */
function OwnClaims({ claims, nameOf }: OwnClaimsProps) {
  const { locale, timeZone } = useMoment()
  return (
    <NewsList
      items={claims.map((claim) => ({
        id: claim.claimNumber,
        date: formatDate(claim.submittedAt, locale, timeZone),
        badge: <Badge tone={tones[claim.state]}>{claim.stateText}</Badge>,
        title: titleOf(nameOf(claim.partnerCode), formatMoney(claim.amountCents, locale)),
        paragraphs: [
          m.claims_rowNumber({
            number: claim.claimNumber,
            date: formatDate(claim.occurredOn, locale, timeZone),
          }),
          ...(claim.receiptPictureId ? [m.claims_rowPicture()] : []),
          ...(claim.pointsGranted
            ? [m.claims_rowGranted({ points: formatPoints(claim.pointsGranted, locale) })]
            : []),
        ],
        link: null,
      }))}
    />
  )
}

const titleOf = (partner: string | undefined, amount: string): string =>
  partner === undefined ? amount : m.claims_rowTitle({ partner, amount })
