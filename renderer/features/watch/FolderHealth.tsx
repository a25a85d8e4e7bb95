/** How each watched folder stands: whether changes in it are noticed, when it was last looked at whole, when it is next. */
import { useApp } from '../../app/stores/appContext.ts'
import type { WatchedFolder } from '../../../shared/contract/program/watch.ts'
import { Badge } from '../../components/sign/Badge.tsx'
import { Button } from '../../components/button/Button.tsx'
import { EmptyState } from '../../components/page/EmptyState.tsx'
import { NumberLink } from '../../components/button/NumberLink.tsx'
import { lastParts } from '../../components/text/pathText.ts'
import type { Tone } from '../../components/sign/tone.ts'
import { shownText } from '../../components/text/untrusted.ts'
import { Untrusted } from '../../components/text/Untrusted.tsx'
import { useNow } from '../../components/text/useNow.ts'
import { useTexts } from '../../texts/TextsContext.tsx'

const tones: Readonly<Record<WatchedFolder['state'], Tone>> = {
  starting: 'quiet',
  watching: 'good',
  looking: 'accent',
  away: 'look',
  unreadable: 'bad',
}

export interface FolderHealthProps {
  readonly folders: readonly WatchedFolder[]
}

export function FolderHealth({ folders }: FolderHealthProps) {
  const { watch, firstRun } = useTexts()
  const { openScreen, navigate } = useApp()
  if (folders.length === 0)
    return (
      <div className="watch-off">
        <EmptyState icon="folder" title={watch.noFolders} text={watch.noFoldersHint}>
          <Button onPress={() => openScreen('library')}>{firstRun.toLibrary}</Button>
        </EmptyState>
      </div>
    )
  return (
    <ul className="watch-folders" aria-label={watch.folders}>
      {folders.map((folder) => (
        <li key={folder.id} className="watch-folder">
          <FolderCard folder={folder} onShow={() => navigate({ screen: 'library', folderId: folder.id })} />
        </li>
      ))}
    </ul>
  )
}

interface FolderCardProps {
  readonly folder: WatchedFolder
  readonly onShow: () => void
}

function FolderCard({ folder, onShow }: FolderCardProps) {
  const { watch, wording } = useTexts()
  const nowMs = useNow()
  const { path, state, why, videos, unread, lastCompleteMs, lastCheckMs, nextCheckMs, foundByEvents, foundByChecks } =
    folder
  const next = wording.remaining(Math.max(0, nextCheckMs - nowMs))
  return (
    <>
      <div className="watch-folder-head">
        <Untrusted text={lastParts(path, 2)} title={shownText(path)} className="watch-folder-path" />
        <Badge text={watch.states[state]} tone={tones[state]} />
      </div>
      <p className="watch-folder-line">
        <NumberLink text={watch.videos({ count: videos })} hint={watch.showVideos} onShow={onShow} />
        {why !== null && ` · ${watch.whys[why]}`}
      </p>
      {unread && lastCheckMs !== null && (
        <p className="watch-folder-unread">
          {watch.unread({
            place: shownText(unread.name),
            more: unread.more,
            ago: wording.remaining(nowMs - lastCheckMs),
          })}
        </p>
      )}
      <dl className="watch-folder-facts">
        <div>
          <dt>{watch.lastComplete}</dt>
          <dd className="number" title={lastCompleteMs === null ? undefined : wording.moment(lastCompleteMs)}>
            {lastCompleteMs === null ? watch.never : watch.ago({ time: wording.remaining(nowMs - lastCompleteMs) })}
          </dd>
        </div>
        <div>
          <dt>{watch.nextLook}</dt>
          <dd className="number">{watch.inTime({ time: next })}</dd>
        </div>
        <div>
          <dt>{watch.found}</dt>
          <dd className="number">{watch.foundHow({ noticed: foundByEvents, looked: foundByChecks })}</dd>
        </div>
      </dl>
    </>
  )
}
