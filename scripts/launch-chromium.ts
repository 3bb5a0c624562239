import { type Browser, chromium, type LaunchOptions } from 'playwright'
import { CHROMIUM_ARGS } from '../design-system/pictures/chromium-args.ts'
import { findOrInstallChromium } from './find-browsers.ts'

/** Launches Chromium, installing it if necessary. `args` are added to the common ones. */
export function launchChromium({ args = [], ...options }: LaunchOptions = {}): Promise<Browser> {
  const executablePath = findOrInstallChromium()
  if (!executablePath)
    throw new Error('There is no Chromium: set CHROMIUM_PATH, or install the package chromium.')
  return chromium.launch({ ...options, executablePath, args: [...CHROMIUM_ARGS, ...args] })
}
