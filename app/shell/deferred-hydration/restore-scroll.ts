import { dropStored, readStored, SCROLLED_TO } from '#app/domain/browser-parts.ts'

/*
 * A script in the head of every page: one that a link of the same page has led to begins where that was scrolled to
 * (`keepForNextPage`), as it would if the application had changed it in place.
 */
const [href, top] = JSON.parse(readStored('sessionStorage', SCROLLED_TO) ?? '[]')
dropStored('sessionStorage', SCROLLED_TO)
if (href === location.href) addEventListener('DOMContentLoaded', () => scrollTo(0, top))
