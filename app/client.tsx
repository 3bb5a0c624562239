import { StartClient } from '@tanstack/react-start/client'
import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import './site/trusted-types.ts'
import './site/locale.ts'
import { reloadWhenReleaseChanged } from './site/release-skew.ts'

reloadWhenReleaseChanged()

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <StartClient />
    </StrictMode>,
  )
})
