/** Ends the script with a message instead of a stack trace. */
export const fail = (message: string): never => {
  console.error(message)
  process.exit(1)
}
