/** Ends the script with a message for a person, without a stack that tells them nothing. */
export const fail = (message: string): never => {
  console.error(message)
  process.exit(1)
}
