/** Attempts in total: where one server in ten has the release, 1 file in 200 is given up. The answers are short. */
export const attempts = 50

/** Milliseconds before the second attempt, and the factor by which each further wait grows: 10 s in total. */
const [firstWait, growth] = [60, 1.045]

/**
 * Requests a missing file again: while a release is rolled out or back, the next answer may come from a server that has the page's own
 * release.
 * @returns the first answer that is not a 404, or the last 404
 */
export const untilFound = async <Answer extends { readonly status: number }>(
  ask: () => Promise<Answer>,
): Promise<Answer> => {
  for (let attempt = 1; ; attempt++) {
    const answer = await ask()
    if (answer.status !== 404 || attempt === attempts) return answer
    await new Promise((resolve) => setTimeout(resolve, firstWait * growth ** (attempt - 1)))
  }
}
