/** Something was written, by whichever page or run: while the desk is seen, it looks whether that was what lies on it. */
import { useEffect } from 'react'
import type { Client } from '../../../api/client.ts'
import { later } from '../../../app/later.ts'
import type { DraftKeeper } from './draftKeeper.ts'

/** A run tells of each of its files. */
const restMs = 300

interface LookOnWritesProps {
  readonly client: Client
  readonly drafts: DraftKeeper
}

export function LookOnWrites({ client, drafts }: LookOnWritesProps) {
  useEffect(() => {
    let cancel: () => void = () => undefined
    const stop = client.on('history.changed', () => {
      cancel()
      cancel = later(() => void drafts.look(), restMs)
    })
    return () => {
      stop()
      cancel()
    }
  }, [client, drafts])
  return null
}
