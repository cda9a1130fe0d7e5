import { nextTask } from './next-task.ts'

/** Has the browser set up what it writes numbers with, which takes it as long as a small page the first time, in a task of its own. */
export const prepareNumbers = async (): Promise<void> => {
  await nextTask()
  Intl.NumberFormat()
}
