import { type Original, pathOf, tooLarge } from './original.ts'

const most = 40

/** Video codecs that every browser plays, by the names of their sample entries. */
const codecs = ['avc1', 'avc3', 'av01', 'vp09']
const smaller =
  'ffmpeg -i old.mp4 -c:v libx264 -crf 26 -vf scale=-2:720 -c:a aac -movflags +faststart new.mp4'

/** A box of an MP4 file (ISO/IEC 14496-12). */
interface Box {
  readonly type: string
  /** Offsets of the box, of its content, and of its end, in bytes. */
  readonly start: number
  readonly body: number
  readonly end: number
}

const parents = new Set(['moov', 'trak', 'mdia', 'minf', 'stbl'])

/** Yields the boxes between two offsets, each followed by those inside it. Stops at the first invalid box. */
function* boxesIn(file: Buffer, from = 0, to = file.length): Generator<Box> {
  for (let start = from; start + 8 <= to; ) {
    const short = file.readUInt32BE(start)
    const isLong = short === 1 && start + 16 <= to
    const size = isLong ? Number(file.readBigUInt64BE(start + 8)) : short === 0 ? to - start : short
    const [body, end] = [start + (isLong ? 16 : 8), start + size]
    if (end < body || end > to) return
    const box = { type: file.toString('latin1', start + 4, start + 8), start, body, end }
    yield box
    if (parents.has(box.type)) yield* boxesIn(file, body, end)
    start = end
  }
}

/** The displayed size of a track, in px; 0 × 0 for an audio track. */
const sizeOf = (file: Buffer, { end }: Box) => ({
  width: file.readUInt16BE(end - 8),
  height: file.readUInt16BE(end - 4),
})

/** Boxes into which cameras and editing software write locations, names and programs. */
const personal = new Set(['udta', 'meta', 'uuid'])

/** Overwrites metadata about places and persons. Keeps every offset, since other boxes refer to them. */
const withoutMetadata = (original: Buffer, boxes: readonly Box[]): Buffer => {
  const file = Buffer.from(original)
  for (const { type, start, body, end } of boxes)
    if (personal.has(type)) {
      file.write('free', start + 4, 'latin1')
      file.fill(0, body, end)
    }
  return file
}

/** Reads a video. */
export const readVideo = (file: string, original: Buffer): Original => {
  const boxes = [...boxesIn(original)]
  const tracks = boxes.filter(({ type }) => type === 'tkhd').map((box) => sizeOf(original, box))
  const size = tracks.find(({ width, height }) => width > 0 && height > 0)
  if (boxes[0]?.type !== 'ftyp' || !size) return { problem: `is not an MP4 video: ${smaller}` }
  const entries = boxes
    .filter(({ type }) => type === 'stsd')
    .map(({ body }) => original.toString('latin1', body + 12, body + 16))
  if (!entries.some((entry) => codecs.includes(entry)))
    return { problem: `holds a picture (${entries.join(', ')}) that some browsers do not play: ${smaller}` }
  const at = (name: string) => boxes.findIndex(({ type }) => type === name)
  if (at('mdat') >= 0 && at('mdat') < at('moov'))
    return { problem: `would play only once it has loaded completely: ${smaller}` }
  const problem = tooLarge(original, most, smaller)
  if (problem) return { problem }
  const content = withoutMetadata(original, boxes)
  const src = pathOf(file, content)
  return { video: { src, ...size }, outputs: new Map([[src, () => content]]) }
}

/** Reads captions. */
export const readCaptions = (file: string, content: Buffer): Original => {
  if (!/^\uFEFF?WEBVTT(?:[ \t\r\n]|$)/.test(content.toString()))
    return { problem: 'is not a WebVTT file, whose first line is WEBVTT' }
  const path = pathOf(file, content)
  return { captions: path, outputs: new Map([[path, () => content]]) }
}
