import { patientFetch } from './patient-fetch.ts'

/** `IMG 2034 (1).JPG` → `img-2034-1.jpg`, as blocks name files. */
export const mediaNameOf = (file: string): string => {
  const dot = file.lastIndexOf('.')
  const [name, end] = dot < 0 ? [file, ''] : [file.slice(0, dot), file.slice(dot + 1).toLowerCase()]
  const words = name
    .toLowerCase()
    .normalize('NFKD')
    .split(/[^a-z0-9]+/)
    .filter(Boolean)
  return `${words.join('-') || 'photograph'}${end && `.${end}`}`
}

/**
 * Gives the server a file for the provider's folder of photographs and videos.
 * @returns a message about the file, and whether it reports a mistake
 */
export const upload = async (file: File): Promise<{ text: string; isMistake: boolean }> => {
  const name = mediaNameOf(file.name)
  const response = await patientFetch(`/edit/media/${name}`, { method: 'PUT', body: file }).catch(
    () => undefined,
  )
  if (!response) return { text: `${name} could not be uploaded: try again`, isMistake: true }
  if (!response.ok) return { text: (await response.text()) || `${name} was refused`, isMistake: true }
  const copied = await navigator.clipboard?.writeText(name).then(
    () => true,
    () => false,
  )
  return {
    text: `${name} is uploaded${copied ? ' and its name copied' : ''}: enter the name as the file of a photograph or video`,
    isMistake: false,
  }
}
