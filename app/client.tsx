import { StartClient } from '@tanstack/react-start/client'
import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import '#app/shell/document/trusted-types.ts'
import '#app/member-data/locale.ts'
import { reloadWhenReleaseChanged } from '#app/shell/calls/release-skew.ts'
import { isForeign, withstandForeignChanges } from '#app/shell/deferred-hydration/foreign-changes.ts'
import { keepInput } from '#app/shell/deferred-hydration/keep-input.ts'
import { startAtRenderedAddress } from '#app/shell/document/rendered-address.ts'
import { listenForSignOut } from '#app/shell/member/other-tabs.ts'

startAtRenderedAddress()
reloadWhenReleaseChanged()
reportUnhandledFailures()
listenForSignOut()

/** Whether this browser lacks something that `older-browser.ts` completes: one of the parts that came last. */
const isOlderBrowser = (): boolean => !('parse' in URL && 'groupBy' in Map && 'toSorted' in Array.prototype)

/** @param onRenderedAnew called when React has found other nodes than it has rendered, and rendered all of them anew */
function hydrateDocument(onRenderedAnew: () => void): void {
  const wasForeign = isForeign()
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <StartClient />
      </StrictMode>,
      {
        // An error that an error screen catches never reaches the window's listeners.
        onCaughtError: (error) => reportFailure(error),
        onRecoverableError: (error) => {
          if (!wasForeign && !isForeign()) reportError(error)
          onRenderedAnew()
        },
      },
    )
  })
}

/** What few browsers and pages need is loaded by those; where it does not arrive, hydration is still the better page. */
async function start(): Promise<void> {
  withstandForeignChanges()
  if (isOlderBrowser()) {
    const older = await import('#app/shell/document/older-browser.ts').catch(() => undefined)
    older?.completeOlderBrowser()
  }
  hydrateDocument(keepInput())
}

void start()

/** Reports every unhandled script error to the site. */
function reportUnhandledFailures(): void {
  window.addEventListener('error', ({ error }) => reportFailure(error))
  window.addEventListener('unhandledrejection', ({ reason }) => reportFailure(reason))
}

/** Reports a failure; the code that sends it is loaded on demand. A browser that cannot load it reports nothing. */
function reportFailure(error: unknown): void {
  import('#app/shell/failures/send-failure.ts')
    .then(({ sendFailure }) => sendFailure(error))
    .catch(() => undefined)
}
