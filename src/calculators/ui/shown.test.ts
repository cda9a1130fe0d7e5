import { describe, expect, it } from 'vitest'
import { readSources } from '../../../scripts/content/sources.ts'
import { calculators } from '../../../scripts/shared/calculators.ts'
import { parseSearch } from '../../catalogue/search-params.ts'
import type { Language } from '../../i18n/languages.ts'
import type { CalculatorId } from './form/fields.ts'
import { initialValuesNow, valuesIn } from './form/values.ts'
import { calculationOf, languagesOf, rendererIn, viewOf } from './shown.test-data.ts'

/** Text that a calculator shows at an address, compared with a new form's result; table cells and list items are separated by a bar. */
const shownAt = async (id: CalculatorId, query: string, language: Language) => {
  const calculator = [...calculators.values()].find(({ form }) => form.id === id)
  if (!calculator) throw new Error(id)
  const initial = initialValuesNow(calculator.form)
  const values = { ...initial, ...valuesIn(calculator.form, parseSearch(query)) }
  const render = await rendererIn(language, readSources(language))
  const html = render(await viewOf(id), calculationOf(calculator, values, [initial]))
  return html
    .replace(/<(style|script)[^>]*>.*?<\/\1>/gs, '')
    .replace(/<\/(?:td|th|li|dt|dd|p)>/g, ' | ')
    .replace(/<[^>]*>/g, '')
    .replaceAll('\u00a0', ' ')
}

describe.each(['en', 'th'] as const)('in %s', (language) => {
  /** Whether the language lacks the words of one of the calculators, as where the provider does not offer it. */
  const lacks = (...ids: CalculatorId[]) => !ids.every((id) => languagesOf(id).includes(language))

  it.each([...calculators.values()].map(({ form }) => form.id))(
    '%s shows words, not the keys of texts, also where results are compared',
    async (id) => {
      if (lacks(id)) return
      const parts = (await shownAt(id, '', language)).split('|').map((part) => part.trim())
      expect(parts.filter((part) => /^[a-z][\w-]*(?:\.[\w-]+)+$/i.test(part))).toEqual([])
    },
  )

  it.each([...calculators.values()].map(({ form }) => form.id))(
    '%s writes the figures of its working as short as its results, and says which are rounded',
    async (id) => {
      if (lacks(id)) return
      const [, working = ''] = (await shownAt(id, '', language)).split(
        (readSources(language).get('calculators/shared') as { working: { intro: string } }).working.intro,
      )
      const figures = working.match(/\d[\d,]*\.\d+/g) ?? []
      const digitsOf = (figure: string) => figure.replace(/[.,]/g, '').replace(/^0+/, '').length
      expect(figures.filter((figure) => digitsOf(figure) > 6 && !/\.\d\d$/.test(figure))).toEqual([])
    },
  )

  it.skipIf(lacks('raid'))('the working says ≈ where a figure is rounded, and = where none is', async () => {
    const text = await shownAt('raid', 'level=6&diskCount=8&diskSize=12', language)
    expect(text).toMatch(/72 ×.* ≈ 65\.4836 TiB/)
    expect(text).toContain('(8 − 2) × 12 TB = 72 TB')
  })

  it.skipIf(lacks('sql-server'))('SQL Server Express has its buffer pool of 1,410 MB', async () => {
    for (const version of [2022, 2025])
      expect(await shownAt('sql-server', `edition=express&version=${version}`, language)).toContain(
        '| 1,410 MB |',
      )
  })

  it.each([
    ['windows-server', 'version=2025', 'USD 1,176.00', ['from one source', 'มีแหล่งเดียว']],
    ['windows-server', 'version=2025', 'USD 6,771.00', ['from one source', 'มีแหล่งเดียว']],
    ['windows-server', 'version=2025', 'USD 33.58', ['from one source', 'มีแหล่งเดียว']],
    ['windows-server', 'version=2022', 'USD 1,069.00', ['well supported', 'มีหลักฐานชัดเจน']],
    ['sql-server', 'version=2025', 'USD 989.00', ['uncertain', 'ไม่แน่นอน']],
  ] as const)('%s with %s says how certain %s is', async (id, query, price, [en, th]) => {
    if (lacks(id)) return
    const text = await shownAt(id, query, language)
    const certainty = language === 'en' ? en : th
    const notes = text.split(' | ').filter((part) => part.includes(`${price} · `))
    expect(notes).not.toEqual([])
    for (const note of notes) expect(note).toContain(certainty)
  })

  it.skipIf(lacks('data-rate', 'sql-server'))(
    'a rule cites what was read of its sources and when, or why they were not read',
    async () => {
      const rates = await shownAt('data-rate', '', language)
      const packs = await shownAt('sql-server', '', language)
      for (const [text, en, th] of [
        [
          rates,
          'IEEE 1541-2021 (abstract), read on 23 Nov 2026.',
          'IEEE 1541-2021 (abstract) อ่านเมื่อ 23 พ.ย. 2569',
        ],
        [
          rates,
          'IEC 80000-13:2025. Not read: it&#x27;s only sold.',
          'IEC 80000-13:2025 ยังไม่ได้อ่าน เพราะเป็นเอกสารจำหน่าย',
        ],
        [
          packs,
          'softtrader.eu. Not read: we found no copy on',
          'softtrader.eu ยังไม่ได้อ่าน เพราะไม่พบสำเนาเมื่อ 23',
        ],
      ] as const)
        expect(text).toContain(language === 'en' ? en : th)
    },
  )

  it.skipIf(lacks('raid'))(
    'a RAID group shows its rebuild in hours and minutes, and a single number of losses once',
    async () => {
      const text = await shownAt('raid', 'level=6&diskCount=6&diskSize=12&rebuildRateMBps=100', language)
      expect(text).toMatch(language === 'en' ? /33 h 20 min/ : /33 ชม\. 20 นาที/)
      expect(text).not.toMatch(/\d … \d/)
    },
  )

  it.skipIf(lacks('capacity', 'data-rate'))(
    'both converters have ronna and quetta, robi and quebi',
    async () => {
      const capacities = await shownAt('capacity', '', language)
      for (const unit of ['RB', 'QB', 'RiB', 'QiB']) expect(capacities).toMatch(new RegExp(`\\| ?${unit} `))
      const rates = await shownAt('data-rate', '', language)
      for (const unit of ['Rbit/s', 'QB/s', 'Ribit/s', 'QiB/s']) expect(rates).toContain(unit)
    },
  )

  it.skipIf(lacks('backup-capacity'))(
    'the backup form says what a day changes, and that block cloning holds for GFS too',
    () => {
      const { fields } = readSources(language).get('calculators/backup-capacity') as {
        fields: Record<string, { help: string }>
      }
      expect(fields.dailyChangePct?.help).toMatch(
        language === 'en' ? /^VMs 2–5%, databases/ : /^VM ทั่วไป 2–5% ฐานข้อมูล/,
      )
      expect(fields.dailyChangePct?.help).toContain('30–50%')
      expect(fields.blockClone?.help).toMatch(language === 'en' ? /^Also shared.*GFS/ : /^ใช้บล็อกร่วมกับ.*GFS/)
    },
  )

  it.each([
    [true, '160.8'],
    [false, '199.2'],
  ])('the backup page answers fulls that GFS keeps, with block cloning: %s', async (blockClone, answer) => {
    if (lacks('backup-capacity')) return
    const query = `method=synthetic-full&gfsWeekly=4&gfsMonthly=12&horizonDays=365&startDate=2026-12-01&blockClone=${blockClone}`
    const text = await shownAt('backup-capacity', query, language)
    expect(/\| ([\d.]+) TB \|/.exec(text)?.[1]).toBe(answer)
  })
})
