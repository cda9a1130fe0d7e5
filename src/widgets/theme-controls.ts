import FormLabel from '@mui/material/FormLabel'
import type { ThemeOptions } from '@mui/material/styles'
import { layout, palette } from '../styles/tokens.ts'
import { forFingers } from './media.ts'

/** A frame that takes up no space and stays visible in forced colours. */
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

/** Styles of a selected button, whether it is a choice or a suggested value. */
export const chosen = {
  background: 'var(--palette-raised)',
  borderColor: 'var(--palette-marigold)',
  boxShadow: 'inset 0 -2px var(--palette-marigold)',
  fontWeight: 600,
}

/** Replaces MUI's outline, which leaves a gap for a label; labels are above their field. */
const NoOutline = () => null

/** Overrides of MUI's controls: hairlines, no ripple, labels above their field. */
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
      contained: {
        fontWeight: 600,
        // Visible only in forced colours, which remove the background.
        border: '1px solid transparent',
        '&:hover': { background: palette.marigold },
      },
      text: {
        // Without a frame, the text aligns with the content above it.
        '&, &.MuiButton-sizeSmall': { paddingInline: 0 },
        marginInlineEnd: 12,
        minWidth: 0,
        color: palette.link,
        '&:hover': { background: 'none', textDecoration: 'underline', textUnderlineOffset: '0.2em' },
      },
    },
  },
  MuiToggleButton: {
    styleOverrides: {
      root: {
        minHeight: '2.25rem',
        [forFingers]: { minHeight: '2.75rem' },
        minWidth: 0,
        padding: '4px 6px',
        lineHeight: 1.35,
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
    // The label is above its field, and selects are native: phones show these best, and they work before hydration.
    defaultProps: {
      fullWidth: true,
      slots: { inputLabel: FormLabel },
      slotProps: { select: { native: true }, inputLabel: { id: undefined } },
    },
  },
  MuiInputBase: {
    // The autofill animation would need a style element that the prerendered page lacks.
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
      icon: { color: palette.muted, '@media (forced-colors: active)': { color: 'FieldText', opacity: 1 } },
      // WebKit adds the hidden part of a long option to the width of the page.
      select: { overflowX: 'clip' },
    },
  },
  // Fills the column of a form's grid, below its label.
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
    styleOverrides: { root: { margin: '8px 0 0', fontSize: 'var(--type-label)', lineHeight: 1.6 } },
  },
  MuiCheckbox: {
    defaultProps: { size: 'small' },
    styleOverrides: { root: { padding: 8, marginInlineStart: -8, color: palette.border } },
  },
  MuiFormControlLabel: {
    styleOverrides: {
      root: { margin: 0, alignSelf: 'flex-start', alignItems: 'flex-start' },
      label: { paddingBlock: 7, fontSize: 'var(--type-small)', lineHeight: 1.5 },
    },
  },
  MuiSnackbar: {
    // Above the notices and the bar at the bottom of the page.
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
  // Paper's shadow would need a style attribute, which the content security policy refuses; the outlined variant has none.
  MuiPaper: { defaultProps: { variant: 'outlined' } },
  MuiAlert: {
    // Notes that change with every key must not interrupt like `alert`; the form itself announces its answer.
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
  // Uses the page's variables, since tables and notes are printed in other colours.
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
        '@media print': { paddingBlock: 4 },
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
