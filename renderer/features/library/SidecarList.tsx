/** The subtitle files of the drawer's video. One that a renamed video left behind can be named after it, and back. */
import { useStore } from 'zustand'
import type { VideoDetails } from '../../../shared/contract/library.ts'
import { LanguageBadge } from '../../app/LanguageBadge.tsx'
import { Badge } from '../../components/Badge.tsx'
import { Button } from '../../components/Button.tsx'
import { SidecarName } from '../../components/SidecarName.tsx'
import { Untrusted } from '../../components/Untrusted.tsx'
import { useTexts } from '../../texts/TextsContext.tsx'
import { CleanByHand } from './cleaning/CleanByHand.tsx'
import type { CleaningStore } from './cleaning/cleaningStore.ts'
import type { VideoStore } from './videoStore.ts'

export interface SidecarListProps {
  readonly details: VideoDetails
  readonly video: VideoStore
  readonly cleaning: CleaningStore
}

export function SidecarList({ details, video, cleaning }: SidecarListProps) {
  const { drawer } = useTexts().library
  const { renameSidecar, undoRename } = useStore(video)
  if (details.sidecars.length === 0) return <p className="faint">{drawer.noSidecars}</p>
  return (
    <>
      <ul className="video-lines">
        {details.sidecars.map((sidecar) => (
          <li key={sidecar.id}>
            <SidecarLine sidecar={sidecar} />
            {sidecar.isOurs && <CleanByHand videoId={details.row.id} sidecar={sidecar} store={cleaning} />}
            {sidecar.isRePaired && <Stray onRename={() => void renameSidecar(sidecar.id)} />}
          </li>
        ))}
      </ul>
      {details.renames.map(({ id, to }) => (
        <p key={id} className="video-line">
          <Untrusted className="faint small" text={drawer.renamed(to)} />
          <Button look="ghost" size="s" onPress={() => void undoRename(id)}>
            {drawer.undoRename}
          </Button>
        </p>
      ))}
    </>
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

function SidecarLine({ sidecar }: { readonly sidecar: VideoDetails['sidecars'][number] }) {
  const { library, common, plan } = useTexts()
  const { name, language, isOurs, isForced, isHearingImpaired, isRePaired } = sidecar
  return (
    <div className="video-line">
      <LanguageBadge tag={language} tone={isOurs ? 'accent' : 'quiet'} />
      <SidecarName className="code" name={name} />
      {isForced && <Badge text={common.forced} isHollow />}
      {isHearingImpaired && (
        <Badge text={plan.kinds['hearing-impaired']} label={plan.kindTitles['hearing-impaired']} isHollow />
      )}
      <span className="video-line-end faint small">
        {isRePaired ? library.drawer.rePaired : isOurs ? library.drawer.ours : library.drawer.yours}
      </span>
    </div>
  )
}
