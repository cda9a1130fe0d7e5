import { describe, expect, it } from 'vitest'
import { readSources } from '../../../scripts/content/sources.ts'
import { calculators } from '../../../scripts/shared/calculators.ts'
import { type WholeLanguage, wholeLanguages } from '../../i18n/languages.ts'
import type { Values } from '../ui/form/fields.ts'
import { initialValues } from '../ui/form/values.ts'
import { calculationOf, languagesOf, rendererIn, viewOf } from '../ui/shown.test-data.ts'

interface RaidTexts {
  readonly impossible: Readonly<Record<string, string>>
  readonly needs: Readonly<Record<string, string>>
  readonly fields: Readonly<Record<string, { readonly label: string }>>
}

/** As React writes a text into HTML. */
const escaped = (text: string) => text.replaceAll("'", '&#x27;')

/** The last cells of the rows that lack a figure, by the table's section and the level's name. */
const reasonsAt = async (language: WholeLanguage, changes: Values) => {
  const calculator = [...calculators.values()].find(({ form }) => form.id === 'raid')
  if (!calculator) throw new Error('no RAID calculator')
  const values = { ...initialValues(calculator.form), ...changes }
  const render = await rendererIn(language, readSources(language))
  const html = render(await viewOf('raid'), calculationOf(calculator, values))
  const reasonsIn = (section: string) => {
    const [, table = ''] = html.split(`id="${section}"`)
    const rows = table.replace(/<\/table>.*/s, '').matchAll(/<tr.*?<\/tr>/gs)
    const cells = [...rows].map(([row]) =>
      [...row.matchAll(/<t[hd][^>]*>(.*?)<\/t[hd]>/gs)].map(([, cell = '']) =>
        cell.replace(/<style.*?<\/style>|<[^>]*>/gs, '').trim(),
      ),
    )
    return Object.fromEntries(
      cells.filter((row) => row.includes('–') && row.at(-1)).map((row) => [row[0], row.at(-1)]),
    )
  }
  return { needs: reasonsIn('needs'), levels: reasonsIn('levels') }
}

/** The reasons in words. */
const textsIn = (language: WholeLanguage) => {
  const { impossible, needs, fields } = readSources(language).get('calculators/raid') as unknown as RaidTexts
  const filled = (text = '', values: Readonly<Record<string, string>> = {}) =>
    escaped(text.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? ''))
  return {
    never: filled(needs.never),
    tooMany: filled(impossible['too-many-disks'], { most: '10,000' }),
    groups: filled(impossible['too-few-groups'], { groups: '2' }),
    tooLarge: filled(impossible['no-result'], { field: fields.rebuildRateMBps?.label ?? '' }),
  }
}

describe.each(languagesOf('raid', wholeLanguages))(
  'the tables of levels in %s say why a level is impossible',
  (language) => {
    const { never, tooMany, groups, tooLarge } = textsIn(language)

    it('if it needs more disks than allowed', async () => {
      const { needs } = await reasonsAt(language, { question: 'disks', wantedTB: '100000' })
      expect(needs).toEqual({
        'RAID 1': never,
        'RAID 1E': tooMany,
        'RAID 10': tooMany,
        dRAID2: tooMany,
        dRAID3: tooMany,
      })
    })

    it('if it needs more groups', async () => {
      const { needs, levels } = await reasonsAt(language, { question: 'disks', level: 'Z1', groupCount: '1' })
      expect(needs).toEqual({ 'RAID 1': never, 'RAID 50': groups, 'RAID 60': groups })
      expect(levels).toMatchObject({ 'RAID 50': groups, 'RAID 60': groups })
    })

    it('if a figure is too large', async () => {
      const { levels } = await reasonsAt(language, { level: '0', rebuildRateMBps: '1e-305' })
      expect(Object.values(levels).filter((reason) => reason === tooLarge)).toHaveLength(17)
    })
  },
)
