/** Whether a status leads elsewhere. 304 does not: the answer is the one that the browser has. */
export const isRedirect = (status: number): boolean => status >= 300 && status < 400 && status !== 304
