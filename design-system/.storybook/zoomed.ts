import { expect } from 'storybook/test'

/** A page under 400 % zoom, French words included: everything goes under each other, and nothing sideways. */
export const zoomed = {
  globals: { locale: 'fr-ca', viewport: { value: 'zoomed' } },
  play: async () => {
    await expect(innerWidth).toBe(320)
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth)
  },
}
