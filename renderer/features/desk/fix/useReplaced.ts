/** The subtitle on the desk, where a translation into its own language may take its place: ours, and of one language. */
import { useMemo } from 'react'
import { pairOf } from '../../../../shared/languagePair.ts'
import type { Replaced } from '../../../app/commands/commandStore.ts'
import { useDeskStore } from '../useDeskStore.ts'

/** null for a file of the user's, which nothing takes the place of, and for what stands nowhere. */
export function useReplaced(): Replaced | null {
  const sidecarId = useDeskStore('desk', ({ subject }) => subject?.sidecarId ?? null)
  const language = useDeskStore('desk', ({ text }) => (text?.isOurs ? text.language : null))
  const isForced = useDeskStore(
    'desk',
    ({ details, subject }) => details?.sidecars.find(({ id }) => id === subject?.sidecarId)?.isForced ?? false,
  )
  return useMemo(() => {
    if (sidecarId === null || language === null || isForced || pairOf(language) !== null) return null
    return { sidecarId, language }
  }, [sidecarId, language, isForced])
}
