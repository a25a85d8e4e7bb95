/** "Wrong, next": the subtitle that was written goes to the trash, is never taken for this video again, and the next is written. */
import { AppError } from '../../../../shared/errors.ts'
import { parseRelease } from '../../../../shared/release/parseRelease.ts'
import type { LanguageTag } from '../../../../shared/language.ts'
import { pairOf } from '../../../../shared/languagePair.ts'
import type { FulfilPlan } from '../../../batch/delivery/loggedFulfil.ts'
import { planBatch } from '../../../batch/planBatch.ts'
import type { TitleMemory } from '../../../matching/titleMemory.ts'
import type { SettingsStore } from '../../../settings/settings.ts'
import { scopeOf, stepOutcome } from '../../../batch/stepOutcome.ts'
import { asRun, type Runs } from '../../../runs/runs.ts'
import type { History, Written } from '../../../sidecar/history/history.ts'
import { parseWishes } from '../../../wanted/parseWishes.ts'
import { orderedRules, rulesOfPath } from '../../../wanted/rulesBook.ts'
import type { WantedRules } from '../../../wanted/wantedRules.ts'
import { languagesOfWish, soughtWishes, type Wish } from '../../../wanted/wish.ts'
import { fulfilOne } from './fulfilOne.ts'
import { nameOfPath } from '../../folders/folderPaths.ts'
import type { LibrarySession } from '../../library/librarySession.ts'
import type { ServiceLink } from '../../serviceLink.ts'
import type { UndoRuns } from '../../../batch/undoRuns.ts'

/** What was written instead. */
export interface NextSubtitle {
  readonly sidecarName: string
  readonly release: string
}

export interface WrongNextParts {
  readonly library: Pick<LibrarySession, 'entry' | 'video' | 'recordRemoved' | 'recordWritten'>
  readonly history: Pick<History, 'list'>
  readonly runs: Pick<Runs, 'open' | 'record' | 'end'>
  readonly undoRuns: Pick<UndoRuns, 'undo'>
  readonly memory: Pick<TitleMemory, 'reject'>
  readonly link: Pick<ServiceLink, 'current'>
  readonly fulfilPlan: FulfilPlan
  readonly settings: Pick<SettingsStore, 'read'>
  readonly rules: Pick<WantedRules, 'book'>
}

export interface WrongFile {
  readonly videoId: string
  readonly language: LanguageTag
}

/** null where there is no other one. @throws AppError 'file.missing', 'file.changed', and as a run does */
export async function wrongNext(
  parts: WrongNextParts,
  file: WrongFile,
  signal: AbortSignal,
): Promise<NextSubtitle | null> {
  const { path: videoPath } = parts.library.entry(file.videoId)
  const wishes = soughtWishes(rulesOfPath(parts.rules.book(), videoPath).wishes)
  const wrong = wrongFileOf(parts.history.list({ kind: 'file', path: videoPath }), wishes, file.language)
  parts.memory.reject(videoPath, wrong.details.subtitleId, 'A person said that it is wrong.')
  await takeAway(parts, wrong)
  const wish = wishFor(wishes, wrong.language, file.language)
  return writeNext(parts, { videoId: file.videoId, wish, signal })
}

/** The one in this language; else one that was taken for it. */
function wrongFileOf(written: readonly Written[], wishes: readonly Wish[], language: LanguageTag): Written {
  // Two languages in one file were taken from no candidate: each of its two files has its own.
  const rows = written.filter((each) => pairOf(each.language) === null)
  const wish = wishes.find((each) => languagesOfWish(each)[0] === language)
  const alike = wish ? languagesOfWish(wish) : []
  const row = rows.find((each) => each.language === language) ?? rows.find((each) => alike.includes(each.language))
  if (!row) throw new AppError('file.missing', 'There is no subtitle of ours in this language beside this video.')
  return row
}

async function takeAway({ undoRuns, library }: WrongNextParts, wrong: Written): Promise<void> {
  const [undone] = await undoRuns.undo({ kind: 'row', id: wrong.id })
  if (undone?.outcome === 'kept') throw new AppError('file.changed', undone.message ?? 'You have edited this file.')
  if (undone?.outcome === 'failed') throw new AppError('file.notWritable', undone.message ?? 'It cannot be moved.')
  library.recordRemoved(wrong)
}

/** The wish that it was written for; the language alone where the wishes have changed since. */
function wishFor(wishes: readonly Wish[], written: LanguageTag, asked: LanguageTag): Wish {
  const [plain] = parseWishes(written)
  const wish =
    wishes.find((each) => languagesOfWish(each)[0] === asked) ??
    wishes.find((each) => languagesOfWish(each).includes(written)) ??
    plain
  if (!wish) throw new AppError('input.unknownLanguage', `"${written}" is not a supported language.`)
  return wish
}

interface NextOrder {
  readonly videoId: string
  readonly wish: Wish
  readonly signal: AbortSignal
}

/** Another in the place of one of ours: a run of its own, so that it can be taken back. */
function writeNext(parts: WrongNextParts, order: NextOrder): Promise<NextSubtitle | null> {
  const { file } = parts.library.video(order.videoId)
  const scope = scopeOf([parseRelease(file.path)])
  return asRun(parts.runs, { kind: 'better', command: 'wrong, next', scope }, (runId) => writeIn(parts, order, runId))
}

async function writeIn(
  parts: WrongNextParts,
  { videoId, wish, signal }: NextOrder,
  batchId: string,
): Promise<NextSubtitle | null> {
  const connection = await parts.link.current()
  const rules = parts.rules.book()
  const survey = { videos: [parts.library.video(videoId)], ignored: 0, orphans: 0 }
  const { rankedGaps } = await planBatch(connection.batch.plan, survey, {
    rules: orderedRules(rules, { wishes: [wish], skipWhenAudioMatches: false }),
    allowance: 'all',
    limitDownloads: null,
    isOffline: false,
    batchId,
    signal,
    emit: () => undefined,
  })
  const [choice] = rankedGaps
  const ranked = choice?.ranking.candidates.filter(
    ({ alternativeIndex }) => wish.alternatives[alternativeIndex]?.kind === 'language',
  )
  const [first, ...next] = ranked ?? []
  if (choice && !first) parts.runs.record(batchId, [stepOutcome(choice.gap, noneLeft)])
  if (!choice || !first) return null
  const picks = [first, ...next] as const
  const one = { connection, rules, gap: choice.gap, picks, batchId, runs: parts.runs, signal }
  const event = await fulfilOne(parts.fulfilPlan, one)
  parts.library.recordWritten({ videoPath: event.video, path: event.sidecar, language: event.language })
  return { sidecarName: nameOfPath(event.sidecar), release: event.release }
}

const noneLeft = {
  kind: 'skipped',
  reason: 'no-candidate',
  code: null,
  message: 'The service has no other subtitle for this video.',
} as const
