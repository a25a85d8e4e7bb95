/** What a video is: subtitle files beside it, tracks inside it, how its name was read, its size. */
import type { ReactNode } from 'react'
import type { VideoDetails } from '../../../shared/contract/library.ts'
import { Badge } from '../../components/Badge.tsx'
import { lastParts } from '../../components/pathText.ts'
import { shownText } from '../../components/untrusted.ts'
import { Untrusted } from '../../components/Untrusted.tsx'
import { wordFor } from '../../texts/hostWords.ts'
import { useTexts } from '../../texts/TextsContext.tsx'
import { codecName } from './codecName.ts'
import { DrawerSection } from './DrawerSection.tsx'
import { SidecarList } from './SidecarList.tsx'

interface VideoFactsProps {
  readonly details: VideoDetails
}

export function VideoFacts({ details }: VideoFactsProps) {
  const { library } = useTexts()
  const { drawer } = library
  return (
    <>
      <DrawerSection title={drawer.sidecars}>
        <SidecarList details={details} />
      </DrawerSection>
      <DrawerSection title={drawer.tracks}>
        {details.tracks.length === 0 ? <p className="faint">{drawer.noTracks}</p> : <Tracks details={details} />}
      </DrawerSection>
      <DrawerSection title={drawer.why}>
        <dl className="video-facts">
          {details.reasons.map(({ field, text, from }) => (
            <Fact key={`${field} ${text}`} name={wordFor(library.fields, field, field)}>
              <Untrusted text={text} />
              <span className="video-fact-from faint small">{drawer.from[from]}</span>
            </Fact>
          ))}
        </dl>
      </DrawerSection>
      <DrawerSection title={drawer.facts}>
        <Numbers details={details} />
      </DrawerSection>
    </>
  )
}

function Tracks({ details }: { readonly details: VideoDetails }) {
  const { library, wording, common, plan } = useTexts()
  return (
    <ul className="video-lines">
      {details.tracks.map(({ kind, language, codec, isForced, isHearingImpaired }, index) => (
        <li key={index} className="video-line">
          <span className="video-kind faint">{library.drawer.kinds[kind]}</span>
          {kind !== 'video' && <Untrusted text={language === null ? '–' : wording.languageName(language)} />}
          {isForced && <Badge text={common.forced} isHollow />}
          {isHearingImpaired && (
            <Badge text={plan.kinds['hearing-impaired']} label={plan.kindTitles['hearing-impaired']} isHollow />
          )}
          <Untrusted className="video-line-end faint small" text={codecName(codec)} title={shownText(codec)} />
        </li>
      ))}
    </ul>
  )
}

function Numbers({ details }: { readonly details: VideoDetails }) {
  const { library, wording } = useTexts()
  const { drawer } = library
  const { row, durationMs, fps } = details
  return (
    <dl className="video-facts">
      <Fact name={drawer.folder}>
        <Untrusted text={lastParts(row.folder, 2)} title={shownText(row.folder)} />
      </Fact>
      <Fact name={drawer.size}>{wording.size(row.sizeBytes)}</Fact>
      {durationMs !== null && <Fact name={drawer.runningTime}>{wording.runningTime(durationMs)}</Fact>}
      {fps !== null && <Fact name={drawer.frameRate}>{drawer.fps({ value: wording.number(fps) })}</Fact>}
    </dl>
  )
}

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div className="video-fact">
      <dt className="faint">{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
