import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { readCaptions, readVideo } from './video.ts'

const weaving = readFileSync('fixtures/media/weaving.mp4')

const box = (type: string, ...content: Buffer[]) => {
  const body = Buffer.concat(content)
  const head = Buffer.alloc(8)
  head.writeUInt32BE(body.length + 8)
  head.write(type, 4, 'latin1')
  return Buffer.concat([head, body])
}
/** The video's top-level boxes. */
const boxes = (() => {
  const parts: Buffer[] = []
  for (let at = 0; at < weaving.length; at += weaving.readUInt32BE(at))
    parts.push(weaving.subarray(at, at + weaving.readUInt32BE(at)))
  return parts
})()
const [ftyp, moov, ...rest] = boxes as [Buffer, Buffer, ...Buffer[]]
const place = box('udta', box('\u00a9xyz', Buffer.from('+13.7563+100.5018/')))

describe('readVideo', () => {
  it('knows the size', () => {
    const { video, outputs } = readVideo('weaving.mp4', weaving)
    expect(video).toMatchObject({ width: 640, height: 360 })
    expect([...(outputs?.keys() ?? [])]).toEqual([video?.src])
  })

  it('removes where it was filmed, and moves nothing', () => {
    const withPlace = Buffer.concat([ftyp, box('moov', moov.subarray(8), place), ...rest])
    expect(withPlace.includes('+13.7563')).toBe(true)
    const { video, outputs } = readVideo('weaving.mp4', withPlace)
    const served = outputs?.get(video?.src ?? '')?.() as Buffer
    expect(served.includes('+13.7563')).toBe(false)
    expect(served.length).toBe(withPlace.length)
    expect(served.indexOf('mdat')).toBe(withPlace.indexOf('mdat'))
  })

  it.each([
    ['what is not an MP4', Buffer.from('RIFF....WEBP'), /is not an MP4 video/],
    [
      'a codec of few browsers',
      Buffer.from(weaving.toString('latin1').replace('avc1\0', 'hvc1\0'), 'latin1'),
      /\(hvc1\).*libx264/,
    ],
    [
      'an index at the end',
      Buffer.concat([ftyp, box('mdat', Buffer.alloc(9)), moov]),
      /only once it has loaded completely.*faststart/,
    ],
    ['many bytes', Buffer.concat([weaving, box('free', Buffer.alloc(41e6))]), /42 MB, 40 at most/],
    ['an empty file', Buffer.alloc(0), /is not an MP4 video/],
  ])('says what to do about %s', (_case, content, message) => {
    expect(readVideo('a.mp4', content).problem).toMatch(message)
  })
})

it('takes only WebVTT for captions', () => {
  expect(readCaptions('a.en.vtt', Buffer.from('WEBVTT\n\n')).captions).toMatch(
    /^\/assets\/media\/a\.en-.+\.vtt$/,
  )
  expect(readCaptions('a.en.vtt', Buffer.from('1\n00:00')).problem).toMatch(/first line is WEBVTT/)
})
