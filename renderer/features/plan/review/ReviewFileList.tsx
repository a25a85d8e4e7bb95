/** The files of the sitting with what was decided about each; only those around the current one are drawn. */
import { Icon, type IconName } from '../../../components/icons/Icon.tsx'
import { Untrusted } from '../../../components/Untrusted.tsx'
import { useTexts } from '../../../texts/TextsContext.tsx'
import { usePlanStore } from '../usePlanStore.ts'
import type { Decision, ReviewFile } from './reviewFiles.ts'

/** Files drawn on each side of the current one: more than any window shows. */
const around = 40

const icons: Readonly<Record<Decision, { readonly icon: IconName; readonly tone: string }>> = {
  open: { icon: 'question', tone: 'tone-look' },
  chosen: { icon: 'check', tone: 'tone-good' },
  skipped: { icon: 'minus', tone: 'tone-quiet' },
}

export function ReviewFileList() {
  const { review } = useTexts().plan
  const files = usePlanStore('review', (state) => state.files)
  const at = usePlanStore('review', (state) => state.at)
  const goTo = usePlanStore('review', (state) => state.goTo)
  const first = Math.max(0, at - around)
  return (
    <nav className="review-files" aria-label={review.files}>
      <ol start={first + 1}>
        {files.slice(first, at + around).map((file, index) => (
          <FileEntry
            key={file.row.id}
            file={file}
            isCurrent={first + index === at}
            onOpen={() => void goTo(first + index)}
          />
        ))}
      </ol>
    </nav>
  )
}

interface FileEntryProps {
  readonly file: ReviewFile
  readonly isCurrent: boolean
  readonly onOpen: () => void
}

function FileEntry({ file, isCurrent, onOpen }: FileEntryProps) {
  const { review } = useTexts().plan
  const { icon, tone } = icons[file.decision]
  const scrollIntoView = (entry: HTMLButtonElement | null) => {
    if (isCurrent) entry?.scrollIntoView({ block: 'nearest' })
  }
  return (
    <li>
      <button
        type="button"
        ref={scrollIntoView}
        className={`review-file ${tone}`}
        aria-current={isCurrent}
        tabIndex={-1}
        onClick={onOpen}
      >
        <Icon name={icon} />
        <Untrusted text={file.row.videoName} />
        <span className="spoken">{review.decisions[file.decision]}</span>
      </button>
    </li>
  )
}
