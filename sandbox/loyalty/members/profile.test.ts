import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTrial, type Trial } from '../testing/trial.ts'

let trial: Trial
beforeAll(async () => {
  trial = await startTrial()
})
afterAll(() => trial.close())

test('who changes name and language is called by the new name, and written to in the new language', async () => {
  const { sub, email } = trial.customer({ language: 'en' })
  const body = { firstName: 'Aurélie', language: 'fr', phone: null }
  await trial.send('updateCustomer', sub, { body, stepUp: await trial.stepUp(sub) })
  expect(trial.deps.accounts.findBySub(sub)).toMatchObject(body)
  await trial.send('requestDeletion', sub)
  expect(trial.deps.outbox.list(email)[0]).toMatchObject({ subject: 'Votre compte sera fermé' })
  await trial.send('updateCustomer', sub, { body: { lastName: 'Roy' }, stepUp: await trial.stepUp(sub) })
  expect(trial.deps.accounts.findBySub(sub)).toMatchObject({ ...body, lastName: 'Roy' })
})
