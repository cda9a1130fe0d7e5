import { fieldsOf, type Untrusted } from '../shared/checks.ts'
import { type InputError, isInputError, settle } from '../shared/input-error.ts'
import { add, divide, multiply, whole } from '../shared/rational.ts'
import { toSignificant as text } from '../shared/significant.ts'
import { fileTransfer, type PlanOf, wireBits } from './file-transfer.ts'
import type { TransferInput } from './input.ts'
import { setupOf, throughputOf } from './path.ts'
import { readTransferPlan, secondsForData, type TransferPlan } from './plan.ts'
import {
  deadlineSteps,
  mbit,
  payloadSteps,
  setupSteps,
  type TransferSteps,
  throughputSteps,
} from './working-steps.ts'

function timeSteps({ path, payload, linkRate }: PlanOf<'time'>): TransferSteps {
  const bits = wireBits({ payload, path })
  const { bitsPerSecond } = throughputOf(path, linkRate)
  const setup = setupOf(path, payload.fileCount)
  const seconds = text(add(divide(bits, bitsPerSecond), setup))
  const values = { wireBits: text(bits), effectiveMbit: mbit(bitsPerSecond), setup: text(setup), seconds }
  return [
    ...payloadSteps(payload, path),
    ...throughputSteps(path, linkRate),
    ...setupSteps(path, payload.fileCount),
    { id: 'time', values },
  ]
}

function requiredSteps({ path, payload, deadline }: PlanOf<'required-rate'>): TransferSteps {
  const bits = wireBits({ payload, path })
  const seconds = secondsForData(path, payload.fileCount, deadline)
  const goodput = divide(bits, seconds)
  const usableShare = multiply(path.linkShare, path.payloadShare)
  const goodputMbit = mbit(goodput)
  const linkMbit = mbit(divide(goodput, usableShare))
  return [
    ...payloadSteps(payload, path),
    ...deadlineSteps(path, payload.fileCount, deadline),
    { id: 'required-goodput', values: { wireBits: text(bits), seconds: text(seconds), goodputMbit } },
    { id: 'required-link', values: { goodputMbit, usableShare: text(usableShare), linkMbit } },
  ]
}

function maxSizeSteps({ path, linkRate, deadline }: PlanOf<'max-size'>): TransferSteps {
  const { bitsPerSecond } = throughputOf(path, linkRate)
  const seconds = secondsForData(path, 1, deadline)
  const sizeGB = text(divide(multiply(bitsPerSecond, seconds, path.compression), whole(8_000_000_000)))
  const factors = {
    effectiveMbit: mbit(bitsPerSecond),
    seconds: text(seconds),
    compression: text(path.compression),
  }
  return [
    ...throughputSteps(path, linkRate),
    ...deadlineSteps(path, 1, deadline),
    { id: 'max-size', values: { ...factors, sizeGB } },
  ]
}

function stepsOf(plan: TransferPlan): TransferSteps {
  switch (plan.mode) {
    case 'time':
      return timeSteps(plan)
    case 'required-rate':
      return requiredSteps(plan)
    case 'max-size':
      return maxSizeSteps(plan)
  }
}

/** How the result comes about, step by step; numbers as decimal text. */
export function transferWorking(input: Untrusted<TransferInput>): TransferSteps | InputError {
  const outcome = fileTransfer(input)
  if (isInputError(outcome)) return outcome
  return settle(() => stepsOf(readTransferPlan(fieldsOf(input))))
}
