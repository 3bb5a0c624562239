import { type Call, maxBodyBytes } from '@borealis/contract/call.ts'
import { calls, type Operation } from '@borealis/contract/calls.ts'
import { test } from 'vitest'
import { asCustomer, refusesFor } from './as-customer.ts'
import { type Question, refuses } from './ask.ts'
import { aCustomer } from './control.ts'
import { aForeignToken, anAccessToken, aStepUpToken } from './tokens.ts'

/** A valid request of the customer without its tokens, which the guard tests add and corrupt. */
export type Example = (sub: string) => Promise<Question> | Question

/** Tests what every call rejects regardless of its subject: missing or wrong tokens, and malformed bodies. */
export function guards(examples: Partial<Record<Operation, Example>>): void {
  for (const operation of Object.keys(examples) as Operation[]) {
    const example = examples[operation]
    const call: Call = calls[operation]
    if (!example) continue
    if (call.auth === 'optional') refusesBadBearers(operation, call, example)
    if (call.auth === 'bearer' || call.auth === 'step-up') {
      refusesBadBearers(operation, call, example)
      refusesBlockedAccounts(operation, example)
      test(`${operation} rejects a visitor`, async () => {
        const { sub } = await aCustomer()
        const stepUp = await aStepUpToken(sub)
        await refuses(operation, 'UNAUTHENTICATED', { ...(await example(sub)), stepUp })
      })
    }
    if (call.auth === 'step-up') refusesWithoutStepUp(operation, example)
    if (call.body) refusesBadBodies(operation, call, example)
  }
}

function refusesBadBearers(operation: Operation, call: Call, example: Example): void {
  const other = call.client === 'customer' ? 'content' : 'customer'
  test(`${operation} rejects an expired token`, async () => {
    const { sub } = await aCustomer()
    const bearer = await anAccessToken(sub, { client: call.client, authAge: 900, expiresIn: -60 })
    await refusesFor(sub, operation, 'TOKEN_EXPIRED', { ...(await example(sub)), bearer })
  })
  test(`${operation} rejects a token that is malformed, foreign, for the other client or of another issuer`, async () => {
    const { sub } = await aCustomer()
    const question = await asCustomer(operation, sub, await example(sub))
    for (const bearer of [
      'nonsense',
      await aForeignToken(sub, call.client),
      await anAccessToken(sub, { client: other }),
      await anAccessToken(sub, { client: call.client, issuer: 'http://127.0.0.1:1' }),
    ]) {
      await refuses(operation, 'UNAUTHENTICATED', { ...question, bearer })
    }
  })
}

function refusesBlockedAccounts(operation: Operation, example: Example): void {
  test.each([
    ['suspended', 'ACCOUNT_SUSPENDED'],
    ['closed', 'ACCOUNT_CLOSED'],
  ] as const)(`${operation} refuses a customer who is %s`, async (status, code) => {
    const { sub } = await aCustomer({ status })
    await refusesFor(sub, operation, code, await example(sub))
  })
}

function refusesWithoutStepUp(operation: Operation, example: Example): void {
  test(`${operation} requires a step-up that is fresh, strong and the customer's own`, async () => {
    const { sub } = await aCustomer()
    const stranger = await aCustomer()
    const { stepUp: _, ...question } = await asCustomer(operation, sub, await example(sub))
    await refuses(operation, 'STEP_UP_REQUIRED', question)
    for (const stepUp of [
      await anAccessToken(sub),
      await aStepUpToken(sub, { authAge: 301 }),
      await aStepUpToken(sub, { authAge: 900, expiresIn: -60 }),
      await aStepUpToken(stranger.sub),
      await aForeignToken(sub, 'customer'),
    ]) {
      await refuses(operation, 'STEP_UP_REQUIRED', {
        ...question,
        stepUp,
        ...(question.key && { key: crypto.randomUUID() }),
      })
    }
  })
}

function refusesBadBodies(operation: Operation, call: Call, example: Example): void {
  test(`${operation} rejects a body that is malformed, too long or of the wrong shape`, async () => {
    const { sub } = await aCustomer()
    const question = await asCustomer(operation, sub, await example(sub))
    const spoil = async (): Promise<Question> => ({
      ...question,
      ...(question.key && { key: crypto.randomUUID() }),
      ...(question.stepUp && { stepUp: await aStepUpToken(sub) }),
    })
    await refuses(operation, 'INVALID_REQUEST', { ...(await spoil()), text: '{"broken":' })
    const tooLong = JSON.stringify({ padding: 'x'.repeat(maxBodyBytes) })
    await refuses(operation, 'PAYLOAD_TOO_LARGE', { ...(await spoil()), text: tooLong })
    const wrong = Object.fromEntries(
      Object.keys(Object(question.body)).map((field) => [field, { wrong: true }]),
    )
    const reply = await refuses(operation, 'VALIDATION_FAILED', { ...(await spoil()), body: wrong })
    if (call.body && !Array.isArray(Reflect.get(Object(reply.json), 'errors'))) {
      throw new Error(`${operation} does not say which fields it refuses`)
    }
  })
}
