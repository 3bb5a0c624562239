import { StartClient } from '@tanstack/react-start/client'
import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import './site/document/trusted-types.ts'
import './site/links/locale.ts'
import { reloadWhenReleaseChanged } from './site/calls/release-skew.ts'
import { reportFailure, reportUnhandledFailures } from './site/failures/report-failures.ts'
import { listenForSignOut } from './site/member/listen-for-sign-out.ts'

reloadWhenReleaseChanged()
reportUnhandledFailures()
listenForSignOut()

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <StartClient />
    </StrictMode>,
    // An error that an error screen catches never reaches the window's listeners.
    { onCaughtError: (error) => reportFailure(error) },
  )
})
