const whole = process.env.CHROMIUM_PATH || '/usr/bin/chromium'

const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** Chromium with all that belongs to it, for what its headless shell does otherwise: a pointer rests on the shell's pages. */
export const wholeBrowser = { executablePath: whole, args }

/** The engine alone where it is installed (`HEADLESS_SHELL_PATH`): a page costs half. */
export const fastBrowser = { executablePath: process.env.HEADLESS_SHELL_PATH || whole, args }
