import { Component, type ReactNode, useCallback, useState } from 'react'
import { useText } from '../text/text.ts'

const Sorry = () => <p className="rest">{useText().table.boardBroke}</p>

interface Props {
  /** with another value it is tried again */
  reset: unknown
  /** what is shown instead */
  sorry?: ReactNode
  children: ReactNode
}

interface State {
  broken: boolean
  at: unknown
}

/** A drawing that fails must not take the match, or the page, down with it. */
export class Guard extends Component<Props, State> {
  override state: State = { broken: false, at: this.props.reset }

  static getDerivedStateFromError(): Partial<State> {
    return { broken: true }
  }

  static getDerivedStateFromProps(props: Props, state: State): State | null {
    return props.reset === state.at ? null : { broken: false, at: props.reset }
  }

  override render(): ReactNode {
    const { sorry = <Sorry />, children } = this.props
    return this.state.broken ? sorry : children
  }
}

/** What fails beside the drawing, as a fetch does, is handed to the guard around it. */
export function useFail(): (problem: unknown) => void {
  const [, draw] = useState<null>(null)
  return useCallback((problem: unknown) => {
    draw(() => {
      throw problem
    })
  }, [])
}
