/** "Wrong, next": the subtitle that was written goes to the trash, is never taken for this video again, and the next is written. */
import { AppError } from '../../../shared/errors.ts'
import type { LanguageTag } from '../../../shared/language.ts'
import type { PlannedBatch, PlanOrder, PlanParts } from '../../batch/planBatch.ts'
import type { Survey } from '../../batch/surveyLibrary.ts'
import type { Connection } from '../../batch/connection.ts'
import type { History, Written } from '../../sidecar/history.ts'
import type { HistoryScope } from '../../sidecar/historyScope.ts'
import type { Undone } from '../../sidecar/undo.ts'
import { wantedLanguagesOf } from '../../wanted/wish.ts'
import type { WantedRules, Wish } from '../../wanted/wish.ts'
import type { FulfilOne } from './fulfilOne.ts'
import { nameOfPath } from '../folders/folderPaths.ts'
import type { LibrarySession } from '../library/librarySession.ts'

/** What was written instead. */
export interface NextSubtitle {
  readonly sidecarName: string
  readonly release: string
}

export interface WrongNextParts {
  readonly library: Pick<LibrarySession, 'entry' | 'video' | 'noteRemoved' | 'noteWritten'>
  readonly history: Pick<History, 'list' | 'startBatch'>
  readonly undo: (scope: HistoryScope) => Promise<readonly Undone[]>
  readonly reject: (videoPath: string, subtitleId: string, reason: string) => void
  readonly connect: () => Promise<Connection>
  readonly planBatch: (parts: PlanParts, survey: Survey, order: PlanOrder) => Promise<PlannedBatch>
  readonly fulfilOne: FulfilOne
  readonly rules: () => WantedRules
  readonly parseWishes: (text: string) => readonly Wish[]
}

export interface WrongFile {
  readonly videoId: string
  readonly language: LanguageTag
}

/** Answers what has happened in a sentence. @throws AppError 'file.missing', 'file.changed', and as a run does */
export function createWrongNext(
  parts: WrongNextParts,
): (file: WrongFile, signal: AbortSignal) => Promise<NextSubtitle | null> {
  return async (file, signal) => {
    const { path: videoPath } = parts.library.entry(file.videoId)
    const wrong = wrongFileOf(parts, videoPath, file.language)
    parts.reject(videoPath, wrong.details.subtitleId, 'A person said that it is wrong.')
    await takeAway(parts, wrong)
    const wish = wishFor(parts, wrong.language, file.language)
    return writeNext(parts, { videoId: file.videoId, wish, signal })
  }
}

function wrongFileOf({ history, rules }: WrongNextParts, videoPath: string, language: LanguageTag): Written {
  const rows = history.list({ kind: 'file', path: videoPath })
  const wish = rules().wishes.find((each) => wantedLanguagesOf(each)[0] === language)
  const alike = wish ? wantedLanguagesOf(wish) : []
  const row = rows.find((each) => each.language === language) ?? rows.find((each) => alike.includes(each.language))
  if (!row) throw new AppError('file.missing', 'There is no subtitle of ours in this language beside this video.')
  return row
}

async function takeAway({ undo, library }: WrongNextParts, wrong: Written): Promise<void> {
  const [undone] = await undo({ kind: 'row', id: wrong.id })
  if (undone?.outcome === 'kept') throw new AppError('file.changed', undone.message ?? 'You have edited this file.')
  if (undone?.outcome === 'failed') throw new AppError('file.notWritable', undone.message ?? 'It cannot be moved.')
  library.noteRemoved(wrong)
}

/** The wish that it was written for; the language alone where the wishes have changed since. */
function wishFor({ rules, parseWishes }: WrongNextParts, written: LanguageTag, asked: LanguageTag): Wish {
  const { wishes } = rules()
  const [plain] = parseWishes(written)
  const wish =
    wishes.find((each) => wantedLanguagesOf(each)[0] === asked) ??
    wishes.find((each) => wantedLanguagesOf(each).includes(written)) ??
    plain
  if (!wish) throw new AppError('input.unknownLanguage', `"${written}" is not a supported language.`)
  return wish
}

interface NextOrder {
  readonly videoId: string
  readonly wish: Wish
  readonly signal: AbortSignal
}

async function writeNext(parts: WrongNextParts, { videoId, wish, signal }: NextOrder): Promise<NextSubtitle | null> {
  const connection = await parts.connect()
  const batchId = parts.history.startBatch('wrong, next')
  const rules = { ...parts.rules(), wishes: [wish], skipWhenAudioMatches: false }
  const survey = { videos: [parts.library.video(videoId)], ignored: 0, orphans: 0 }
  const { choices } = await parts.planBatch(connection.batch.plan, survey, {
    rules,
    allowance: 'all',
    limitDownloads: null,
    isOffline: false,
    batchId,
    signal,
    emit: () => undefined,
  })
  const [choice] = choices
  const ranked = choice?.choice.ranked.filter(
    ({ alternativeIndex }) => wish.alternatives[alternativeIndex]?.kind === 'language',
  )
  const [first, ...next] = ranked ?? []
  if (!choice || !first) return null
  const picks = [first, ...next] as const
  const event = await parts.fulfilOne({ connection, rules, want: choice.want, picks, batchId, signal })
  parts.library.noteWritten({ videoPath: event.video, path: event.sidecar, language: event.language })
  return { sidecarName: nameOfPath(event.sidecar), release: event.release }
}
