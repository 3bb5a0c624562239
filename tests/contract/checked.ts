import { inject } from 'vitest'
import { createAsker } from '../../contract/conformance/ask.ts'
import type { CheckOptions } from '../../contract/conformance/conform.ts'
import type { Member } from '../../contract/conformance/member.ts'
import { clientSettings } from '../../contract/conformance/provider-client.ts'
import { createReport, type Report } from '../../contract/conformance/report.ts'
import type { Known } from '../../contract/conformance/sample-calls.ts'
import { checkAsVisitor } from '../../contract/conformance/visitor.ts'
import { allowedImageAddresses } from '../../contract/pictures.ts'
import { providerVariables } from '../../contract/provider.ts'
import { aServer } from '../support/a-server.ts'
import { aCustomer } from './control.ts'
import { anAccessToken, aStepUpToken } from './tokens.ts'

type Answer = { status: number; headers: Headers; text: string }

/** A proxy to the service at `target` that changes its responses (`spoil`) and requests. */
export async function aDeviating(
  target: string,
  spoil: (path: string, answer: Answer, method: string) => Answer,
  asking: (url: string) => string = (url) => url,
  /** Changes a request's headers and body. */
  sending: (path: string, headers: Headers, body: string, method: string) => string = (
    _path,
    _headers,
    body,
  ) => body,
): Promise<string> {
  const { origin } = await aServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const { host: _, connection: __, 'content-length': ___, ...headers } = request.headers
    const sent = new Headers(
      Object.entries(headers).map(([name, value]): [string, string] => [name, String(value)]),
    )
    const method = request.method ?? 'GET'
    const body = sending(request.url ?? '', sent, Buffer.concat(chunks).toString(), method)
    const answer = await fetch(target + asking(request.url ?? ''), {
      method,
      headers: sent,
      redirect: 'manual',
      ...(body !== '' && { body }),
    })
    const { status, headers: kept } = answer
    const text = await answer.text()
    const spoiled = spoil(request.url ?? '', { status, headers: kept, text }, method)
    for (const name of ['content-type', 'cache-control', 'www-authenticate', 'location', 'retry-after']) {
      const value = spoiled.headers.get(name)
      if (value) response.setHeader(name, value)
    }
    response.writeHead(spoiled.status).end(spoiled.text)
  })
  return origin
}

const variables = providerVariables.parse({
  OIDC_CLIENT_SECRET: inject('clientSecret'),
  OIDC_STEP_UP_ACR: 'urn:borealis:acr:another,urn:borealis:acr:step-up',
})

export const options = (more: Partial<CheckOptions> = {}, issuer = inject('issuer')): CheckOptions => ({
  backend: inject('backendUrl'),
  client: clientSettings(variables, { issuer, origin: 'http://localhost:3000' }),
  stepUpHeader: variables.STEP_UP_HEADER,
  // A proxy in front of the sandbox passes on its addresses of pictures.
  imageHosts: [inject('backendUrl')],
  writes: false,
  spends: false,
  say: () => {},
  ...more,
})

/** A customer who can do everything that is checked. */
export const aMember = () => {
  const dayBefore = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString()
  return aCustomer({
    points: 60_000,
    addresses: [
      { addressLine1: '12 Rue du Fort', city: 'Québec', provinceCode: 'QC', postalCode: 'G1R 2J6' },
    ],
    transactions: [4, 3, 2].map((days) => ({
      occurredAt: dayBefore(days),
      points: 100 * days,
      ...(days === 3 && { type: 'BONUS' as const, category: 'TRAVEL' }),
    })),
    travelPurchases: [1, 2].map((days) => ({
      merchant: 'Northline Rail',
      amountCents: 10_000,
      purchasedOn: dayBefore(days).slice(0, 10),
      applyBy: '2099-12-31',
    })),
  })
}

const silent = () => {}

/** What one area of the check needs to try a backend, as a customer whose tokens are signed here. */
export async function checking(
  backend: string,
  sub: string,
): Promise<Member & { readonly known: Known; readonly sub: string }> {
  const report = createReport(silent)
  known ??= checkAsVisitor(askerOf(inject('backendUrl'), createReport(silent)), report, { extensions: true })
  return {
    asker: askerOf(backend, report),
    report,
    known: await known,
    sub,
    tokens: {
      customer: await anAccessToken(sub),
      content: await anAccessToken(sub, { client: 'content' }),
    },
    stepUp: () => aStepUpToken(sub),
    has: () => true,
  }
}

let known: Promise<Known> | undefined
const askerOf = (backend: string, report: Report) =>
  createAsker(
    backend,
    'step-up-authorization',
    allowedImageAddresses(backend, [inject('backendUrl')]),
    report,
  )

export const differing = ({ findings }: Pick<Report, 'findings'>) =>
  findings
    .filter(({ differs }) => differs.length > 0)
    .map(({ of, asked, differs }) => [of, asked.split(' · ')[0], ...differs])
