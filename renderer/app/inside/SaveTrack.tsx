/** One press makes a text track of the video a file beside it. While it is read, how it stands, and the way to stop it. */
import { useState } from 'react'
import { useStore } from 'zustand'
import type { AppError } from '../../../shared/errors.ts'
import { toAppError } from '../../../shared/errors.ts'
import { useApp } from '../stores/appContext.ts'
import { Button } from '../../components/button/Button.tsx'
import { problemText } from '../../texts/hostWords.ts'
import { useTexts } from '../../texts/TextsContext.tsx'
import './saveTrack.css'

interface SaveTrackProps {
  readonly videoId: string
  /** Counts the subtitle tracks of the video. */
  readonly track: number
  /** What a screen reader says of it: 'English, SDH'. */
  readonly named: string
}

export function SaveTrack({ videoId, track, named }: SaveTrackProps) {
  const texts = useTexts()
  const { drawer } = texts.library
  const { client, inside } = useApp()
  const [problem, setProblem] = useState<AppError | null>(null)
  const state = useStore(inside, ({ value }) => value)
  const isMeant = state?.videoId === videoId && state.track === track
  const failed = isMeant && !state.isRunning ? state.problem : null
  const said = problem ?? failed

  function start(): void {
    setProblem(null)
    client
      .call('inside.start', { scope: { search: '', ids: [videoId], language: null }, track })
      .catch((thrown: unknown) => setProblem(toAppError(thrown)))
  }

  if (isMeant && state.isRunning)
    return (
      <Button size="s" icon="stop" onPress={() => void client.call('inside.cancel', {})}>
        {drawer.savingTrack}
      </Button>
    )
  return (
    <>
      <Button
        size="s"
        icon="download"
        label={drawer.saveTrackNamed({ track: named })}
        isDisabled={state?.isRunning ?? false}
        onPress={start}
      >
        {drawer.saveTrack}
      </Button>
      {said && (
        <p className="save-track-problem tone-look" role="status">
          {problemText(texts, said)}
        </p>
      )}
    </>
  )
}
