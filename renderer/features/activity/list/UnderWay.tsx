/** What is under way: how far, at what cost, and its verbs. Nothing here waits for a press, so none of them is loud. */
import type { RunRow } from '../../../../shared/contract/runs/runs.ts'
import { useIsLost } from '../../../app/frame/connectionContext.ts'
import { costText, kindText } from '../../../app/runs/runWords.ts'
import { RunScope } from '../../../app/runs/RunScope.tsx'
import { Button } from '../../../components/button/Button.tsx'
import { ProgressBar } from '../../../components/sign/ProgressBar.tsx'
import { useTexts } from '../../../texts/TextsContext.tsx'
import { useActivityStore } from '../useActivityStore.ts'

export function UnderWay({ rows }: { readonly rows: readonly RunRow[] }) {
  const { runs } = useTexts()
  if (rows.length === 0) return null
  return (
    <section className="under-way" aria-label={runs.groups.underWay}>
      {rows.map((row) => (
        <UnderWayRun key={row.id} row={row} />
      ))}
    </section>
  )
}

function UnderWayRun({ row }: { readonly row: RunRow }) {
  const texts = useTexts()
  const { runs } = texts
  const open = useActivityStore('run', (run) => run.open)
  return (
    <div className="under-way-run">
      <div className="under-way-head">
        <p className="under-way-words">
          <span className="strong">{kindText(texts, row)}</span>
          <RunScope className="quiet" run={row} />
        </p>
        <RunSteering row={row} />
        <Button size="s" look="ghost" onPress={() => open(row.id)}>
          {runs.open}
        </Button>
      </div>
      <RunProgress row={row} />
    </div>
  )
}

/** The bar of a run and its numbers; also at the head of the run itself. */
export function RunProgress({ row }: { readonly row: RunRow }) {
  const texts = useTexts()
  const { activity, runs, wording } = texts
  const { counts, sign, pace, turning } = row
  const progress = turning === null ? row.progress : turning.done / Math.max(1, turning.all)
  // Where the program is gone, nothing goes on that a bar could tell of.
  const isLost = useIsLost()
  if (isLost) return null
  if (turning !== null) return <ProgressBar label={activity.progress} progress={progress} />
  return (
    <>
      <div className="under-way-bar">
        <ProgressBar label={activity.progress} progress={progress} />
        {progress !== null && <span className="under-way-share number">{wording.percent(progress)}</span>}
      </div>
      <p className="under-way-numbers number">
        {sign === 'paused' && <span className="strong">{activity.paused}</span>}
        <span>{runs.subtitlesOf({ done: counts.all - counts.running, all: counts.all })}</span>
        <span className="quiet">{costText(texts, row)}</span>
        {pace && (
          <span className="quiet">
            {runs.pace({
              perMinute: wording.number(Math.max(1, Math.round(pace.perMinute))),
              remaining: wording.secondsLeft(pace.remainingMs),
            })}
          </span>
        )}
      </p>
    </>
  )
}

export function RunSteering({ row: { id, verbs } }: { readonly row: RunRow }) {
  const { activity, runs } = useTexts()
  const steer = useActivityStore('run', (run) => run.steer)
  const isLost = useIsLost()
  if (isLost) return null
  return (
    <>
      {verbs.canPause && (
        <Button size="s" icon="pause" onPress={() => void steer('runs.pause', id)}>
          {activity.pause}
        </Button>
      )}
      {verbs.canResume && (
        <Button size="s" icon="play" onPress={() => void steer('runs.resume', id)}>
          {activity.resume}
        </Button>
      )}
      {verbs.canStop && (
        <span title={activity.cancelHint}>
          <Button size="s" look="ghost" onPress={() => void steer('runs.stop', id)}>
            {runs.stop}
          </Button>
        </span>
      )}
    </>
  )
}
