/** One of the video's subtitles over its film: read and made only once it is in sight. */
import { useState } from 'react'
import type { VideoDetails } from '../../../../shared/contract/library.ts'
import { OpenDesk } from '../../../app/OpenDesk.tsx'
import { firstSeen } from '../../../app/desk/small/firstSeen.ts'
import { SmallDesk } from '../../../app/desk/small/SmallDesk.tsx'
import { useShownFile } from '../../../app/desk/small/useSmallDesk.ts'
import { SelectField } from '../../../components/field/SelectField.tsx'
import { shownText } from '../../../components/text/untrusted.ts'
import { useTexts } from '../../../texts/TextsContext.tsx'
import { DrawerSection } from './DrawerSection.tsx'
import { useInSight } from './useInSight.ts'

export function SeenSection({ details }: { readonly details: VideoDetails }) {
  const { desk } = useTexts()
  const [setBox, isInSight] = useInSight()
  const [wishedId, setWished] = useState<string | null>(null)
  const readable = details.sidecars.filter(({ isText, isEmpty }) => isText && !isEmpty)
  const shown = readable.find(({ id }) => id === wishedId) ?? firstSeen(details, readable)
  const file = shown ? ({ kind: 'beside', videoId: details.row.id, sidecarId: shown.id } as const) : null
  useShownFile(isInSight ? file : null, details)
  if (!shown || !file) return null
  return (
    <DrawerSection title={desk.small.title}>
      <div ref={setBox} className="video-seen">
        {readable.length > 1 && (
          <SelectField
            label={desk.small.which}
            isLabelHidden
            value={shown.id}
            choices={readable.map(({ id, name }) => ({ value: id, label: shownText(name) }))}
            onChange={setWished}
          />
        )}
        <SmallDesk>
          <OpenDesk file={file} costs={false} from="library" />
        </SmallDesk>
      </div>
    </DrawerSection>
  )
}
