import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { loadNamespaceAgain } from '../i18n/create.ts'
import type { Pictograms } from '../pictograms/pictograms.ts'

const none: Pictograms = {}

/** Pages' pictograms, part of the menus' texts. Fetched only once there is what they stand beside, which must not wait for them. */
export const usePictograms = (isWanted: boolean): Pictograms => {
  const { i18n } = useTranslation()
  const [pictograms, setPictograms] = useState(none)
  useEffect(() => {
    if (!isWanted) return
    const show = () => {
      const menu = i18n.getResourceBundle(i18n.language, 'menu') as { pictograms: Pictograms } | undefined
      if (menu) setPictograms(menu.pictograms)
    }
    // Results are complete without them.
    void loadNamespaceAgain(i18n, 'menu').then(show)
  }, [i18n, isWanted])
  return pictograms
}
