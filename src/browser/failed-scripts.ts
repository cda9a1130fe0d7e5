const fetchAgain = () => {
  for (const { href } of document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]'))
    fetch(href).catch(() => {})
}

/**
 * Keeps WebKit from answering the next page's request for a script that has failed from memory, without asking the server
 * (https://bugs.webkit.org/show_bug.cgi?id=270357): a request of another kind makes it forget the script.
 */
export const forgetFailedScripts = (): void => addEventListener('vite:preloadError', fetchAgain)
