/** The subtitle files of the drawer's video. One that a renamed video left behind can be named after it, and back. */
import { useStore } from 'zustand'
import type { VideoDetails } from '../../../../shared/contract/library.ts'
import { pairOf } from '../../../../shared/languagePair.ts'
import { useApp } from '../../../app/stores/appContext.ts'
import { TakeOthers } from '../../../app/others/TakeOthers.tsx'
import { canPair } from '../../../app/asking/canPair.ts'
import { LanguageBadge } from '../../../app/frame/LanguageBadge.tsx'
import { Badge } from '../../../components/sign/Badge.tsx'
import { Button } from '../../../components/button/Button.tsx'
import { DragOut } from '../../../components/button/DragOut.tsx'
import { SidecarName } from '../../../components/text/SidecarName.tsx'
import { Untrusted } from '../../../components/text/Untrusted.tsx'
import { writerWords } from '../../../texts/writerWords.ts'
import { useTexts } from '../../../texts/TextsContext.tsx'
import { CleanByHand } from '../cleaning/CleanByHand.tsx'
import { useLibraryStore } from '../useLibraryStore.ts'
import { Misnamed } from './Misnamed.tsx'

export interface SidecarListProps {
  readonly details: VideoDetails
}

export function SidecarList({ details }: SidecarListProps) {
  const { drawer } = useTexts().library
  const { host } = useApp()
  const renameSidecar = useLibraryStore('video', (state) => state.renameSidecar)
  const undoRename = useLibraryStore('video', (state) => state.undoRename)
  if (details.sidecars.length === 0) return <p className="faint">{drawer.noSidecars}</p>
  return (
    <>
      <ul className="video-lines">
        {details.sidecars.map((sidecar) => (
          <li key={sidecar.id}>
            <SidecarLine sidecar={sidecar} videoId={details.row.id} />
            {sidecar.isOurs && <CleanByHand videoId={details.row.id} sidecar={sidecar} />}
            <OthersOf videoId={details.row.id} sidecar={sidecar} />
            {sidecar.doubt && <Misnamed sidecar={sidecar} onRename={() => void renameSidecar(sidecar.id)} />}
            {sidecar.isRePaired && !sidecar.doubt?.renamesTo && (
              <Stray onRename={() => void renameSidecar(sidecar.id)} />
            )}
          </li>
        ))}
      </ul>
      {canPair(details) && <PairButton videoId={details.row.id} />}
      {host.canDragOut && details.sidecars.some(({ isOurs }) => isOurs) && (
        <p className="faint small">{drawer.dragHint}</p>
      )}
      {details.renames.map(({ id, to }) => (
        <p key={id} className="video-line">
          <Untrusted className="faint small" text={drawer.renamed({ name: to })} />
          <Button look="ghost" size="s" onPress={() => void undoRename(id)}>
            {drawer.undoRename}
          </Button>
        </p>
      ))}
    </>
  )
}

/** Two languages in one file were taken from no candidate. */
function OthersOf({ videoId, sidecar: { isOurs, language } }: SidecarLineProps) {
  if (!isOurs || language === null || pairOf(language) !== null) return null
  return <TakeOthers videoId={videoId} language={language} />
}

function PairButton({ videoId }: { readonly videoId: string }) {
  const { commands: words } = useTexts()
  const { commands } = useApp()
  const ask = useStore(commands, (state) => state.ask)
  return (
    <Button
      look="ghost"
      size="s"
      icon="pair"
      onPress={() => ask('pair', { search: '', ids: [videoId], language: null })}
    >
      {words.names.pair}
    </Button>
  )
}

function Stray({ onRename }: { readonly onRename: () => void }) {
  const { drawer } = useTexts().library
  return (
    <div className="video-stray">
      <p className="faint small">{drawer.rePairedWhy}</p>
      <Button size="s" onPress={onRename}>
        {drawer.rename}
      </Button>
    </div>
  )
}

interface SidecarLineProps {
  readonly videoId: string
  readonly sidecar: VideoDetails['sidecars'][number]
}

function SidecarLine({ sidecar, videoId }: SidecarLineProps) {
  const texts = useTexts()
  const { library, common, plan } = texts
  const { host, navigate } = useApp()
  const showSubtitle = useLibraryStore('video', (state) => state.showSubtitle)
  const dragOut = useLibraryStore('video', (state) => state.dragOut)
  const { name, language, isOurs, isForced, isHearingImpaired, isRePaired, isText, isEmpty } = sidecar
  return (
    <div className="video-line video-line-file">
      <LanguageBadge tag={language} tone={isOurs ? 'accent' : 'quiet'} />
      {isOurs && host.canDragOut ? (
        <DragOut hint={common.dragOut} onDrag={() => void dragOut(sidecar.id)}>
          <SidecarName className="code" name={name} />
        </DragOut>
      ) : (
        <SidecarName className="code" name={name} />
      )}
      {isForced && <Badge text={common.forced} isHollow />}
      {isHearingImpaired && (
        <Badge text={plan.kinds['hearing-impaired']} label={plan.kindTitles['hearing-impaired']} isHollow />
      )}
      {isEmpty && <Badge text={library.drawer.empty} isHollow />}
      <span className="video-line-end video-line-verbs">
        <span className="faint small">{isRePaired ? library.drawer.rePaired : writerWords(texts, sidecar)}</span>
        {isText && (
          <Button
            look="ghost"
            size="s"
            icon="film"
            onPress={() => navigate({ screen: 'desk', videoId, sidecarId: sidecar.id, from: 'library' })}
          >
            {library.drawer.openDesk}
          </Button>
        )}
        {host.canShowInFolder && (
          <Button
            look="ghost"
            size="s"
            icon="folder"
            label={common.showInFolder}
            onPress={() => void showSubtitle(sidecar.id)}
          />
        )}
      </span>
    </div>
  )
}
