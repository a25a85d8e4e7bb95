/** A subtitle file whose text is in another language than its name says, with the name that would say it. */
import type { VideoDetails } from '../../../../shared/contract/library.ts'
import { Button } from '../../../components/button/Button.tsx'
import { shownText } from '../../../components/text/untrusted.ts'
import { doubtWords } from '../../../texts/signWords.ts'
import { useTexts } from '../../../texts/TextsContext.tsx'

export interface MisnamedProps {
  readonly sidecar: VideoDetails['sidecars'][number]
  readonly onRename: () => void
}

export function Misnamed({ sidecar: { doubt, isOurs }, onRename }: MisnamedProps) {
  const texts = useTexts()
  if (!doubt) return null
  const { language, renamesTo } = doubt
  return (
    <div className="video-stray">
      <p className="faint small">{doubtWords(texts, language)}</p>
      {renamesTo !== null && !isOurs && (
        <Button size="s" onPress={onRename}>
          {texts.library.drawer.renameTo({ name: shownText(renamesTo) })}
        </Button>
      )}
    </div>
  )
}
