import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { redeemSteps } from '../story-content/redeem.ts'
import { RedeemDialog, type RedeemDialogProps } from './redeem-dialog.tsx'

const { 'en-ca': english, 'fr-ca': french } = redeemSteps

const html = (props: RedeemDialogProps) =>
  renderToString(createElement(RedeemDialog, props)).replaceAll('\u00A0', ' ')

test('the server renders every step open, without a style attribute', () => {
  for (const props of [...Object.values(english), ...Object.values(french)]) {
    const sent = html(props)
    expect(sent).toContain('role="dialog"')
    expect(sent).toContain(props.step.question.replaceAll('\u00A0', ' '))
    expect(sent).not.toMatch(/\sstyle=/)
  }
})

test('without JavaScript the amount step submits its fields to the next URL', () => {
  const sent = html(english.amount)
  expect(sent).toMatch(/<form(?=[^>]*method="get")(?=[^>]*action="\/gift-cards\/prairie\/redeem")/)
  expect(sent).toContain('<input type="hidden" name="step" value="3"/>')
  expect(sent).toContain('<input type="hidden" name="format" value="ecard"/>')
  expect(sent).toMatch(/<input[^>]*name="quantity"[^>]*value="1"/)
  expect(sent.match(/<input[^>]*name="amount"[^>]*>/g)).toHaveLength(4)
})

test('only the first step comes in: a later one was open before its page', () => {
  expect(html(english.format)).toMatch(/animate-veil.*animate-appear/)
  for (const step of [english.amount, english.address, english.review]) {
    expect(html(step)).not.toMatch(/animate-veil|animate-appear/)
  }
})

test('what an order leaves is announced whole, with its label', () => {
  const [, announced = ''] =
    html(english.amount).match(/<div aria-live="polite" aria-atomic="true"[^>]*>(.*?)<\/div>/) ?? []
  expect(announced).toMatch(/<dt[^>]*>You’ll have<\/dt><dd[^>]*>[\d,]+ pts<\/dd>/)
})

test('an amount beyond the balance is visible and disabled', () => {
  const sent = html(english.amount)
  expect(sent).toContain('25,000 pts, 150 more needed')
  expect(sent.match(/<input[^>]*value="250"[^>]*>/)?.[0]).toContain('disabled')
})

test('a choice that cannot be made is one of the group, and disabled', () => {
  const { step } = english.format
  if (step.kind !== 'format') throw new Error('The step asks for a format.')
  const [first, ...others] = step.options
  const options = [...others, { ...first, value: 'sold-out', label: '', unavailable: 'Sold out for now' }]
  const sent = html({ ...english.format, step: { ...step, options } })
  expect(sent).toContain('Sold out for now')
  const [radio] = sent.match(/<input[^>]*value="sold-out"[^>]*>/) ?? []
  expect(radio).toContain('type="radio"')
  expect(radio).toContain('disabled')
})

test('only the review is posted', () => {
  expect(html(english.review)).toMatch(/<form[^>]*method="post"/)
  for (const step of [english.format, english.amount, english.address]) {
    expect(html(step)).not.toContain('method="post"')
  }
})

test('nothing can be submitted while the outcome is pending or unknown', () => {
  expect(html({ ...english.review, busy: true })).toMatch(/<button[^>]*aria-busy="true"/)
  expect(html(english.checking)).not.toContain('<form')
})

test('a message that was announced before stays visible and is not announced again', () => {
  const refused = { status: 'error', title: 'Order not placed.', text: 'Sold out until Monday.' } as const
  expect(html({ ...english.review, notice: refused })).toContain('role="alert"')
  const kept = html({ ...english.review, notice: { ...refused, quiet: true } })
  expect(kept).toContain('Sold out until Monday.')
  expect(kept).not.toContain('role="alert"')
  expect(kept).toContain('<div role="status"></div>')
})

test('what changed is announced by a region that is there before it', () => {
  expect(html(english.review)).toContain('<div role="status"></div>')
  const changed = html({ ...english.review, notice: { status: 'warning', title: 'The price changed.' } })
  expect(changed).toMatch(/<div role="status"><div [^>]*>.*The price changed\./)
})

test('the sum starts from the selected amount', () => {
  const sent = html(english.amount)
  expect(sent).toContain('−10,000 pts')
  expect(sent).toContain('14,850 pts')
})
