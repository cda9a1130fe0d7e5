import { useTranslation } from 'react-i18next'
import { areaCloths, clothHref, clothSize } from '../components/area-cloths.ts'
import { PageLink } from '../components/page-link.tsx'
import { Section } from '../components/section.tsx'
import type { WeaveArea } from '../weave/families.ts'
import css from './weaves.module.css'
import type { Content } from './weaves.schema.ts'

const areas = Object.keys(areaCloths) as WeaveArea[]

/** One cloth of each area's family, linked to the page that it belongs to. */
export function Weaves(section: Content) {
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
