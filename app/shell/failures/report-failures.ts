/** Reports every unhandled script error to the site. */
export function reportUnhandledFailures(): void {
  window.addEventListener('error', ({ error }) => reportFailure(error))
  window.addEventListener('unhandledrejection', ({ reason }) => reportFailure(reason))
}

/** Reports a failure; the code that sends it is loaded on demand. A browser that cannot load it reports nothing. */
export function reportFailure(error: unknown): void {
  import('./send-failure.ts').then(({ sendFailure }) => sendFailure(error)).catch(() => undefined)
}
