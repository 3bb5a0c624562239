import { Html } from './html.ts'

const icon = (paths: string) =>
  new Html(
    `<svg class="icon" viewBox="0 0 24 24" width="20" height="20" fill="none" stroke="currentColor" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true">${paths}</svg>`,
  )

// Drawn after Lucide (ISC licence).
export const lockIcon = icon(
  '<rect x="3" y="11" width="18" height="11" rx="2"/><path d="M7 11V7a5 5 0 0 1 10 0v4"/>',
)
export const alertIcon = icon('<circle cx="12" cy="12" r="10"/><path d="M12 8v4"/><path d="M12 16h.01"/>')
export const checkIcon = icon('<circle cx="12" cy="12" r="10"/><path d="m9 12 2 2 4-4"/>')
