import { useCallback, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { currentSpeed } from '../../browser/connection.ts'
import type { PageId } from '../../catalogue/pages.ts'
import { loadNamespaceAgain } from '../../i18n/create.ts'
import type { Pictograms } from '../../pictograms/pictograms.ts'

/** Descriptions and pictograms beside the names in menus. */
export interface MenuDetails {
  purposes: Readonly<Record<PageId, string>>
  pictograms: Pictograms
}

/**
 * Fetches the menus' descriptions and pictograms when the visitor turns to the menus: in every page's HTML they would weigh more than its
 * text. Visitors who save data do without.
 * @returns them, once they are there, and the function that requests them
 */
export const useMenuDetails = (): readonly [details: MenuDetails | undefined, ask: () => void] => {
  const { i18n } = useTranslation()
  const [details, setDetails] = useState<MenuDetails>()
  const ask = useCallback(() => {
    if (currentSpeed() === 'sparing') return
    const show = () => setDetails(i18n.getResourceBundle(i18n.language, 'menu') as MenuDetails | undefined)
    // The menus work without them.
    void loadNamespaceAgain(i18n, 'menu').then(show)
  }, [i18n])
  return [details, ask]
}
