/** One source of the collection: how far its reading is, or what it brought and what could not be read. */
import type { CollectionSource } from '../../../../shared/contract/program/collection.ts'
import { Button } from '../../../components/button/Button.tsx'
import { Icon, type IconName } from '../../../components/icons/Icon.tsx'
import { ProgressBar } from '../../../components/sign/ProgressBar.tsx'
import { Untrusted } from '../../../components/text/Untrusted.tsx'
import { problemText } from '../../../texts/hostWords.ts'
import type { Texts } from '../../../texts/Texts.ts'
import { useTexts } from '../../../texts/TextsContext.tsx'
import { useSettingsStore } from '../useSettingsStore.ts'
import { SkippedEntries } from './SkippedEntries.tsx'

type State = CollectionSource['state']

const icons: Readonly<Record<State, IconName>> = {
  running: 'refresh',
  done: 'check',
  stopped: 'pause',
  failed: 'warning',
}
const tones: Readonly<Record<State, string>> = { running: 'accent', done: 'good', stopped: 'quiet', failed: 'bad' }

export function SourceLine({ source }: { readonly source: CollectionSource }) {
  const texts = useTexts()
  const { state, counts, atMs, path } = source
  const isRunning = state === 'running'
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

function SourceActions({ source: { id, state } }: { readonly source: CollectionSource }) {
  const { collection } = useTexts()
  const { again, cancel, forget } = useSettingsStore('collectionEdit', (edit) => edit)
  const isBusy = useSettingsStore('collection', ({ value }) =>
    Boolean(value?.sources.some((source) => source.state === 'running')),
  )
  if (state === 'running')
    return (
      <Button size="s" icon="stop" onPress={() => void cancel()}>
        {collection.stop}
      </Button>
    )
  return (
    <span className="collection-source-actions">
      <Button size="s" isDisabled={isBusy} onPress={() => void again(id)}>
        {state === 'stopped' ? collection.goOn : collection.again}
      </Button>
      <Button size="s" look="ghost" icon="close" label={collection.forget} onPress={() => void forget(id)} />
    </span>
  )
}

function sentence(texts: Texts, { state, counts, problem }: CollectionSource): string {
  const { collection } = texts
  if (state === 'running') return collection.soFar({ titles: counts.titles, subtitles: counts.subtitles })
  if (problem) return problemText(texts, problem)
  const isNothing = counts.titles + counts.subtitles + counts.files === 0
  const brought = isNothing
    ? collection.nothingNew
    : collection.brought({ titles: counts.titles, subtitles: counts.subtitles, files: counts.files })
  return state === 'stopped' ? `${collection.stopped} ${brought}` : brought
}
