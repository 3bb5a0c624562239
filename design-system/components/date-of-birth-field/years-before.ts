/** The same calendar day a number of years earlier, as `YYYY-MM-DD`; February 29 becomes 28 in other years. */
export function yearsBefore(day: string, years: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const earlier = new Date(Date.UTC(year - years, month - 1, date))
  if (earlier.getUTCMonth() !== month - 1) earlier.setUTCDate(0)
  return earlier.toISOString().slice(0, 10)
}
