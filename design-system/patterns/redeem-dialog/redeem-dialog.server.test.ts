import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { redeemEn } from '../story-content/redeem-en.ts'
import { redeemFr } from '../story-content/redeem-fr.ts'
import { RedeemDialog, type RedeemDialogProps } from './redeem-dialog.tsx'

const html = (props: RedeemDialogProps) =>
  renderToString(createElement(RedeemDialog, props)).replaceAll('\u00A0', ' ')

test('the server renders every step open, without a style attribute', () => {
  for (const props of [...Object.values(redeemEn), ...Object.values(redeemFr)]) {
    const sent = html(props)
    expect(sent).toContain('role="dialog"')
    expect(sent).toContain(props.step.question.replaceAll('\u00A0', ' '))
    expect(sent).not.toMatch(/\sstyle=/)
  }
})

test('without JavaScript the amount step submits its fields to the next URL', () => {
  const sent = html(redeemEn.amount)
  expect(sent).toMatch(/<form(?=[^>]*method="get")(?=[^>]*action="\/gift-cards\/prairie\/redeem")/)
  expect(sent).toContain('<input type="hidden" name="step" value="3"/>')
  expect(sent).toContain('<input type="hidden" name="format" value="ecard"/>')
  expect(sent).toMatch(/<input[^>]*name="quantity"[^>]*value="1"/)
  expect(sent.match(/<input[^>]*name="amount"[^>]*>/g)).toHaveLength(4)
})

test('only the first step comes in: a later one was open before its page', () => {
  expect(html(redeemEn.format)).toMatch(/animate-veil.*animate-appear/)
  for (const step of [redeemEn.amount, redeemEn.address, redeemEn.review]) {
    expect(html(step)).not.toMatch(/animate-veil|animate-appear/)
  }
})

test('what an order leaves is announced whole, with its label', () => {
  const [, announced = ''] =
    html(redeemEn.amount).match(/<div aria-live="polite" aria-atomic="true"[^>]*>(.*?)<\/div>/) ?? []
  expect(announced).toMatch(/<dt[^>]*>You’ll have<\/dt><dd[^>]*>[\d,]+ pts<\/dd>/)
})

test('an amount beyond the balance is visible and disabled', () => {
  const sent = html(redeemEn.amount)
  expect(sent).toContain('25,000 pts, 150 short')
  expect(sent.match(/<input[^>]*value="250"[^>]*>/)?.[0]).toContain('disabled')
})

test('only the review is posted', () => {
  expect(html(redeemEn.review)).toMatch(/<form[^>]*method="post"/)
  for (const step of [redeemEn.format, redeemEn.amount, redeemEn.address]) {
    expect(html(step)).not.toContain('method="post"')
  }
})

test('nothing can be submitted while the outcome is pending or unknown', () => {
  expect(html({ ...redeemEn.review, busy: true })).toMatch(/<button[^>]*aria-busy="true"/)
  expect(html(redeemEn.checking)).not.toContain('<form')
})

test('after the order nothing can be submitted, and every step is done', () => {
  const sent = html(redeemFr.success)
  expect(sent).not.toContain('<form')
  expect(sent).toContain('Commande 7F3K-4582')
  expect(sent.match(/terminée/g)).toHaveLength(3)
})

test('a message that was announced before stays visible and is not announced again', () => {
  const refused = { status: 'error', title: 'Order not placed.', text: 'Sold out until Monday.' } as const
  expect(html({ ...redeemEn.review, notice: refused })).toContain('role="alert"')
  const kept = html({ ...redeemEn.review, notice: { ...refused, quiet: true } })
  expect(kept).toContain('Sold out until Monday.')
  expect(kept).not.toMatch(/role="(alert|status)"/)
})

test('the sum starts from the selected amount', () => {
  const sent = html(redeemEn.amount)
  expect(sent).toContain('−10,000 pts')
  expect(sent).toContain('14,850 pts')
})
