import { expect } from '@playwright/test'
import { dayOfPlan } from '../../src/calculators/backup-capacity/browser-case.test-data.ts'
import type { CalculatorId } from '../../src/calculators/ui/form/fields.ts'
import { wholeLanguages } from '../../src/i18n/languages.ts'
import { hydrated } from '../support/hydrated.ts'
import { test } from '../support/site.ts'
import { crossings, csvOf, input, open, unfold } from './support.ts'

/** Inputs in a collapsed group and the figures that they add to the page and the CSV file. */
interface Extra {
  readonly name: string
  readonly id: CalculatorId
  /** Values by field name: typed into an input, or chosen in a menu. */
  readonly typed?: Readonly<Record<string, string>>
  readonly chosen?: Readonly<Record<string, string>>
  /** Selects the result on the page; `shown` matches a figure of it there, `csv` in the file. */
  readonly where: string
  readonly shown: RegExp
  readonly csv: RegExp
}

const extras: readonly Extra[] = [
  {
    name: 'a second workload adds up',
    id: 'backup-capacity',
    typed: { sourceTB2: '10 TB' },
    where: '[data-answer]',
    shown: /^93\.6/,
    csv: new RegExp(`^21,${dayOfPlan(21)},39,26,21$`, 'm'),
  },
  {
    name: 'object storage takes a copy',
    id: 'backup-capacity',
    chosen: { objectTier: 'copy' },
    where: 'dd[data-value]',
    shown: /^10\sTB$/,
    csv: new RegExp(`^21,${dayOfPlan(21)},19.5,13,21,10$`, 'm'),
  },
  {
    name: 'VMs in Azure need licences of their own',
    id: 'windows-server',
    typed: { azureVmVcpus: '4 4 12' },
    where: '#azure td',
    shown: /^28$/,
    csv: /^Standard,28,28,/m,
  },
  {
    name: 'vCores in Azure need licences',
    id: 'sql-server',
    chosen: { azureService: 'general-purpose' },
    typed: { azureVcores: '20 16' },
    where: 'dd[data-value]',
    shown: /^36$/,
    csv: /,36\r?$/m,
  },
]

for (const language of wholeLanguages)
  test.describe(`in ${language}`, () => {
    const { entered, reopened, locale } = crossings[language]
    test.use({ viewport: entered, locale })

    test('inputs in folded groups reach the page, the file and the link', async ({ page, complaints }) => {
      // Allows time for visits to several calculators.
      test.slow()
      for (const { name, id, typed = {}, chosen = {}, where, shown, csv } of extras)
        await test.step(`${id}: ${name}`, async () => {
          await page.setViewportSize(entered)
          await open(page, id, '', language)
          for (const [field, value] of Object.entries(chosen)) {
            await unfold(page, field)
            await input(page, field).selectOption(value)
          }
          for (const [field, value] of Object.entries(typed)) {
            await unfold(page, field)
            await input(page, field).fill(value)
            await input(page, field).blur()
          }
          await expect(page.locator(where).filter({ hasText: shown }).first()).toBeVisible()
          expect((await csvOf(page, language)).replaceAll('\r\n', '\n')).toMatch(csv)

          for (const field of [...Object.keys(typed), ...Object.keys(chosen)])
            await expect.poll(() => page.url()).toContain(`${field}=`)
          await page.setViewportSize(reopened)
          await page.goto(page.url())
          await hydrated(page)
          await expect(page.locator(where).filter({ hasText: shown }).first()).toBeVisible()
          expect(complaints).toEqual([])
        })
    })
  })
