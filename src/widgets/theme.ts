import { createTheme } from '@mui/material/styles'
import { breakpoints, layers, layout, motion, palette } from '../styles/tokens.ts'
import { controls } from './theme-controls.ts'

// Sizes and families that differ by language or width are CSS variables of the page: one theme, one style text for all languages.
const text = { fontSize: 'var(--type-body)', lineHeight: 'var(--leading-body)', letterSpacing: 0 }
const small = { ...text, fontSize: 'var(--type-small)' }

/** MUI in the site's look; every value comes from `src/styles/tokens.ts`. */
export const theme = createTheme({
  palette: {
    mode: 'dark',
    primary: { main: palette.marigold, contrastText: palette['on-marigold'] },
    secondary: { main: palette['indigo-light'] },
    error: { main: palette.error },
    warning: { main: palette.warning },
    success: { main: palette.success },
    background: { default: palette.ground, paper: palette.surface },
    text: { primary: palette.text, secondary: palette.muted },
    divider: palette.line,
  },
  typography: {
    fontFamily: 'var(--font-sans)',
    fontWeightMedium: 600,
    body1: text,
    body2: small,
    button: { ...small, fontWeight: 600, textTransform: 'none' },
    caption: small,
  },
  shape: { borderRadius: layout.radius },
  spacing: layout.spacing,
  zIndex: { snackbar: layers.message, tooltip: layers.hint },
  breakpoints: { values: breakpoints },
  transitions: {
    duration: {
      shortest: motion.short,
      shorter: motion.short,
      short: motion.standard,
      standard: motion.long,
    },
  },
  motion: { reducedMotion: 'system' },
  focusVisible: { outline: `2px solid ${palette.focus}`, outlineOffset: '2px' },
  components: controls,
})
