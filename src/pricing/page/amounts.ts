import { bahtText, type Satang } from '../exact.ts'
import { bahtFigure, shortBahtFigure } from './figures.ts'

// Apart from figures.ts, which the home page loads without exact arithmetic.

/** Formats an exact amount like `bahtFigure`. */
export const satangFigure = (amount: Satang): string => bahtFigure(bahtText(amount))

/** Formats an exact amount like `shortBahtFigure`. */
export const shortSatangFigure = (amount: Satang): string => shortBahtFigure(bahtText(amount))
