import { Component, type ReactNode } from 'react'
import { useText } from '../text/text.ts'

const Sorry = () => <p className="rest">{useText().table.boardBroke}</p>

/** A drawing that fails must not take the match down with it. The next move tries again. */
export class Guard extends Component<
  { reset: unknown; children: ReactNode },
  { broken: boolean; at: unknown }
> {
  override state = { broken: false, at: this.props.reset }

  static getDerivedStateFromError(): { broken: boolean } {
    return { broken: true }
  }

  static getDerivedStateFromProps(
    props: { reset: unknown },
    state: { broken: boolean; at: unknown },
  ): { broken: boolean; at: unknown } | null {
    return props.reset === state.at ? null : { broken: false, at: props.reset }
  }

  override render(): ReactNode {
    return this.state.broken ? <Sorry /> : this.props.children
  }
}
