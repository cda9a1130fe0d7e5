import { type Entries, type FieldName, fieldNames } from './fields.ts'

/** The honeypot's name, one that browsers and password managers do not fill in. */
export const trapName = 'left-empty'

/** Id of a field's control, which its label, its error and the list of errors refer to. */
export const controlId = (field: FieldName) => `contact-${field}`

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

const control = (form: HTMLFormElement, field: FieldName) => form.elements.namedItem(field) as Control

const isCheckbox = (element: Control): element is HTMLInputElement => element.type === 'checkbox'

/** Reads the controls, which hold the values themselves: nothing typed before hydration is lost. */
export const readForm = (form: HTMLFormElement): Entries => {
  const read = (element: Control) => (isCheckbox(element) && !element.checked ? '' : element.value)
  return Object.fromEntries(fieldNames.map((field) => [field, read(control(form, field))])) as Entries
}

export const fillForm = (form: HTMLFormElement, values: Entries): void => {
  for (const field of fieldNames) {
    const element = control(form, field)
    if (isCheckbox(element)) element.checked = values[field] === 'yes'
    else element.value = values[field]
  }
}

/** Whether the honeypot was filled in. */
export const isTrapped = (form: HTMLFormElement): boolean => new FormData(form).get(trapName) !== ''

export const isField = (name: string): name is FieldName => fieldNames.some((field) => field === name)

export const focusControl = (field: FieldName): void => document.getElementById(controlId(field))?.focus()
