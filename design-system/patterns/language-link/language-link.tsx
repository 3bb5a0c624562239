export type LanguageLinkProps = {
  /** The same page in the other language. */
  href: string
  /** The other language by its own name: "Français" on an English page. */
  label: string
  /** BCP 47 tag of the other language. */
  lang: string
  /** Utilities for its place and width, added to the outermost element; none by default. */
  className?: string
}

/** A document navigation to the same page in the other language; hence a plain link, never intercepted. */
export function LanguageLink({ href, label, lang, className }: LanguageLinkProps) {
  return (
    <a
      href={href}
      hrefLang={lang}
      lang={lang}
      data-document=""
      className={`inline-flex min-h-11 items-center hover:underline ${className ?? ''}`}
    >
      {label}
    </a>
  )
}
