/** One source of the collection: how far its reading is, what it would bring or brought, and what could not be read. */
import { isUnderWay } from '../../../../shared/collectionWork.ts'
import type { CollectionSource } from '../../../../shared/contract/program/collection.ts'
import { Icon, type IconName } from '../../../components/icons/Icon.tsx'
import { ProgressBar } from '../../../components/sign/ProgressBar.tsx'
import { Untrusted } from '../../../components/text/Untrusted.tsx'
import { problemText } from '../../../texts/hostWords.ts'
import type { Texts } from '../../../texts/Texts.ts'
import { useTexts } from '../../../texts/TextsContext.tsx'
import { SkippedEntries } from './SkippedEntries.tsx'
import { SourceActions } from './SourceActions.tsx'

type State = CollectionSource['state']

const icons: Readonly<Record<State, IconName>> = {
  looking: 'refresh',
  found: 'box',
  running: 'refresh',
  removing: 'refresh',
  done: 'check',
  stopped: 'pause',
  failed: 'warning',
  out: 'undo',
}
const tones: Readonly<Record<State, string>> = {
  looking: 'accent',
  found: 'accent',
  running: 'accent',
  removing: 'accent',
  done: 'good',
  stopped: 'quiet',
  failed: 'bad',
  out: 'quiet',
}

export function SourceLine({ source }: { readonly source: CollectionSource }) {
  const texts = useTexts()
  const { state, counts, atMs, path } = source
  const isRunning = isUnderWay(state)
  return (
    <li className={`collection-source tone-${tones[state]}`}>
      <Icon name={icons[state]} />
      <div className="collection-source-words">
        <Untrusted className="medium" text={path} wraps />
        <p className="quiet small" role={isRunning ? undefined : 'status'}>
          {sentence(texts, source)}
          {!isRunning && <span className="faint"> · {texts.wording.moment(atMs)}</span>}
        </p>
        {isRunning && <ProgressBar label={texts.collection.reading} progress={null} />}
        {counts.skipped > 0 && <SkippedEntries source={source} />}
      </div>
      <SourceActions source={source} />
    </li>
  )
}

function sentence(texts: Texts, { state, counts, problem }: CollectionSource): string {
  const { collection } = texts
  const { titles, subtitles, files } = counts
  if (state === 'removing') return collection.takingOut
  if (isUnderWay(state)) return collection.soFar({ titles, subtitles })
  if (state === 'found') return collection.holds({ titles, subtitles })
  if (state === 'out') return collection.out
  if (problem) return problemText(texts, problem)
  const isNothing = titles + subtitles + files === 0
  const brought = isNothing ? collection.nothingNew : collection.brought({ titles, subtitles, files })
  return state === 'stopped' ? `${collection.stopped} ${brought}` : brought
}
