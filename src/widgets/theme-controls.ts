import type { ThemeOptions } from '@mui/material/styles'
import { palette } from '../styles/tokens.ts'
import { forFingers } from './media.ts'

const field = {
  '& .MuiOutlinedInput-notchedOutline': { borderColor: palette.border },
  '&.Mui-focused .MuiOutlinedInput-notchedOutline': { borderColor: palette.focus },
  '&:hover .MuiOutlinedInput-notchedOutline': { borderColor: palette.muted },
}

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
        // Looks like a chosen radio button of the forms.
        '&[aria-pressed=true]': {
          background: palette.raised,
          borderColor: palette.marigold,
          boxShadow: `inset 0 -2px ${palette.marigold}`,
          fontWeight: 600,
        },
      },
      text: {
        '&.MuiButton-sizeSmall': { paddingInline: 0 },
        marginInlineEnd: 12,
        minWidth: 0,
        color: palette.link,
        '&:hover': { background: 'none', textDecoration: 'underline', textUnderlineOffset: '0.2em' },
      },
    },
  },
  MuiInputBase: {
    // The animation of autofill would be a style element that the prerendered page lacks.
    defaultProps: { disableInjectingGlobalStyles: true },
    styleOverrides: { input: { height: '1.5em', lineHeight: 1.5, animation: 'none' } },
  },
  MuiOutlinedInput: {
    defaultProps: { size: 'small', fullWidth: true },
    styleOverrides: {
      root: { background: palette.surface, ...field },
      input: { paddingBlock: 10, fontVariantNumeric: 'tabular-nums' },
    },
  },
  MuiNativeSelect: { styleOverrides: { icon: { color: palette.muted } } },
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
      root: { margin: 0, alignItems: 'flex-start' },
      label: { paddingBlock: 6, lineHeight: 1.5 },
    },
  },
}
