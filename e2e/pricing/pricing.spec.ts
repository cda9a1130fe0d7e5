import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, type Page } from '@playwright/test'
import { viewports } from '../../scripts/shared/viewports.ts'
import { hint } from '../calculators/support.ts'
import { hydrated } from '../support/hydrated.ts'
import { chosen, inThai } from '../support/pages.ts'
import { test } from '../support/site.ts'
import { violations } from '../support/violations.ts'

test.use({ locale: 'en-GB' })

const answer = (page: Page) => page.locator('[data-answer]')

/** The text that a reader could copy from the file. */
const textOf = (path: string) => execFileSync('pdftotext', ['-raw', path, '-'], { encoding: 'utf8' })

/** The headings and tables that a screen reader finds in the file. */
const treeOf = (path: string) => execFileSync('pdfinfo', ['-struct', path], { encoding: 'utf8' })

for (const { language, service, link, download } of [
  {
    language: 'English',
    service: '/services/vmware-sovereign-cloud',
    link: 'Estimate the price',
    download: 'Quotation PDF',
  },
  {
    language: 'Thai',
    service: '/th/services/vmware-sovereign-cloud',
    link: 'คำนวณราคา',
    download: 'ใบเสนอราคา PDF',
  },
])
  test(`from a service page to a quotation in a file, in ${language}`, async ({ page, complaints }) => {
    await page.goto(service)
    await hydrated(page)
    await expect(page.locator('#price')).toContainText('1,515')
    await page.locator('#price').getByRole('link', { name: link }).click()
    await expect(page).toHaveURL(/pricing\?v=2026-11&t=1&b=m&p=company&s=standard&d=2026-12&i=vcpu\.2~ram\.4/)
    await expect(answer(page)).toContainText('1,515.00')
    await page.locator('input[name=term][value="12"]').check()
    await expect(answer(page)).toContainText('1,363.50')
    await page.locator('#quotation summary').click()
    await page.locator('#quotation input').first().fill('บริษัท น้ำใจดี จำกัด')
    await expect(page).not.toHaveURL(/น้ำใจดี|%E0/)
    const file = page.waitForEvent('download')
    await page.locator('#quotation').getByRole('button', { name: download }).click()
    const saved = await (await file).path()
    const text = textOf(saved)
    for (const expected of [
      'ใบเสนอราคา',
      'Sample, not an offer',
      'บริษัท น้ำใจดี จำกัด',
      '16,362.00',
      '1,145.40',
      '17,507.40',
      'หนึ่งหมื่นเจ็ดพันห้าร้อยเจ็ดบาทสี่สิบสตางค์',
      '490.92',
      '17,016.48',
      'เอกสารนี้ไม่ใช่ใบกำกับภาษี',
    ])
      expect(text).toContain(expected)
    expect(readFileSync(saved, 'latin1')).toContain('/FontFile2')
    expect(treeOf(saved)).toMatch(/^Document\n\s+H1[\s\S]*Table[\s\S]*TH[\s\S]*TD[\s\S]*H2/)
    // What the next quotation would carry is in sight.
    await page.reload()
    await expect(page.locator('#quotation input').first()).toHaveValue('บริษัท น้ำใจดี จำกัด')
    await expect(page.locator('#quotation input').first()).toBeVisible()
    expect(complaints).toEqual([])
  })

test('a link opens to its answer in a fresh browser; one of another list says so', async ({ page }) => {
  await page.goto(
    `${chosen.pricing}?v=2025-01&t=12&b=m&p=company&s=business&d=2026-12&i=vcpu.8~ram.32~nvme.500~backupvm.2~backupgb.700~managed.2`,
  )
  await hydrated(page)
  await expect(answer(page)).toContainText('18,723.00')
  await expect(page.getByText('price list 2025-01')).toBeVisible()
  await expect(page.locator('#lines')).toContainText('3,000.00')
})

test('what is wrong in a link is named, and nothing is calculated', async ({ page }) => {
  await page.goto(
    `${chosen.pricing}?v=2026-11&t=24&b=m&p=company&s=standard&d=2026-12&i=vcpu.1.5~gpu.4~vdi.5`,
  )
  await hydrated(page)
  await expect(page.getByText('“gpu”, which is not in the price list')).toBeVisible()
  await expect(hint(page, 'vcpu')).toHaveText('Enter a whole number.')
  await expect(hint(page, 'vdi')).toHaveText('Enter a whole number from 10 to 5,000.')
  await expect(hint(page, 'term')).toContainText('“24” is not one of the choices.')
  await expect(answer(page)).toHaveText('–')
  await page.goto(
    `${chosen.pricing}?v=2026-11&t=1&b=m&p=company&s=standard&d=2026-12&i=vcpu.1~link.1~sdwan.2`,
  )
  await hydrated(page)
  await expect(hint(page, 'term')).toHaveText(
    'Choose 12 months or longer for: Private link to a public cloud, 200 Mbps · SD-WAN, per site',
  )
})

test('a preset fills the form, and the table takes it along', async ({ page }) => {
  await page.goto(chosen.pricing)
  await hydrated(page)
  await page.getByRole('button', { name: '25 virtual desktops' }).click()
  await expect(page.locator('#input-vdi')).toHaveValue('25')
  await expect(page).toHaveURL(/i=nvme\.500~vdi\.25~managed\.1/)
  const file = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download CSV' }).click()
  const text = readFileSync(await (await file).path(), 'utf8')
  expect(text.startsWith('\ufeff')).toBe(true)
  expect(text).toContain('Virtual desktop,25,25,31250.00,3125.00,28125.00')
})

test('paper has nothing of the form that asks for the buyer', async ({ page }) => {
  await page.goto(chosen.pricing)
  await hydrated(page)
  await expect(page.locator('#quotation input').first()).toBeAttached()
  await page.emulateMedia({ media: 'print' })
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
  await expect(page.locator('#lines')).toBeVisible()
  for (const part of ['summary', 'input', 'button'])
    await expect(page.locator(`#quotation ${part}`).filter({ visible: true })).toHaveCount(0)
})

test('the list is complete without scripts', async ({ browser, server }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(`${server.url}${chosen.pricing}`)
  await expect(page.locator('#price-list')).toContainText('List 2026-11')
  await expect(page.locator('#price-list tbody tr')).toHaveCount(17 + 3 + 3 + 6 + 3)
  await expect(page.locator('#price-list')).toContainText('Derived from public prices of other providers')
  await context.close()
})

test('nobody is kept out, also with every group open and inputs refused', async ({ page }) => {
  await page.goto(`${inThai(chosen.pricing)}?t=1&i=vdi.5~link.1~sql.4`)
  await hydrated(page)
  await page.evaluate(() => {
    for (const details of document.querySelectorAll<HTMLDetailsElement>('main details')) details.open = true
  })
  expect(await violations(page)).toEqual([])
})

test('the estimate fills in the contact form', async ({ page }) => {
  await page.goto(
    `${chosen.pricing}?v=2026-11&t=12&b=m&p=company&s=standard&d=2026-12&i=vcpu.2~ram.4~nvme.50~ipv4.1`,
  )
  await hydrated(page)
  await page.getByRole('link', { name: 'Ask us' }).click()
  await expect(page).toHaveURL(new RegExp(chosen.contact))
  const message = page.locator('[name=message]')
  await expect(message).toHaveValue(
    /^Please quote this estimate:\nvCPU: 2 vCPU\nMemory: 4 GB\nPublic IPv4 address: 1 address\n[\s\S]*\nTerm: 12\smonths, from/,
  )
  await expect(message).toHaveValue(/17,507\.40 baht in total with VAT/)
  await expect(message).toHaveValue(
    /\/pricing\?v=2026-11&t=12&b=m&p=company&s=standard&d=2026-12&i=vcpu\.2~ram\.4~ipv4\.1~nvme\.50$/,
  )
  await expect(page.locator('[name=topic]')).toHaveValue('quotation')
})

test('the actions stay with the sum; each leaves with the whole list', async ({
  page,
  context,
  complaints,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.addInitScript(() => Object.assign(navigator, { share: undefined }))
  await page.goto(`${chosen.pricing}?v=2026-11&t=12&b=m&p=company&s=standard&d=2027-01&i=vcpu.2~ram.4`)
  await hydrated(page)
  const actions = page.getByRole('list', { name: 'What to do with this estimate' })
  await page.locator('#input-start').scrollIntoViewIfNeeded()
  for (const name of ['Quotation PDF', 'Send to a colleague'])
    await expect(actions.getByRole('button', { name })).toBeInViewport()
  await expect(actions.getByRole('link', { name: 'Ask us' })).toBeInViewport()
  await actions.getByRole('button', { name: 'Send to a colleague' }).click()
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toMatch(/\/pricing\?v=2026-11&t=12.*&i=vcpu\.2~ram\.4$/)
  const names = []
  for (let times = 0; times < 2; times++) {
    const file = page.waitForEvent('download')
    await actions.getByRole('button', { name: 'Quotation PDF' }).click()
    names.push((await file).suggestedFilename())
  }
  expect(names[0]).toMatch(/^D\d{8}-\d{4}-[0-9A-Z]{6}\.pdf$/)
  expect(names[1]).not.toBe(names[0])
  expect(complaints).toEqual([])
})

test.describe('on a phone', () => {
  test.use({ viewport: viewports.phone })

  for (const address of [chosen.pricing, inThai(chosen.pricing)])
    test(`${address}: every amount of a term is in sight, without a scroll sideways`, async ({ page }) => {
      await page.goto(address)
      await hydrated(page)
      await page.locator('input[name=term][value="12"]').check()
      await expect(answer(page)).toContainText('1,363.50')
      const hidden = await page
        .getByRole('table')
        .evaluateAll((tables) =>
          tables.map(
            ({ scrollWidth, parentElement }) => scrollWidth - (parentElement as Element).clientWidth,
          ),
        )
      expect(hidden.length).toBeGreaterThan(3)
      expect(Math.max(...hidden)).toBe(0)
      // The price, VAT, with VAT, withheld tax and transfer of the whole term; the amount and discount of a line.
      const invoices = page.locator('#invoices')
      for (const sum of ['16,362.00', '1,145.40', '17,507.40', '490.92', '17,016.48'])
        await expect(invoices.getByText(sum).filter({ visible: true })).toHaveCount(1)
      for (const amount of ['700.00', '70.00', '630.00'])
        await expect(
          page
            .locator('#lines tr')
            .nth(1)
            .getByText(new RegExp(`(?<![\\d.])${amount}`))
            .filter({ visible: true }),
        ).not.toHaveCount(0)
    })
})
