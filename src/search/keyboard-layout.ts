/** The letters on the same keys of a US and a Thai (Kedmanee) keyboard, row by row, first without Shift, then with it. */
const latin =
  '`1234567890-=qwertyuiop[]\\asdfghjkl;\'zxcvbnm,./~!@#$%^&*()_+QWERTYUIOP{}|ASDFGHJKL:"ZXCVBNM<>?'
const thai =
  '_ๅ/-ภถ\u0e38\u0e36คตจขชๆไำพะ\u0e31\u0e35รนยบลฃฟหกดเ\u0e49\u0e48าสวงผปแอ\u0e34\u0e37ทมใฝ%+๑๒๓๔\u0e39฿๕๖๗๘๙๐"ฎฑธํ\u0e4aณฯญฐ,ฅฤฆฏโฌ็\u0e4bษศซ.()ฉฮฺ\u0e4c?ฒฬฦ'

const toThai = new Map([...latin].map((key, at) => [key, thai[at] ?? key]))
const toLatin = new Map([...thai].map((key, at) => [key, latin[at] ?? key]))

/** What the same keys write in the other layout: someone who forgot to switch typed `รเรก` for `iaid`. */
export const inOtherLayout = (text: string): string => {
  const map = /[ก-๛]/.test(text) ? toLatin : toThai
  return [...text].map((key) => map.get(key) ?? key).join('')
}
