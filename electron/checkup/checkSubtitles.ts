/**
 * Looks at every subtitle of some videos, a few videos at a time, and tells what is found as it comes. Changes nothing on the
 * disk. What is known of unchanged files is not read again, so that a check-up that was stopped goes on where it was.
 */
import { toAppError } from '../../shared/errors.ts'
import { extensionOf } from '../library/scan/fileNames.ts'
import type { LibraryVideo, Sidecar } from '../library/mediaFile.ts'
import { holdsPictures } from '../library/pictureSubtitles.ts'
import { parseRelease } from '../../shared/release/parseRelease.ts'
import type { History } from '../sidecar/history/history.ts'
import type { CloseListener } from '../media/closeListener.ts'
import type { listen } from '../media/readMedia.ts'
import { readSidecarTokens } from '../library/sidecarTokens.ts'
import { stemOf } from '../library/scan/fileNames.ts'
import { baseName } from '../../shared/text/baseName.ts'
import { withoutMarks } from '../library/videoBeside.ts'
import { isOfRelease } from '../timing/timingFact.ts'
import type { TimingReader } from '../timing/timingWork.ts'
import type { CheckedFile, Finding } from './checkedFile.ts'
import type { CheckupStore } from './checkupStore.ts'
import type { FindingBook } from './findingBook.ts'
import type { CheckupFileReader, Examiner, ReadOutcome } from './fileReader.ts'
import { asFinding, findingsOf, languageOfText } from './findingsOf.ts'
import { isBelieved } from './isBelieved.ts'
import type { LanguageDoubts } from './languageDoubts.ts'
import { measureTimings, type TimedFile, type TimingKeepers, type TimingsOrder } from './measureTimings.ts'
import { sameWordsFaults } from './sameWords.ts'
import { createNotes, type CheckNote, type Notes } from './checkNotes.ts'
import type { Programs } from '../media/mediaTools.ts'

export type CheckupThread = Examiner & Pick<TimingReader, 'align' | 'prepare'>

export interface CheckSubtitlesParts {
  readonly store: CheckupStore
  readonly book: TimingKeepers['book']
  readonly unread: TimingKeepers['unread']
  readonly doubts: Pick<LanguageDoubts, 'keep'>
  readonly found: Pick<FindingBook, 'replace' | 'add'>
  readonly files: CheckupFileReader
  readonly history: Pick<History, 'ownerOf'>
  /** As many videos are looked at at a time. */
  readonly threads: readonly CheckupThread[]
  readonly listen: typeof listen
  /** null where the files of the close ear are not there. */
  readonly closeListener: CloseListener | null
  readonly programs: Programs
  /** Subtitles for the hearing-impaired are not wanted of this video. */
  readonly avoidsSounds: (videoPath: string) => boolean
  readonly settings: { readonly read: () => TimingsOrder['wishes'] }
}

export interface CheckOrder {
  readonly videos: readonly LibraryVideo[]
  /** Subtitles that belong to no video. */
  readonly orphans: readonly string[]
  readonly withSound: boolean
  readonly signal: AbortSignal
  readonly onFindings: (findings: readonly Finding[]) => void
  readonly onProgress: (checked: number) => void
}

export interface CheckOutcome {
  /** Picture subtitles are none: there is no text to look at, but those without a video are found. */
  readonly checked: number
  /** Files whose bytes were read. */
  readonly read: number
  /** Why something could not be asked or read. */
  readonly notes: readonly CheckNote[]
}

interface Group {
  readonly video: LibraryVideo | null
  readonly sidecars: readonly Sidecar[]
}

/** How many subtitles there are to look at. */
export function countSubtitles(order: Pick<CheckOrder, 'videos' | 'orphans'>): number {
  return groupsOf(order).reduce((sum, { sidecars }) => sum + sidecars.length, 0)
}

/** @throws whatever the signal was aborted with; a file that cannot be read is a note */
export async function checkSubtitles(parts: CheckSubtitlesParts, order: CheckOrder): Promise<CheckOutcome> {
  const { signal, onFindings, onProgress } = order
  const before = parts.files.reads
  const notes = createNotes()
  const all: CheckedFile[] = []
  const groups = groupsOf(order).values()
  let done = 0

  async function work(thread: CheckupThread): Promise<void> {
    for (const group of groups) {
      signal.throwIfAborted()
      const files = await checkGroup(parts, group, { thread, order, note: notes.add })
      all.push(...files)
      onFindings(findGroup(parts, files))
      done += group.sidecars.length
      onProgress(done)
    }
  }

  await Promise.all(parts.threads.map(work))
  signal.throwIfAborted()
  const sameWords = sameWordsFindings(all)
  parts.found.add(sameWords)
  onFindings(sameWords)
  const texts = all.filter(({ facts }) => facts.state !== 'pictures')
  return { checked: texts.length, read: parts.files.reads - before, notes: notes.all() }
}

/** Kept for whoever asks later. */
function findGroup({ found }: CheckSubtitlesParts, files: readonly CheckedFile[]): readonly Finding[] {
  const findings = files.flatMap((file) =>
    findingsOf(
      file,
      files.filter((other) => other !== file),
    ),
  )
  found.replace(
    files.map(({ path }) => path),
    findings,
  )
  return findings
}

/** One finding of a kind for a file: what it says itself was told already. */
function sameWordsFindings(files: readonly CheckedFile[]): readonly Finding[] {
  return [...sameWordsFaults(files)].flatMap(([file, fault]) =>
    findingsOf(file, []).some(({ kind }) => kind === fault.kind) ? [] : [asFinding(file, fault)],
  )
}

/** A subtitle that lies beside two copies of a film is looked at once. */
function groupsOf({ videos, orphans }: Pick<CheckOrder, 'videos' | 'orphans'>): readonly Group[] {
  const seen = new Set<string>()
  const isNew = ({ path }: Sidecar) => {
    if (seen.has(path)) return false
    seen.add(path)
    return true
  }
  const isText = (sidecar: Sidecar) => !holdsPictures(sidecar)
  const groups = [
    ...videos.map((video) => ({ video, sidecars: video.file.sidecars.filter(isText).filter(isNew) })),
    ...orphans.map((path) => ({ video: null, sidecars: [orphanOf(path)].filter(isNew) })),
  ]
  return groups.filter(({ sidecars }) => sidecars.length > 0)
}

function orphanOf(path: string): Sidecar {
  const stem = stemOf(baseName(path))
  const { language, isForced, isHearingImpaired } = readSidecarTokens(stem.slice(withoutMarks(stem).length))
  return { path, language, isForced, isHearingImpaired, extension: extensionOf(path) }
}

interface GroupWork {
  readonly thread: CheckupThread
  readonly order: CheckOrder
  readonly note: Notes['add']
}

interface ReadSidecar {
  readonly sidecar: Sidecar
  readonly outcome: ReadOutcome
}

async function checkGroup(parts: CheckSubtitlesParts, group: Group, work: GroupWork): Promise<readonly CheckedFile[]> {
  const { video, sidecars } = group
  const read: ReadSidecar[] = []
  for (const sidecar of sidecars) {
    const outcome = await readOne(parts, { group, sidecar, work })
    if (outcome && (video === null || outcome.facts.state !== 'pictures')) read.push({ sidecar, outcome })
  }
  const of = video && { video, release: parseRelease(video.file.path) }
  const avoidsSounds = video !== null && parts.avoidsSounds(video.file.path)
  const unmeasured = read.map(({ sidecar, outcome: { sha256, facts } }): CheckedFile => ({
    path: sidecar.path,
    sha256,
    language: sidecar.language,
    isForced: sidecar.isForced,
    isRePaired: sidecar.isRePaired === true,
    of,
    owner: ownerOf(parts, sidecar.path, sha256),
    facts,
    timing: null,
    avoidsSounds,
  }))
  const believed = new Set(unmeasured.filter(isBelieved).map(({ path }) => path))
  const timings = video === null ? null : await timingsOf(parts, video, { read, believed, group, work })
  const files = unmeasured.map((file) => ({ ...file, timing: timings?.get(file.path) ?? null }))
  keepDoubts(parts, files, read)
  return files
}

function keepDoubts(
  { doubts }: CheckSubtitlesParts,
  files: readonly CheckedFile[],
  read: readonly ReadSidecar[],
): void {
  for (const [at, file] of files.entries()) {
    const [videoPath, stamp] = [file.of?.video.file.path, read[at]?.outcome.stamp]
    if (videoPath !== undefined && stamp !== undefined)
      doubts.keep({ path: file.path, videoPath, stamp, found: languageOfText(file) })
  }
}

/** What was edited since is the user's. */
function ownerOf({ history }: CheckSubtitlesParts, path: string, sha256: string) {
  const owner = history.ownerOf(path)
  return owner?.sha256 === sha256 ? owner : null
}

interface OneFile {
  readonly group: Group
  readonly sidecar: Sidecar
  readonly work: GroupWork
}

/** There is nothing in them to read, and they may be large. */
const pictures: ReadOutcome = { sha256: '', facts: { state: 'pictures' }, spans: null, stamp: '' }

async function readOne(parts: CheckSubtitlesParts, one: OneFile): Promise<ReadOutcome | null> {
  const { thread, order, note } = one.work
  if (holdsPictures(one.sidecar)) return pictures
  try {
    return await parts.files.facts(toRead(one), thread, order.signal)
  } catch (thrown) {
    order.signal.throwIfAborted()
    note(toAppError(thrown).message, one.sidecar.path)
    return null
  }
}

function toRead({ group, sidecar: { path, extension, language } }: Pick<OneFile, 'group' | 'sidecar'>) {
  return { path, extension, language, fps: group.video?.media?.fps ?? null }
}

interface TimedGroup {
  readonly read: readonly ReadSidecar[]
  readonly believed: ReadonlySet<string>
  readonly group: Group
  readonly work: GroupWork
}

async function timingsOf(parts: CheckSubtitlesParts, video: LibraryVideo, timed: TimedGroup) {
  const { read, believed, group, work } = timed
  const { thread, order, note } = work
  const files = read.map(({ sidecar, outcome }): TimedFile => {
    const spans = outcome.spans ?? (() => parts.files.spans(toRead({ group, sidecar }), thread, order.signal))
    const owner = ownerOf(parts, sidecar.path, outcome.sha256)
    return {
      path: sidecar.path,
      sha256: outcome.sha256,
      stamp: outcome.stamp,
      isOurs: owner !== null,
      isOfRelease: isOfRelease(owner),
      isWhole: outcome.facts.state === 'read' && !sidecar.isForced && sidecar.isRePaired !== true,
      isBelieved: believed.has(sidecar.path),
      spans,
    }
  })
  const { withSound, signal } = order
  const { listen, closeListener } = parts
  const noteVideo = (sentence: string) => note(sentence, video.file.path)
  const tools = { reader: thread, listen, closeListener, ffmpeg: parts.programs.ffmpeg }
  const wishes = parts.settings.read()
  return measureTimings(parts, { video, files, withSound, wishes, signal, note: noteVideo, ...tools })
}
