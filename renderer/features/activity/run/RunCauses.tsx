/** Failures by cause, each with the button that mends it: the most frequent at once, so that their subtitles stay in sight. */
import { useState } from 'react'
import type { RunCause } from '../../../../shared/contract/runs/runs.ts'
import type { ErrorCode } from '../../../../shared/errors.ts'
import { useApp } from '../../../app/stores/appContext.ts'
import { RemedyButton } from '../../../app/problem/RemedyButton.tsx'
import { causeWords } from '../../../app/runs/runWords.ts'
import { Button } from '../../../components/button/Button.tsx'
import { NumberLink } from '../../../components/button/NumberLink.tsx'
import { Icon } from '../../../components/icons/Icon.tsx'
import { isolated } from '../../../components/text/turnsLeft.ts'
import { FittedName } from '../../../components/text/FittedName.tsx'
import { useTexts } from '../../../texts/TextsContext.tsx'
import { isPriced } from './openRunStores.ts'
import { retryWithCost } from './retryWords.ts'
import { useActivityStore } from '../useActivityStore.ts'

/** One more than these is shown rather than told of. */
const mostFolded = 3

export function RunCauses({ causes, runId }: { readonly causes: readonly RunCause[]; readonly runId: string }) {
  const { runs, wording } = useTexts()
  const [isOpen, setIsOpen] = useState(false)
  const failed = causes.filter(({ group }) => group === 'failed')
  const total = failed.reduce((sum, { count }) => sum + count, 0)
  if (failed.length === 0) return null
  const isFolded = !isOpen && failed.length > mostFolded + 1
  const shown = isFolded ? failed.slice(0, mostFolded) : failed
  return (
    <section className="run-causes" aria-label={runs.outcomes.failed}>
      <h2 className="run-heading run-causes-head tone-bad">
        <Icon name="warning" /> {runs.outcomes.failed}{' '}
        <span className="quiet number">{runs.byCause({ count: wording.number(total) })}</span>
      </h2>
      <ul>
        {shown.map((cause) => (
          <Cause key={cause.id} cause={cause} runId={runId} />
        ))}
      </ul>
      {isFolded && (
        <div className="run-causes-more">
          <Button size="s" look="ghost" icon="chevronDown" onPress={() => setIsOpen(true)}>
            {runs.moreCauses({ count: failed.length - mostFolded })}
          </Button>
        </div>
      )}
    </section>
  )
}

function Cause({ cause, runId }: { readonly cause: RunCause; readonly runId: string }) {
  const texts = useTexts()
  const { runs, wording } = texts
  const narrow = useActivityStore('run', (run) => run.narrow)
  const retry = useActivityStore('run', (run) => run.retry)
  const { id, count, code } = cause
  const isKnown = useActivityStore('run', (run) => isPriced(run, id))
  const cost = useActivityStore('run', ({ retryCosts }) => retryCosts.get(id) ?? null)
  return (
    <li className="run-cause">
      <span className="run-cause-count">
        <NumberLink
          text={wording.number(count)}
          hint={runs.showThese}
          onShow={() => narrow({ group: 'failed', causeId: id })}
        />
      </span>
      <span className="run-cause-words">
        <strong>{causeWords(texts, cause)}</strong>
        <FittedName text={whereText(cause)} className="quiet" />
      </span>
      <span className="run-cause-verbs">
        {isOfDisk(code) && <ShowFolder cause={cause} />}
        {code !== null && <RemedyButton code={code} size="s" />}
        {cause.isRefused ? (
          <TakeAnother cause={cause} runId={runId} />
        ) : (
          <Button size="s" isDisabled={!isKnown} onPress={() => void retry(runId, id, cost)}>
            {retryWithCost(texts, { verb: runs.tryAgain({ count }), count }, cost)}
          </Button>
        )}
      </span>
    </li>
  )
}

/** The same one would be refused again: offered once it is known for how many there is another. */
function TakeAnother({ cause: { id }, runId }: { readonly cause: RunCause; readonly runId: string }) {
  const texts = useTexts()
  const retry = useActivityStore('run', (run) => run.retry)
  const cost = useActivityStore('run', ({ retryCosts }) => retryCosts.get(id) ?? null)
  if (cost === null || cost.subtitles === 0) return null
  const count = cost.subtitles
  return (
    <Button size="s" onPress={() => void retry(runId, id, cost)}>
      {retryWithCost(texts, { verb: texts.runs.tryAnother({ count }), count }, cost)}
    </Button>
  )
}

function ShowFolder({ cause: { videoId } }: { readonly cause: RunCause }) {
  const { activity } = useTexts()
  const { host } = useApp()
  const showInFolder = useActivityStore('run', (run) => run.showInFolder)
  if (videoId === null || !host.canShowInFolder) return null
  return (
    <Button size="s" icon="folder" onPress={() => void showInFolder(videoId)}>
      {activity.showInFolder}
    </Button>
  )
}

/** Said in any case: a host that shows no folder leaves the way there to the person. */
function whereText({ folder, names }: RunCause): string {
  const which = names.map(isolated).join(', ')
  return folder === '' ? which : `${isolated(folder)} · ${which}`
}

/** What a person mends beside the file itself. */
function isOfDisk(code: ErrorCode | null): boolean {
  return code !== null && /^(file|folder|disk)\./.test(code)
}
