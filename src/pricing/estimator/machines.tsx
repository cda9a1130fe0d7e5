import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormHelperText from '@mui/material/FormHelperText'
import TextField from '@mui/material/TextField'
import { Link } from '@tanstack/react-router'
import { memo, useContext, useEffect, useRef, useState } from 'react'
import { ariaInvalid, hintId, inputId, useFieldTexts } from '../../calculators/ui/form/field-frame.tsx'
import { useFormActions, useFormView } from '../../calculators/ui/form/use-form.ts'
import { Fold } from '../../calculators/ui/result/notes.tsx'
import { useTexts } from '../../calculators/ui/texts.ts'
import { pathOf } from '../../catalogue/urls.ts'
import { NavigationTypeContext } from '../../components/navigation-type.ts'
import { Text } from '../../typography/text.ts'
import {
  longestName,
  type MachineRow,
  type MachineRules,
  machineInWords,
  machineOf,
  machineOfRow,
  mostRows,
  type RowField,
  readRows,
  refusedFields,
  rowOf,
  rowsText,
} from '../machines.ts'
import { countFigure } from '../page/figures.ts'
import { prices } from '../prices.ts'
import css from './estimator.module.css'
import { machinesField, machineWords } from './form.ts'

const controlId = (index: number, name: string) => `${inputId('machines')}-${index}-${name}`
const addId = 'add-machine'

/** Shows the rows of machines, each as a sentence until opened. */
export function Machines() {
  return prices.machines ? <Rows rules={prices.machines} /> : null
}

function Rows({ rules }: { rules: MachineRules }) {
  const { own } = useTexts()
  const { rows, change, ids, openId } = useRows(rules)
  const { error } = useFieldTexts(machinesField)
  const isFull = rows.length >= mostRows
  const focus = useFocusAfter()
  useMachinesBeforeHydration()
  const above = useItemsAbove()
  const isRefused = (row: MachineRow) => refusedFields(rules, row).length > 0
  return (
    <fieldset
      id={inputId('machines')}
      tabIndex={-1}
      className={css.machines}
      aria-describedby={error === undefined ? undefined : hintId('machines')}
    >
      <legend>{own('fields.machines.label')}</legend>
      {rows.map((row, index) => (
        <Fold
          key={ids[index]}
          className={css.machine}
          title={<Text>{machineInWords(rules, machineOfRow(rules, row), machineWords(own))}</Text>}
          needsAttention={rows.length === 1 || ids[index] === openId || isRefused(row)}
        >
          <MemoRow
            rules={rules}
            row={row}
            index={index}
            above={above}
            shown={JSON.stringify([row, ids, isFull, above])}
            copy={
              isFull
                ? undefined
                : () => {
                    change.copy(index)
                    focus(controlId(index + 1, 'count'))
                  }
            }
            remove={() => {
              change.remove(index)
              focus(addId)
            }}
          />
        </Fold>
      ))}
      {error !== undefined && (
        <FormHelperText error id={hintId('machines')}>
          {error} {above.length > 0 && <Link to={pathOf('contact')}>{own('machines.above')}</Link>}
        </FormHelperText>
      )}
      {isFull ? (
        <FormHelperText>{own('machines.full', { most: mostRows })}</FormHelperText>
      ) : (
        <Button
          id={addId}
          onClick={() => {
            change.add()
            focus(controlId(rows.length, 'count'))
          }}
        >
          {own('machines.add')}
        </Button>
      )}
    </fieldset>
  )
}

/** Items of which the machines need more than an order may contain. */
const useItemsAbove = (): readonly string[] => {
  const { errors, errorValues } = useFormView()
  const named = errors.machines === 'out-of-range' ? errorValues?.item : undefined
  return Array.isArray(named) ? named : []
}

// Browsers before 2023 lack `toSpliced`.
const inserted = <Item,>(list: readonly Item[], at: number, item: Item): Item[] => [
  ...list.slice(0, at),
  item,
  ...list.slice(at),
]
const without = <Item,>(list: readonly Item[], index: number): Item[] => list.filter((_, at) => at !== index)

/** Returns the form's rows, actions on them, and a stable key for each. */
const useRows = (rules: MachineRules) => {
  const { state } = useFormView()
  const { fill, values } = useFormActions()
  const { rows } = readRows(rules, state.values.machines ?? '')
  const [ids, setIds] = useState(() => rows.map((_, index) => index))
  const [openId, setOpenId] = useState<number>()
  const nextId = Math.max(-1, ...ids) + 1
  // Rows added from elsewhere, such as a package's, start folded.
  if (ids.length !== rows.length) setIds(rows.map((_, index) => nextId + index))
  const newest = () => readRows(rules, values().machines ?? '').rows
  const write = (next: readonly MachineRow[], nextIds: readonly number[]) => {
    setIds([...nextIds])
    fill({ machines: rowsText(rules, next) })
  }
  const insert = (at: number, row: MachineRow) => {
    setOpenId(nextId)
    write(inserted(newest(), at, row), inserted(ids, at, nextId))
  }
  return {
    rows,
    ids,
    openId,
    change: {
      add: () => insert(newest().length, rowOf(machineOf(rules.initial, 'en'))),
      copy: (index: number) => {
        const row = newest()[index]
        if (row) insert(index + 1, row)
      },
      remove: (index: number) => write(without(newest(), index), without(ids, index)),
    },
  }
}

/** Moves the focus to a control that appears with the next render. */
const useFocusAfter = () => {
  const next = useRef<string>(undefined)
  useEffect(() => {
    const control = next.current !== undefined && document.getElementById(next.current)
    if (!control) return
    next.current = undefined
    control.focus()
  })
  return (id: string) => {
    next.current = id
  }
}

interface RowProps {
  /** Items to mark, since the machines need more of them than an order may contain. */
  above: readonly string[]
  rules: MachineRules
  row: MachineRow
  index: number
  copy: (() => void) | undefined
  remove: () => void
}

interface MemoRowProps extends RowProps {
  /** Serialises everything the row shows and acts on. */
  shown: string
}

/** Re-renders only if that changes: otherwise the caret would jump in text typed before hydration. */
const MemoRow = memo(
  ({ shown: _, ...row }: MemoRowProps) => <Row {...row} />,
  (one, other) => one.index === other.index && one.shown === other.shown,
)

/** The size with a row's amounts. */
const sizeOf = (rules: MachineRules, row: MachineRow) => {
  const typed = machineOfRow(rules, row).amounts
  return rules.sizes.find((size) => rules.amounts.every(({ item }) => typed[item] === size.amounts[item]))
}

function Row({ rules, row, index, above, copy, remove }: RowProps) {
  const { own } = useTexts()
  const refused = refusedFields(rules, row)
  const isMarked = (field: RowField | 'name') =>
    refused.some((one) => one.field === field) ||
    above.includes(field) ||
    (field === 'count' && above.some((item) => row.amounts[item] !== undefined))
  const text = (field: RowField | 'name', label: string, value: string) => (
    <RowText
      rules={rules}
      index={index}
      field={field}
      label={label}
      value={value}
      isMarked={isMarked(field)}
    />
  )
  return (
    <div className={css.parts}>
      <div className={css.counts}>
        {text('count', own('machines.count'), row.count)}
        <MemoSizeMenu rules={rules} row={row} index={index} />
      </div>
      <div className={css.amounts}>
        {rules.amounts.map(({ item }) => (
          <div key={item}>{text(item, own(`machines.amounts.${item}.label`), row.amounts[item] ?? '')}</div>
        ))}
      </div>
      <MemoOptions rules={rules} row={row} index={index} />
      {text('name', own('machines.name'), row.name)}
      <div className={css.rowActions}>
        {copy && (
          <Button size="small" variant="text" onClick={copy}>
            {own('machines.copy')}
          </Button>
        )}
        <Button size="small" variant="text" onClick={remove}>
          {own('machines.remove')}
        </Button>
      </div>
    </div>
  )
}

interface RowTextProps {
  rules: MachineRules
  index: number
  field: RowField | 'name'
  label: string
  value: string
  isMarked: boolean
}

/** Memoised: a keystroke changes one of a row's fields. */
const RowText = memo(function RowText({ rules, index, field, label, value, isMarked }: RowTextProps) {
  const edit = useEditing(rules, index)
  const { endEntry } = useFormActions()
  return (
    <TextField
      id={controlId(index, field)}
      label={<Text>{label}</Text>}
      error={isMarked}
      value={value}
      onChange={({ target }) => edit.type(field, target.value)}
      onBlur={endEntry}
      slotProps={{
        htmlInput: {
          ...ariaInvalid(isMarked || undefined),
          ...(field === 'name' ? { maxLength: longestName } : { inputMode: 'decimal' }),
        },
      }}
    />
  )
})

interface PartProps {
  rules: MachineRules
  row: MachineRow
  index: number
}

const otherSize = ''

function SizeMenu({ rules, row, index }: PartProps) {
  const { own } = useTexts()
  const edit = useEditing(rules, index)
  const shortly = (item: string, count = 0) => `${countFigure(count)} ${own(`fields.${item}.one`)}`
  return (
    <TextField
      select
      id={controlId(index, 'size')}
      label={<Text>{own('machines.size')}</Text>}
      value={sizeOf(rules, row)?.id ?? otherSize}
      onChange={({ target }) => edit.choose(amountsOfSize(rules, target.value))}
    >
      <option value={otherSize}>{own('machines.otherSize')}</option>
      {rules.sizes.map(({ id, name, amounts }) => (
        <option key={id} value={id}>
          {`${name}: ${rules.amounts.map(({ item }) => shortly(item, amounts[item])).join(', ')}`}
        </option>
      ))}
    </TextField>
  )
}

/** Re-renders only if another size is shown, as its options are many. */
const MemoSizeMenu = memo(SizeMenu, (one, other) => {
  const shown = ({ rules, row }: PartProps) => sizeOf(rules, row)
  return one.index === other.index && shown(one) === shown(other)
})

const amountsOfSize = ({ sizes }: MachineRules, chosen: string): Partial<MachineRow> => {
  const size = sizes.find(({ id }) => id === chosen)
  return size
    ? {
        amounts: Object.fromEntries(
          Object.entries(size.amounts).map(([item, amount]) => [item, `${amount}`]),
        ),
      }
    : {}
}

/** Re-renders only if the options change: beside the amounts, its checkboxes are most of a row. */
const MemoOptions = memo(Options, (one, other) => {
  const chosen = ({ row }: PartProps) => row.options.join()
  return one.index === other.index && chosen(one) === chosen(other)
})

function Options({ rules, row, index }: PartProps) {
  const { own, has } = useTexts()
  const edit = useEditing(rules, index)
  return (
    <ul className={css.options} aria-label={own('machines.options.label')}>
      {rules.options.map(({ id }) => {
        const help = `machines.options.${id}.help`
        const helpId = `${controlId(index, id)}-help`
        return (
          <li key={id}>
            <FormControlLabel
              label={<Text>{own(`machines.options.${id}.name`)}</Text>}
              control={
                <Checkbox
                  checked={row.options.includes(id)}
                  onChange={({ target }) => edit.choose(withOption(rules, row, id, target.checked))}
                  slotProps={{
                    input: { id: controlId(index, id), 'aria-describedby': has(help) ? helpId : undefined },
                  }}
                />
              }
            />
            {has(help) && row.options.includes(id) && (
              <FormHelperText id={helpId}>{own(help)}</FormHelperText>
            )}
          </li>
        )
      })}
    </ul>
  )
}

/** Adds or removes a row's option, in the list's order. */
const withOption = ({ options }: MachineRules, row: MachineRow, id: string, isOn: boolean) => ({
  options: options
    .map((option) => option.id)
    .filter((one) => (one === id ? isOn : row.options.includes(one))),
})

/** Changes one row of the newest state. */
const useEditing = (rules: MachineRules, index: number) => {
  const { type, fill, values } = useFormActions()
  const changed = (change: (row: MachineRow) => MachineRow) =>
    rowsText(
      rules,
      readRows(rules, values().machines ?? '').rows.map((row, at) => (at === index ? change(row) : row)),
    )
  return {
    /** Merges successive typing in a row into one undo step. */
    type: (field: RowField | 'name', typed: string) =>
      type(
        'machines',
        changed((row) => withText(row, field, typed)),
      ),
    choose: (change: Partial<MachineRow>) => fill({ machines: changed((row) => ({ ...row, ...change })) }),
  }
}

const withText = (row: MachineRow, field: RowField | 'name', typed: string): MachineRow =>
  field === 'count' || field === 'name'
    ? { ...row, [field]: typed }
    : { ...row, amounts: { ...row.amounts, [field]: typed } }

/** Takes over input made in the first row before hydration. */
const useMachinesBeforeHydration = () => {
  const wasDocument = useContext(NavigationTypeContext) === 'load'
  const { fill, values } = useFormActions()
  const rendered = useRef(values().machines ?? '')
  useEffect(() => {
    const rules = prices.machines
    const [row] = rules ? readRows(rules, rendered.current).rows : []
    if (!wasDocument || !rules || !row) return
    const changes = enteredIn(rules, row)
    if (Object.keys(changes).length === 0) return
    queueMicrotask(() => {
      const [first, ...others] = readRows(rules, values().machines ?? '').rows
      if (first) fill({ machines: rowsText(rules, [{ ...first, ...changes }, ...others]) })
    })
  }, [wasDocument, fill, values])
}

/** Values in the first row's controls that differ from its text. */
const enteredIn = (rules: MachineRules, row: MachineRow): Partial<MachineRow> => {
  const control = (name: string) =>
    document.getElementById(controlId(0, name)) as HTMLInputElement | HTMLSelectElement | null
  const valueIn = (name: string, otherwise: string) => control(name)?.value ?? otherwise
  const size = valueIn('size', otherSize)
  const amounts =
    size !== (sizeOf(rules, row)?.id ?? otherSize)
      ? (amountsOfSize(rules, size).amounts ?? row.amounts)
      : Object.fromEntries(rules.amounts.map(({ item }) => [item, valueIn(item, row.amounts[item] ?? '')]))
  const options = rules.options
    .map(({ id }) => id)
    .filter((id) => (control(id) as HTMLInputElement | null)?.checked ?? row.options.includes(id))
  const entered = { count: valueIn('count', row.count), amounts, options, name: valueIn('name', row.name) }
  return JSON.stringify(entered) ===
    JSON.stringify({ count: row.count, amounts: row.amounts, options: row.options, name: row.name })
    ? {}
    : entered
}
