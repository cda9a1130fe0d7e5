import { type Language, languageCodes } from '../../../src/i18n/languages.ts'
import type { Problem, SourcesByLanguage } from '../../content/finding.ts'
import { blocksIn } from '../../content/json.ts'
import { type MediaUse, mediaUses } from '../../content/media.ts'
import { fileOf } from '../../content/sources.ts'
import type { Json } from '../../content/strings.ts'
import { mediaFolder, type Originals } from './originals.ts'

const missing: Readonly<Record<MediaUse['kind'], string>> = {
  photos: 'put the photograph there, or name one that is in the folder',
  videos: 'put the video there, or name one that is in the folder',
  captions: 'write down what is said in the video, or mark it "silent": true if nothing is',
}

const messageOf = ({ kind, file }: MediaUse, originals: Originals): string | undefined => {
  const original = originals.get(file)
  if (!original) return `${mediaFolder}/${file} is missing: ${missing[kind]}`
  return original.problem && `${mediaFolder}/${file} ${original.problem}`
}

/** Finds problems of the photographs, videos and captions that pages name, and those that no page shows. */
export const mediaProblems = (sources: SourcesByLanguage, originals: Originals): Problem[] => {
  const used = new Set<string>()
  const problems: Problem[] = []
  const report = (language: Language, namespace: string, key: string, message: string) =>
    problems.push({ file: fileOf(language, namespace), key, message, advice: false })
  for (const language of languageCodes)
    for (const [namespace, source] of sources[language]) {
      if (!namespace.startsWith('pages/')) continue
      for (const use of mediaUses(source)) {
        used.add(use.file)
        const message = messageOf(use, originals)
        if (message) report(language, namespace, use.key, message)
      }
      for (const at of socialBlocks(source).slice(1))
        report(
          language,
          namespace,
          `blocks.${at}.social`,
          'marks a second photograph: a link preview shows one',
        )
    }
  const idle = [...originals.keys()].filter((file) => !used.has(file))
  return [
    ...problems,
    ...idle.map((file) => ({
      file: `${mediaFolder}/${file}`,
      key: '',
      message: 'is on no page: remove it, or show it',
      advice: true,
    })),
  ]
}

/** Indices of the page's blocks that ask to be its link preview. */
export const socialBlocks = (source: Json | undefined): number[] =>
  blocksIn(source).flatMap(({ type, social }, at) => (type === 'photo' && social === true ? [at] : []))
