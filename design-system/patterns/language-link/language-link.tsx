export type LanguageLinkProps = {
  /** URL of the page in the other language. */
  href: string
  /** Name of the other language in that language: "Français" on an English page. */
  label: string
  /** BCP 47 tag of the other language. */
  lang: string
  /** Shows the letters of the language, such as FR, on a phone. `false` by default. */
  isShortOnPhone?: boolean
  /** Layout classes for the root element (margin, width, grid area). None by default. */
  className?: string
}

/** Link to the same page in the other language. A full page load, never intercepted by the router. */
export function LanguageLink({ href, label, lang, isShortOnPhone = false, className }: LanguageLinkProps) {
  return (
    <a
      href={href}
      hrefLang={lang}
      lang={lang}
      data-document=""
      className={`inline-flex min-h-11 items-center hover:underline ${className ?? ''}`}
    >
      {isShortOnPhone ? (
        <>
          <span className="max-tablet:sr-only">{label}</span>
          <span aria-hidden="true" className="px-1 tablet:hidden">
            {lang.slice(0, 2).toUpperCase()}
          </span>
        </>
      ) : (
        label
      )}
    </a>
  )
}
