import { expect } from '@playwright/test'
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
  /** Expected values of the estimator's fields. */
  quantities: Readonly<Record<string, string>>
  term: string
}

const handed: readonly Hand[] = [
  {
    // 4 VMs of 8 vCPU are licensed by VM: 32 core licences.
    id: 'windows-server',
    query: '',
    typed: { windowsVmsPerHost: '4', vcpusPerVm: '8' },
    quantities: { vcpu: '32', win: '16' },
    term: '1',
  },
  {
    id: 'sql-server',
    query: 'model=per-core-vm',
    typed: { vmVcpus: '8 4' },
    quantities: { vcpu: '12', sql: '6' },
    term: '1',
  },
  {
    id: 'backup-capacity',
    query: '',
    typed: { sourceTB: '1.1' },
    quantities: { backupvm: '1', backupgb: '5148' },
    term: '1',
  },
  {
    id: 'backup-capacity',
    query: 'vms=3',
    typed: { sourceTB: '1.1' },
    quantities: { backupvm: '3', backupgb: '5148' },
    term: '1',
  },
  {
    // Half of 24 TB.
    id: 'raid',
    query: 'diskCount=4',
    typed: { fillPct: '50' },
    quantities: { nvme: '12000' },
    term: '1',
  },
  {
    // 3 TB over the network; each month's first 1,000 GB are included.
    id: 'file-transfer',
    query: 'fileSizeUnit=TB',
    typed: { fileSizeValue: '3' },
    quantities: { egress: '3000' },
    term: '1',
  },
  {
    id: 'file-transfer',
    query: 'mode=required-rate&fileSizeValue=5&fileSizeUnit=TB&overheadPct=0',
    typed: { deadline: '48' },
    quantities: { link: '2' },
    term: '12',
  },
]

for (const { id, query, typed, quantities, term } of handed)
  test(`${id}${query && `?${query}`} passes its numbers to the price estimate`, async ({ page }) => {
    await open(page, id, query)
    for (const [name, value] of Object.entries(typed)) {
      await unfold(page, name)
      await input(page, name).fill(value)
    }
    const items = Object.entries(quantities).map(([item, quantity]) => `${item}.${quantity}`)
    const link = page.getByRole('link', { name: 'What would this cost with us' })
    await expect(page.locator('[data-answer]')).not.toHaveText('–')
    if (!Object.keys(quantities).every((id) => prices.items.some((item) => item.id === id))) {
      await expect(link).toHaveCount(0)
      return
    }
    await expect(link).toHaveAttribute('href', chosen.pricing)
    await expect(link).toHaveAttribute('data-query', `t=${term}&i=${items.join('~')}`)
    await link.click()
    const { monthly } = priceOf({
      ...newRequest(prices),
      items: Object.fromEntries(
        Object.entries(quantities).map(([item, quantity]) => [item, Number(quantity)]),
      ),
      term: Number(term),
    })
    for (const [item, quantity] of Object.entries(quantities))
      await expect(input(page, item)).toHaveValue(quantity)
    await expect(page.locator(`input[name=term][value="${term}"]`)).toBeChecked()
    await expect(page.locator('[data-answer]')).toContainText(figure(monthly))
  })
