/** What the last press came to: taken back, brought back, replaced, or why not. */
import type { OutputOf } from '../../../shared/contract/index.ts'
import { Notice } from '../../components/page/Notice.tsx'
import { Untrusted } from '../../components/text/Untrusted.tsx'
import { shownText } from '../../components/text/untrusted.ts'
import { problemText } from '../../texts/hostWords.ts'
import type { Texts } from '../../texts/Texts.ts'
import { useTexts } from '../../texts/TextsContext.tsx'
import type { TakenBack } from './run/openRunStores.ts'
import { useActivityStore } from './useActivityStore.ts'

export function Notices() {
  const texts = useTexts()
  const ofRun = useActivityStore('run', (run) => run.problem)
  const ofState = useActivityStore('state', (state) => state.problem)
  const ofJobs = useActivityStore('jobsView', (view) => view.problem)
  const replaced = useActivityStore('run', (run) => run.replaced)
  const taken = useActivityStore('run', (run) => run.taken)
  const problem = ofRun ?? ofJobs ?? ofState
  if (!problem && replaced === null && taken === null) return null
  return (
    <div className="notices">
      {problem && <Notice tone="bad" text={problemText(texts, problem)} />}
      {replaced !== null && <Notice tone="good" text={replacedWords(texts, replaced)} />}
      {taken !== null && <Taken taken={taken} />}
    </div>
  )
}

function replacedWords({ activity }: Texts, { next }: OutputOf<'video.wrongNext'>): string {
  return next === null
    ? activity.nothingNext
    : activity.replaced({ name: shownText(next.sidecarName), release: shownText(next.release) })
}

/** More than that is told by the run of the undo. */
const keptShown = 5

function Taken({ taken: { removed, kept, isBack } }: { readonly taken: TakenBack }) {
  const texts = useTexts()
  const { activity, runs } = texts
  const words = isBack ? runs.broughtBack({ count: removed }) : activity.undone({ count: removed })
  return (
    <>
      <Notice tone={kept.length > 0 ? 'look' : 'good'} text={words} />
      {kept.length > 0 && (
        <div className="run-kept">
          <p>{activity.keptFiles({ count: kept.length })}</p>
          <ul>
            {kept.slice(0, keptShown).map(({ name, ...why }) => (
              <li key={name}>
                <Untrusted text={name} /> <Untrusted text={problemText(texts, why)} className="quiet" />
              </li>
            ))}
          </ul>
        </div>
      )}
    </>
  )
}
