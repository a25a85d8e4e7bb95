/** The subtitle is not here yet: it is being read, cannot be, or looking at it costs a download that nobody has agreed to. */
import type { AppError } from '../../../../shared/errors.ts'
import { RemedyButton } from '../../../app/problem/RemedyButton.tsx'
import { useApp } from '../../../app/stores/appContext.ts'
import { Button } from '../../../components/button/Button.tsx'
import { EmptyState } from '../../../components/page/EmptyState.tsx'
import { problemText } from '../../../texts/hostWords.ts'
import { useTexts } from '../../../texts/TextsContext.tsx'
import { asPaid } from '../../../app/desk/deskFiles.ts'
import { useDeskStore } from '../useDeskStore.ts'
import { useReopen } from '../useReopen.ts'

export function DeskUnseen() {
  const { desk, review } = useTexts()
  const problem = useDeskStore('desk', (state) => state.problem)
  const file = useDeskStore('desk', ({ wish }) => wish?.file ?? null)
  const reopen = useReopen()
  if (!problem || !file) return <div className="desk" role="status" aria-label={desk.reading} />
  if (!('mayDownload' in file) || file.mayDownload) return <Unreadable problem={problem} />
  return (
    <EmptyState icon="download" title={desk.offer.unseen} text={desk.offer.unseenHint}>
      <Button look="primary" icon="eye" onPress={() => void reopen(asPaid(file))}>
        {review.lookInside}
      </Button>
    </EmptyState>
  )
}

/** Why it cannot be opened, and the way to where something can be done about it: its files, or another one. */
function Unreadable({ problem }: { readonly problem: AppError }) {
  const texts = useTexts()
  const { desk, shell } = texts
  const { openScreen } = useApp()
  const from = useDeskStore('desk', ({ wish }) => wish?.from ?? 'library')
  const isOfPack = problem.code === 'archive.noMember'
  const hint = isOfPack && from === 'search' ? ` ${desk.offer.chooseFileHint}` : ''
  return (
    <EmptyState icon="warning" title={desk.offer.unreadable} text={`${problemText(texts, problem)}${hint}`} isAlert>
      <Button look="primary" icon="chevronLeft" onPress={() => openScreen(from)}>
        {desk.back({ screen: shell.screens[from] })}
      </Button>
      <RemedyButton code={problem.code} size="s" />
    </EmptyState>
  )
}
