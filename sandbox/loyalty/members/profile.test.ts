import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTrial, type Trial } from '../testing/trial.ts'

let trial: Trial
beforeAll(async () => {
  trial = await startTrial()
})
afterAll(() => trial.close())

test('a change of the phone number is told by e-mail, at the former number and in the security log', async () => {
  const before = '705-555-0142'
  const { sub, email } = trial.customer({ language: 'fr', phone: before })
  const save = async (phone: string | null) =>
    trial.send('updateCustomer', sub, { body: { phone }, stepUp: await trial.stepUp(sub) })
  await save(before)
  expect(trial.deps.outbox.list(email)).toEqual([])
  await save('418-555-0199')
  const told = { kind: 'phone-changed', subject: 'Votre numéro de cellulaire a changé' }
  expect(trial.deps.outbox.list(email)).toMatchObject([
    { ...told, to: before },
    { ...told, to: email },
  ])
  await save(null)
  expect(trial.deps.outbox.list(email)[0]).toMatchObject({ ...told, to: '418-555-0199' })
  const { json } = await trial.send('getSecurityLog', sub, { language: 'fr' })
  const event = { kind: 'phone-changed', detail: 'Numéro de cellulaire modifié' }
  expect(json).toMatchObject({ events: [event, event] })
})

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
