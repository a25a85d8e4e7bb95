/** Decides when watch mode is worth a notification, and what it says. Shows nothing itself. */
import type { WatchState } from '../../../shared/contract/program/watch.ts'
import { nativeText } from '../nativeText.ts'
import { problemWords } from '../problemWords.ts'
import type { Notice } from './runNotice.ts'
import type { NativeTexts } from '../texts/NativeTexts.ts'

/** The daily digest, a folder that is out of sight, something that keeps it from working; nothing in quiet hours. */
export function watchNoticeOf(before: WatchState | null, now: WatchState, texts: NativeTexts): Notice | null {
  const { notice } = texts
  if (!now.isOn || now.quietUntilMs !== null) return null
  const { digest, problem } = now
  if (digest && digest.atMs !== before?.digest?.atMs) {
    const review = digest.questions > 0 ? { leads: { label: notice.review, screen: 'review' } as const } : {}
    return {
      title: notice.digestTitle,
      body: notice.digest({ written: digest.written, questions: digest.questions }),
      ...review,
    }
  }
  const lost = lostFolders(now).find((path) => !lostFolders(before).includes(path))
  if (lost !== undefined) return { title: notice.awayTitle, body: `${nativeText(lost)} · ${notice.away}` }
  if (problem && problem.code !== before?.problem?.code) {
    return { title: notice.watchTroubleTitle, body: problemWords(problem, texts) }
  }
  return null
}

function lostFolders(state: WatchState | null): readonly string[] {
  const lost = state?.folders.filter((folder) => folder.state === 'away' || folder.state === 'unreadable') ?? []
  return lost.map(({ path }) => path)
}
