/** Whether a status will be the same the next time: a server's fault, too many requests and a time-out may pass, any other 4xx will not. */
export const isFinal = (status: number): boolean =>
  status >= 400 && status < 500 && status !== 408 && status !== 429
