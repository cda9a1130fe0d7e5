import { useTranslation } from 'react-i18next'
import { LogoConstruction } from '../components/logo-construction.tsx'
import { LogoMark } from '../components/logo-mark.tsx'
import { Section } from '../components/section.tsx'
import { brand } from '../provider/brand.ts'
import type { LogoGround } from '../styles/logo.ts'
import css from './logos.module.css'
import type { Content } from './logos.schema.ts'

const grounds: readonly LogoGround[] = ['dark', 'light']
const sizes = [64, 32, 24, 16] as const

/** The logo on both grounds, its construction and its minimum size. */
export function Logos(section: Content) {
  const { t } = useTranslation()
  return (
    <Section {...section} room="wide">
      <div className={css.logos}>
        {grounds.map((ground) => (
          <figure key={ground}>
            <div className={`${css.panel} ${css[ground]}`}>
              <p className={css.wordmark}>
                <LogoMark size={48} on={ground} />
                {brand.product}
              </p>
            </div>
            <figcaption>{t(`logos.${ground}`)}</figcaption>
          </figure>
        ))}
        <figure>
          <div className={`${css.panel} ${css.dark}`}>
            <LogoConstruction />
          </div>
          <figcaption>{t('logos.construction')}</figcaption>
        </figure>
        <figure>
          <ul className={`${css.panel} ${css.dark} ${css.sizes}`}>
            {sizes.map((size) => (
              <li key={size}>
                <LogoMark size={size} />
                {t('logos.size', { size })}
              </li>
            ))}
          </ul>
          <figcaption>{t('logos.sizes')}</figcaption>
        </figure>
      </div>
    </Section>
  )
}
