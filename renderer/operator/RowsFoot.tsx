/** Below a list: how much of it is shown, and more of it; or why it could not be read. */
import type { Problem } from '../../shared/contract/problem.ts'
import { Button } from '../components/button/Button.tsx'
import { Notice } from '../components/page/Notice.tsx'
import { problemText } from '../texts/hostWords.ts'
import { useTexts } from '../texts/TextsContext.tsx'

interface RowsFootProps {
  readonly shown: number
  readonly total: number
  readonly problem: Problem | null
  readonly onMore: () => Promise<void>
}

export function RowsFoot({ shown, total, problem, onMore }: RowsFootProps) {
  const texts = useTexts()
  return (
    <div className="operator-foot">
      {problem && <Notice tone="bad" text={problemText(texts, problem)} />}
      {shown < total && (
        <>
          <span className="faint small">{texts.operator.shownOf({ shown, total })}</span>
          <Button size="s" onPress={() => void onMore()}>
            {texts.operator.more}
          </Button>
        </>
      )}
    </div>
  )
}
