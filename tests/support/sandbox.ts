import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { identitySecrets } from '../../sandbox/identity/secrets.ts'
import { startSandbox } from '../../sandbox/sandbox.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    issuer: string
    backendUrl: string
    clientSecret: string
    /** The provider's private key, with which tests forge tokens. */
    signingKey: string
  }
}

/** Starts a sandbox on free ports, in a temporary folder. */
export default async function setup(project: TestProject) {
  const dataDir = await mkdtemp(join(tmpdir(), 'borealis-contract-'))
  const clientSecret = 'a-secret-of-the-contract-tests'
  const sandbox = await startSandbox({
    dataDir,
    identityPort: 0,
    backendPort: 0,
    siteOrigins: ['http://localhost:3000'],
    clientSecret,
  })
  project.provide('issuer', sandbox.issuer)
  project.provide('backendUrl', sandbox.backendUrl)
  project.provide('clientSecret', clientSecret)
  project.provide('signingKey', JSON.stringify(identitySecrets(sandbox.deps.db).signingKey))
  return async () => {
    await sandbox.close()
    await rm(dataDir, { recursive: true, force: true })
  }
}
