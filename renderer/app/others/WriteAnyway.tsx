/** What was downloaded for a wish and refused, written after all by one press: it is paid for, and can be taken back. */
import { Button } from '../../components/button/Button.tsx'
import { useTexts } from '../../texts/TextsContext.tsx'
import { useToldAct } from '../acts/useToldAct.ts'
import { useApp } from '../stores/appContext.ts'

export interface WriteAnywayProps {
  readonly videoId: string
  readonly language: string
}

export function WriteAnyway({ videoId, language }: WriteAnywayProps) {
  const { activity } = useTexts()
  const { client } = useApp()
  const { isBusy, run } = useToldAct(async () => {
    const { batchId, sidecarName: name } = await client.call('video.writeRefused', { videoId, language })
    return { batchId, text: (texts) => texts.activity.wroteAnyway({ name }) }
  })
  return (
    <span title={activity.writeAnywayHint}>
      <Button size="s" look="ghost" icon="check" isBusy={isBusy} onPress={() => void run()}>
        {activity.writeAnyway}
      </Button>
    </span>
  )
}
