import QRCode from 'qrcode'
import { contactUrls } from '../../../src/components/contact-urls.ts'
import { palette } from '../../../src/styles/tokens.ts'

/** Draws the QR code that opens the provider's LINE account on the phone of a visitor at a desktop. */
export const lineCode = (): Promise<string> =>
  QRCode.toString(contactUrls.line, {
    type: 'svg',
    margin: 4,
    color: { dark: palette['on-cotton'], light: palette.cotton },
  })
