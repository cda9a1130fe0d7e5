import regularUrl from '@expo-google-fonts/ibm-plex-sans-thai/400Regular/IBMPlexSansThai_400Regular.ttf?url'
import boldUrl from '@expo-google-fonts/ibm-plex-sans-thai/600SemiBold/IBMPlexSansThai_600SemiBold.ttf?url'
import { untilFound } from '../../browser/until-found.ts'
import type { Fonts } from './pdf-paper.ts'

/** fontkit reads an outline header even for the space, which has none, and so reads past the end of the file. */
const padding = 16

const fetched = async (url: string): Promise<Uint8Array<ArrayBuffer>> => {
  const answer = await untilFound(() => fetch(url))
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`)
  const file = await answer.arrayBuffer()
  const padded = new Uint8Array(file.byteLength + padding)
  padded.set(new Uint8Array(file))
  return padded
}

/** Loads the complete typefaces: a buyer's name may have letters missing from the site's own subsets. */
export const loadFonts = async (): Promise<Fonts> => {
  const [regular, bold] = await Promise.all([fetched(regularUrl), fetched(boldUrl)])
  return { regular, bold }
}
