import { dataExport } from '@borealis/contract/me.ts'
import { expect, test } from 'vitest'
import { home } from '../support/addresses.ts'
import { refusesFor, succeedsFor } from './as-customer.ts'
import { unseen } from './ask.ts'
import { aCustomer, advanceClock, MINUTE_MS } from './control.ts'
import { extensionTopics } from './extension-topics.ts'
import { guards } from './guards.ts'
import { mailTo } from './mail.ts'

const someExport = { params: { exportId: 'nobody-has-this' } }

guards({
  requestExport: () => ({}),
  getExport: () => someExport,
  listExports: () => ({}),
  downloadExport: () => someExport,
  getDeletion: () => ({}),
  requestDeletion: () => ({}),
  cancelDeletion: () => ({}),
})

test('an export is pending, then available as JSON, for its owner only', async () => {
  const { sub, email } = await aCustomer({ addresses: [home], points: 1_234 })
  const stranger = await aCustomer()
  const asked = dataExport.parse((await succeedsFor(sub, 'requestExport')).json)
  expect(asked).toMatchObject({ state: 'running', downloadPath: null })
  expect((await succeedsFor(sub, 'requestExport')).json).toEqual(asked)
  const params = { exportId: asked.exportId }
  expect((await succeedsFor(sub, 'listExports')).json).toEqual({ exports: [asked] })
  await refusesFor(sub, 'downloadExport', 'NOT_FOUND', { params })

  await advanceClock(2 * MINUTE_MS)
  const { state, downloadPath } = dataExport.parse((await succeedsFor(sub, 'getExport', { params })).json)
  expect(state).toBe('ready')
  expect(downloadPath).toBe(`/me/export/${asked.exportId}/data`)
  expect((await succeedsFor(sub, 'downloadExport', { params })).json).toMatchObject({
    profile: [{ sub, email, pointsBalance: 1_234 }],
    addresses: [{ city: 'Sudbury' }],
    securityLog: [{ kind: 'data-exported' }],
  })
  expect((await succeedsFor(stranger.sub, 'listExports')).json).toEqual({ exports: [] })
  await refusesFor(stranger.sub, 'downloadExport', 'NOT_FOUND', { params })
  await refusesFor(stranger.sub, 'getExport', 'NOT_FOUND', { params })
  for (let count = 0; count < 2; count++) {
    await succeedsFor(sub, 'requestExport')
    await advanceClock(2 * MINUTE_MS)
  }
  await refusesFor(sub, 'requestExport', 'TOO_MANY_REQUESTS')
})

test('a closing request states its date and cost, and can be cancelled', async () => {
  const { sub, email } = await aCustomer({ points: 500 })
  const open = { isRequested: false, closesOn: null, pointsLost: 500 }
  expect((await succeedsFor(sub, 'getDeletion')).json).toEqual(open)
  await refusesFor(sub, 'cancelDeletion', 'NOT_FOUND')
  const asked = await succeedsFor(sub, 'requestDeletion')
  expect(asked.json).toMatchObject({ isRequested: true, closesOn: expect.stringMatching(/^\d{4}-/) })
  expect((await succeedsFor(sub, 'requestDeletion')).json).toEqual(asked.json)
  expect((await mailTo(email)).map(({ kind }) => kind)).toEqual(['deletion-asked'])
  expect((await succeedsFor(sub, 'cancelDeletion')).json).toEqual(open)
  expect((await succeedsFor(sub, 'getBalance')).json).toMatchObject({ points: 500 })
})

test('every documented outcome of these calls was observed', () =>
  expect(unseen(extensionTopics.privacy)).toEqual([]))
