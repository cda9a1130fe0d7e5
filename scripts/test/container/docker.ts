import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** Returns exit code and both streams, for commands that may fail. */
export const dockerResult = async (...args: string[]) => {
  const result = await run('docker', args, { maxBuffer: 2 ** 28 }).catch((error) => error)
  return {
    code: (result.code ?? 0) as number,
    stdout: result.stdout as string,
    stderr: result.stderr as string,
  }
}

/**
 * Returns what the command printed. The engine's address is in the environment (set-up.ts).
 * @throws with the end of its standard error
 */
export const docker = async (...args: string[]): Promise<string> => {
  const { code, stdout, stderr } = await dockerResult(...args)
  if (code !== 0) throw new Error(`docker ${args[0]} ended with ${code}:\n${stderr.slice(-3000)}`)
  return stdout.trimEnd()
}
