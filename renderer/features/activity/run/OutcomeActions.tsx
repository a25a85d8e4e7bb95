/** What can be done with one subtitle of a run. */
import type { RunOutcome } from '../../../../shared/contract/runs/runs.ts'
import { useAnotherCost } from '../../../app/others/useAnotherCost.ts'
import { useApp } from '../../../app/stores/appContext.ts'
import { Button } from '../../../components/button/Button.tsx'
import { RowActions } from '../../../components/list/RowActions.tsx'
import { verbWithCost } from '../../../texts/costWords.ts'
import { useTexts } from '../../../texts/TextsContext.tsx'
import { useActivityStore } from '../useActivityStore.ts'

/** A wish is one question wherever it is asked: the row has its id. */
export function ReviewAction({ row: { id } }: { readonly row: RunOutcome }) {
  const { library } = useTexts()
  const { navigate } = useApp()
  return (
    <RowActions>
      <Button size="s" look="ghost" icon="question" onPress={() => navigate({ screen: 'review', questionId: id })}>
        {library.drawer.review}
      </Button>
    </RowActions>
  )
}

export function WrittenActions({ row }: { readonly row: RunOutcome }) {
  const texts = useTexts()
  const { activity } = texts
  const { host } = useApp()
  const takeNext = useActivityStore('run', (run) => run.takeNext)
  const showInFolder = useActivityStore('run', (run) => run.showInFolder)
  const isBusy = useActivityStore('run', (run) => run.replacing.has(row.id))
  const { videoId } = row
  const cost = useAnotherCost(videoId, row.language)
  const words = isBusy ? activity.replacing : verbWithCost(texts, activity.wrongNext, cost)
  return (
    <RowActions>
      <span title={activity.wrongNextHint}>
        <Button
          size="s"
          look="ghost"
          icon="download"
          label={words}
          isBusy={isBusy}
          shortcut="X"
          onPress={() => void takeNext(row)}
        >
          <span className="run-next-words">{words}</span>
          <span className="run-next-cost number">{cost ? `≤ ${cost.downloads + cost.mostSearches}` : '…'}</span>
        </Button>
      </span>
      {host.canShowInFolder && videoId !== null && (
        <Button
          size="s"
          look="ghost"
          icon="folder"
          label={activity.showInFolder}
          onPress={() => void showInFolder(videoId)}
        />
      )}
    </RowActions>
  )
}
