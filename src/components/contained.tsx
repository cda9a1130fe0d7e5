import { Component, type ReactNode } from 'react'

interface ContainedProps {
  /** What stands in the place of a part that threw. */
  instead: (error: unknown) => ReactNode
  children: ReactNode
}

/** Keeps the failure of a part to that part: the rest of the page stays. */
export class Contained extends Component<ContainedProps, { thrown?: { error: unknown } }> {
  static getDerivedStateFromError = (error: unknown) => ({ thrown: { error } })

  override state: { thrown?: { error: unknown } } = {}

  override render() {
    const { thrown } = this.state
    return thrown ? this.props.instead(thrown.error) : this.props.children
  }
}
