/** The head of a part: its name, what can be done, and reading it again, which also happens when the window is looked at anew. */
import { useEffect, type ReactNode } from 'react'
import { Button } from '../components/button/Button.tsx'
import { PageHead } from '../components/page/PageHead.tsx'
import { useTexts } from '../texts/TextsContext.tsx'

interface PartHeadProps {
  readonly title: string
  readonly note?: ReactNode
  readonly children?: ReactNode
  readonly onRefresh: () => Promise<void>
}

export function PartHead({ title, note, children, onRefresh }: PartHeadProps) {
  const { operator } = useTexts()
  useEffect(() => {
    const refresh = () => {
      if (document.visibilityState === 'visible') void onRefresh()
    }
    refresh()
    document.addEventListener('visibilitychange', refresh)
    return () => document.removeEventListener('visibilitychange', refresh)
  }, [onRefresh])
  return (
    <PageHead title={title} note={note}>
      {children}
      <Button look="ghost" icon="refresh" label={operator.refresh} onPress={() => void onRefresh()} />
    </PageHead>
  )
}
