import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { serverSamples } from './server-samples.tsx'

const html = (name: string) => renderToStaticMarkup(serverSamples[name])

describe('from the server', () => {
  it.each(Object.keys(serverSamples))(
    '%s needs no style attribute, which the security policy refuses',
    (name) => {
      expect(html(name)).not.toBe('')
      expect(html(name)).not.toMatch(/\sstyle=|<style/)
    },
  )

  it('keeps what a form holds, so that it can be sent without JavaScript', () => {
    expect(html('AmountTiles')).toMatch(/<input[^>]*name="amount"[^>]*checked=""[^>]*value="100"/)
    expect(html('QuantityStepper')).toMatch(/<input[^>]*type="number"[^>]*name="quantity"[^>]*value="2"/)
    expect(html('TextField')).toMatch(/<input[^>]*value="Sudbury"/)
  })

  it('sends a dialog open, with a link to leave it', () => {
    expect(html('PageDialog')).toMatch(/role="dialog"/)
    expect(html('PageDialog')).toMatch(/<a href="\/gift-cards" aria-label="Close"/)
  })
})
