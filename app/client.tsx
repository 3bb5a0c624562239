import { StartClient } from '@tanstack/react-start/client'
import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import './site/document/trusted-types.ts'
import './site/links/locale.ts'
import { reloadWhenReleaseChanged } from './site/calls/release-skew.ts'
import { reportFailure, reportUnhandledFailures } from './site/failures/report-failures.ts'
import { tellOfSignOut } from './site/member/tell-of-sign-out.ts'

reloadWhenReleaseChanged()
reportUnhandledFailures()
tellOfSignOut()

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <StartClient />
    </StrictMode>,
    // What the error screen stands in for is a failure too, though nobody threw it at the window.
    { onCaughtError: (error) => reportFailure(error) },
  )
})
