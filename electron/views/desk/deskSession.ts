/** One subtitle on the desk: its text, what the evidence says of it, and keeping what a person made of it. */
import type { DeskFile, DeskMeasure, DeskText } from '../../../shared/contract/videos/desk.ts'
import { AppError } from '../../../shared/errors.ts'
import { lookedCues } from '../../../shared/subtitle/cueLook.ts'
import type { EditDraft } from '../../../shared/subtitle/edit/editDraft.ts'
import type { SubtitleEdit } from '../../../shared/subtitle/edit/editedCues.ts'
import { sha256Of, type Disk } from '../../disk/disk.ts'
import { diskErrorOf } from '../../disk/diskErrors.ts'
import type { LibraryVideo, Sidecar } from '../../library/mediaFile.ts'
import { fileOutcome } from '../../runs/fileOutcome.ts'
import { asAct, type Runs } from '../../runs/runs.ts'
import { adoptedSince } from '../../sidecar/history/adoptedSince.ts'
import type { History, Written } from '../../sidecar/history/history.ts'
import { isGivenBack, hasItsName } from '../../sidecar/history/versionChain.ts'
import { readSubtitle } from '../../sidecar/readSubtitle.ts'
import type { Trash } from '../../sidecar/trash/trash.ts'
import type { TimingCheck, TimingOrder } from '../../timing/checkTiming.ts'
import type { DraftBook } from '../../timing/draftBook.ts'
import { heardAt } from '../../timing/timingSources.ts'
import type { TimingBook } from '../../timing/timingBook.ts'
import { isEditable } from '../../timing/editWork.ts'
import type { EditedSave } from '../../timing/saveEdited.ts'
import type { ReadySubtitle } from '../../verify/prepareSubtitle.ts'
import type { TextReader } from '../../verify/textReader.ts'
import { nameOfPath } from '../folders/folderPaths.ts'
import { videoIdOf } from '../ids.ts'
import type { LibrarySession } from '../library/librarySession.ts'
import type { OfferedText } from '../plan/board/preview.ts'
import type { PlanCommands } from '../plan/planCommands.ts'
import type { FoundSession } from '../search/foundSession.ts'
import type { Topics } from '../topics.ts'
import type { DeskLanes } from './deskLanes.ts'
import { scopeOf } from '../../batch/stepOutcome.ts'
import { deskMeasureOf, evidenceOf } from './deskMeasure.ts'

export interface DeskTools {
  readonly reader: Pick<TextReader, 'prepare'>
  check(order: TimingOrder): Promise<TimingCheck>
  save(save: EditedSave): Promise<Written>
  close(): Promise<void>
}

export interface DeskSessionParts {
  readonly library: Pick<LibrarySession, 'has' | 'video' | 'entry' | 'recordWritten'>
  readonly history: Pick<History, 'ownerOf' | 'get' | 'list'>
  readonly runs: Pick<Runs, 'open' | 'end' | 'record' | 'refuse'>
  readonly disk: Pick<Disk, 'stat' | 'read'>
  readonly trash: Pick<Trash, 'read'>
  /** A thread that ends with the work. */
  readonly open: () => DeskTools
  readonly lanes: DeskLanes
  readonly plan: Pick<PlanCommands, 'lookInside' | 'lookAtOther'>
  readonly search: Pick<FoundSession, 'lookInside'>
  readonly topics: Pick<Topics, 'changed'>
  readonly timings: Pick<TimingBook, 'of'>
  readonly drafts: DraftBook
}

export interface Beside {
  readonly videoId: string
  readonly sidecarId: string
}

/** Which page edits, and what it has seen of what was edited before. */
interface Edited {
  readonly deskId: string
  readonly over: number
}

export interface DeskSave extends Beside, Edited, SubtitleEdit {
  readonly version: string
  readonly adopts: boolean
  readonly isOverNewer: boolean
}

export interface DeskDraftOrder extends Beside, Edited {
  readonly version: string
  readonly draft: EditDraft | null
}

export interface DeskSession {
  text(file: DeskFile, signal: AbortSignal): Promise<DeskText>
  measure(
    order: Beside & { readonly deskId: string; readonly sound: number | null },
    until: AbortSignal,
  ): Promise<DeskMeasure>
  /** What is edited and not kept yet; null: nothing any more. Answers with what another page has edited since. */
  draft(order: DeskDraftOrder): { revision: number; other: EditDraft | null }
  save(save: DeskSave, signal: AbortSignal): Promise<{ batchId: string; text: DeskText }>
}

export function createDeskSession(parts: DeskSessionParts): DeskSession {
  const { library, history, lanes } = parts

  async function withTools<Result>(work: (tools: DeskTools) => Promise<Result>): Promise<Result> {
    const tools = parts.open()
    try {
      return await work(tools)
    } finally {
      await tools.close()
    }
  }

  async function textBeside({ videoId, sidecarId }: Beside, tools: DeskTools, signal: AbortSignal): Promise<DeskText> {
    const { video, sidecar } = subjectOf(library, { videoId, sidecarId })
    const { path } = sidecar
    const bytes = await readSubtitle(parts.disk, path)
    const hints = { languageHint: sidecar.language, fileName: path, fps: video.media?.fps ?? null }
    const ready = await tools.reader.prepare(bytes, hints, signal)
    const { language } = sidecar
    return measured({ bytes, ready, path, language, owner: history.ownerOf(path), videoId, sidecarId })
  }

  async function textOfRow(rowId: number, tools: DeskTools, signal: AbortSignal): Promise<DeskText> {
    const row = history.get(rowId)
    if (!row) throw new AppError('file.missing', 'The history knows nothing of this file any more.')
    const bytes = await bytesOf(parts, row)
    const { path, language } = row
    const ready = await tools.reader.prepare(bytes, { languageHint: language, fileName: path }, signal)
    const owner = isGivenBack(row) ? null : row
    return measured({ bytes, ready, path, language, owner, ...placeOf(row) })
  }

  /** With what is known of its timing, where it stands beside its video as it was measured. */
  function measured(about: Omit<TextParts, 'adoptedMs'>): DeskText {
    const read = textOf({ ...about, adoptedMs: adoptedSince(history, about.owner) })
    if (read.sidecarId === null) return read
    const text = { ...read, ...draftOf(about.path, read.version) }
    const { file, media } = library.video(text.videoId)
    const told = parts.timings.of(about.path, file)
    if (told?.sha256 !== text.version) return text
    return { ...text, measured: deskMeasureOf(evidenceOf(told.fact), media?.durationMs ?? null) }
  }

  function draftOf(path: string, version: string): Pick<DeskText, 'draft' | 'draftRevision' | 'isDraftOfOther'> {
    const drafted = parts.drafts.of(path)
    const isDraftOfOther = drafted !== null && drafted.sha256 !== version
    const draft = isDraftOfOther ? null : (drafted?.draft ?? null)
    return { draft, draftRevision: drafted?.revision ?? 0, isDraftOfOther }
  }

  /** An older version stands nowhere: it is looked at, not changed. */
  function placeOf(row: Written): Pick<DeskText, 'videoId' | 'sidecarId'> {
    const { path } = row
    const videoId = videoIdOf(row.videoPath)
    if (!library.has(videoId))
      throw new AppError('file.missing', 'This video is no longer in the library. Scan again to look for it.')
    const isBeside = hasItsName(history, row) && library.video(videoId).file.sidecars.some((each) => each.path === path)
    return { videoId, sidecarId: isBeside ? videoIdOf(path) : null }
  }

  return {
    async text(file, signal) {
      switch (file.kind) {
        case 'beside':
          return withTools((tools) => textBeside(file, tools, signal))
        case 'row':
          return withTools((tools) => textOfRow(file.rowId, tools, signal))
        case 'candidate': {
          const { questionId: rowId, candidateId, mayDownload } = file
          return textOfOffered(await parts.plan.lookInside({ rowId, candidateId, mayDownload }, signal))
        }
        case 'found':
          return textOfOffered(await parts.search.lookInside(file, signal))
        case 'other':
          return textOfOffered(await parts.plan.lookAtOther(file, signal))
      }
    },
    measure: ({ deskId, sound, ...beside }, until) =>
      lanes.run(deskId, { kind: 'measure', until }, (signal) =>
        withTools(async (tools) => {
          const { video, sidecar } = subjectOf(library, beside)
          const order = { video, path: sidecar.path, mayReadVideo: true, ...heardAt(sound), signal }
          return deskMeasureOf(await tools.check(order), video.media?.durationMs ?? null)
        }),
      ),
    draft({ version, draft, deskId: page, over, ...beside }) {
      const { path } = subjectOf(library, beside).sidecar
      const { drafts } = parts
      const by = { page, over }
      const other = draft ? drafts.keep({ path, sha256: version, draft }, by) : drafts.forget(path, by)
      return { revision: drafts.of(path)?.revision ?? 0, other: other?.draft ?? null }
    },
    save: ({ version, adopts, isOverNewer, speed, offsetMs, changes, deskId: page, over, ...beside }, signal) =>
      withTools(async (tools) => {
        const { video, sidecar } = subjectOf(library, beside)
        const edit = { speed, offsetMs, changes }
        const scope = scopeOf([library.entry(beside.videoId)])
        const batchId = await asAct(parts.runs, { kind: 'edit', command: 'desk', scope }, async (runId) => {
          const kept = { sha256: version, edit, adopts, isOverNewer }
          const written = await tools.save({ batchId: runId, video, sidecar, ...kept, signal })
          parts.drafts.forget(sidecar.path, { page, over })
          library.recordWritten(written)
          parts.runs.record(runId, [fileOutcome({ ...written, writtenId: written.id }, { state: 'written' })])
          return runId
        })
        parts.topics.changed('history')
        return { batchId, text: await textBeside(beside, tools, signal) }
      }),
  }
}

interface Subject {
  readonly video: LibraryVideo
  readonly sidecar: Sidecar
}

function subjectOf(library: DeskSessionParts['library'], { videoId, sidecarId }: Beside): Subject {
  const video = library.video(videoId)
  const sidecar = video.file.sidecars.find(({ path }) => videoIdOf(path) === sidecarId)
  if (sidecar) return { video, sidecar }
  throw new AppError('file.missing', 'The file is no longer there, or its drive is away. Scan again.')
}

async function bytesOf({ history, disk, trash }: DeskSessionParts, row: Written): Promise<Uint8Array> {
  const { path, trashPath } = row
  if (hasItsName(history, row)) return readSubtitle(disk, path)
  if (trashPath === null) throw new AppError('file.missing', 'This version was deleted for good, so its text is gone.')
  return trash.read(trashPath).catch((thrown: unknown) => {
    throw diskErrorOf(thrown, path)
  })
}

function textOfOffered({ video, release, language, isMachineMade, document }: OfferedText): DeskText {
  return {
    name: release,
    videoId: videoIdOf(video.file.path),
    sidecarId: null,
    language,
    format: document.format,
    canEditWords: false,
    isOurs: false,
    adoptedMs: null,
    isMachineMade,
    rowId: null,
    version: '',
    measured: null,
    draft: null,
    draftRevision: 0,
    isDraftOfOther: false,
    cues: lookedCues(document),
  }
}

interface TextParts extends Pick<DeskText, 'videoId' | 'sidecarId'> {
  readonly bytes: Uint8Array
  readonly ready: ReadySubtitle
  readonly path: string
  readonly language: string | null
  readonly owner: Written | null
  readonly adoptedMs: number | null
}

function textOf({ bytes, ready, path, language, owner, adoptedMs, videoId, sidecarId }: TextParts): DeskText {
  const { document } = ready
  return {
    name: nameOfPath(path),
    videoId,
    sidecarId,
    language,
    format: document.format,
    canEditWords: sidecarId !== null && isEditable(document.format),
    isOurs: owner !== null,
    adoptedMs,
    isMachineMade: owner?.details.isMachineMade ?? false,
    rowId: owner?.id ?? null,
    version: sha256Of(bytes),
    measured: null,
    draft: null,
    draftRevision: 0,
    isDraftOfOther: false,
    cues: lookedCues(document),
  }
}
