/** Tells the site of every script error that nobody handled. */
export function reportUnhandledFailures(): void {
  window.addEventListener('error', ({ error }) => reportFailure(error))
  window.addEventListener('unhandledrejection', ({ reason }) => reportFailure(reason))
}

/** Says that something failed in this browser; what says it is loaded then. A browser that cannot load it stays silent. */
export function reportFailure(error: unknown): void {
  import('./send-failure.ts').then(({ sendFailure }) => sendFailure(error)).catch(() => undefined)
}
