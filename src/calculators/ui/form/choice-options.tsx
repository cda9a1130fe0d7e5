import { useTexts } from '../texts.ts'
import type { ChoiceField, ChoiceGroup } from './fields.ts'

/** The choices in groups; a plain list is one group without a heading. */
export const groupsOf = ({ choices }: ChoiceField): readonly ChoiceGroup[] => {
  const groups = choices.filter((choice): choice is ChoiceGroup => typeof choice !== 'string')
  return groups.length > 0
    ? groups
    : [{ values: choices.filter((choice): choice is string => typeof choice === 'string') }]
}

export const isChoice = (field: ChoiceField, value: string): boolean =>
  groupsOf(field).some(({ values }) => values.includes(value))

/** The text of a choice. */
export const useChoiceText = ({ name, symbols }: ChoiceField) => {
  const { own } = useTexts()
  return (choice: string) => (symbols ? choice : own(`choices.${name}.${choice}`))
}

/** The options of a menu. A value that is no choice, as a hand-edited address can hold, stays visible as what it is. */
export function ChoiceOptions({ field, value }: { field: ChoiceField; value: string }) {
  const { own } = useTexts()
  const textOf = useChoiceText(field)
  const option = (choice: string) => (
    <option key={choice} value={choice}>
      {textOf(choice)}
    </option>
  )
  return (
    <>
      {!isChoice(field, value) && <option value={value}>{value || '–'}</option>}
      {groupsOf(field).map(({ id, values }) =>
        id ? (
          <optgroup key={id} label={own(`choiceGroups.${id}`)}>
            {values.map(option)}
          </optgroup>
        ) : (
          values.map(option)
        ),
      )}
    </>
  )
}
