import { useTranslation } from 'react-i18next'
import type { z } from 'zod'
import { areaCloths, clothHref, clothSize } from '../components/area-cloths.ts'
import { PageLink } from '../components/page-link.tsx'
import { Section } from '../components/section.tsx'
import { block } from '../content/fields.ts'
import type { WeaveArea } from '../weave/families.ts'
import css from './weaves.module.css'

export const schema = block('weaves', {})

const areas = Object.keys(areaCloths) as WeaveArea[]

/** One cloth of each area's family, with the page that wears it. */
export function Weaves(section: z.infer<typeof schema>) {
  const { t } = useTranslation()
  return (
    <Section {...section} room="wide">
      <ul className={css.weaves}>
        {areas.map((area) => (
          <li key={area}>
            <img src={clothHref(area)} {...clothSize} alt="" loading="lazy" decoding="async" />
            <h3>{area === 'home' ? t('labels.home') : t(`areas.${area}`)}</h3>
            <p>{t(`weaves.${area}`)}</p>
            <PageLink page={areaCloths[area]}>{t(`labels.${areaCloths[area]}`)}</PageLink>
          </li>
        ))}
      </ul>
    </Section>
  )
}
