import { patientFetch } from './patient-fetch.ts'

const filesAt = (path: string) => `/edit/files/${path}`

/** Tells the page around the editor which file was saved. */
export interface Saved {
  readonly saved: string
}

const notFound = (path: string) => new DOMException(`${path} does not exist`, 'NotFoundError')

/** Sends a request to the development server (`pages-folder.ts`). */
const ask = async (path: string, init?: RequestInit) => {
  const response = await patientFetch(filesAt(path), init)
  if (response.status === 404) throw notFound(path)
  if (!response.ok) throw new Error(`${path}: ${await response.text()}`)
  return response
}

const fileHandle = (path: string) => {
  const name = path.slice(path.lastIndexOf('/') + 1)
  return {
    kind: 'file',
    name,
    getFile: async () => new File([await (await ask(path)).blob()], name, { type: 'application/json' }),
    createWritable: async () => {
      const parts: BlobPart[] = []
      return {
        write: async (part: BlobPart) => {
          parts.push(part)
        },
        close: async () => {
          await ask(path, { method: 'PUT', body: new Blob(parts) })
          window.parent.postMessage({ saved: path } satisfies Saved, window.location.origin)
        },
      }
    },
  }
}

/** @param files every page file of the tree; updated when one is created or removed */
const folderHandle = (folder: string, files: Set<string>) => {
  const within = (name: string) => (folder ? `${folder}/${name}` : name)
  const hasFolder = (path: string) => [...files].some((file) => file.startsWith(`${path}/`))
  return {
    kind: 'directory',
    name: folder.slice(folder.lastIndexOf('/') + 1),
    async *entries() {
      const rest = [...files].filter((file) => !folder || file.startsWith(`${folder}/`))
      const names = new Set(
        rest.map((file) => file.slice(folder ? folder.length + 1 : 0).split('/')[0] as string),
      )
      for (const name of names)
        yield [name, files.has(within(name)) ? fileHandle(within(name)) : folderHandle(within(name), files)]
    },
    getDirectoryHandle: async (name: string, { create = false } = {}) => {
      if (!create && !hasFolder(within(name))) throw notFound(within(name))
      return folderHandle(within(name), files)
    },
    getFileHandle: async (name: string, { create = false } = {}) => {
      if (!create && !files.has(within(name))) throw notFound(within(name))
      files.add(within(name))
      return fileHandle(within(name))
    },
    removeEntry: async (name: string) => {
      if (!files.has(within(name))) return
      await ask(within(name), { method: 'DELETE' })
      files.delete(within(name))
    },
  }
}

/**
 * Gives the CMS the working tree in place of the browser's private folder, so that it works in every browser and nobody has to choose a
 * folder. The handles cannot `move`; with handles that can, the CMS would write a temporary file and rename it.
 */
export const giveWorkingTree = async (): Promise<void> => {
  const files = new Set<string>(await (await ask('')).json())
  const root = { ...folderHandle('', files), getDirectoryHandle: async () => folderHandle('', files) }
  navigator.storage.getDirectory = async () => root as unknown as FileSystemDirectoryHandle
  Reflect.deleteProperty(FileSystemFileHandle.prototype, 'move')
  // Counts as signed in, since there is no service to sign in to.
  localStorage.setItem('sveltia-cms.user', JSON.stringify({ backendName: 'test-repo' }))
}
