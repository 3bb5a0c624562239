import type { Locator } from '@playwright/test'
import { axeViolations } from '../../tests/support/axe-violations.ts'
import { expect, test } from '../support/journey.ts'

test.use({ siteLocale: 'fr-ca', locale: 'fr-CA', contextOptions: { reducedMotion: 'reduce' } })

/** The shares of a drawing's pixels that are near black and near white, as they are painted. */
async function shares(drawing: Locator): Promise<{ dark: number; light: number }> {
  const picture = (await drawing.screenshot()).toString('base64')
  return drawing.page().evaluate(async (base64) => {
    const png = Uint8Array.from(atob(base64), (byte) => byte.charCodeAt(0))
    const image = await createImageBitmap(new Blob([png], { type: 'image/png' }))
    const { width, height } = image
    const canvas = new OffscreenCanvas(width, height).getContext('2d')
    if (!canvas) throw new Error('a browser paints')
    canvas.drawImage(image, 0, 0)
    const { data } = canvas.getImageData(0, 0, width, height)
    const lightness = Array.from({ length: width * height }, (_, pixel) =>
      Math.round(((data[4 * pixel] ?? 0) + (data[4 * pixel + 1] ?? 0) + (data[4 * pixel + 2] ?? 0)) / 3),
    )
    const share = (is: (value: number) => boolean) => lightness.filter(is).length / lightness.length
    return { dark: share((value) => value < 64), light: share((value) => value > 224) }
  }, picture)
}

/** Whether the bars of a code and its background are painted dark or light. */
const lightness = (code: Element) => {
  const paint = (color: string) => {
    const canvas = new OffscreenCanvas(1, 1).getContext('2d')
    if (!canvas) throw new Error('a browser paints')
    canvas.fillStyle = color
    canvas.fillRect(0, 0, 1, 1)
    const [red = 0, green = 0, blue = 0, alpha = 0] = canvas.getImageData(0, 0, 1, 1).data
    if (alpha < 255) return 'nothing'
    return red + green + blue > 3 * 128 ? 'light' : 'dark'
  }
  const { color, backgroundColor } = getComputedStyle(code)
  return { drawing: paint(color), ground: paint(backgroundColor) }
}

const schemes = ['light', 'dark'] as const

test('the hero stays a card under the night sky where the system chooses colours, light or dark', async ({
  site,
  page,
}) => {
  await site.open('/')
  for (const colorScheme of schemes)
    await test.step(colorScheme, async () => {
      await page.emulateMedia({ forcedColors: 'active', colorScheme })
      const card = page.locator('main figure').first()
      const [sky, bars] = [card.locator('svg').first(), card.locator('svg').last()]
      // Light rises from the bars into a dark sky, whatever the page's own ground is.
      expect((await shares(sky)).dark).toBeGreaterThan(0.4)
      const code = await shares(bars)
      expect(code.dark).toBeGreaterThan(0.3)
      expect(code.light).toBeGreaterThan(0.3)
      // Neither fill nor shadow says where they end.
      const join = page.locator('main').getByRole('link', { name: site.say('home_join'), exact: true })
      for (const edged of [join, card.locator('div').first()]) {
        const edge = await edged.evaluate((element) => {
          const { borderTopWidth, borderTopColor, backgroundColor } = getComputedStyle(element)
          return { width: Number.parseFloat(borderTopWidth), isSeen: borderTopColor !== backgroundColor }
        })
        expect(edge.width).toBeGreaterThanOrEqual(1)
        expect(edge, 'an edge in its own colour').toMatchObject({ isSeen: true })
      }
    })
})

test.describe('of a member', () => {
  test.use({ storageState: async ({ averysCookies }, use) => use(averysCookies) })

  test('the codes of a card can be scanned and chosen where the system chooses colours, light or dark', async ({
    site,
    page,
  }) => {
    await site.open('/account/card')
    for (const colorScheme of schemes)
      await test.step(colorScheme, async () => {
        await page.emulateMedia({ forcedColors: 'active', colorScheme })
        const codes = page.locator('main figure [role=img]')
        await expect(codes).toHaveCount(2)
        for (const code of await codes.all())
          expect(await code.evaluate(lightness)).toEqual({ drawing: 'dark', ground: 'light' })
        // The half that is not chosen lies on whatever the card lies on.
        const other = await shares(page.locator('main fieldset label').last())
        expect(other.light).toBeGreaterThan(0.6)
      })
  })

  test('the numbers beside the chart can be read, and a ticked box looks ticked, where the system chooses colours', async ({
    site,
    page,
  }) => {
    await page.emulateMedia({ forcedColors: 'active', colorScheme: 'light' })
    await page.setViewportSize({ width: 1440, height: 900 })
    await site.open('/account/history')
    const numbers = page.locator('main .sky-window svg.overflow-visible:visible text')
    for (const number of [numbers.nth(0), numbers.nth(2)]) {
      const painted = await shares(number)
      expect(painted.dark).toBeGreaterThan(0.4)
      expect(painted.dark).toBeLessThan(0.98)
    }
    await site.open('/account/preferences')
    const locked = page.locator('main input:checked:disabled + svg').first()
    // White on white there is none.
    expect((await shares(locked)).dark).toBeGreaterThan(0.02)
  })

  test('who asks for more contrast reads pages at seven to one, with lines as strong as a field’s edge', async ({
    site,
    page,
  }) => {
    for (const path of ['/', '/account/history', '/offers']) {
      await site.open(path)
      for (const colorScheme of schemes) {
        await page.emulateMedia({ contrast: 'more', colorScheme })
        const violations = await axeViolations(page, { type: 'rule', values: ['color-contrast-enhanced'] })
        const unread = violations.flatMap(({ nodes }) =>
          nodes.map(({ html, any }) => `${html} ${any[0]?.message}`),
        )
        const { line, control } = await page.evaluate(() => {
          const tokens = getComputedStyle(document.documentElement)
          return {
            line: tokens.getPropertyValue('--ds-line'),
            control: tokens.getPropertyValue('--ds-control'),
          }
        })
        expect({ path, colorScheme, unread, line }).toEqual({ path, colorScheme, unread: [], line: control })
      }
    }
  })
})
