/** Whether a request only reads. HEAD is answered as GET is, headers and all; Node leaves the body out. */
export const isRead = (method: string): boolean => method === 'GET' || method === 'HEAD'
