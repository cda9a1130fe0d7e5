import TextField from '@mui/material/TextField'
import { focusField } from '../../calculators/ui/form/field-frame.tsx'
import { Text } from '../../typography/text.ts'
import { useWords } from '../estimator/figures.ts'
import { taxIdIsValid } from '../tax-id.ts'
import { type Buyer, type BuyerField, buyerFields, longest } from './buyer.ts'
import css from './quotation.module.css'

/** Fields with rejected values. */
const mistakesOf = ({ taxId, branch }: Buyer): Partial<Record<BuyerField, true>> => ({
  ...(taxId !== '' && !taxIdIsValid(taxId) && { taxId: true }),
  ...(branch !== '' && !/^\d{5}$/.test(branch) && { branch: true }),
})

const inputId = (field: BuyerField) => `buyer-${field}`

/**
 * Moves the focus to the first field with a rejected value.
 * @returns whether there is one
 */
export const focusMistake = (buyer: Buyer): boolean => {
  const mistakes = mistakesOf(buyer)
  const field = buyerFields.find((one) => mistakes[one])
  if (field) focusField(inputId(field))
  return field !== undefined
}

interface BuyerFormProps {
  buyer: Buyer
  change: (field: BuyerField, value: string) => void
}

/** The buyer's details; all may be left empty and filled in by hand on paper. */
export function BuyerForm({ buyer, change }: BuyerFormProps) {
  const mistakes = mistakesOf(buyer)
  return (
    <div className={css.fields}>
      {buyerFields.map((field) => (
        <BuyerInput
          key={field}
          field={field}
          value={buyer[field]}
          isRefused={mistakes[field] === true}
          change={change}
        />
      ))}
    </div>
  )
}

interface BuyerInputProps {
  field: BuyerField
  value: string
  isRefused: boolean
  change: BuyerFormProps['change']
}

function BuyerInput({ field, value, isRefused, change }: BuyerInputProps) {
  const { own } = useWords()
  const help = field === 'taxId' || field === 'branch' ? own(`quotation.help.${field}`) : ' '
  return (
    <TextField
      id={inputId(field)}
      label={<Text>{own(`quotation.fields.${field}`)}</Text>}
      error={isRefused}
      helperText={<Text>{isRefused ? own(`quotation.errors.${field}`, { value }) : help}</Text>}
      value={value}
      onChange={({ target }) => change(field, target.value)}
      autoComplete="off"
      slotProps={{ htmlInput: { maxLength: longest[field] } }}
    />
  )
}
