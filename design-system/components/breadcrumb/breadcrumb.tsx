export type BreadcrumbProps = {
  /** Accessible name of the navigation. */
  label: string
  /** From the top level down; the last one is the current page and needs no `href`. */
  crumbs: readonly { label: string; href?: string }[]
}

/** Where the page is in the site, with links to the levels above. */
export function Breadcrumb({ label, crumbs }: BreadcrumbProps) {
  return (
    <nav aria-label={label}>
      <ol className="flex flex-wrap gap-x-2 text-small text-ink-2">
        {crumbs.map((crumb, index) => (
          <li key={crumb.label} className="flex items-center gap-x-2">
            {index > 0 ? (
              <span aria-hidden="true" className="text-control">
                /
              </span>
            ) : null}
            {crumb.href === undefined ? (
              <span aria-current="page">{crumb.label}</span>
            ) : (
              <a
                href={crumb.href}
                className="inline-flex min-h-8 items-center hover:text-ink hover:underline"
              >
                {crumb.label}
              </a>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
