import type { MessagePreferences } from '@borealis/contract/me.ts'
import { describe, expect, test } from 'vitest'
import { changesOf, isTicked, lastDecision } from './preference-changes.ts'

const cell = (channel: 'email' | 'sms', isOn: boolean, isLocked = false) => ({
  channel,
  isOn,
  isLocked,
  decidedAt: null,
})
const grid: MessagePreferences = {
  purposes: [
    {
      code: 'account',
      name: 'Account',
      detail: '',
      wordingVersion: '2',
      channels: [cell('email', true, true), cell('sms', false)],
    },
    {
      code: 'offers',
      name: 'Offers',
      detail: '',
      wordingVersion: '2',
      channels: [cell('email', true), cell('sms', false)],
    },
  ],
}
const wordings = { account: '2', offers: '1' }
const seen = { 'account/email': true, 'account/sms': false, 'offers/email': true, 'offers/sms': false }

describe('what a form of the message grid changes', () => {
  test('nothing when every box is as it was; a disabled box is never sent', () => {
    expect(changesOf(grid, { ticked: ['offers/email'], wordings, seen })).toEqual([])
  })

  test('only the boxes that differ, with the wording that was on the screen', () => {
    expect(changesOf(grid, { ticked: ['account/sms'], wordings, seen })).toEqual([
      { purpose: 'account', channel: 'sms', isOn: true, wordingVersion: '2' },
      { purpose: 'offers', channel: 'email', isOn: false, wordingVersion: '1' },
    ])
  })

  test('a row that was not on the screen stays as it is', () => {
    expect(changesOf(grid, { ticked: [], wordings: { account: '2' }, seen })).toEqual([])
  })
})

describe('a form that was shown before somebody else decided', () => {
  // Offers by e-mail were on, and by text message off, when it was shown; the other way round meanwhile.
  const meanwhile: MessagePreferences = {
    purposes: grid.purposes.map((purpose) =>
      purpose.code === 'offers'
        ? { ...purpose, channels: [cell('email', false), cell('sms', true)] }
        : purpose,
    ),
  }

  test('takes nothing of it back that its own reader did not touch', () => {
    expect(changesOf(meanwhile, { ticked: ['offers/email', 'account/sms'], wordings, seen })).toEqual([
      { purpose: 'account', channel: 'sms', isOn: true, wordingVersion: '2' },
    ])
  })

  test('changes what its reader did touch, unless it stands so already', () => {
    expect(changesOf(meanwhile, { ticked: ['offers/sms'], wordings, seen })).toEqual([])
  })

  test('of a page that does not say what it showed means all that it ticks', () => {
    expect(changesOf(meanwhile, { ticked: ['offers/email'], wordings, seen: {} })).toHaveLength(2)
  })
})

describe('a box that was ticked and not saved', () => {
  const draft = { 'wording/offers': '2', 'offers/email': 'on' }
  const of = (channel: string, wordingVersion = '2') => ({ code: 'offers', channel, wordingVersion })

  test('is shown as it was left', () => {
    expect([isTicked(draft, of('email')), isTicked(draft, of('sms'))]).toEqual([true, false])
  })

  test('says nothing where its reader did not touch it: what was decided elsewhere is shown', () => {
    const untouched = { ...draft, 'seen/offers/email': 'on', 'seen/offers/sms': 'on' }
    expect([isTicked(untouched, of('email')), isTicked(untouched, of('sms'))]).toEqual([undefined, false])
  })

  test('says nothing about another wording, or where nothing was left', () => {
    expect(isTicked(draft, of('email', '3'))).toBeUndefined()
    expect(isTicked(undefined, of('email'))).toBeUndefined()
  })
})

describe('what was decided last about a purpose', () => {
  const purpose = (...channels: MessagePreferences['purposes'][number]['channels']) => ({
    code: 'offers',
    name: 'Offers',
    detail: '',
    wordingVersion: '3',
    channels,
  })
  const early = { ...cell('email', true), decidedAt: '2026-01-05T12:00:00Z', decidedWording: '1' }
  const late = { ...cell('sms', false), decidedAt: '2026-03-05T12:00:00Z', decidedWording: '2' }

  test('stands beside the wording of its own day, not that of today', () => {
    expect(lastDecision(purpose(late, early))).toEqual({ at: late.decidedAt, wording: '2' })
  })

  test('is nothing before anything was decided', () => {
    expect(lastDecision(purpose(cell('email', false)))).toBeNull()
  })

  test('has the wording of the purpose where none was kept by channel', () => {
    expect(lastDecision(purpose({ ...early, decidedWording: null }))).toMatchObject({ wording: '3' })
  })
})
