import type { ReactNode } from 'react'
import { firstBlock } from '../../../src/blocks/first-block.ts'
import { PictureFigure } from '../../../src/blocks/picture/figure.tsx'
import { pages } from '../../../src/catalogue/pages.ts'
import { pageOf } from '../../../src/catalogue/urls.ts'
import { Actions } from '../../../src/components/actions.tsx'
import { Cloth, Selvedge } from '../../../src/components/cloth.tsx'
import { ContactLink } from '../../../src/components/contact-link.tsx'
import { CopyButton } from '../../../src/components/copy-button.tsx'
import { DataTable } from '../../../src/components/data-table.tsx'
import { Eyebrow } from '../../../src/components/eyebrow.tsx'
import { Icon, iconNames } from '../../../src/components/icon.tsx'
import { Logo } from '../../../src/components/logo.tsx'
import { Pictogram } from '../../../src/components/pictogram.tsx'
import { SampleTag } from '../../../src/components/section.tsx'
import { Stats } from '../../../src/components/stats.tsx'
import type { ContentOf, States } from './gallery.tsx'

const ofEach = <Item extends string>(items: readonly Item[], show: (item: Item) => ReactNode): States =>
  Object.fromEntries(items.map((item) => [item, show(item)]))

/** Returns the components that fit the width they are given, each in its states, with texts of real pages. */
export const componentsOf = (contentOf: ContentOf): Readonly<Record<string, States>> => {
  const { id } = pages.find(({ kind }) => kind === 'service') ?? pageOf('home')
  const service = contentOf(id)
  const stats = firstBlock(contentOf('home').blocks, 'figures')?.items ?? []
  const table = firstBlock(service.blocks, 'table')
  const tableOf = (columns: number) =>
    table && (
      <DataTable
        label={table.title}
        columns={table.columns.slice(0, columns)}
        rows={table.rows.map((row) => row.slice(0, columns))}
      />
    )
  return {
    actions: {
      one: <Actions actions={[{ label: service.label, page: id }]} />,
      two: (
        <Actions
          actions={[
            { label: service.label, page: id },
            { label: contentOf('pricing').label, page: 'pricing' },
          ]}
        />
      ),
    },
    'contact-link': ofEach(['phone', 'line', 'email'], (way) => <ContactLink way={way} />),
    stats: ofEach(['row', 'column', 'strip'], (as) => <Stats as={as} items={stats} />),
    'data-table': { 'two columns': tableOf(2), 'more, stacking': tableOf(6) },
    eyebrow: {
      plain: <Eyebrow>{service.label}</Eyebrow>,
      'with pictogram': (
        <Eyebrow pictogram={<Pictogram path={service.pictograms[id]} isOwn />}>{service.label}</Eyebrow>
      ),
    },
    'copy-button': { 'press it': <CopyButton text="#E0A526" /> },
    'picture-figure': Object.fromEntries(
      pages.flatMap(({ id }) => {
        const { picture } = contentOf(id)
        return picture ? [[`${picture.kind}, ${id}`, <PictureFigure key={id} picture={picture} />]] : []
      }),
    ),
    'sample-tag': { sample: <SampleTag /> },
    logo: { logo: <Logo /> },
    icon: ofEach(iconNames, (name) => <Icon name={name} />),
    pictogram: ofEach(
      pages.map(({ id }) => id),
      (id) => <Pictogram path={contentOf(id).pictograms[id]} isOwn />,
    ),
    cloth: {
      selvedge: <Selvedge page={pageOf('home')} />,
      large: (
        <div style={{ height: 240 }}>
          <Cloth page={pageOf('home')} />
        </div>
      ),
    },
  }
}
