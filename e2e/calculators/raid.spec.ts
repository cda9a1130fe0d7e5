import { expect } from '@playwright/test'
import texts from '../../locales/en/calculators/raid.json' with { type: 'json' }
import { raidLevels } from '../../src/calculators/raid/levels.ts'
import { test } from '../support/site.ts'
import { addressOf, answer, hint, input, open } from './support.ts'

test.use({ locale: 'en-GB' })

test('can be filled in with only the keyboard, from the level to the working', async ({ page }) => {
  await open(page, 'raid')
  await input(page, 'level').getByRole('radio', { name: '6', exact: true }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(page).toHaveURL(/level=10/)
  await expect(answer(page)).toHaveText('48 TB')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(input(page, 'diskCount')).toBeFocused()
  await page.keyboard.press('Control+A')
  await page.keyboard.type('12')
  await expect(answer(page)).toHaveText('72 TB')
  // Follows when the browser is idle, and replaces the steps.
  await expect(page.locator('#working')).toContainText('72')
  const summary = page.locator('#working li summary').first()
  await summary.focus()
  await page.keyboard.press('Enter')
  await expect(page.locator('#working li details').first()).toHaveAttribute('open', '')
})

test('no focused control is hidden under what is pinned at the top', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 700 })
  await open(page, 'raid')
  await input(page, 'hotSpares').focus()
  for (let step = 0; step < 8; step++) {
    await page.keyboard.press('Shift+Tab')
    const hidden = await page.evaluate(() => {
      const focused = document.activeElement
      const { left, top, width, height } = focused?.getBoundingClientRect() ?? new DOMRect()
      const shown = document.elementFromPoint(left + width / 2, top + height / 2)
      return !(shown && focused && (focused.contains(shown) || shown.contains(focused)))
    })
    expect(hidden).toBe(false)
  }
})

test('finds the disks for a wanted capacity, level by level', async ({ page }) => {
  await open(page, 'raid', 'question=disks&wantedTB=100')
  await expect(answer(page)).toHaveText('11 disks')
  await expect(input(page, 'diskCount')).toHaveCount(0)
  const row = page.locator('#needs tbody tr').filter({ hasText: 'RAID 10' })
  await expect(row).toContainText('18')
  await expect(
    page
      .locator('#needs tbody tr')
      .filter({ hasText: /RAID 1$|RAID 1\D/ })
      .first(),
  ).toContainText('–')
})

test('draws every disk with its role, in groups, and the disks left over from mixed sizes', async ({
  page,
}) => {
  await open(page, 'raid', 'level=10&hotSpares=2')
  const drawing = page.locator('figure')
  await expect(drawing.locator('svg[width]')).toHaveCount(8)
  await expect(drawing).toContainText('Mirror')
  await expect(drawing).toContainText('Hot spare')
  await open(page, 'raid', 'sizes=mixed&diskSizesTB=4x4+2x8')
  await expect(drawing).toContainText(texts.roles.stranded)
  await expect(page.getByText('Every disk counts as the smallest one.')).toBeVisible()
})

test('distinguishes a read error from lost data', async ({ page }) => {
  await open(page, 'raid', 'level=6')
  await expect(page.locator('#risk')).toContainText(texts.risk.covered)
  await open(page, 'raid', 'level=5')
  await expect(page.locator('#risk')).not.toContainText(texts.risk.covered)
  await expect(page.locator('#risk')).toContainText('48.9%')
  await open(page, 'raid', 'level=0')
  await expect(page.locator('#risk')).toContainText('cannot be rebuilt')
})

test('compares all levels, marks the best, and chooses a level from the comparison', async ({ page }) => {
  await open(page, 'raid')
  const rows = page.locator('#levels tbody tr')
  await expect(rows).toHaveCount(raidLevels.length)
  await expect(rows.filter({ hasText: 'capacity' }).first()).toContainText('RAID 0')
  await rows.getByRole('button', { name: 'RAID-Z3' }).click()
  await expect(answer(page)).toHaveText('60 TB')
  await expect(page.locator('#working')).toContainText(texts.working['zfs-usable'].title)
})

test('passes its capacity to the backup, which passes its full backup to the transfer', async ({ page }) => {
  for (const other of ['backup-capacity', 'file-transfer'] as const) addressOf(other)
  await open(page, 'raid')
  await page.getByRole('link', { name: /Plan the backup/ }).click()
  await expect(page).toHaveURL(/backup-capacity\?sourceTB=72$/)
  await expect(input(page, 'sourceTB')).toHaveValue('72')
  await page.getByRole('link', { name: /Estimate the transfer time/ }).click()
  await expect(page).toHaveURL(/file-transfer-rate-converter\?fileSizeValue=36&/)
})

test('names the maximum number of disks, however large the entry', async ({ page }) => {
  for (const diskCount of ['99999999999', '1e16', '1e300']) {
    await open(page, 'raid', `level=1&diskCount=${diskCount}`)
    await expect(hint(page, 'diskCount')).toContainText('10,000')
  }
  await open(page, 'raid', 'question=disks&wantedTB=1e15')
  await expect(hint(page, 'wantedTB')).toContainText('10,000')
})

test('states the limits of a number, however large it is', async ({ page }) => {
  await open(page, 'windows-server', 'hostCount=1e16')
  await expect(hint(page, 'hostCount')).toHaveText('Enter 1 to 100,000.')
})

test('says how many disks a level needs at least', async ({ page }) => {
  await open(page, 'raid', 'diskCount=3')
  await expect(hint(page, 'diskCount')).toHaveText('RAID 6 needs at least 4 disks.')
  await input(page, 'level').getByRole('radio', { name: '60', exact: true }).check()
  await expect(hint(page, 'diskCount')).toHaveText('RAID 60 needs at least 8 disks.')
  await open(page, 'raid', 'diskCount=5')
  await expect(page.locator('#levels tbody tr').filter({ hasText: 'RAID 60' })).toContainText(
    'Needs at least 8 disks',
  )
})

test('figures, table and drawing agree about the embedded spare of RAID 5E', async ({ page }) => {
  await open(page, 'raid', 'level=5E&diskCount=6&diskSize=3')
  const table = page.getByRole('table', { name: texts.split.label })
  await expect(table.getByRole('row', { name: /^Protection/ })).toContainText('3 TB')
  await expect(table.getByRole('row', { name: /^Spare/ })).toContainText('3 TB')
  await expect(page.locator('figure')).toContainText('Embedded spare')
  await expect(page.locator('#working')).toContainText('18 = 12 + 3 + 3 + 0 TB')
})

test('a printed sheet holds only the visitor’s case, with space above a heading', async ({ page }) => {
  await open(page, 'raid', 'level=50')
  await page.emulateMedia({ media: 'print' })
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
  await expect(page.locator('[data-parts]')).toBeHidden()
  const printed = page.locator('dl dt').filter({ hasText: 'Groups or vdevs' })
  await expect(printed.locator('..')).toContainText('2')
  const room = await page.evaluate(() => {
    const list = [...document.querySelectorAll('main dl')].at(-1)?.getBoundingClientRect()
    const heading = document.querySelector('#levels h2')?.getBoundingClientRect()
    return (heading?.top ?? 0) - (list?.bottom ?? 0)
  })
  expect(room).toBeGreaterThan(12)
})
