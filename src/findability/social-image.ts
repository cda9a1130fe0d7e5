/** Size of the pictures in link previews, in px. */
export const socialSize = { width: 1200, height: 630 } as const
