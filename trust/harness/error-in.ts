/**
 * The error that a server function's response contains, as Start serialises it (seroval); `undefined` for a success.
 * `status` is absent for an error without one.
 */
export function errorIn(
  text: string,
): { readonly code: string; readonly status: number | undefined } | undefined {
  const [, code, status] =
    /"k":\["code"[^\]]*\],"v":\[\{"t":1,"s":"(\w+)"\}(?:,\{"t":0,"s":(\d{3})\})?/.exec(text) ?? []
  return code === undefined ? undefined : { code, status: status === undefined ? undefined : Number(status) }
}
