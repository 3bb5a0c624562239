import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { serverSamples } from './server-samples.tsx'

const html = (name: string) => renderToStaticMarkup(serverSamples[name])

describe('from the server', () => {
  it.each(Object.keys(serverSamples))(
    '%s has no style attribute, which the security policy would block',
    (name) => {
      expect(html(name)).not.toBe('')
      expect(html(name)).not.toMatch(/\sstyle=|<style/)
    },
  )

  it('contains form values, so that forms can be submitted without JavaScript', () => {
    expect(html('AmountTiles')).toMatch(/<input[^>]*name="amount"[^>]*checked=""[^>]*value="100"/)
    expect(html('QuantityStepper')).toMatch(/<input[^>]*name="quantity"[^>]*value="2"/)
    expect(html('TextField')).toMatch(/<input[^>]*value="Sudbury"/)
  })

  it('contains an open dialog with a link that closes it', () => {
    expect(html('PageDialog')).toMatch(/role="dialog"/)
    expect(html('PageDialog')).toMatch(/<a href="\/gift-cards" aria-label="Close"/)
  })
})
