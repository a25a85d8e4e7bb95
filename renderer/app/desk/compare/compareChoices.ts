/** What the subtitle on the desk can be compared with: as it was before its edits, other files, versions and candidates. Pure. */
import type { DeskFile } from '../../../../shared/contract/videos/desk.ts'
import type { Version, VersionAct } from '../../../../shared/contract/runs/history.ts'
import type { VideoDetails } from '../../../../shared/contract/library.ts'
import type { CandidateRow } from '../../../../shared/contract/plan.ts'
import type { SeenSubject } from '../seenState.ts'
import type { OtherChoice } from '../../others/othersStore.ts'
import { fileKey } from '../deskFiles.ts'

export interface CompareChoice {
  readonly key: string
  readonly kind: 'before' | 'beside' | 'version' | 'candidate' | 'other'
  /** null: the file as it is written, without what was done to it here. */
  readonly file: DeskFile | null
  readonly name: string
  readonly language: string | null
  /** When an older version was written. */
  readonly atMs: number | null
  /** What made an older version; null where nothing tells. */
  readonly act: VersionAct | null
  /** Looking at it costs a download. */
  readonly costs: boolean
}

export interface ChoiceSources {
  readonly subject: SeenSubject
  /** Of the text on the desk, where the history knows it. */
  readonly rowId: number | null
  readonly details: Pick<VideoDetails, 'sidecars'>
  readonly versions: readonly Version[]
  readonly candidates: readonly CandidateRow[]
  /** What else is on offer for the wish that the text on the desk meets. */
  readonly others: readonly OtherChoice[]
}

const plain = { name: '', language: null, atMs: null, act: null, costs: false } as const

export function choicesOf(sources: ChoiceSources): readonly CompareChoice[] {
  const { subject, rowId, details, versions, candidates } = sources
  const { file, videoId, sidecarId } = subject
  const shown = fileKey(file)
  const beside = details.sidecars.map(({ id, name, language }): CompareChoice => {
    const other = { kind: 'beside', videoId, sidecarId: id } as const
    return { ...plain, key: fileKey(other), kind: 'beside', file: other, name, language }
  })
  const older = versions
    .filter((version) => version.place === 'trash' && version.rowId !== rowId)
    .map(({ rowId: id, release: name, atMs, act }): CompareChoice => {
      const other = { kind: 'row', rowId: id } as const
      return { ...plain, key: fileKey(other), kind: 'version', file: other, name, atMs, act }
    })
  const offered =
    file.kind === 'candidate'
      ? candidates.map(({ id, release: name, isCached }): CompareChoice => {
          const other = { ...file, candidateId: id, mayDownload: false } as const
          return { ...plain, key: fileKey(other), kind: 'candidate', file: other, name, costs: !isCached }
        })
      : []
  const others = sources.others.map(({ file: other, release: name, isCached }): CompareChoice => {
    return { ...plain, key: fileKey(other), kind: 'other', file: other, name, costs: !isCached }
  })
  const before: readonly CompareChoice[] = sidecarId === null ? [] : [asWritten]
  const own = sidecarId === null ? null : fileKey({ kind: 'beside', videoId, sidecarId })
  return [...before, ...offered, ...others, ...beside, ...older].filter(({ key }) => key !== shown && key !== own)
}

export const asWritten: CompareChoice = { ...plain, key: 'before', kind: 'before', file: null }
