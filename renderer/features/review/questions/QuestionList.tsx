/** The questions by show and season, with what was decided about each; only those in sight are drawn. */
import { useVirtualizer } from '@tanstack/react-virtual'
import { useEffect, useMemo, useRef } from 'react'
import type { ReviewDecision, ReviewRow } from '../../../../shared/contract/runs/review.ts'
import { Icon, type IconName } from '../../../components/icons/Icon.tsx'
import { FittedName } from '../../../components/text/FittedName.tsx'
import { shownText } from '../../../components/text/untrusted.ts'
import { useTexts } from '../../../texts/TextsContext.tsx'
import { questionLines, type QuestionLine } from './questionRows.ts'
import { groupTitle, groupWords, seasonWords } from './questionWords.ts'
import { useReviewStore } from '../useReviewStore.ts'

const rowHeight = 30
const headingHeight = 40
const overscan = 10

const icons: Readonly<Record<ReviewDecision | 'open' | 'watched', { readonly icon: IconName; readonly tone: string }>> =
  {
    open: { icon: 'question', tone: 'tone-look' },
    watched: { icon: 'eye', tone: 'tone-look' },
    chosen: { icon: 'check', tone: 'tone-accent' },
    translate: { icon: 'sparkle', tone: 'tone-accent' },
    skipped: { icon: 'minus', tone: 'tone-quiet' },
    ignored: { icon: 'close', tone: 'tone-quiet' },
    answered: { icon: 'check', tone: 'tone-accent' },
  }

const noRows: readonly ReviewRow[] = []

export function QuestionList() {
  const { review } = useTexts()
  const rows = useReviewStore('review', (state) => state.rows) ?? noRows
  const currentId = useReviewStore('review', (state) => state.currentId)
  const scroller = useRef<HTMLElement>(null)
  const lines = useMemo(() => questionLines(rows), [rows])
  // eslint-disable-next-line react-hooks/incompatible-library -- the lines are few and cheap to draw
  const virtual = useVirtualizer({
    count: lines.length,
    getScrollElement: () => scroller.current,
    estimateSize: (index) => (lines[index]?.kind === 'heading' ? headingHeight : rowHeight),
    overscan,
  })
  const at = lines.findIndex((line) => line.kind === 'row' && line.row.id === currentId)
  useEffect(() => {
    if (at >= 0) virtual.scrollToIndex(at)
  }, [at, virtual])
  return (
    <nav ref={scroller} className="review-list" aria-label={review.list} tabIndex={-1}>
      <div className="review-lines" style={{ blockSize: virtual.getTotalSize() }}>
        {virtual.getVirtualItems().map(({ index, start, size }) => {
          const line = lines[index]
          return (
            line && (
              <div key={index} className="review-line" style={{ insetBlockStart: start, blockSize: size }}>
                <Line line={line} isCurrent={index === at} />
              </div>
            )
          )
        })}
      </div>
    </nav>
  )
}

function Line({ line, isCurrent }: { readonly line: QuestionLine; readonly isCurrent: boolean }) {
  const texts = useTexts()
  if (line.kind === 'row') return <Entry row={line.row} isCurrent={isCurrent} />
  return (
    <h2 className="review-heading">
      <span className="review-heading-name">
        <FittedName text={groupTitle(texts, line.first)} title={groupWords(texts, line.first)} />
        <bdi className="review-heading-season">{seasonWords(line.first)}</bdi>
      </span>
      <span className="number quiet">{texts.wording.number(line.open)}</span>
    </h2>
  )
}

function Entry({ row, isCurrent }: { readonly row: ReviewRow; readonly isCurrent: boolean }) {
  const { review, wording } = useTexts()
  const show = useReviewStore('review', (state) => state.show)
  const { icon, tone } = icons[row.decision ?? (row.isWatched ? 'watched' : 'open')]
  const { code, title, year, part } = row.words
  const name = shownText(code || title)
  const yearWords = code === '' && year !== null ? `\u00a0(${year})` : ''
  const language = wording.languageName(row.language)
  return (
    <button
      type="button"
      className={`review-entry ${tone} ${code === '' ? 'review-entry-titled' : ''} ${row.decision === null ? '' : 'review-entry-decided'}`}
      aria-current={isCurrent}
      tabIndex={-1}
      onClick={() => void show(row.id)}
    >
      <Icon name={icon} />
      <span className="review-entry-name">
        <FittedName key={String(isCurrent)} text={name} title={`${name}${yearWords}`} />
        {yearWords !== '' && <span className="review-entry-year">{yearWords}</span>}
      </span>
      {part !== '' && <bdi className="review-entry-part">{part}</bdi>}
      <span className="review-entry-language clip" title={language}>
        <span className="review-language-name">{language}</span>
        <span className="review-language-code">{row.language}</span>
      </span>
      <span className="spoken">
        {review.decisions[row.decision ?? 'open']}
        {row.isWatched ? `, ${review.watched}` : ''}
      </span>
    </button>
  )
}
