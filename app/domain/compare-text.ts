/** For sorting: by code units, the same on the server and in every browser, and 0 for equal texts. */
export const compareText = (a: string, b: string): number => Number(a > b) - Number(a < b)
