import { useLocation } from '@tanstack/react-router'
import {
  LANGUAGE_CHOICE,
  languageName,
  languageTag,
  otherLocale,
  withLocalePrefix,
} from '#app/domain/locale.ts'
import { currentLocale } from '#app/member-data/locale.ts'

/** The link to the current page, with its query, in the other language. */
export function useLanguageLink(): { href: string; label: string; lang: string } {
  // Inside the router the path has no language prefix.
  const { pathname, searchStr } = useLocation()
  const other = otherLocale(currentLocale())
  const query = `${searchStr ? `${searchStr}&` : '?'}${LANGUAGE_CHOICE}=${other}`
  return {
    href: withLocalePrefix(pathname, other) + query,
    label: languageName(other),
    lang: languageTag(other),
  }
}
