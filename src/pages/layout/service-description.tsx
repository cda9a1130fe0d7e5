import { useTranslation } from 'react-i18next'
import { ownCopy } from '../../cloud/deliver.ts'
import { useDelivery } from '../../cloud/use-delivery.ts'
import { useLibrary } from '../../cloud/use-library.ts'
import { Icon } from '../../components/icon.tsx'
import { SaveOutcome } from '../../components/saving.tsx'
import { SampleTag } from '../../components/section.tsx'
import type { ServiceDescription as Description } from '../../content/page.ts'
import { brand } from '../../provider/brand.ts'
import css from './service-description.module.css'

/** The document that describes a service, to read before signing. */
export function ServiceDescription({ file, sample }: Description) {
  const { t } = useTranslation()
  const { whenListed } = useLibrary()
  const { fetchFromBucket, outcome } = useDelivery(whenListed)
  const label = t('serviceDescription.link')
  return (
    <div className={css.description}>
      <p>
        <a
          href={ownCopy(file)}
          download
          data-printed={brand.siteUrl + ownCopy(file)}
          onClick={(event) => fetchFromBucket(event, file, label)}
        >
          <Icon name="download" />
          {label}
        </a>{' '}
        {sample && <SampleTag />}
      </p>
      <p className={css.says}>{t('serviceDescription.says')}</p>
      <SaveOutcome {...outcome} />
    </div>
  )
}
