import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, type Page } from '@playwright/test'
import { viewports } from '../../scripts/shared/viewports.ts'
import { hrefOf, pathOf } from '../../src/catalogue/urls.ts'
import { bahtText } from '../../src/pricing/exact.ts'
import { countFigure } from '../../src/pricing/page/figures.ts'
import { newRequest } from '../../src/pricing/page/new-request.ts'
import { prices } from '../../src/pricing/prices.ts'
import { hint, plain, typeset } from '../calculators/support.ts'
import { hydrated } from '../support/hydrated.ts'
import { unfold } from '../support/page-checks.ts'
import { chosen, inThai } from '../support/pages.ts'
import { test } from '../support/site.ts'
import { violations } from '../support/violations.ts'
import { example, figure, firstItem, itemOf, linkTo, longer, priceOf } from './price-list.ts'

test.use({ locale: 'en-GB' })

test('the first invoice stays in view beside the form, below the answer', async ({ page }) => {
  await page.setViewportSize(viewports.desktop)
  await page.goto(chosen.pricing)
  await hydrated(page)
  await page.locator('input[name=billing]').first().scrollIntoViewIfNeeded()
  await page.mouse.wheel(0, 200)
  const invoice = page.locator('main [data-pinned] table').first()
  await expect(invoice).toBeInViewport({ ratio: 1 })
  const [above, below] = [await answer(page).boundingBox(), await invoice.boundingBox()]
  expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0)
})

const answer = (page: Page) => page.locator('[data-answer]')

/** The text that can be copied from the file. */
const textOf = (path: string) => execFileSync('pdftotext', ['-raw', path, '-'], { encoding: 'utf8' })

/** The headings and tables that a screen reader finds in the file. */
const treeOf = (path: string) => execFileSync('pdfinfo', ['-struct', path], { encoding: 'utf8' })

for (const { language, link, download } of [
  { language: 'en', link: 'Estimate the price', download: 'Quotation PDF' },
  { language: 'th', link: 'คำนวณราคา', download: 'ใบเสนอราคา PDF' },
] as const)
  test(`from a service page to a quotation in a file, in ${language}`, async ({ page, complaints }) => {
    const { monthly } = priceOf(example.request)
    const taken = priceOf({ ...example.request, term: longer })
    await page.goto(hrefOf(pathOf(example.page), language))
    await hydrated(page)
    const price = page.locator('section#price, section:has(#price)')
    await expect(price).toContainText(figure(monthly).replace(/\.00$/, ''))
    await price.getByRole('link', { name: link }).click()
    await expect(page).toHaveURL(hrefOf(linkTo(example.request), language))
    await expect(answer(page)).toContainText(figure(monthly))
    await page.locator(`input[name=term][value="${longer}"]`).check()
    await expect(answer(page)).toContainText(figure(taken.monthly))
    await page.locator('#quotation input').first().fill('บริษัท น้ำใจดี จำกัด')
    await expect(page).not.toHaveURL(/น้ำใจดี|%E0/)
    const { net, vat, gross, wht, payable } = taken.total
    for (const sum of ['บริษัท น้ำใจดี จำกัด', ...[net, vat, gross, wht, payable].map(figure)])
      await expect(page.locator('#lines')).toContainText(sum)
    const file = page.waitForEvent('download')
    await page.locator('#quotation').getByRole('button', { name: download }).click()
    const saved = await (await file).path()
    const text = textOf(saved)
    for (const expected of [
      'ใบเสนอราคา',
      ...(prices.sample ? ['Sample, not an offer'] : []),
      'บริษัท น้ำใจดี จำกัด',
      ...[net, vat, gross, wht, payable].map(figure),
      taken.words,
      'เอกสารนี้ไม่ใช่ใบกำกับภาษี',
    ])
      expect(text).toContain(expected)
    expect(readFileSync(saved, 'latin1')).toContain('/FontFile2')
    expect(treeOf(saved)).toMatch(/^Document\n\s+H1[\s\S]*Table[\s\S]*TH[\s\S]*TD[\s\S]*H2/)
    // Shows the details that the next quotation would carry.
    await page.reload()
    await expect(page.locator('#quotation input').first()).toHaveValue('บริษัท น้ำใจดี จำกัด')
    await expect(page.locator('#quotation input').first()).toBeVisible()
    expect(complaints).toEqual([])
  })

for (const place of ['[data-actions]', '#quotation'])
  test(`no quotation is made without the buyer that was entered: ${place}`, async ({ page }) => {
    await page.goto(hrefOf(linkTo(example.request), 'en'))
    await hydrated(page)
    await page.locator('#buyer-name').fill('Somsri Trading')
    await page.locator('#buyer-taxId').fill('123')
    await page.locator('#quotation summary').click()
    await page.locator(place).getByRole('button', { name: 'Quotation PDF' }).click()
    await expect(page.locator('#buyer-taxId')).toBeFocused()
    await expect(page.locator('#buyer-taxId')).toHaveAttribute('aria-invalid', 'true')
    await page.locator('#buyer-taxId').fill('')
    const file = page.waitForEvent('download')
    await page.locator(place).getByRole('button', { name: 'Quotation PDF' }).click()
    expect(textOf(await (await file).path())).toContain('Somsri Trading')
  })

test('a link opens to its answer in a fresh browser; a link of another list says so', async ({ page }) => {
  const supported = prices.support.findLast(({ minimum }) => Number(minimum) > 0) ?? prices.support[0]
  const request = { ...example.request, term: longer, support: supported?.id ?? '' }
  const { monthly, support } = priceOf(request)
  await page.goto(linkTo(request, '2000-01'))
  await hydrated(page)
  await expect(answer(page)).toContainText(figure(monthly))
  await expect(page.getByText('price list 2000-01')).toBeVisible()
  await expect(page.locator('#lines')).toContainText(figure(support))
})

test('a link of an older list says what has changed since for what it orders', async ({ page }) => {
  const item = itemOf(firstItem)
  const old = (price: string) => ({
    ...prices,
    version: '2000-01',
    items: prices.items.map((one) =>
      one === item ? { ...one, tiers: [{ upTo: null, price }] } : { ...one, included: one.included + 1 },
    ),
  })
  await page.route('**/assets/published-*.js', async (route) =>
    route.fulfill({
      response: await route.fetch(),
      body: `const lists=${JSON.stringify([old('9876.50')])};export{lists as history}`,
    }),
  )
  const request = { ...newRequest(prices), items: { [firstItem]: item.min } }
  await page.goto(linkTo(request, '2000-01'))
  await hydrated(page)
  const notice = page.getByRole('status').filter({ hasText: '2000-01' })
  await expect(notice).toContainText(`${item.name.en}: THB 9,876.50 then`)
  // What is not ordered has changed as well, and is not listed.
  await expect(notice.getByRole('listitem').getByRole('listitem')).toHaveCount(1)
})

test('a printed estimate uses the right plurals, and ends with its figures, not with an address alone', async ({
  page,
}, info) => {
  const counted = prices.items.filter(({ min, max, minTerm }) => min <= 2 && max >= 2 && minTerm <= longer)
  const items = Object.fromEntries(counted.slice(0, 8).map(({ id }) => [id, 2]))
  const request = { ...newRequest(prices), items, term: longer }
  await page.goto(linkTo(request))
  await hydrated(page)
  await expect(answer(page)).toContainText(figure(priceOf(request).monthly))
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
  const file = info.outputPath('estimate.pdf')
  await page.pdf({ path: file, format: 'A4' })
  const text = execFileSync('pdftotext', ['-layout', file, '-'], { encoding: 'utf8' })
  const inOneLine = text.replace(/\s+/g, ' ')
  for (const { units } of counted.slice(0, 8).filter((item) => item.units))
    expect(inOneLine).toContain(`2 ${units}`)
  const sheets = text.split('\f').filter((sheet) => sheet.trim() !== '')
  expect(sheets.at(-1)).toContain(figure(priceOf(request).total.payable))
})

test('a printed estimate of a few items fits on one page, its lines on bare paper', async ({
  page,
}, info) => {
  const few = prices.items.filter(({ minTerm }) => minTerm <= 1).slice(0, 2)
  const items = Object.fromEntries(few.map(({ id, min }) => [id, Math.max(1, min)]))
  await page.goto(linkTo({ ...newRequest(prices), items }))
  await hydrated(page)
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
  await page.emulateMedia({ media: 'print' })
  const lines = page.locator('#quotation table').filter({ visible: true })
  await expect(lines).toBeVisible()
  // A frame wastes room, and a scroller moves to the next page as one piece.
  const around = await lines.evaluate((table) => {
    const found: string[] = []
    for (let box = table.parentElement; box && box.localName !== 'main'; box = box.parentElement) {
      const { borderTopWidth, overflowX } = getComputedStyle(box)
      if (borderTopWidth !== '0px' || !/visible|clip/.test(overflowX)) found.push(box.className)
    }
    return found
  })
  expect(around).toEqual([])
  const file = info.outputPath('estimate.pdf')
  await page.pdf({ path: file, format: 'A4', preferCSSPageSize: true })
  expect(execFileSync('pdfinfo', [file], { encoding: 'utf8' })).toMatch(/^Pages: +1$/m)
})

test('what is wrong in a link is named, and nothing is calculated', async ({ page }) => {
  const bounded = prices.items.find(({ min, minTerm }) => min > 1 && minTerm <= 1)
  const wrong = { [firstItem]: 1.5, ...(bounded && { [bounded.id]: bounded.min - 1 }) }
  const request = { ...newRequest(prices), items: wrong, term: 7 }
  await page.goto(linkTo(request).replace('&i=', '&i=nothing.4~'))
  await hydrated(page)
  await expect(page.getByText('“nothing”, which is not in the price list')).toBeVisible()
  await expect(hint(page, firstItem)).toHaveText('Enter a whole number.')
  if (bounded)
    await expect(hint(page, bounded.id)).toHaveText(
      `Enter a whole number from ${countFigure(bounded.min)} to ${countFigure(bounded.max)}.`,
    )
  await expect(hint(page, 'term')).toContainText('“7” is not one of the choices.')
  await expect(answer(page)).toHaveText('–')
  const bound = prices.items.filter(({ minTerm }) => minTerm > 1)
  if (bound.length === 0) return
  const items = Object.fromEntries(bound.map(({ id, min }) => [id, min]))
  await page.goto(linkTo({ ...newRequest(prices), items }))
  await hydrated(page)
  const most = Math.max(...bound.map(({ minTerm }) => minTerm))
  await expect(hint(page, 'term')).toHaveText(
    `Choose ${most} months or longer for: ${bound.map(({ name }) => name.en).join(' · ')}`,
  )
})

test('the table can be downloaded', async ({ page }) => {
  const { request } = example
  await page.goto(linkTo(request))
  await hydrated(page)
  const file = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download CSV' }).click()
  const text = readFileSync(await (await file).path(), 'utf8')
  expect(text.startsWith('\ufeff')).toBe(true)
  for (const { id, quantity, net } of priceOf(request).lines)
    expect(text).toMatch(
      new RegExp(`^"?${RegExp.escape(itemOf(id).name.en)}"?,${quantity},.*,${bahtText(net)},`, 'm'),
    )
})

test('a print leaves out the form that asks for the buyer', async ({ page }) => {
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
  await expect(page.locator('#price-list')).toContainText(`List ${prices.version}`)
  const rows = page.locator('#price-list tbody')
  const folds = page.locator('#price-list details:not([open]) > summary')
  for (let left = await folds.count(); left > 0; left--) await folds.first().click()
  for (const { name } of prices.items) await expect(rows.getByText(typeset(name.en)).first()).toBeVisible()
  const { items, terms, support } = prices
  expect(await rows.locator('tr').count()).toBeGreaterThan(items.length + terms.length + support.length)
  await context.close()
})

test('is accessible, even with every group open and inputs refused', async ({ page }) => {
  const refused = Object.fromEntries(prices.items.map(({ id, max }) => [id, max + 1]))
  await page.goto(inThai(linkTo({ ...example.request, items: { ...refused, [firstItem]: 1 } })))
  await hydrated(page)
  await unfold(page)
  expect(await violations(page)).toEqual([])
})

test('the estimate fills in the contact form', async ({ page }) => {
  const request = { ...example.request, term: longer }
  const { lines, total } = priceOf(request)
  await page.goto(linkTo(request))
  await hydrated(page)
  await page.getByRole('link', { name: 'Ask us' }).click()
  await expect(page).toHaveURL(new RegExp(chosen.contact))
  const message = page.locator('[name=message]')
  // The form takes the text over once the app has shown it.
  await expect(message).not.toHaveValue('')
  const ordered = lines.map(({ id, quantity }) => `${itemOf(id).name.en}: ${countFigure(quantity)} `)
  const sent = plain(await message.inputValue())
  expect(sent.split('\n')).toEqual([
    'Please quote this estimate:',
    ...ordered.map((line) => expect.stringContaining(line)),
    ...Array.from({ length: sent.split('\n').length - ordered.length - 1 }, () => expect.any(String)),
  ])
  expect(sent).toContain(`Term: ${longer} months, from`)
  expect(sent).toContain(`${figure(total.gross)} baht in total with VAT`)
  expect(sent.endsWith(linkTo(request))).toBe(true)
  await expect(page.locator('[name=topic]')).toHaveValue('quotation')
})

test('the actions stay with the sum; each leaves with the whole list', async ({
  page,
  context,
  complaints,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.addInitScript(() => Object.assign(navigator, { share: undefined }))
  const request = { ...example.request, term: longer }
  await page.goto(linkTo(request))
  await hydrated(page)
  const actions = page.getByRole('list', { name: 'What to do with this estimate' })
  await page.locator('#input-start').scrollIntoViewIfNeeded()
  for (const name of ['Quotation PDF', 'Send to a colleague'])
    await expect(actions.getByRole('button', { name })).toBeInViewport()
  await expect(actions.getByRole('link', { name: 'Ask us' })).toBeInViewport()
  await actions.getByRole('button', { name: 'Send to a colleague' }).click()
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toMatch(new RegExp(`${RegExp.escape(linkTo(request))}$`))
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

  test('what is said after a quotation is below the figure and the action, which stay as they are', async ({
    page,
  }) => {
    await page.goto(linkTo(example.request))
    await hydrated(page)
    const box = page.locator('[data-actions]')
    const figureAndAction = [box.locator('[data-answer]'), box.getByRole('button').first()]
    const sizes = () =>
      Promise.all(
        figureAndAction.map((part) => part.evaluate((node) => [node.clientWidth, node.clientHeight])),
      )
    const before = await sizes()
    const file = page.waitForEvent('download')
    await box.getByRole('button').first().click()
    await file
    // The box itself says it briefly.
    await expect(box.locator('[data-briefly]')).toContainText('.pdf')
    const said = page.locator('p[role=status]', { hasText: '.pdf' }).filter({ visible: true })
    await expect(said).toBeVisible()
    expect(await sizes()).toEqual(before)
    const bottoms = await Promise.all(
      figureAndAction.map((part) => part.evaluate((node) => node.getBoundingClientRect().bottom)),
    )
    const top = await said.evaluate((node) => node.getBoundingClientRect().top)
    expect(top).toBeGreaterThanOrEqual(Math.max(...bottoms) - 1)
  })

  for (const address of [linkTo(example.request), inThai(linkTo(example.request))])
    test(`${address}: every amount of a term is in sight, without a scroll sideways`, async ({ page }) => {
      const { lines, monthly, total } = priceOf({ ...example.request, term: longer })
      await page.goto(address)
      await hydrated(page)
      await page.locator(`input[name=term][value="${longer}"]`).check()
      await expect(answer(page)).toContainText(figure(monthly))
      await unfold(page)
      const hidden = await page
        .getByRole('table')
        .evaluateAll((tables) =>
          tables.map(
            ({ scrollWidth, parentElement }) => scrollWidth - (parentElement as Element).clientWidth,
          ),
        )
      expect(hidden.length).toBeGreaterThan(3)
      expect(Math.max(...hidden)).toBe(0)
      // For the whole term: price, VAT, total with VAT, withholding tax and amount to transfer; for a line: amount and discount.
      const invoices = page.locator('#invoices')
      const { net, vat, gross, wht, payable } = total
      for (const sum of [net, vat, gross, wht, payable].map(figure))
        await expect(invoices.getByText(sum).filter({ visible: true })).toHaveCount(1)
      const [line] = lines
      for (const amount of [line?.amount, line?.discount, line?.net].map((one) => figure(one ?? 0n)))
        await expect(
          page
            .locator('#lines tr')
            .nth(1)
            .getByText(new RegExp(`(?<![\\d.])${amount}`))
            .filter({ visible: true }),
        ).not.toHaveCount(0)
    })
})
