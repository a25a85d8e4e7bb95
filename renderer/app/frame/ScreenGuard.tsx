/** Keeps a bug in one screen inside that screen: the navigation and the other screens stay usable. */
import { Component, type ReactNode } from 'react'
import { Button } from '../../components/button/Button.tsx'
import { EmptyState } from '../../components/page/EmptyState.tsx'
import { useTexts } from '../../texts/TextsContext.tsx'

interface GuardState {
  readonly hasFailed: boolean
}

export class ScreenGuard extends Component<{ readonly children: ReactNode }, GuardState> {
  override state: GuardState = { hasFailed: false }

  static getDerivedStateFromError(): GuardState {
    return { hasFailed: true }
  }

  override render(): ReactNode {
    return this.state.hasFailed ? <Failed onReopen={() => this.setState({ hasFailed: false })} /> : this.props.children
  }
}

function Failed({ onReopen }: { readonly onReopen: () => void }) {
  const { shell } = useTexts()
  return (
    <EmptyState icon="warning" title={shell.screenFailed}>
      <Button onPress={onReopen}>{shell.reopen}</Button>
    </EmptyState>
  )
}
