import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { BackendError } from '#app/backend/backend-error.ts'
import { getConsentChoice, saveConsent } from '#app/features/consent/consent.functions.ts'
import { pageDataQueries } from '#app/features/page-data/page-data.queries.ts'
import { AccountClosing } from '#app/features/privacy/account-closing.tsx'
import { ConsentList } from '#app/features/privacy/consent-list.tsx'
import { DataExport } from '#app/features/privacy/data-export.tsx'
import { loadPrivacy } from '#app/features/privacy/load-privacy.ts'
import {
  cancelClosing,
  prepareClosing,
  readDataExport,
  requestDataExport,
  setConsent,
} from '#app/features/privacy/privacy.functions.ts'
import { WhyThis } from '#app/features/privacy/why-this.tsx'
import { seeOther } from '#app/http/see-other.ts'
import * as m from '#app/paraglide/messages.js'
import { pageHead } from '#app/site/document/page-head.ts'
import { answerForm, postedForm, readForm, sendFile } from '#app/site/forms/posted-form.ts'
import { href } from '#app/site/links/href.ts'
import { oneOf, readIntent } from '#app/site/links/search-params.ts'
import { AccountPage } from '#app/site/member/account-page.tsx'
import { brand } from '#brand'

const allNews = ['wording', 'too-often', 'closing', 'left', 'joined'] as const
const readNews = (value: string | undefined) => allNews.find((news) => news === value)

export const Route = createFileRoute('/_member/account/privacy')({
  validateSearch: (search): { intent?: string; news?: (typeof allNews)[number] } => {
    const news = readNews(oneOf(search.news))
    return { ...readIntent(search), ...(news && { news }) }
  },
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps, serverContext }) => {
    await loadPrivacy(context.queryClient, deps.intent)
    return { posted: postedForm(serverContext) }
  },
  head: () => pageHead(m.privacy_title()),
  component: function Privacy() {
    const { intent, news } = Route.useSearch()
    const { featureFlags } = useSuspenseQuery(pageDataQueries.current()).data
    return (
      <AccountPage title={m.privacy_title()} lead={m.privacy_lead()} posted={Route.useLoaderData().posted}>
        {featureFlags.consents ? <ConsentList isOldWording={news === 'wording'} /> : null}
        <WhyThis news={news === 'left' || news === 'joined' ? news : undefined} />
        {featureFlags.dataExport ? <DataExport isTooOften={news === 'too-often'} /> : null}
        {featureFlags.accountDeletion ? (
          <AccountClosing intent={intent} isAsked={news === 'closing'} />
        ) : null}
      </AccountPage>
    )
  },
  server: {
    handlers: {
      // Each form as a browser without JavaScript sends it; the file is always asked for this way.
      POST: ({ request, next }) => {
        const answer = async () => {
          const values = await readForm(request)
          const page = href('/account/privacy')
          switch (new URL(request.url).searchParams.get('do')) {
            case 'export':
              return seeOther(await askForExport())
            case 'download':
              return sendFile(
                await readDataExport({ data: { exportId: (values.exportId ?? '').slice(0, 64) } }),
                `${brand.code}.json`,
                'application/json',
              )
            case 'close':
              return seeOther((await prepareClosing()).stepUp)
            case 'keep':
              await cancelClosing()
              return seeOther(page)
            case 'leave-tries':
              await takePart(false)
              return seeOther(href('/account/privacy', { news: 'left' }))
            case 'join-tries':
              await takePart(true)
              return seeOther(href('/account/privacy', { news: 'joined' }))
          }
          const { purpose = '', wordingVersion = '', isGranted } = values
          const saved = await setConsent({
            data: { purpose, wordingVersion, isGranted: isGranted === 'yes' },
          })
          return seeOther(saved.ok ? page : href('/account/privacy', { news: 'wording' }))
        }
        return answerForm(request, answer, next)
      },
    },
  },
})

async function askForExport(): Promise<string> {
  try {
    await requestDataExport()
    return href('/account/privacy')
  } catch (error) {
    if (!(error instanceof BackendError) || error.status !== 429) throw error
    return href('/account/privacy', { news: 'too-often' })
  }
}

/** Experiments alone, yes or no; what was answered about measuring stays as it is. */
async function takePart(isTakingPart: boolean): Promise<void> {
  const { granted } = await getConsentChoice()
  const others = (granted ?? []).filter((purpose) => purpose !== 'experiments')
  await saveConsent({ data: { granted: isTakingPart ? [...others, 'experiments'] : others } })
}
