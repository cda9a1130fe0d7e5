import type { ComponentType } from 'react'

/** The interactive parts of calculators, each a chunk of its own; the build has only those of the calculators that the provider offers. */
export const widgets = import.meta.glob<{ Widget: ComponentType }>('../calculators/*/widget.tsx')
