import { useTranslation } from 'react-i18next'
import { useMistakeText } from './field.tsx'
import { fieldNames, type Mistakes } from './fields.ts'
import { controlId, focusControl } from './form-elements.ts'
import { Panel } from './panel.tsx'

/** The error summary: each line leads to its field. */
export function MistakeList({ mistakes }: { mistakes: Mistakes }) {
  const { t } = useTranslation()
  const text = useMistakeText()
  return (
    <Panel tone="error" title={t('contactForm.unsent')}>
      <ul>
        {fieldNames.map((field) => {
          const mistake = mistakes[field]
          return (
            mistake && (
              <li key={field}>
                <a
                  href={`#${controlId(field)}`}
                  onClick={(event) => {
                    event.preventDefault()
                    focusControl(field)
                  }}
                >
                  {text(field, mistake)}
                </a>
              </li>
            )
          )
        })}
      </ul>
    </Panel>
  )
}
