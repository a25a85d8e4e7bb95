/** Decides when a newer version of the app is worth a notification, and what it says. Shows nothing itself. */
import type { UpdatesState } from '../../../shared/contract/runs/updates.ts'
import { nativeText } from '../nativeText.ts'
import type { Notice } from './runNotice.ts'
import type { NativeTexts } from '../texts/NativeTexts.ts'

/** Each version once when it is found, and once when it is ready. `before`: null at the start. */
export function updateNoticeOf(before: UpdatesState | null, now: UpdatesState, texts: NativeTexts): Notice | null {
  const { status, version } = now
  if (version === null) return null
  const { update } = texts
  const shown = nativeText(version)
  if (status === 'ready' && before?.status !== 'ready')
    return { title: update.readyTitle({ version: shown }), body: update.ready }
  if (version === before?.version || status === 'downloading') return null
  return { title: update.foundTitle({ version: shown }), body: update.found }
}
