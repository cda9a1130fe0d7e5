/** Ways to open a link in another tab or window, as options of a click. */
export const newTab: readonly { modifiers?: ('ControlOrMeta' | 'Shift')[]; button?: 'middle' }[] = [
  { modifiers: ['ControlOrMeta'] },
  { modifiers: ['Shift'] },
  { button: 'middle' },
]
