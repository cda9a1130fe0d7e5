import { isInputError, settle } from '../shared/input-error.ts'
import { exact, multiply, toNumber, whole } from '../shared/rational.ts'
import { maxSizeOf, timeOf, toMbit } from './engine.ts'
import type { Link, TransferPlan } from './plan.ts'

/** Common rates of leased lines and network cards, in Mbit/s. */
export const standardLinks = [100, 200, 500, 1000, 2500, 10_000, 25_000, 40_000, 100_000] as const

const standardLink = (mbit: number): Link => ({
  rate: multiply(exact(mbit), whole(1_000_000)),
  value: mbit,
  unit: 'Mbit/s',
})

/** Answers the same question for another line; if the question is a rate, whether that line is fast enough. */
function onLink(plan: TransferPlan, link: Link) {
  if (plan.mode === 'max-size') {
    const { effectiveMbitPerS, bottleneck: limited, maxSizeGB } = maxSizeOf({ ...plan, link })
    return { effectiveMbitPerS, limited, maxSizeGB, seconds: undefined, inTime: undefined }
  }
  const result = timeOf({ ...plan, mode: 'time', link, schedule: null })
  const { effectiveMbitPerS, bottleneck: limited, durationSeconds: seconds } = result
  // Whether the data arrives by the deadline; without a deadline or data nobody can say.
  const inTime = plan.mode === 'time' ? undefined : seconds <= toNumber(plan.deadline)
  return { effectiveMbitPerS, limited, seconds, maxSizeGB: undefined, inTime }
}

/** Answers the same question for all common lines and the entered one, slowest first; leaves out lines without an answer. */
export function onStandardLinks(plan: TransferPlan) {
  const entered = plan.mode === 'required-rate' ? undefined : plan.link
  const enteredMbit = entered && toMbit(entered.rate)
  const others = standardLinks.filter((mbit) => mbit !== enteredMbit).map(standardLink)
  return [...others, ...(entered ? [entered] : [])]
    .flatMap((link) => {
      const row = settle(() => onLink(plan, link))
      return isInputError(row) ? [] : [{ ...row, linkMbit: toMbit(link.rate), isEntered: link === entered }]
    })
    .sort((a, b) => a.linkMbit - b.linkMbit)
}

const counts = [1, 2, 4, 8, 16, 32, 64, 128] as const

/** The transfer with one stream, the visitor's number and many; empty if streams change nothing or the question isn't a time. */
export function withMoreStreams(plan: TransferPlan) {
  if (plan.mode !== 'time') return []
  const all = [...new Set([...counts, plan.path.streams])].sort((a, b) => a - b)
  const rows = all.flatMap((streams) => {
    const result = settle(() => timeOf({ ...plan, path: { ...plan.path, streams }, schedule: null }))
    if (isInputError(result)) return []
    const { effectiveMbitPerS, bottleneck: limited, durationSeconds: seconds } = result
    return [{ streams, effectiveMbitPerS, limited, seconds }]
  })
  return rows.every(({ seconds }) => seconds === rows[0]?.seconds) ? [] : rows
}
