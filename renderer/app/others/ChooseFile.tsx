/**
 * Leads to the files of an archive of which a person alone can say which is for the video: the search shows what was answered
 * for it, and the archive that is here. Costs nothing.
 */
import { useStore } from 'zustand'
import { toAppError } from '../../../shared/errors.ts'
import { Button } from '../../components/button/Button.tsx'
import { problemText } from '../../texts/hostWords.ts'
import { useTexts } from '../../texts/TextsContext.tsx'
import { useApp } from '../stores/appContext.ts'

export interface ChooseFileProps {
  readonly videoId: string
  readonly language: string
}

export function ChooseFile({ videoId, language }: ChooseFileProps) {
  const { activity } = useTexts()
  const { client, acts, openAddress } = useApp()
  const say = useStore(acts, (state) => state.say)
  async function open(): Promise<void> {
    const { text, subtitleId } = await client.call('search.ofVideo', { videoId, language })
    const chosen = subtitleId === null ? null : { row: subtitleId }
    openAddress({ screen: 'search', text, part: { language, video: videoId, ...chosen } })
  }
  return (
    <Button
      size="s"
      look="ghost"
      icon="checkList"
      onPress={() =>
        void open().catch((thrown: unknown) => say({ text: (texts) => problemText(texts, toAppError(thrown)) }))
      }
    >
      {activity.chooseFile}
    </Button>
  )
}
