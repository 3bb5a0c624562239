import { goToStepUp } from '#app/actions/step-up.data.ts'
import { BackendError } from '#app/backend/backend-error.ts'
import type { Outcome } from '#app/domain/outcomes.ts'
import { seeOther } from '#app/edge/answers.ts'
import { answerForm, type FormPost, readForm, sendFile } from '#app/shell/forms/posted-form.ts'
import { href } from '#app/shell/links/href.ts'
import { brand } from '#brand'
import { setExperimentConsent } from './experiment-consent.server.ts'
import {
  cancelClosing,
  prepareClosing,
  readDataExport,
  requestDataExport,
  setConsent,
} from './privacy.data.ts'

/** Each form of the page as a browser without JavaScript sends it; two are always sent this way: the file's, and the tries'. */
export const answerPrivacy = <T>({ request, next }: FormPost<T>) =>
  answerForm(request, () => answer(request), next)

async function answer(request: Request): Promise<Response> {
  const values = await readForm(request)
  switch (new URL(request.url).searchParams.get('do')) {
    case 'export':
      return back(await askForExport())
    case 'download': {
      const exportId = (values.exportId ?? '').slice(0, 64)
      const file = await readDataExport({ data: { exportId } })
      return sendFile(file, `${brand.code}.json`, 'application/json')
    }
    case 'close':
      return goToStepUp(await prepareClosing())
    case 'keep':
      await cancelClosing()
      return back('kept')
    case 'leave-tries':
      setExperimentConsent(false)
      return back('left')
    case 'join-tries':
      setExperimentConsent(true)
      return back('joined')
  }
  const { purpose = '', wordingVersion = '', isGranted } = values
  const isGiven = isGranted === 'yes'
  const saved = await setConsent({ data: { purpose, wordingVersion, isGranted: isGiven } })
  if (!saved.ok) return back(saved.reason)
  return back(isGiven ? 'given' : 'withdrawn')
}

const back = (outcome?: Outcome<'privacy'>) => seeOther(href('/account/privacy', { outcome }))

async function askForExport(): Promise<Outcome<'privacy'> | undefined> {
  try {
    await requestDataExport()
    return undefined
  } catch (error) {
    if (!(error instanceof BackendError) || error.status !== 429) throw error
    return 'too-often'
  }
}
