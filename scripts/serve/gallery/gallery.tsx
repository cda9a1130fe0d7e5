import { type ComponentType, type ReactNode, useState } from 'react'
import { type Block, type BlockType, blocks, componentOf } from '../../../src/blocks/blocks.ts'
import { type PageId, pages } from '../../../src/catalogue/pages.ts'
import type { PageContent } from '../../../src/content/page.ts'
import { componentsOf } from './components.tsx'
import css from './gallery.module.css'
import { layoutPartsOf } from './layout-parts.tsx'
import { variantsOf } from './variants.ts'

export type ContentOf = (id: PageId) => PageContent
/** Elements by the name of the state that they show. */
export type States = Readonly<Record<string, ReactNode>>

const blockTypes = Object.keys(blocks).sort() as BlockType[]

/**
 * Shows every component, then every block in each state that occurs on a page, with that page's texts.
 * @param samples blocks for states that might occur on no page
 */
export function Gallery({ contentOf, samples }: { contentOf: ContentOf; samples: readonly Block[] }) {
  const [parts] = useState(() => layoutPartsOf(contentOf))
  const [components] = useState(() => componentsOf(contentOf))
  const [variants] = useState(() =>
    variantsOf([...pages.flatMap(({ id }) => contentOf(id).blocks), ...samples]),
  )
  return (
    <>
      <nav className={css.contents}>
        {[...Object.keys(parts), ...Object.keys(components), ...blockTypes].map((name) => (
          <a key={name} href={`#gallery-${name}`}>
            {name}
          </a>
        ))}
      </nav>
      <main>
        {Object.entries(parts).map(([name, states]) => (
          <Component key={name} name={name} states={states} />
        ))}
        <div className={css.components}>
          {Object.entries(components).map(([name, states]) => (
            <Component key={name} name={name} states={states} />
          ))}
        </div>
        {blockTypes.map((type) => (
          <section key={type} id={`gallery-${type}`}>
            {(variants.get(type) ?? []).map((block, index) => (
              <BlockState key={`${block.id} ${block.title}`} block={block} isBand={index % 2 === 1} />
            ))}
          </section>
        ))}
      </main>
    </>
  )
}

function Component({ name, states }: { name: string; states: States }) {
  return (
    <section id={`gallery-${name}`} data-component={name}>
      {Object.entries(states).map(([state, element]) => (
        <div key={state}>
          <p className={css.state}>
            {name}: {state}
          </p>
          {element}
        </div>
      ))}
    </section>
  )
}

/** Shows a block below its type and the names of its fields. */
function BlockState({ block, isBand }: { block: Block; isBand: boolean }) {
  const Shown = componentOf(block.type) as ComponentType<Block & { ground: 'surface' | undefined }>
  return (
    <>
      <p className={css.state}>
        {block.type}: {Object.keys(block).join(' ')}
        {isBand && ', on a band'}
      </p>
      <div data-block={block.type} className={css.block} data-parts>
        <Shown {...block} ground={isBand ? 'surface' : undefined} />
      </div>
    </>
  )
}
