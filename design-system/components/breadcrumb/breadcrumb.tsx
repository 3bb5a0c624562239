export type BreadcrumbProps = {
  /** Name of the navigation. */
  label: string
  /** From the outside in; the last one is this page and needs no address. */
  crumbs: readonly { label: string; href?: string }[]
}

/** The way back up. */
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
