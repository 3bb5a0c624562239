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
    // An error that an error screen caught is reported too; it never reaches the window.
    { onCaughtError: (error) => reportFailure(error) },
  )
})
