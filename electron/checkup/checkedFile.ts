/** One subtitle as a check-up sees it: what it says, what it should be, and what lies beside it. Data only. */
import type { Evidence, FindingKind, MendVerb } from '../../shared/contract/videos/checkup.ts'
import type { LanguageTag } from '../../shared/language.ts'
import type { Release } from '../../shared/release/release.ts'
import type { LibraryVideo } from '../library/mediaFile.ts'
import type { Written } from '../sidecar/history/history.ts'
import type { ReadFacts, TextFacts } from '../verify/textFacts.ts'
import type { TimingFact } from '../timing/timingFact.ts'
import type { SeenFile } from './seenFile.ts'

export interface CheckedVideo {
  readonly video: LibraryVideo
  readonly release: Release
}

/** As much of it as what was found needs to be told and mended. */
export interface FoundFile {
  readonly path: string
  readonly sha256: string
  /** Null where the name tells none. */
  readonly language: LanguageTag | null
  /** Null for a subtitle that belongs to no video. */
  readonly of: CheckedVideo | null
  /** What the history says of it, where it holds what we wrote. */
  readonly owner: Written | null
  /** Null where there is nothing to measure it against, or nothing could tell. */
  readonly timing: TimingFact | null
}

export interface CheckedFile extends FoundFile {
  readonly isForced: boolean
  /** It is named after another video than its own. */
  readonly isRePaired: boolean
  readonly facts: TextFacts
  /** Subtitles for the hearing-impaired are not wanted of this video. */
  readonly avoidsSounds: boolean
}

/** A file with words in it. */
export type ReadFile = CheckedFile & { readonly facts: ReadFacts & { readonly state: 'read' } }

export interface Finding {
  readonly file: FoundFile
  readonly kind: FindingKind
  readonly severity: 'high' | 'low'
  readonly evidence: Evidence
  /** What can be done; of a file of the user's after taking it over. */
  readonly mend: MendVerb | null
  /** Besides its own file and video: it holds only while these are the same. */
  readonly restsOn?: readonly SeenFile[]
}

export type FoundFault = Omit<Finding, 'file'>

export function isRead(file: CheckedFile): file is ReadFile {
  return file.facts.state === 'read'
}
