/** Whether a retry cannot help: server errors (5xx), timeouts (408) and rate limits (429) may pass, any other 4xx will not. */
export const isFinal = (status: number): boolean =>
  status >= 400 && status < 500 && status !== 408 && status !== 429
