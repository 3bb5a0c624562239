import { CHROMIUM_ARGS } from '../../design-system/pictures/chromium-args.ts'
import { findChromium } from '../../scripts/find-browsers.ts'

/** Launch options for a browser; Playwright's own without a path. */
const launched = (executablePath: string | undefined) => ({
  ...(executablePath && { executablePath }),
  args: CHROMIUM_ARGS,
})

/** Full Chromium, where the headless shell behaves differently: in the shell, a pointer always rests on the page. */
export const wholeBrowser = launched(findChromium())

/** The headless shell where it is installed (`HEADLESS_SHELL_PATH`), which halves the time of a page. */
export const fastBrowser = launched(process.env.HEADLESS_SHELL_PATH || findChromium())
