/** The chosen result over the film that it is for, where it is here already: looking at it costs nothing then. */
import type { DeskFile } from '../../../../shared/contract/videos/desk.ts'
import { OpenDesk } from '../../../app/OpenDesk.tsx'
import { SmallDesk } from '../../../app/desk/small/SmallDesk.tsx'
import { useShownFile } from '../../../app/desk/small/useSmallDesk.ts'

export interface SeenFoundProps {
  readonly subtitleId: string
  readonly videoId: string
}

export function SeenFound({ subtitleId, videoId }: SeenFoundProps) {
  const file: DeskFile = { kind: 'found', subtitleId, videoId, mayDownload: false }
  useShownFile(file)
  return (
    <SmallDesk>
      <OpenDesk file={file} costs={false} from="search" />
    </SmallDesk>
  )
}
