/** Below a list: how much of it is shown, and more of it; or why it could not be read. */
import { useEffect, useRef, useState } from 'react'
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
  const count = useRef<HTMLSpanElement>(null)
  const [isContinued, setContinued] = useState(false)
  const isAll = shown >= total
  useEffect(() => {
    // The button that had the keyboard goes with the last rows.
    if (isAll && isContinued && document.activeElement === document.body) count.current?.focus()
  }, [isAll, isContinued])
  function readOn(): void {
    setContinued(true)
    void onMore()
  }
  return (
    <div className="operator-foot">
      {problem && <Notice tone="bad" text={problemText(texts, problem)} />}
      {total > 0 && (!isAll || isContinued) && (
        <span ref={count} className="faint small" tabIndex={-1}>
          {texts.operator.shownOf({ shown, total })}
        </span>
      )}
      {!isAll && (
        <Button size="s" onPress={readOn}>
          {texts.operator.more}
        </Button>
      )}
    </div>
  )
}
