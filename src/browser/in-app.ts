/**
 * What apps add to the user agent of their in-app browser. Such a browser silently drops downloads of `blob:` addresses, and may lack
 * printing and copying.
 */
const marks = [
  // Android's WebView (https://developer.chrome.com/docs/webview/user-agent)
  /; wv\)/,
  // iOS' WKWebView: without the name of a browser
  /\(iP(?!.*Safari\/)/,
  // LINE, Facebook and Messenger, Instagram, Threads, TikTok, X, LinkedIn, Snapchat, Pinterest, WeChat, KakaoTalk, Zalo
  /\bLine\/|\bFB(?:AN|AV|_IAB)\b|Instagram|Barcelona|musical_ly|Bytedance|Twitter|LinkedInApp|Snapchat|Pinterest\/|MicroMessenger|KAKAOTALK|Zalo/,
] as const

/** Whether the page is shown in the browser of another app. */
export const isInApp = (userAgent = navigator.userAgent): boolean =>
  marks.some((mark) => mark.test(userAgent))

/**
 * The address that makes the app hand the page to the phone's own browser. Only LINE has one
 * (https://developers.line.biz/en/docs/line-login/using-line-url-scheme/#opening-url-in-external-browser).
 */
export const addressOutOfApp = (address: string, userAgent = navigator.userAgent): string | undefined => {
  if (!/\bLine\//.test(userAgent)) return undefined
  const [before = '', ...hash] = address.split(/(?=#)/)
  return `${before}${before.includes('?') ? '&' : '?'}openExternalBrowser=1${hash.join('')}`
}
