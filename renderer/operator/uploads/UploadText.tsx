/** The text of one file: its first lines, and all of it on request, a page at a time. */
import { useCallback, useEffect, useState } from 'react'
import type { UploadText as Text } from '../../../shared/contract/operator.ts'
import { Button } from '../../components/button/Button.tsx'
import { Notice } from '../../components/page/Notice.tsx'
import { shownText } from '../../components/text/untrusted.ts'
import { problemText } from '../../texts/hostWords.ts'
import { useTexts } from '../../texts/TextsContext.tsx'
import { useClient } from '../ClientContext.tsx'
import { useReading } from '../useReading.ts'

interface UploadTextProps {
  readonly nId: string
  readonly file: number
  /** Told what was read, and with it which files there are to read. */
  readonly onRead: (text: Text) => void
}

/** Enough to see what it is; a page is what a call answers. */
const firstLines = 12
const linesOfPage = 200

export function UploadText({ nId, file, onRead }: UploadTextProps) {
  const texts = useTexts()
  const client = useClient()
  const [page, setPage] = useState({ offset: 0, limit: firstLines })
  const read = useCallback(() => client.call('uploads.text', { nId, file, ...page }), [client, nId, file, page])
  const { value, last: shown, problem } = useReading<Text>(read)
  useEffect(() => {
    if (value) onRead(value)
  }, [value, onRead])
  const words = texts.operator.uploads.text
  return (
    <section className="operator-section" aria-busy={value === null && problem === null}>
      <h3>{words.title}</h3>
      {problem && <Notice tone="bad" text={problemText(texts, problem)} />}
      {shown?.total === 0 && <Notice tone="bad" text={words.unreadable} />}
      <Lines rows={shown?.rows ?? []} />
      {shown && <Pages page={page} total={shown.total} onPage={(offset) => setPage({ offset, limit: linesOfPage })} />}
    </section>
  )
}

function Lines({ rows }: Pick<Text, 'rows'>) {
  const { wording } = useTexts()
  return (
    <ol className="operator-lines">
      {rows.map(({ startMs, text }, at) => (
        <li key={at} className="operator-line">
          <span className="faint number">{wording.runningTime(startMs)}</span>
          <span className="operator-words" dir="auto">
            {text.split('\n').map((said, line) => (
              <span key={line}>{shownText(said)}</span>
            ))}
          </span>
        </li>
      ))}
    </ol>
  )
}

interface PagesProps {
  readonly page: { readonly offset: number; readonly limit: number }
  readonly total: number
  readonly onPage: (offset: number) => void
}

function Pages({ page: { offset, limit }, total, onPage }: PagesProps) {
  const { text } = useTexts().operator.uploads
  const to = Math.min(offset + limit, total)
  const isWhole = limit > firstLines
  if (total <= firstLines) return null
  return (
    <div className="operator-pages">
      <span className="faint small">{text.range({ from: offset + 1, to, total })}</span>
      {!isWhole && (
        <Button size="s" onPress={() => onPage(0)}>
          {text.whole}
        </Button>
      )}
      {isWhole && total > limit && (
        <>
          <Button size="s" icon="chevronLeft" isDisabled={offset === 0} onPress={() => onPage(offset - limit)}>
            {text.earlier}
          </Button>
          <Button size="s" icon="chevronRight" isDisabled={to >= total} onPress={() => onPage(offset + limit)}>
            {text.later}
          </Button>
        </>
      )}
    </div>
  )
}
