/** How far the run is, how fast it goes, and when those that wait go on. */
import type { ActivityState, PlanState } from '../../../shared/contract/plan.ts'
import { ProgressBar } from '../../components/ProgressBar.tsx'
import { useNow } from '../../components/useNow.ts'
import { useTexts } from '../../texts/TextsContext.tsx'
import { paceOf } from './pace.ts'
import { useActivityStore } from './useActivityStore.ts'

export interface RunProgressProps {
  readonly plan: PlanState
  readonly counts: ActivityState['counts']
}

export function RunProgress({ plan, counts }: RunProgressProps) {
  const { activity, wording } = useTexts()
  const samples = useActivityStore('view', (view) => view.samples)
  const nowMs = useNow()
  const { phase, progress, resumesAtMs } = plan
  const isUnderWay = phase === 'running' || phase === 'paused'
  // After a restart there is no plan, and files wait all the same.
  const isWaiting = resumesAtMs !== null && (isUnderWay || phase === 'done' || phase === 'empty')
  if (!isUnderWay && !isWaiting) return null
  const pace = phase === 'running' ? paceOf(samples, progress.total) : null
  return (
    <div className="run-progress">
      {isUnderWay && (
        <>
          <p className="run-progress-words">
            <span className="strong">{phase === 'paused' ? activity.paused : activity.running}</span>
            <span className="number">
              {activity.downloadsOf({ done: wording.number(progress.done), total: wording.number(progress.total) })}
            </span>
            <span className="number">
              {activity.filesOf({
                done: wording.number(counts.all - counts.running),
                total: wording.number(counts.all),
              })}
            </span>
            <span className="quiet number">
              {pace &&
                activity.pace({
                  perMinute: wording.number(Math.round(pace.filesPerMinute)),
                  remaining: wording.remaining(pace.remainingMs),
                })}
            </span>
          </p>
          <ProgressBar
            label={activity.progress}
            progress={progress.total === 0 ? null : progress.done / progress.total}
          />
        </>
      )}
      {isWaiting && (
        <p className="quiet">
          {activity.resumesAt({
            moment: wording.moment(resumesAtMs),
            remaining: wording.remaining(resumesAtMs - nowMs),
          })}
        </p>
      )}
    </div>
  )
}
