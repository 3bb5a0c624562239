import { CHROMIUM_ARGS } from '../../design-system/pictures/chromium-args.ts'
import { findChromium } from '../../scripts/find-chromium.ts'

/** What Playwright starts: its own browser where there is no other. */
const launched = (executablePath: string | undefined) => ({
  ...(executablePath && { executablePath }),
  args: CHROMIUM_ARGS,
})

/** Chromium with all that belongs to it, for what its headless shell does otherwise: a pointer rests on the shell's pages. */
export const wholeBrowser = launched(findChromium())

/** The engine alone where it is installed (`HEADLESS_SHELL_PATH`): a page costs half. */
export const fastBrowser = launched(process.env.HEADLESS_SHELL_PATH || findChromium())
