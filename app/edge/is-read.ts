/** Whether a method only reads. HEAD is handled as GET; Node omits the body. */
export const isRead = (method: string): boolean => method === 'GET' || method === 'HEAD'
