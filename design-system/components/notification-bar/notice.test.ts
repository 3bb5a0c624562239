import { describe, expect, it } from 'vitest'
import { firstSentence, noticeOptions } from './notice.ts'

describe('firstSentence', () => {
  it.each([
    [
      'Order not placed. Your 24,850 points are untouched.',
      'Order not placed.',
      'Your 24,850 points are untouched.',
    ],
    ['Adresse enregistrée. Élodie peut la choisir.', 'Adresse enregistrée.', 'Élodie peut la choisir.'],
    ['Address saved.', '', 'Address saved.'],
    ['From 9 a.m. to 5 p.m. today', '', 'From 9 a.m. to 5 p.m. today'],
    ['It costs 1.5 points. Go on?', 'It costs 1.5 points.', 'Go on?'],
  ])('%s', (message, first, rest) => {
    expect(firstSentence(message)).toEqual([first, rest])
  })
})

describe('noticeOptions', () => {
  it('default to five seconds, closable, expiring, in the notification bar', () => {
    const notice = { id: '1', status: 'error', message: 'Not sent.' } as const
    expect(noticeOptions(notice)).toEqual({
      duration: 5000,
      closable: true,
      target: 'notification-bar',
      expiring: true,
    })
    expect(noticeOptions({ ...notice, options: { duration: 10_000 } }).duration).toBe(10_000)
  })
})
