/** Paths of the scripts that the build has listed in the page: the app, what it imports, and what this page needs besides. */
export const announcedScripts = (): readonly string[] =>
  (document.documentElement.dataset.scripts?.split(' ') ?? []).map((name) => `/assets/${name}`)
