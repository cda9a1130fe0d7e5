import { useTranslation } from 'react-i18next'
import { type DurationStyle, durationParts } from '../../shared/duration.ts'
import { useFormat } from '../texts.ts'

/** Writes seconds as people say them: `3 h 23 min 27 s`. */
export const useDuration = (style?: DurationStyle) => {
  const { t } = useTranslation('calculators/shared')
  const format = useFormat()
  return (seconds: number) =>
    durationParts(seconds, style)
      .map(({ unit, value }) => t(`duration.${unit}`, { value: format.number(value, 4) }))
      .join(' ')
}
