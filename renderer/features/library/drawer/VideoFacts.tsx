/** What a video is: subtitle files beside it, how its name was read, its size. */
import { useRef, type ReactNode } from 'react'
import type { VideoDetails } from '../../../../shared/contract/library.ts'
import { MiddleCut } from '../../../components/text/MiddleCut.tsx'
import { lastParts } from '../../../components/text/pathText.ts'
import { Untrusted } from '../../../components/text/Untrusted.tsx'
import { useWidth } from '../../../components/text/useWidth.ts'
import { wordFor } from '../../../texts/hostWords.ts'
import { useTexts } from '../../../texts/TextsContext.tsx'
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

function Numbers({ details }: { readonly details: VideoDetails }) {
  const { library, wording } = useTexts()
  const { drawer } = library
  const { row } = details
  return (
    <dl className="video-facts">
      <Fact name={drawer.folder}>
        <FolderPath path={row.folder} />
      </Fact>
      <Fact name={drawer.size}>{wording.size(row.sizeBytes)}</Fact>
    </dl>
  )
}

const pathLook = { sizePx: 13, weight: 400 }

/** Its last folder is what tells it from others. */
function FolderPath({ path }: { readonly path: string }) {
  const place = useRef<HTMLSpanElement>(null)
  return (
    <span ref={place} className="video-fact-path">
      <MiddleCut text={lastParts(path, 2)} widthPx={useWidth(place)} look={pathLook} whole={path} />
    </span>
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
