import { nextTask } from './next-task.ts'

/** Warms up the browser's number formats in a task of its own: the first use takes as long as rendering a small page. */
export const prepareNumbers = async (): Promise<void> => {
  await nextTask()
  Intl.NumberFormat()
}
