import type { ReactNode } from 'react'

/** A page of the guide: heading, lead and sections separated by hairlines. */
export function GuidePage({
  title,
  lead,
  children,
}: {
  title: string
  lead: ReactNode
  children: ReactNode
}) {
  return (
    <main className="mx-auto grid max-w-[1100px] grid-cols-[minmax(0,1fr)] gap-12 px-5 py-12 tablet:px-10">
      <header>
        <h1 className="text-h1">{title}</h1>
        <p className="mt-4 max-w-measure text-lead text-ink-2">{lead}</p>
      </header>
      {children}
    </main>
  )
}

type GuideSectionProps = {
  title: string
  /** Where a section is written in another language than the page. */
  lang?: string
  children: ReactNode
}

export function GuideSection({ title, lang, children }: GuideSectionProps) {
  return (
    <section lang={lang} className="border-t border-line pt-6">
      <h2 className="mb-5 text-h2">{title}</h2>
      {children}
    </section>
  )
}
