import { fork } from 'node:child_process'

/**
 * Runs a script in a process of its own. A bundler takes half a gigabyte, which no process gives back before it ends.
 * @returns what the script sends with `process.send`
 * @throws when it fails, or ends without having sent anything
 */
export const runApart = <T>(script: string, ...args: string[]): Promise<T> =>
  new Promise((resolve, reject) => {
    let sent: { value: T } | undefined
    fork(script, args)
      .on('message', (value) => {
        sent = { value: value as T }
      })
      .on('exit', (code) => {
        if (code === 0 && sent) resolve(sent.value)
        else reject(new Error(`${script} ended with ${code}`))
      })
  })
