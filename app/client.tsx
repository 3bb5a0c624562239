import { StartClient } from '@tanstack/react-start/client'
import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import './site/trusted-types.ts'
import './site/locale.ts'
import { reportFailure, reportUnhandledFailures } from './site/failures.ts'
import { reloadWhenReleaseChanged } from './site/release-skew.ts'

reloadWhenReleaseChanged()
reportUnhandledFailures()

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
