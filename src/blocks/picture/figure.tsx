import type { ComponentType } from 'react'
import { useTranslation } from 'react-i18next'
import paper from '../../components/paper.module.css'
import { Rich } from '../../components/rich.tsx'
import { BillTable } from '../../pricing/page/bill-table.tsx'
import type { Bill, SizeView } from '../../pricing/page/views.ts'
import cotton from '../../styles/cotton.module.css'
import type { Picture } from '../picture.schema.ts'
import { Certificate } from './certificate.tsx'
import { Console } from './console.tsx'
import { Cost } from './cost.tsx'
import { Incident } from './incident.tsx'
import { loadedTried } from './load-tried.ts'
import css from './picture.module.css'
import { Report } from './report.tsx'
import { Status } from './status.tsx'
import { Waves } from './waves.tsx'

/** A picture as browsers get it: an invoice has its calculated bill, a capacity its calculated sizes, a recovery its tiers' prices a month. */
export type PictureView = Picture & {
  bill?: Bill
  offers?: readonly SizeView[]
  /** Label of the link from each of a capacity's sizes to its estimate. */
  estimate?: string
  tierPrices?: readonly string[]
}

/** Kinds that visitors try, which take the width of the page. */
const tried = ['recovery', 'capacity', 'places', 'month', 'gates', 'handover'] as const
type Tried = (typeof tried)[number]

export const isTried = ({ kind }: Pick<Picture, 'kind'>): boolean => tried.some((one) => one === kind)

const kinds: { [Kind in Exclude<Picture['kind'], Tried>]: ComponentType<never> } = {
  console: Console,
  report: Report,
  cost: Cost,
  incident: Incident,
  invoice: BillTable,
  status: Status,
  certificate: Certificate,
  waves: Waves,
}

/** Kinds that are printed on paper; the others are screens. */
const papers: ReadonlySet<Picture['kind']> = new Set(['report', 'invoice', 'certificate'])

/** A screen or a document of the service, drawn from its page's words and marked as an illustration. */
export function PictureFigure({
  picture,
  isOnCloth = false,
}: {
  picture: PictureView
  /** Whether a cloth is around it, on which its caption needs a ground of its own. */
  isOnCloth?: boolean
}) {
  const { t } = useTranslation()
  const look = isOnCloth && `${css.footed} ${papers.has(picture.kind) ? css.ofPaper : ''}`
  return (
    <figure className={[css.picture, look].filter(Boolean).join(' ')}>
      <Sheet picture={picture} />
      <figcaption>
        <span className={css.tag}>{t('picture')}</span>{' '}
        <span>
          <Rich>{picture.caption}</Rich>
        </span>
      </figcaption>
    </figure>
  )
}

interface PictureOnCardProps {
  picture: PictureView
  className?: string | undefined
}

/** A page's picture, shortened by the card that leads to the page, which marks it as an illustration. */
export function PictureOnCard({ picture, className }: PictureOnCardProps) {
  return (
    <div aria-hidden="true" className={className}>
      <Sheet picture={picture} />
    </div>
  )
}

function Sheet({ picture }: { picture: PictureView }) {
  const Kind = { ...kinds, ...loadedTried() }[picture.kind] as ComponentType<PictureView> | undefined
  if (!Kind) throw new Error(`${picture.kind}: only services have pictures that visitors can try`)
  const look = papers.has(picture.kind) ? `${paper.sheet} ${cotton.ground}` : css.screen
  return (
    <div className={`${css.frame} ${look}`}>
      <p className={`${paper.head} ${css.head}`}>
        <strong>{picture.name}</strong>
        {picture.context && <span>{picture.context}</span>}
      </p>
      <Kind {...picture} />
    </div>
  )
}
