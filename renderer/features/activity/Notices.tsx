/** What the last press could not do, and which files it left alone: it stays until it was read. What it did is said at the foot. */
import { KeptFiles } from '../../app/acts/kept/KeptFiles.tsx'
import { useIsToldAtFoot } from '../../app/frame/connectionContext.ts'
import { Button } from '../../components/button/Button.tsx'
import { Notice } from '../../components/page/Notice.tsx'
import { shownText } from '../../components/text/untrusted.ts'
import { problemText } from '../../texts/hostWords.ts'
import { useTexts } from '../../texts/TextsContext.tsx'
import { useActivityStore } from './useActivityStore.ts'

export function Notices() {
  const texts = useTexts()
  const ofRun = useActivityStore('run', (run) => run.problem)
  const ofState = useActivityStore('state', (state) => state.problem)
  const ofJobs = useActivityStore('jobsView', (view) => view.problem)
  const hasLeftAlone = useActivityStore('run', ({ leftAlone }) => leftAlone.length > 0)
  const unreplaced = useActivityStore('run', (run) => run.unreplaced)
  const met = ofRun ?? ofJobs ?? ofState
  const problem = useIsToldAtFoot(met) ? null : met
  if (!problem && !hasLeftAlone && unreplaced === null) return null
  return (
    <div className="notices">
      {problem && <Notice tone="bad" text={problemText(texts, problem)} />}
      {hasLeftAlone && <LeftAlone />}
      {unreplaced !== null && <Unreplaced name={unreplaced} />}
    </div>
  )
}

function Unreplaced({ name }: { readonly name: string }) {
  const texts = useTexts()
  const hide = useActivityStore('run', ({ hideUnreplaced }) => hideUnreplaced)
  return (
    <Notice tone="look" text={texts.activity.nothingNext({ name: shownText(name) })}>
      <Button look="ghost" size="s" icon="close" label={texts.common.close} onPress={hide} />
    </Notice>
  )
}

function LeftAlone() {
  const texts = useTexts()
  const kept = useActivityStore('run', ({ leftAlone }) => leftAlone)
  const hide = useActivityStore('run', ({ hideLeftAlone }) => hideLeftAlone)
  return (
    <>
      <Notice tone="look" text={texts.activity.keptFiles({ count: kept.length })}>
        <Button look="ghost" size="s" icon="close" label={texts.common.close} onPress={hide} />
      </Notice>
      <div className="run-kept">
        <KeptFiles kept={kept} />
      </div>
    </>
  )
}
