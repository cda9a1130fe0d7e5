import type { ComponentProps, ComponentType } from 'react'
import { Action } from './action.tsx'
import { Alternatives } from './alternatives.tsx'
import { Callout } from './callout.tsx'
import { Clauses } from './clauses.tsx'
import { Colors } from './colors.tsx'
import { ContactForm } from './contact-form.tsx'
import { CookiePreferences } from './cookie-preferences.tsx'
import { Credits } from './credits.tsx'
import { Diagram } from './diagram.tsx'
import { Downloads } from './downloads.tsx'
import { Features } from './features.tsx'
import { Figures } from './figures.tsx'
import { Gallery } from './gallery.tsx'
import { Index } from './index.tsx'
import { List } from './list.tsx'
import { Logos } from './logos.tsx'
import { MapBlock } from './map.tsx'
import { PhotoBlock } from './photo.tsx'
import { PictureBlock } from './picture.tsx'
import { Prices } from './prices.tsx'
import { Prose } from './prose.tsx'
import { Questions } from './questions.tsx'
import { Quote } from './quote.tsx'
import { Responsibility } from './responsibility.tsx'
import { Steps } from './steps.tsx'
import { Table } from './table.tsx'
import { Timeline } from './timeline.tsx'
import { Video } from './video.tsx'
import { Weaves } from './weaves.tsx'

/** Every block an editor can use; the schema of its content is in a file of its own, which the browser's bundle does not import. */
export const blocks = {
  action: Action,
  alternatives: Alternatives,
  callout: Callout,
  clauses: Clauses,
  colors: Colors,
  'contact-form': ContactForm,
  'cookie-preferences': CookiePreferences,
  credits: Credits,
  diagram: Diagram,
  downloads: Downloads,
  features: Features,
  figures: Figures,
  gallery: Gallery,
  index: Index,
  list: List,
  logos: Logos,
  map: MapBlock,
  photo: PhotoBlock,
  picture: PictureBlock,
  prices: Prices,
  prose: Prose,
  questions: Questions,
  quote: Quote,
  responsibility: Responsibility,
  steps: Steps,
  table: Table,
  timeline: Timeline,
  video: Video,
  weaves: Weaves,
} as const

export type BlockType = keyof typeof blocks
export type BlockOf<Type extends BlockType> = ComponentProps<(typeof blocks)[Type]>
export type Block = { [Type in BlockType]: BlockOf<Type> }[BlockType]

/** The component of a block; the cast states what the table guarantees: each type's component takes that type's content. */
export const componentOf = (type: BlockType) => blocks[type] as ComponentType<Block>
