/** One wanted language of the drawer's video: its sign, what is known of it, and what can be done, with what it costs. */
import type { VideoDetails, WishStatus } from '../../../../shared/contract/library.ts'
import { ToldLine } from '../../../app/timing/ToldLine.tsx'
import { CoverageSign } from '../../../components/sign/CoverageSign.tsx'
import { signOf } from '../../../components/sign/coverageSign.ts'
import { SidecarName } from '../../../components/text/SidecarName.tsx'
import { dayWords, signTip, signWords, stateWords } from '../../../texts/signWords.ts'
import type { Texts } from '../../../texts/Texts.ts'
import { useTexts } from '../../../texts/TextsContext.tsx'
import { writerWords } from '../../../texts/writerWords.ts'
import { useLibraryStore } from '../useLibraryStore.ts'
import { isAway } from './isAway.ts'
import { TimingUntold, TimingWork } from './TimingWork.tsx'
import { WishVerbs, type WishVerbsProps } from './WishVerbs.tsx'

export function WishLine({ status, details }: WishVerbsProps) {
  const texts = useTexts()
  const { name } = status
  const isGone = useLibraryStore('library', ({ value }) => isAway(details.row.folder, value?.folders ?? []))
  const sidecar = details.sidecars.find((each) => each.name === name)
  const known = knownWords(texts, status, sidecar)
  return (
    <div className="wished">
      <CoverageSign sign={signOf(status)} words={signWords(texts, status)} tip={signTip(texts, status)} />
      <div className="wished-body">
        <div className="wished-words">
          <bdi className="wished-language">{texts.wording.languageName(status.language)}</bdi>
          <span className="wished-known small quiet">
            <span>{known}</span>
            {name && <span aria-hidden="true">·</span>}
            {name && <SidecarName name={name} />}
          </span>
          {sidecar?.told && <ToldLine told={sidecar.told} isBare />}
        </div>
        <div className="wished-actions">
          {isGone ? (
            <span className="small faint">{texts.commands.reasons.away}</span>
          ) : (
            <WishVerbs status={status} details={details} />
          )}
        </div>
      </div>
      {sidecar && <TimingWork sidecarId={sidecar.id} />}
      {sidecar && <TimingUntold sidecarId={sidecar.id} />}
    </div>
  )
}

/** What the user has written themselves is theirs, although it is looked after here. */
function knownWords(texts: Texts, status: WishStatus, sidecar: VideoDetails['sidecars'][number] | undefined): string {
  if (sidecar && sidecar.adoptedMs !== null && status.doubt === undefined) return writerWords(texts, sidecar)
  return [stateWords(texts, status), dayWords(texts, status)].filter(Boolean).join(' · ')
}
