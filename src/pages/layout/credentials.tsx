import { useTranslation } from 'react-i18next'
import { Rich } from '../../components/rich.tsx'
import { SampleTag } from '../../components/section.tsx'
import type { PageContent } from '../../content/page.ts'
import css from './credentials.module.css'

const kinds = ['partner', 'certificate', 'figure', 'person'] as const

/** Why this provider: what only its owner can prove, one line for each kind of proof. */
export function Credentials({ sample, ...proofs }: NonNullable<PageContent['credentials']>) {
  const { t } = useTranslation()
  return (
    <div className={css.credentials}>
      <dl>
        {kinds.map((kind) => {
          const proof = proofs[kind]
          return (
            proof && (
              <div key={kind}>
                <dt>{t(`credentials.${kind}`)}</dt>
                <dd>
                  <Rich>{proof}</Rich>
                </dd>
              </div>
            )
          )
        })}
      </dl>
      {sample && <SampleTag />}
    </div>
  )
}
