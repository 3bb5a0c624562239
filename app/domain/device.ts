/** Browser and operating system as people call them. Product names, the same in both languages. */
export interface Device {
  readonly browser: string | null
  readonly system: string | null
}

/** First match wins: a browser that pretends to be another one names itself somewhere before it. */
const browsers: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\bOPR\/|\bOpera\b/, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bVivaldi\//, 'Vivaldi'],
  [/\bDuckDuckGo\/|\bDdg\//, 'DuckDuckGo'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|CriOS|Chromium)\//, 'Chrome'],
  [/\bVersion\/[\d.]+.*\bSafari\//, 'Safari'],
]

const systems: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b|\biPod\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bMacintosh\b|\bMac OS X\b/, 'Mac'],
  [/\bLinux\b|\bX11\b/, 'Linux'],
]

/** Longer than any real header; the rest is ignored. */
const MAX_LENGTH = 512

/** Reads a `User-Agent` header. Only a label for the owner of the session; it proves nothing. */
export function deviceOf(userAgent: string | null | undefined): Device {
  const text = (userAgent ?? '').slice(0, MAX_LENGTH)
  const nameIn = (known: typeof browsers) => known.find(([sign]) => sign.test(text))?.[1] ?? null
  return { browser: nameIn(browsers), system: nameIn(systems) }
}
