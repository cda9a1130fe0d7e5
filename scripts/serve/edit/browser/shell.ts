import { hrefOf } from '../../../../src/catalogue/urls.ts'
import { defaultLanguage, type Language, languageCodes, languages } from '../../../../src/i18n/languages.ts'
import type { Settings } from '../settings.ts'
import { patientFetch } from './patient-fetch.ts'
import { upload } from './upload.ts'
import type { Saved } from './working-tree.ts'

/** The element of the page with this id. */
const part = <Name extends keyof HTMLElementTagNameMap>(id: string, name: Name) => {
  const element = document.getElementById(id)
  if (element?.localName !== name) throw new Error(`no ${name} #${id}`)
  return element as HTMLElementTagNameMap[Name]
}

const cms = part('cms', 'iframe')
const page = part('page', 'iframe')
const open = part('open', 'a')
const check = part('check', 'div')
const width = part('width', 'select')
const readPages = async (): Promise<Settings['pages']> =>
  (await (await patientFetch('/edit/cms/settings.json')).json()).pages
let pages = await readPages()

let language: Language = defaultLanguage

/** The entry that is open in the editor, by the editor's address: `#/collections/pages-services/entries/kubernetes`. */
const shownEntry = () => {
  const [, collection, entry] =
    /^#\/collections\/([^/]+)\/entries\/([^?]+)/.exec(cms.contentWindow?.location.hash ?? '') ?? []
  return entry && `${collection}/${decodeURIComponent(entry)}`
}
const shownPage = () => pages[shownEntry() ?? '']

/** The path that the frame shows; none for the browser's own page of an error, which other pages may not read. */
const framePath = () => {
  try {
    return page.contentWindow?.location.pathname
  } catch {
    return undefined
  }
}

/** A page of the site has arrived once it names its canonical address, which the 404 page does not. */
const hasArrived = () =>
  framePath() === shownPath && page.contentDocument?.querySelector('link[rel=canonical]') !== null

let shownPath = ''
const firstPatience = 15_000
let patience = firstPatience
let loadAgainAt = Number.POSITIVE_INFINITY

const load = () => {
  loadAgainAt = Date.now() + patience
  page.contentWindow?.location.replace(shownPath)
}

// A restarting server may answer with nothing, with half of the scripts, or as it did before.
page.addEventListener('load', () => {
  const path = framePath()
  if (path === undefined) loadAgainAt = Date.now() + 1000
  else if (path === shownPath) loadAgainAt = Date.now() + patience
  // The editor followed a link of the page.
  else loadAgainAt = Number.POSITIVE_INFINITY
})

const loadAgainIfMissing = () => {
  if (hasArrived()) {
    loadAgainAt = Number.POSITIVE_INFINITY
    patience = firstPatience
  } else if (Date.now() > loadAgainAt) {
    patience *= 2
    load()
  }
}

const show = () => {
  // A new item has no page until the server has restarted.
  if (shownEntry() && !shownPage()) return
  const { path } = shownPage() ?? { path: '/' }
  const href = hrefOf(path, language)
  open.href = href
  shownPath = href
  if (framePath() !== href) {
    patience = firstPatience
    load()
  }
  for (const button of document.querySelectorAll('#languages button'))
    button.setAttribute('aria-pressed', String(button.getAttribute('lang') === language))
}

interface Message {
  readonly advice: boolean
  readonly text: string
}

const paragraph = (text: string, kind = '') => {
  const made = document.createElement('p')
  made.textContent = text
  made.className = kind
  return made
}

/** Shows the content check's messages about the page. */
const checkPage = async () => {
  const shown = shownPage()
  if (!shown) return check.replaceChildren()
  check.replaceChildren(paragraph('Checking…'))
  const response = await patientFetch(`/edit/problems.json?namespace=${encodeURIComponent(shown.namespace)}`)
  if (!response.ok)
    return check.replaceChildren(paragraph('The check could not run: see the terminal.', 'mistake'))
  const messages: Message[] = await response.json()
  check.replaceChildren(
    ...(messages.length === 0
      ? [paragraph('The check found no problem on this page.')]
      : messages.map(({ advice, text }) => paragraph(text, advice ? 'advice' : 'mistake'))),
  )
}

part('languages', 'fieldset').append(
  ...languageCodes.map((code) => {
    const button = document.createElement('button')
    button.type = 'button'
    button.lang = code
    button.textContent = languages[code].name
    button.addEventListener('click', () => {
      language = code
      show()
    })
    return button
  }),
)
width.addEventListener('change', () => {
  page.style.width = `${width.value}px`
})

const files = part('files', 'input')
const uploads = part('uploads', 'div')
files.addEventListener('change', async () => {
  for (const file of files.files ?? []) {
    const waiting = paragraph(`${file.name} …`)
    uploads.append(waiting)
    const { text, isMistake } = await upload(file)
    waiting.replaceWith(paragraph(text, isMistake ? 'mistake' : ''))
  }
  files.value = ''
})

// The CMS changes its URL without an event that other scripts can observe.
let address = ''
setInterval(() => {
  loadAgainIfMissing()
  const hash = cms.contentWindow?.location.hash ?? ''
  if (hash === address) return
  address = hash
  show()
  check.replaceChildren()
}, 200)

let waiting: ReturnType<typeof setTimeout> | undefined
window.addEventListener('message', ({ data, origin }: MessageEvent<Partial<Saved>>) => {
  if (origin !== window.location.origin || !data?.saved) return
  // Waits, because the files of all languages are saved one after the other.
  clearTimeout(waiting)
  waiting = setTimeout(async () => {
    // A new item is a page from now on.
    if (!shownPage()) {
      pages = await readPages()
      show()
    }
    await checkPage()
  }, 300)
})
