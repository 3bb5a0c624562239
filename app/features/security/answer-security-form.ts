import { goToStepUp } from '#app/actions/step-up.data.ts'
import { seeOther } from '#app/edge/see-other.ts'
import { answerForm, type FormPost, readForm } from '#app/shell/forms/posted-form.ts'
import { href } from '#app/shell/links/href.ts'
import { endSessions, freezeAccount, prepareUnfreeze } from './security.data.ts'
import { type SecurityOutcome, sessionEndOutcome } from './security-outcome.ts'

/** The page's buttons, from forms without JavaScript. */
export const answerSecurity = <T>({ request, next }: FormPost<T>) =>
  answerForm(
    request,
    async () => {
      switch (new URL(request.url).searchParams.get('do')) {
        case 'unfreeze':
          return goToStepUp(await prepareUnfreeze())
        case 'freeze':
          await freezeAccount()
          return back('frozen')
        case 'end': {
          const { key } = await readForm(request)
          await endSessions({ data: key === undefined ? {} : { key: key.slice(0, 200) } })
          return back(sessionEndOutcome(key))
        }
        default:
          return back()
      }
    },
    next,
  )

const back = (outcome?: SecurityOutcome) => seeOther(href('/account/security', { outcome }))
