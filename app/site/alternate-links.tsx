import { useLocation } from '@tanstack/react-router'
import { languageTag, locales, withLocalePrefix } from '#app/domain/locale.ts'

/** Tells search engines that the same page exists in the other language. */
export function AlternateLinks() {
  const { pathname } = useLocation()
  return locales.map((locale) => (
    <link
      key={locale}
      rel="alternate"
      hrefLang={languageTag(locale)}
      href={withLocalePrefix(pathname, locale)}
    />
  ))
}
