import QRCode from 'qrcode'
import { contactUrls } from '../../../src/components/contact-urls.ts'
import { palette } from '../../../src/styles/tokens.ts'

/** A QR code that opens the provider's LINE account, for a desktop's visitor with a phone in hand. */
export const lineCode = (): Promise<string> =>
  QRCode.toString(contactUrls.line, {
    type: 'svg',
    margin: 4,
    color: { dark: palette['on-cotton'], light: palette.cotton },
  })
