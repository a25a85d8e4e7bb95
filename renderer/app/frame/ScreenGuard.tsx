/** Keeps a bug in one screen inside that screen: the navigation and the other screens stay usable. */
import { Component, type ReactNode } from 'react'
import { Button } from '../../components/button/Button.tsx'
import { EmptyState } from '../../components/page/EmptyState.tsx'
import { useTexts } from '../../texts/TextsContext.tsx'

interface GuardState {
  readonly hasFailed: boolean
}

interface ScreenGuardProps {
  /** Of the screen, whose own heading is gone with it. */
  readonly title: string
  readonly children: ReactNode
}

export class ScreenGuard extends Component<ScreenGuardProps, GuardState> {
  override state: GuardState = { hasFailed: false }

  static getDerivedStateFromError(): GuardState {
    return { hasFailed: true }
  }

  override render(): ReactNode {
    const { title, children } = this.props
    return this.state.hasFailed ? (
      <Failed title={title} onReopen={() => this.setState({ hasFailed: false })} />
    ) : (
      children
    )
  }
}

interface FailedProps {
  readonly title: string
  readonly onReopen: () => void
}

function Failed({ title, onReopen }: FailedProps) {
  const { shell } = useTexts()
  return (
    <>
      <h1 className="spoken">{title}</h1>
      <EmptyState icon="warning" title={shell.screenFailed}>
        <Button onPress={onReopen}>{shell.reopen}</Button>
      </EmptyState>
    </>
  )
}
