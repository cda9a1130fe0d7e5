import { expect, type Page } from '@playwright/test'
import { wholeLanguages } from '../../src/i18n/languages.ts'
import { test } from '../support/site.ts'
import { answer, hint, input, open, plain, sharedTexts, textsOf } from './support.ts'

test.use({ locale: 'en-GB', permissions: ['clipboard-read', 'clipboard-write'] })

const paste = async (page: Page, name: string, text: string) => {
  await page.evaluate((pasted) => navigator.clipboard.writeText(pasted), text)
  await input(page, name).focus()
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.press('ControlOrMeta+V')
}

for (const language of wholeLanguages)
  test.describe(`on a phone, in ${language}`, () => {
    test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

    test('the number of disks goes up and down by whole mirrors', async ({ page }) => {
      await open(page, 'raid', 'level=10', language)
      const { fields } = textsOf(language, 'raid')
      const [less, more] = (['less', 'more'] as const).map((which) =>
        page.getByRole('button', {
          name: plain(
            (sharedTexts(language).step[which] ?? '').replace('{{label}}', fields.diskCount?.label ?? ''),
          ),
          exact: true,
        }),
      )
      await more?.tap()
      await expect(input(page, 'diskCount')).toHaveValue('10')
      await expect(answer(page)).toHaveText('60 TB')
      await less?.tap()
      await less?.tap()
      await expect(answer(page)).toHaveText('36 TB')
      await expect(page).toHaveURL(/diskCount=6/)
    })

    test('a disk size and a line speed are one tap away', async ({ page }) => {
      await open(page, 'raid', 'diskSizeUnit=GB', language)
      await page.getByRole('button', { name: '16 TB', exact: true }).tap()
      await expect(answer(page)).toHaveText('96 TB')
      await expect(input(page, 'diskSizeUnit')).toHaveValue('TB')
      await open(page, 'file-transfer', '', language)
      const speed = page.getByRole('button', { name: '10 Gbit/s', exact: true })
      await expect(speed).toHaveAttribute('aria-pressed', 'false')
      await speed.tap()
      await expect(speed).toHaveAttribute('aria-pressed', 'true')
      await expect(page).toHaveURL(/linkRateValue=10/)
    })
  })

test('pasted disks fill in count, size and unit at once', async ({ page }) => {
  await open(page, 'raid')
  await paste(page, 'diskSize', '4×16TB')
  await expect(input(page, 'diskCount')).toHaveValue('4')
  await expect(input(page, 'diskSize')).toHaveValue('16')
  await expect(answer(page)).toHaveText('32 TB')
  await paste(page, 'diskCount', '10 x 1.5 TiB')
  await expect(input(page, 'diskSizeUnit')).toHaveValue('TiB')
  await expect(answer(page)).toHaveText('13.1941 TB')
})

test('a value typed with its unit counts at once, and becomes a number when the field is left', async ({
  page,
}) => {
  await open(page, 'backup-capacity')
  await input(page, 'sourceTB').fill('800 GB')
  await expect(answer(page)).toHaveText('3.744 TB')
  await expect(input(page, 'sourceTB')).toHaveValue('800 GB')
  await input(page, 'sourceTB').blur()
  await expect(input(page, 'sourceTB')).toHaveValue('0.8')
  await input(page, 'horizonDays').fill('1 year')
  await input(page, 'horizonDays').blur()
  await expect(input(page, 'horizonDays')).toHaveValue('365')
  await open(page, 'file-transfer')
  await input(page, 'linkRateValue').fill('500 Mbps')
  await expect(input(page, 'linkRateUnit')).toHaveValue('Mbit/s')
  await open(page, 'windows-server', 'coresPerProcessor=2x24')
  await input(page, 'coresPerProcessor').focus()
  await input(page, 'coresPerProcessor').blur()
  await expect(input(page, 'processorsPerHost')).toHaveValue('2')
  await expect(input(page, 'coresPerProcessor')).toHaveValue('24')
})

test('a unit of another kind is refused at the field', async ({ page }) => {
  await open(page, 'raid')
  await input(page, 'diskCount').fill('8 GB')
  await expect(hint(page, 'diskCount')).toContainText('8 GB')
  await expect(answer(page)).toHaveText('–')
})

test('arrow keys count by whole groups from the level’s minimum', async ({ page }) => {
  await open(page, 'raid', 'level=60&diskCount=3')
  await input(page, 'diskCount').focus()
  await page.keyboard.press('ArrowUp')
  await expect(input(page, 'diskCount')).toHaveValue('8')
  await page.keyboard.press('ArrowUp')
  await expect(input(page, 'diskCount')).toHaveValue('10')
})

test('suggested values are one tab stop, and arrow keys move through them', async ({ page }) => {
  await open(page, 'raid')
  const sizes = page.getByRole('group', { name: textsOf('en', 'raid').fields?.diskSize?.label ?? '' })
  const tabStop = sizes.locator('[tabindex="0"]')
  await expect(tabStop).toHaveText('12 TB')
  await tabStop.focus()
  await page.keyboard.press('ArrowRight')
  await expect(sizes.getByRole('button', { name: '16 TB', exact: true })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(input(page, 'diskSize')).toHaveValue('16')
  await expect(tabStop).toHaveText('16 TB')
})

for (const language of wholeLanguages)
  test(`levels for which the disks do not suffice say what they need, in ${language}`, async ({ page }) => {
    await open(page, 'raid', 'diskCount=5&level=5', language)
    const sixty = input(page, 'level').getByRole('radio', { name: '60', exact: true })
    const reason = (textsOf(language, 'raid').impossible?.['too-few-disks'] ?? '').replace('{{min}}', '8')
    await expect(sixty).toHaveAccessibleDescription(new RegExp(plain(reason)))
    await expect(sixty.locator('xpath=ancestor::label')).toContainText('≥ 8')
    await sixty.locator('xpath=ancestor::label').hover()
    await expect(page.getByRole('tooltip')).toHaveText(reason)
    await expect(
      input(page, 'level').getByRole('radio', { name: '6', exact: true }).locator('xpath=ancestor::label'),
    ).not.toContainText('≥')
    await sixty.check()
    await expect(hint(page, 'diskCount')).toContainText('8')
  })

test('a choice that becomes possible or impossible while a number is typed keeps its button', async ({
  page,
}) => {
  await open(page, 'raid', 'diskCount=5&level=5')
  const sixty = input(page, 'level').getByRole('radio', { name: '60', exact: true })
  const label = sixty.locator('xpath=ancestor::label')
  await expect(label).toContainText('≥ 8')
  const button = await sixty.elementHandle()
  await input(page, 'diskCount').fill('12')
  await expect(label).not.toContainText('≥')
  expect(await button?.evaluate((element) => element.isConnected)).toBe(true)
  await label.hover()
  await expect(page.getByRole('tooltip')).toHaveCount(0)
  await input(page, 'diskCount').fill('5')
  await expect(page.getByRole('tooltip')).toBeVisible()
  expect(await button?.evaluate((element) => element.isConnected)).toBe(true)
})

test('a licence model that an edition does not offer is shown as impossible', async ({ page }) => {
  await open(page, 'sql-server', 'edition=enterprise')
  await expect(page.locator('input[name=model][value=server-cal]')).toHaveAccessibleDescription(/Enterprise/)
})

test('a link to a folded field waits until the field is there', async ({ page }) => {
  await open(page, 'windows-server', '', 'th')
  await input(page, 'thbPerUsd').waitFor({ state: 'attached' })
  // As on a slow phone, where the folded fields come after everything else.
  await page.evaluate(() => {
    const link = document.querySelector<HTMLAnchorElement>('[data-rate] a')
    const field = document.getElementById(link?.hash.slice(1) ?? '')
    const place = field?.closest('details') as HTMLElement
    const folded = [...place.childNodes]
    place.replaceChildren()
    link?.click()
    setTimeout(() => place.replaceChildren(...folded), 300)
  })
  await expect(input(page, 'thbPerUsd')).toBeFocused()
})

test('a Thai page starts in baht, shows the rate and its date, and accepts another rate', async ({
  page,
}) => {
  await open(page, 'windows-server', '', 'th')
  await expect(answer(page)).toContainText('310,464 บาท')
  const rate = page.locator('[data-rate]')
  await expect(rate).toContainText('33')
  await expect(rate).toContainText('2569')
  await rate.getByRole('link').click()
  await expect(input(page, 'thbPerUsd')).toBeFocused()
  await input(page, 'thbPerUsd').fill('40')
  await expect(answer(page)).toContainText('376,320 บาท')
  await expect(rate).toContainText('40')
  const today = await page.evaluate(() => {
    const now = new Date()
    return new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 10)
  })
  await expect(input(page, 'rateDay')).toHaveValue(today)
  await expect(page).toHaveURL(/currency=THB/)
  await page.locator('header a[hreflang=en]:visible').click()
  await expect(answer(page)).toHaveText('376,320 THB Standard, by host')
})

test.describe('on a clock of Thailand', () => {
  test.use({ timezoneId: 'Asia/Bangkok' })

  test('a page in English starts in baht as well, beside a switch to US dollars', async ({ page }) => {
    await open(page, 'windows-server')
    await expect(answer(page)).toHaveText('310,464 THB Standard, by host')
    await page.locator('input[name=currency][value=USD]').check()
    await expect(answer(page)).toHaveText('9,408.00 USD Standard, by host')
    await page.reload()
    await expect(answer(page)).toHaveText('9,408.00 USD Standard, by host')
    // Shared addresses keep the meaning that they had for the sender.
    await open(page, 'windows-server', 'windowsVmsPerHost=6')
    await expect(answer(page)).toHaveText('7,056.00 USD Standard, by host')
  })
})

test('an address means the same amounts in every language, whoever opens it', async ({ page }) => {
  await open(page, 'sql-server', 'vmVcpus=8', 'th')
  await expect(answer(page)).toHaveText('27,615.00 USD')
  await open(page, 'sql-server', '', 'th')
  await expect(answer(page)).toHaveText('455,648 บาท')
  await page.locator('input[name=currency][value=USD]').check()
  await expect(page).toHaveURL(/\?currency=USD$/)
  await page.reload()
  await expect(answer(page)).toHaveText('13,807.50 USD')
  await open(page, 'sql-server', 'currency=THB&thbPerUsd=40')
  await expect(page.locator('[data-rate]')).toContainText('no date')
})

test('in forced colours the arrow of a unit’s menu is as clear as its text', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await open(page, 'raid')
  const unit = input(page, 'diskSizeUnit')
  const { text, arrow, opacity } = await unit.evaluate((select) => {
    const icon = getComputedStyle(select.parentElement?.querySelector('svg') as Element)
    return { text: getComputedStyle(select).color, arrow: icon.fill, opacity: icon.opacity }
  })
  expect({ arrow, opacity }).toEqual({ arrow: text, opacity: '1' })
})
