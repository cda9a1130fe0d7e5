import { expect } from '@playwright/test'
import { soldBy } from '../../scripts/content/pricing/sold.ts'
import { type Amounts, orderOf } from '../../src/calculators/shared/amounts.ts'
import type { CalculatorId } from '../../src/calculators/ui/form/fields.ts'
import { newRequest } from '../../src/pricing/page/new-request.ts'
import { prices } from '../../src/pricing/prices.ts'
import { input, open, unfold } from '../calculators/support.ts'
import { chosen } from '../support/pages.ts'
import { test } from '../support/site.ts'
import { figure, priceOf } from './price-list.ts'

test.use({ locale: 'en-GB' })

interface Hand {
  id: CalculatorId
  query: string
  /** Input to the calculator, by field. */
  typed: Readonly<Record<string, string>>
  /** What the result is an amount of; which items sell it, in which units and for which term, is in the price list. */
  amounts: Amounts
}

const handed: readonly Hand[] = [
  {
    // 4 VMs of 8 vCPU are licensed by VM: 32 cores.
    id: 'windows-server',
    query: '',
    typed: { windowsVmsPerHost: '4', vcpusPerVm: '8' },
    amounts: { vcpus: 32, windowsServerCores: 32 },
  },
  {
    id: 'sql-server',
    query: 'model=per-core-vm',
    typed: { vmVcpus: '8 4' },
    amounts: { vcpus: 12, sqlServerCores: 12 },
  },
  {
    id: 'backup-capacity',
    query: '',
    typed: { sourceTB: '1.1' },
    amounts: { backupMachines: 1, backupGb: 5148 },
  },
  {
    id: 'backup-capacity',
    query: 'vms=3',
    typed: { sourceTB: '1.1' },
    amounts: { backupMachines: 3, backupGb: 5148 },
  },
  {
    // Half of 24 TB.
    id: 'raid',
    query: 'diskCount=4',
    typed: { fillPct: '50' },
    amounts: { diskGb: 12_000 },
  },
  {
    // 3 TB over the network.
    id: 'file-transfer',
    query: 'fileSizeUnit=TB',
    typed: { fileSizeValue: '3' },
    amounts: { outboundGb: 3000 },
  },
  {
    id: 'file-transfer',
    query: 'mode=required-rate&fileSizeValue=5&fileSizeUnit=TB&overheadPct=0',
    typed: { deadline: '48' },
    amounts: { linkMbps: (5 * 8e6) / (48 * 3600) },
  },
]

const sold = soldBy(prices)

for (const { id, query, typed, amounts } of handed)
  test(`${id}${query && `?${query}`} passes its numbers to the price estimate`, async ({ page }) => {
    await open(page, id, query)
    for (const [name, value] of Object.entries(typed)) {
      await unfold(page, name)
      await input(page, name).fill(value)
    }
    const link = page.getByRole('link', { name: 'What would this cost with us' })
    await expect(page.locator('[data-answer]')).not.toHaveText('–')
    const order = orderOf(amounts, sold)
    if (!order) {
      await expect(link).toHaveCount(0)
      return
    }
    await expect(link).toHaveAttribute('href', chosen.pricing)
    await expect(link).toHaveAttribute('data-query', `t=${order.t}&i=${order.i}`)
    await link.click()
    const quantities = order.i.split('~').map((part) => part.split('.') as [string, string])
    const { monthly } = priceOf({
      ...newRequest(prices),
      items: Object.fromEntries(quantities.map(([item, quantity]) => [item, Number(quantity)])),
      term: Number(order.t),
    })
    for (const [item, quantity] of quantities) await expect(input(page, item)).toHaveValue(quantity)
    await expect(page.locator(`input[name=term][value="${order.t}"]`)).toBeChecked()
    await expect(page.locator('[data-answer]')).toContainText(figure(monthly))
  })
