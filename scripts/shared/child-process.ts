import { fork } from 'node:child_process'
import { once } from 'node:events'

/**
 * Runs a script in a child process, since a bundler takes half a gigabyte, which is freed only when its process ends.
 * @returns what the script sends with `process.send`
 * @throws if it fails or sends nothing
 */
export const runInChildProcess = async <T>(script: string, ...args: string[]): Promise<T> => {
  const child = fork(script, args)
  let sent: { value: T } | undefined
  child.on('message', (value) => {
    sent = { value: value as T }
  })
  // A message may arrive after the process has ended, but not after the channel has closed.
  const [[code]] = await Promise.all([once(child, 'exit'), once(child, 'disconnect')])
  if (code !== 0 || !sent) throw new Error(`${script} ended with ${code}`)
  return sent.value
}
