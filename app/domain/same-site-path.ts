/**
 * Whether a path that the backend gives stays on this site: browsers read `//elsewhere` and `/\elsewhere` as another
 * site's address, and drop tabs and line breaks before they look. Unlike a return path it may have a hash.
 */
export const isSameSitePath = (path: string) => /^\/(?![/\\])[^\\\s]*$/.test(path)
