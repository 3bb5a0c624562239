/**
 * The error that a server function's answer carries inside, as Start writes it (seroval); `undefined` when it answered.
 * `status` is absent for an error that has none.
 */
export function errorIn(
  text: string,
): { readonly code: string; readonly status: number | undefined } | undefined {
  const [, code, status] =
    /"k":\["code"[^\]]*\],"v":\[\{"t":1,"s":"(\w+)"\}(?:,\{"t":0,"s":(\d{3})\})?/.exec(text) ?? []
  return code === undefined ? undefined : { code, status: status === undefined ? undefined : Number(status) }
}
