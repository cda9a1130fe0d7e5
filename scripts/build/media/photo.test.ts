import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { readPhoto, socialPhoto } from './photo.ts'

/** Is stored rotated, as phones store portrait photographs, with EXIF data on the place and the photographer. */
const cloth = readFileSync('fixtures/media/cloth.jpg')
const blank = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: 'navy' } }).jpeg()

describe('readPhoto', () => {
  it('gives each width in both formats, never a larger one than the original', async () => {
    const { photo, outputs } = await readPhoto('cloth.jpg', cloth)
    expect(photo).toMatchObject({ width: 1600, height: 1000 })
    for (const format of ['avif', 'webp'] as const)
      expect(photo?.[format].match(/ \d+w/g)).toEqual([' 480w', ' 960w', ' 1440w', ' 1600w'])
    expect(outputs?.size).toBe(8)
    expect([...(outputs?.keys() ?? [])]).toContain(photo?.largest)
    expect(photo?.placeholder).toMatch(/^data:image\/webp;base64,.{20,400}$/)
  })

  it('turns it upright and leaves out what the camera wrote', async () => {
    const before = await sharp(cloth).metadata()
    expect([before.width, before.orientation]).toEqual([1000, 6])
    expect(before.exif?.includes('Somebody')).toBe(true)
    const { outputs } = await readPhoto('cloth.jpg', cloth)
    for (const [path, make] of [...(outputs ?? [])].filter(([name]) => /-480-/.test(name))) {
      const after = await sharp(await make()).metadata()
      expect([after.width, after.height], path).toEqual([480, 300])
      expect([after.exif, after.xmp, after.iptc], path).toEqual([undefined, undefined, undefined])
    }
  })

  it('gives a file a new name when its content changes', async () => {
    const [one, two] = await Promise.all([
      readPhoto('a.jpg', cloth),
      readPhoto('a.jpg', await blank(800, 600).toBuffer()),
    ])
    expect(one.photo?.largest).toMatch(/^\/assets\/media\/a-1600-[0-9a-f]{12}\.webp$/)
    expect(two.photo?.largest).toMatch(/^\/assets\/media\/a-800-[0-9a-f]{12}\.webp$/)
  })

  it('has no blurred placeholder for a transparent photograph', async () => {
    const content = await sharp({
      create: { width: 700, height: 300, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0.5 } },
    })
      .png()
      .toBuffer()
    expect((await readPhoto('a.png', content)).photo).not.toHaveProperty('placeholder')
  })

  it.each([
    ['no picture', () => Promise.resolve(Buffer.from('nothing')), /cannot be read/],
    [
      'a drawing',
      () =>
        Promise.resolve(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="900" height="900"/>')),
      /svg: save it as JPEG/,
    ],
    ['a small one', () => blank(320, 200).toBuffer(), /320 pixels wide.*at least 640/],
    [
      'many megapixels',
      () => blank(10_000, 7000).toBuffer(),
      /70 megapixels, more than the limit of 60: save it 1920 pixels wide/,
    ],
    [
      'many bytes',
      async () => Buffer.concat([await blank(700, 500).toBuffer(), Buffer.alloc(21e6)]),
      /22 MB, 20 at most/,
    ],
  ])('says what to do about %s', async (_case, content, message) => {
    expect((await readPhoto('a.jpg', await content())).problem).toMatch(message)
  })
})

it('cuts a photograph to the shape of a link preview', async () => {
  const { width, height, format, exif } = await sharp(
    await socialPhoto(cloth, { width: 1200, height: 630 }),
  ).metadata()
  expect({ width, height, format, exif }).toEqual({
    width: 1200,
    height: 630,
    format: 'jpeg',
    exif: undefined,
  })
})
