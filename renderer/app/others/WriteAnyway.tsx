/** What was downloaded for a wish and refused, written after all by one press: it is paid for, and can be taken back. */
import { useState } from 'react'
import { useStore } from 'zustand'
import { toAppError } from '../../../shared/errors.ts'
import { Button } from '../../components/button/Button.tsx'
import { problemText } from '../../texts/hostWords.ts'
import type { Texts } from '../../texts/Texts.ts'
import { useTexts } from '../../texts/TextsContext.tsx'
import { undoing } from '../acts/undoing.ts'
import { useApp } from '../stores/appContext.ts'

export interface WriteAnywayProps {
  readonly videoId: string
  readonly language: string
}

export function WriteAnyway({ videoId, language }: WriteAnywayProps) {
  const texts = useTexts()
  const { client, acts } = useApp()
  const say = useStore(acts, (state) => state.say)
  const [isBusy, setBusy] = useState(false)

  async function write(): Promise<void> {
    setBusy(true)
    try {
      const { batchId, sidecarName } = await client.call('video.writeRefused', { videoId, language })
      const way = undoing(client, { kind: 'batch', batchId })
      say({ text: ({ activity }: Texts) => activity.wroteAnyway({ name: sidecarName }), ...way })
    } catch (thrown) {
      say({ text: (spoken: Texts) => problemText(spoken, toAppError(thrown)) })
    } finally {
      setBusy(false)
    }
  }

  return (
    <span title={texts.activity.writeAnywayHint}>
      <Button size="s" look="ghost" icon="check" isBusy={isBusy} onPress={() => void write()}>
        {texts.activity.writeAnyway}
      </Button>
    </span>
  )
}
