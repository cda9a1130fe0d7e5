import { Component, type ReactNode } from 'react'

interface ContainedProps {
  /** Shown instead of a part that threw. */
  instead: (error: unknown) => ReactNode
  children: ReactNode
}

/** Contains the failure of a part, so that the rest of the page stays. */
export class Contained extends Component<ContainedProps, { thrown?: { error: unknown } }> {
  static getDerivedStateFromError = (error: unknown) => ({ thrown: { error } })

  override state: { thrown?: { error: unknown } } = {}

  override render() {
    const { thrown } = this.state
    return thrown ? this.props.instead(thrown.error) : this.props.children
  }
}
