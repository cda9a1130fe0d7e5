import { useTranslation } from 'react-i18next'
import { useFormat } from '../../ui/format/use-format.ts'
import { durationParts } from '../duration-parts.ts'

/** Writes seconds as people say them: `3 h 23 min 27 s`. */
export const useDuration = () => {
  const { t } = useTranslation('calculators/file-transfer')
  const format = useFormat()
  return (seconds: number) =>
    durationParts(seconds)
      .map(({ unit, value }) => t(`duration.${unit}`, { value: format.number(value, 4) }))
      .join(' ')
}
