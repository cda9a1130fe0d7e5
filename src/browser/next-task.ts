/** Yields to the browser, so that it can respond and paint. */
export const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve))
