/** A place the reader can go. `current` marks the place they are in. */
export type NavLink = { href: string; label: string; current?: boolean }
