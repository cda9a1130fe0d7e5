import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { SearchBox } from './search-box.tsx'
import css from './search-dialog.module.css'
import { slashOpensSearch } from './shortcuts.ts'

const isInLink = (target: EventTarget) => target instanceof Element && target.closest('a[href]') !== null

/** The search in a modal dialog over the page; the browser returns the focus to where it was. */
export default function SearchDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const { t } = useTranslation()
  const ref = useRef<HTMLDialogElement>(null)
  useEffect(() => ref.current?.showModal(), [])
  const close = () => ref.current?.close()
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Esc closes a dialog by itself; the click is one outside it
    <dialog
      ref={ref}
      id={id}
      className={css.dialog}
      aria-label={t('search.open')}
      onClose={onClose}
      onClick={({ target, currentTarget }) => (target === currentTarget || isInLink(target)) && close()}
      // Middle click, which opens another tab.
      onAuxClick={({ target, button }) => button === 1 && isInLink(target) && close()}
    >
      <div className={css.sheet}>
        <SearchBox onLeave={close}>
          <button type="button" className={css.close} onClick={close}>
            {t('search.close')}
          </button>
        </SearchBox>
        <SlashSwitch />
      </div>
    </dialog>
  )
}

function SlashSwitch() {
  const { t } = useTranslation()
  const [on, setOn] = useState(slashOpensSearch.read)
  return (
    <label className={css.switch}>
      <input
        type="checkbox"
        checked={on}
        onChange={({ target }) => {
          slashOpensSearch.set(target.checked)
          setOn(target.checked)
        }}
      />
      {t('search.slash')}
    </label>
  )
}
