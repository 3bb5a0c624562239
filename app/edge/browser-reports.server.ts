import { z } from 'zod'
import { localeOfPath, stripLocalePrefix, withLocalePrefix } from '#app/domain/locale.ts'
import { log } from './log.server.ts'

/** Larger than any browser's report, too small to do harm: bytes. */
const MAX_BYTES = 8 * 1024

/** A position in a built file of the site. Other URLs in a report may contain user input. */
const place = z
  .string()
  .regex(/^[\w.-]{1,80}:\d{1,7}:\d{1,7}$/)
  .optional()

/** The shape of a correlation id. */
const reference = z.string().regex(/^[\w-]{1,64}$/)

/** A report by the site's own script (`app/shell/failures/send-failure.ts`). */
const failure = z.object({
  name: z.string().regex(/^[A-Za-z]{1,40}$/),
  reference,
  place,
  /** Why the page was hydrated (`app/shell/deferred-hydration/hydration-lifecycle.ts`). */
  hydrationReason: z
    .string()
    .regex(/^[a-z-]{1,40}$/)
    .optional(),
})

/** The part of a policy report without personal data: what was blocked, and its origin. */
const violation = z.object({
  'csp-report': z.object({
    'effective-directive': z.string().max(40).optional(),
    'violated-directive': z.string().max(200).optional(),
    'blocked-uri': z.string().max(2_000).optional(),
    'document-uri': z.string().max(2_000).optional(),
    'line-number': z.number().optional(),
  }),
})

/** Logs one line for a script that failed in a browser. A malformed report is dropped. */
export async function logFailure(request: Request): Promise<void> {
  const report = failure.safeParse(await readReport(request))
  if (!report.success) return
  const { name, reference, place: at, hydrationReason } = report.data
  log.warn({ name, reference, at, hydrationReason }, 'a script failed in a browser')
}

/** Logs one line for something that the content security policy blocked. */
export async function logViolation(request: Request): Promise<void> {
  const report = violation.safeParse(await readReport(request))
  if (!report.success) return
  const { 'csp-report': details } = report.data
  const parsed = reference.safeParse(new URL(request.url).searchParams.get('reference'))
  const directive = details['effective-directive'] ?? details['violated-directive']?.split(' ')[0]
  log.warn(
    {
      ...(parsed.success && { reference: parsed.data }),
      directive: directive?.replace(/[^a-z-]/g, ''),
      blocked: originOf(details['blocked-uri']),
      section: sectionOf(details['document-uri']),
      line: details['line-number'],
    },
    'the content security policy stopped something in a browser',
  )
}

async function readReport(request: Request): Promise<unknown> {
  const text = await request.text()
  if (text.length > MAX_BYTES) return undefined
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** `inline`, `eval`, or an origin: never a path, which may contain personal data. */
function originOf(value: string | undefined): string | undefined {
  if (value === undefined || /^[a-z-]{0,20}$/.test(value)) return value
  return URL.canParse(value) ? new URL(value).origin.slice(0, 120) : undefined
}

/** The first segment of a path, such as `/offers`: enough to find the page. */
function sectionOf(value: string | undefined): string | undefined {
  if (!value || !URL.canParse(value)) return undefined
  const { pathname } = new URL(value)
  const section = /^\/[\w-]{0,40}/.exec(stripLocalePrefix(pathname))?.[0]
  return section && withLocalePrefix(section, localeOfPath(pathname))
}
