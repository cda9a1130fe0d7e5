import FormLabel from '@mui/material/FormLabel'
import type { ThemeOptions } from '@mui/material/styles'
import { layout, palette } from '../styles/tokens.ts'
import { forFingers } from './media.ts'

/** A frame that takes no room, and that forced colours keep. */
const frame = (width: number, color: string) => ({
  outline: `${width}px solid ${color}`,
  outlineOffset: -width,
})

const fieldFrame = {
  ...frame(1, palette.border),
  '&:hover': frame(1, palette.muted),
  '&.Mui-error': frame(1, palette.error),
  '&.Mui-focused': frame(2, palette.focus),
}

/** How a chosen button looks, be it of a choice or a usual value. */
export const chosen = {
  background: 'var(--palette-raised)',
  borderColor: 'var(--palette-marigold)',
  boxShadow: 'inset 0 -2px var(--palette-marigold)',
  fontWeight: 600,
}

/** MUI's outline leaves a gap for a label within it; labels stand above their field. */
const NoOutline = () => null

/** How each of MUI's controls departs from its own look: hairlines, no ripple, labels that stand above their field. */
export const controls: ThemeOptions['components'] = {
  MuiButtonBase: { defaultProps: { disableRipple: true } },
  MuiButton: {
    defaultProps: { disableElevation: true, color: 'inherit', variant: 'outlined' },
    styleOverrides: {
      root: {
        minHeight: '2.5rem',
        paddingBlock: 4,
        borderColor: palette.border,
        fontWeight: 400,
        '&:hover': { background: palette.raised },
      },
      sizeSmall: { minHeight: '2.25rem', [forFingers]: { minHeight: '2.75rem' } },
      outlined: {
        '&.MuiButton-sizeSmall': { paddingInline: 10 },
      },
      text: {
        // Without a frame, the text lines up with what stands above it.
        '&, &.MuiButton-sizeSmall': { paddingInline: 0 },
        marginInlineEnd: 12,
        minWidth: 0,
        color: palette.link,
        '&:hover': { background: 'none', textDecoration: 'underline', textUnderlineOffset: '0.2em' },
      },
    },
  },
  MuiToggleButtonGroup: {
    styleOverrides: { root: { display: 'flex', flexWrap: 'wrap', gap: 4, marginTop: 4 } },
  },
  MuiToggleButton: {
    styleOverrides: {
      root: {
        minHeight: '2.25rem',
        [forFingers]: { minHeight: '2.75rem' },
        minWidth: 64,
        padding: '4px 10px',
        fontWeight: 400,
        color: 'inherit',
        '&, &.MuiToggleButtonGroup-grouped': {
          border: `1px solid ${palette.border}`,
          borderRadius: layout.radius,
          margin: 0,
        },
        '&:hover': { background: palette.raised },
        '&.Mui-selected, &.Mui-selected:hover': { ...chosen, color: 'inherit' },
      },
    },
  },
  MuiTextField: {
    // The label stands above its field, and choices are the system's menu, which phones show best and which works before hydration.
    defaultProps: {
      fullWidth: true,
      slots: { inputLabel: FormLabel },
      slotProps: { select: { native: true }, inputLabel: { id: undefined } },
    },
  },
  MuiInputBase: {
    // The animation of autofill would be a style element that the prerendered page lacks.
    defaultProps: { disableInjectingGlobalStyles: true },
    styleOverrides: { input: { height: '1.5em', lineHeight: 1.5, animation: 'none' } },
  },
  MuiOutlinedInput: {
    defaultProps: { size: 'small', fullWidth: true, slots: { notchedOutline: NoOutline } },
    styleOverrides: {
      root: { background: palette.surface, ...fieldFrame },
      input: { paddingBlock: 10, fontVariantNumeric: 'tabular-nums' },
    },
  },
  MuiNativeSelect: {
    styleOverrides: {
      icon: { color: palette.muted },
      // WebKit counts a long choice, which the field cuts off, as width of the page.
      select: { overflowX: 'clip' },
    },
  },
  // Under a label that stands above, within the column of a form's grid.
  MuiFormControl: { defaultProps: { fullWidth: true } },
  MuiRadio: {
    defaultProps: { disableRipple: true },
    styleOverrides: { root: { position: 'absolute', inset: 0, padding: 0, borderRadius: 'inherit' } },
  },
  MuiFormLabel: {
    styleOverrides: {
      root: {
        display: 'block',
        marginBottom: 4,
        fontSize: 'var(--type-small)',
        lineHeight: 1.5,
        color: palette.text,
        '&.Mui-focused, &.Mui-error': { color: palette.text },
      },
    },
  },
  MuiFormHelperText: {
    styleOverrides: { root: { marginInline: 0, fontSize: 'var(--type-label)', lineHeight: 1.6 } },
  },
  MuiCheckbox: {
    defaultProps: { size: 'small' },
    styleOverrides: { root: { padding: 8, marginInlineStart: -8, color: palette.border } },
  },
  MuiFormControlLabel: {
    styleOverrides: {
      root: { margin: 0, alignSelf: 'flex-start', alignItems: 'flex-start' },
      label: { paddingBlock: 6, lineHeight: 1.5 },
    },
  },
  MuiSnackbar: {
    // Above what the page keeps at its foot.
    styleOverrides: {
      root: {
        '&&': { bottom: 'calc(var(--notices-height, 0px) + var(--bottom-bar-height, 0px) + 16px)' },
      },
    },
  },
  MuiSnackbarContent: {
    styleOverrides: {
      root: {
        background: palette.raised,
        color: palette.text,
        borderColor: palette.marigold,
        lineHeight: 1.5,
      },
    },
  },
  MuiTooltip: {
    styleOverrides: {
      tooltip: {
        padding: '6px 10px',
        border: `1px solid ${palette.border}`,
        background: palette.raised,
        color: palette.text,
        fontSize: 'var(--type-label)',
        fontWeight: 400,
        lineHeight: 1.5,
      },
    },
  },
  // Paper's shadow would be a style attribute, which the content security policy refuses; without shadow it has none.
  MuiPaper: { defaultProps: { variant: 'outlined' } },
  MuiAlert: {
    // What follows from each key pressed must not interrupt like `alert`; the form reads its answer by itself.
    defaultProps: { icon: false, role: 'note' },
    styleOverrides: {
      root: { padding: 0, border: 0, background: 'none', color: 'inherit' },
      standard: {
        paddingInlineStart: 12,
        borderInlineStart: '2px solid var(--palette-warning)',
        borderRadius: 0,
        lineHeight: 1.55,
      },
      outlined: {
        padding: 16,
        border: '1px solid var(--palette-border)',
        background: 'var(--palette-surface)',
        fontSize: 'var(--type-body)',
        lineHeight: 'var(--leading-body)',
      },
      message: { padding: 0, overflow: 'visible' },
    },
  },
  // The page's variables, since tables and notes are printed in other colours.
  MuiTableCell: {
    styleOverrides: {
      root: {
        fontSize: 'var(--type-small)',
        lineHeight: 1.5,
        padding: '9px 16px 9px 0',
        verticalAlign: 'baseline',
        borderBottom: '1px solid var(--palette-line)',
        color: 'inherit',
        '&:last-child': { paddingInlineEnd: 0 },
      },
      head: {
        fontSize: 'var(--type-label)',
        lineHeight: 1.5,
        fontWeight: 400,
        color: 'var(--palette-muted)',
        verticalAlign: 'bottom',
        borderBottomColor: 'var(--palette-border)',
      },
    },
  },
}
