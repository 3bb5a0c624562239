import { Banner } from '@borealis/design-system/components/banner/banner.tsx'
import { Button } from '@borealis/design-system/components/button/button.tsx'
import { ActionLink } from '@borealis/design-system/components/link/link.tsx'
import { NoticePage } from '@borealis/design-system/patterns/notice-page/notice-page.tsx'
import { PageHeading } from '@borealis/design-system/patterns/page-heading/page-heading.tsx'
import { StepForm } from '@borealis/design-system/patterns/step-form/step-form.tsx'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useEffect } from 'react'
import { BackendError, mayHaveHappened } from '#app/backend/backend-error.ts'
import { minutesOf } from '#app/domain/dates.ts'
import { pageDataQueries, type SitePageData, useIsClosed } from '#app/member-data/page-data.data.ts'
import * as m from '#app/paraglide/messages.js'
import { sessionQueries } from '#app/session/session.data.ts'
import { href, signInHref } from '#app/shell/links/href.ts'
import { lazyPart } from '#app/shell/page-parts/lazy-part.tsx'
import { ConfirmFields } from './confirm-fields.tsx'
import { AboutFields, EmailField, ExtrasFields, fieldId, joinErrorWords } from './join-fields.tsx'
import { type JoinPlace, type JoinStep, joinSteps, stepBefore } from './join-steps.ts'
import { joinHref, useJoin } from './use-join.ts'

/** Decorative, and seen on a desktop alone: its code comes after the form's. */
export const JoinSky = lazyPart(() =>
  import('@borealis/design-system/patterns/step-sky/step-sky.tsx').then((module) => module.StepSky),
)

/** For the end alone: it loads while the last step is read. */
const SuccessWindow = lazyPart(() =>
  import('@borealis/design-system/patterns/success-window/success-window.tsx').then(
    (module) => module.SuccessWindow,
  ),
)

/** Joining the programme, step by step; or why there is nothing to do here. */
export function JoinPage({ place }: { place: JoinPlace }) {
  const { data: auth } = useQuery(sessionQueries.auth())
  const { data: pageData } = useQuery(pageDataQueries.current())
  const isClosed = useIsClosed()
  return <div id="create-account">{body()}</div>

  function body() {
    if (isClosed) {
      return (
        <NoticePage
          heading={m.join_closedTitle()}
          text={[m.join_closedText(), m.join_closedMore()]}
          action={{ href: href('/offers'), label: m.site_seeOffers() }}
          other={{ href: href('/contact'), label: m.errors_contact() }}
        />
      )
    }
    if (auth?.isLoggedIn) {
      return (
        <NoticePage
          unlit={false}
          heading={m.join_memberTitle()}
          text={[m.join_memberText()]}
          action={{ href: href('/account'), label: m.join_memberAction() }}
        />
      )
    }
    return <JoinForm place={place} pageData={pageData} />
  }
}

interface JoinFormProps {
  place: JoinPlace
  pageData: SitePageData | undefined
}

/** The steps themselves. What was typed is kept in this tab until it is sent. */
function JoinForm({ place, pageData }: JoinFormProps) {
  const minimumAge = pageData?.minimumAge ?? 0
  const join = useJoin(place, minimumAge)
  useEffect(() => {
    // Where it fails it is asked for again when it is shown.
    if (place === 'confirm') SuccessWindow.ready().catch(() => undefined)
  }, [place])
  if (place === 'mailbox') return <Mailbox email={join.draft?.sentTo} />
  const errors = joinErrorWords(join.errors, minimumAge)
  const found = Object.entries(joinErrorWords(join.found, minimumAge)).map(([field, message]) => ({
    fieldId: fieldId(field),
    message,
  }))
  const before = stepBefore(place)
  const fields = { values: join.draft ?? {}, errors, pageData }
  return (
    <>
      <PageHeading
        title={m.join_title()}
        {...(before ? { scale: 'step' } : { scale: 'sentence', lead: m.join_lead() })}
      />
      <div className="page-column grid grid-cols-[minmax(0,1fr)] pb-16 desktop:grid-cols-[minmax(0,1fr)_min(408px,41%)] desktop:gap-20 desktop:pb-24">
        <noscript>
          <Banner
            status="info"
            title={m.join_noScriptTitle()}
            action={<ActionLink href={href('/contact')}>{m.errors_contact()}</ActionLink>}
            className="max-w-list"
          >
            {m.join_noScriptText()}
          </Banner>
        </noscript>
        <div className="noscript:hidden">
          <StepForm
            key={join.isRestored ? 'draft' : 'given'}
            steps={{
              label: m.join_stepsLabel(),
              doneLabel: m.join_stepDone(),
              current: place,
              steps: joinSteps.map((id) => ({ id, label: words[id].label() })),
            }}
            question={words[place].question()}
            help={words[place].help?.({ age: minimumAge })}
            notice={
              join.failure ? <Banner status="error">{failureWords(join.failure, place)}</Banner> : undefined
            }
            errors={found}
            errorTitle={m.profile_errorTitle({ count: found.length })}
            attempts={join.attempts}
            submit={place === 'confirm' ? m.join_submit() : m.join_next()}
            ready={join.draft !== undefined}
            busy={join.busy}
            busyLabel={m.join_busy()}
            back={before && { href: joinHref(before), label: m.join_back() }}
            onSubmit={join.onSubmit}
            onChange={join.onChange}
          >
            {place === 'email' ? <EmailField {...fields} suggestion={join.suggestion} /> : null}
            {place === 'about' ? <AboutFields {...fields} minimumAge={minimumAge} /> : null}
            {place === 'extras' ? <ExtrasFields {...fields} /> : null}
            {place === 'confirm' ? <ConfirmFields {...fields} /> : null}
            <div ref={join.widgetSlot} className="empty:hidden tablet:col-span-2" />
          </StepForm>
        </div>
        {/* The current step counts half, as in the bars above the question. */}
        <Suspense fallback={null}>
          <JoinSky
            done={(joinSteps.indexOf(place) + 0.5) / joinSteps.length}
            className="max-desktop:hidden desktop:sticky desktop:top-12 desktop:self-start"
          />
        </Suspense>
      </div>
    </>
  )
}

/** The same for everybody: only the message to the mailbox says whether the address was new. */
function Mailbox({ email }: { email: string | undefined }) {
  if (email === undefined) return null
  const asked = new URLSearchParams({ loginHint: email, code: '' })
  const signIn = `${signInHref(href('/create-account/done'))}&${asked}`
  return (
    <Suspense fallback={null}>
      <SuccessWindow
        heading={m.join_mailboxTitle()}
        text={m.join_mailboxText({ email })}
        art={null}
        actions={
          <>
            <Button href={signIn}>{m.join_mailboxAction()}</Button>
            <ActionLink href={joinHref('email')}>{m.join_mailboxOther()}</ActionLink>
          </>
        }
      >
        <p className="max-w-measure text-ink-2">{m.join_mailboxMore()}</p>
      </SuccessWindow>
    </Suspense>
  )
}

const words: Record<
  JoinStep,
  { label: () => string; question: () => string; help?: (facts: { age: number }) => string }
> = {
  email: { label: m.profile_email, question: m.join_emailQuestion, help: () => m.join_emailHelp() },
  about: { label: m.join_stepAbout, question: m.join_aboutQuestion, help: m.join_aboutHelp },
  extras: { label: m.join_stepExtras, question: m.join_extrasQuestion, help: () => m.join_extrasHelp() },
  confirm: { label: m.join_stepConfirm, question: m.join_confirmQuestion },
}

function failureWords(error: Error, step: JoinStep): string {
  if (error instanceof BackendError) {
    if (error.code === 'BOT_CHECK_FAILED') return m.botCheck_failed()
    if (error.code === 'BOT_CHECK_DOWN') return m.botCheck_down()
    if (error.code === 'JOINING_CLOSED') return m.join_closedFailure()
    if (error.code === 'TOO_MANY_REQUESTS' && error.retryAfterMs) {
      return m.join_tooMany({ minutes: minutesOf(error.retryAfterMs) })
    }
    // A refusal of one field, for which the form has no name, says more than that there was one.
    if (error.problem) return error.problem.errors?.[0]?.detail || error.problem.detail
  }
  if (step === 'email') return m.join_emailNotSent()
  return mayHaveHappened(error) ? m.join_unsure() : m.join_notSent()
}
