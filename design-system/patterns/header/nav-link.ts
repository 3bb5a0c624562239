/** A link of a navigation. `current` marks the current page. */
export type NavLink = { href: string; label: string; current?: boolean }
