import { type Examples, example } from '../example.ts'
import { sum } from '../shared/licences.ts'
import type { Values } from '../ui/form/fields.ts'
import { calculator } from './calculator.ts'
import type { SqlOptionId } from './comparisons.ts'
import { vcpusOf } from './workload.ts'

const licensed = (entered: Values) =>
  example(calculator, entered, ({ result: answer }, { number, usd }) => {
    if (answer.kind !== 'paid') throw new Error('expected a paid licence')
    const { result, options, breakEven } = answer
    const optionOf = (id: SqlOptionId) => usd(options.find((option) => option.id === id)?.totalUsd ?? 0)
    return {
      vcpus: number(sum(vcpusOf(answer.byCore))),
      ...(result.packs2core === undefined
        ? { servers: number(result.serverLicences ?? 0), cals: number(result.cals ?? 0) }
        : { licences: number(result.coreLicences ?? 0), packs: number(result.packs2core) }),
      licence: usd(result.licenceCostUsd),
      assurance: usd(result.saCostUsd),
      total: usd(result.totalCostUsd),
      payg: optionOf('standard-payg'),
      subscription: optionOf('standard-subscription'),
      upTo: number(breakEven.upToCals ?? 0),
    }
  })

/** Examples whose inputs and figures fill placeholders in the pages' texts. */
export const examples: Examples = {
  core: licensed({}),
  serverCal: licensed({ model: 'server-cal' }),
  enterprise: licensed({ edition: 'enterprise' }),
  eight: licensed({ vmVcpus: '8' }),
}
