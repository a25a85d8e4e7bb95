/** One upload as the app keeps it: a subtitle (or a pack of several files), what is said of it, and how far it is. */
import type {
  ReviewState,
  Sureness,
  UploadFault,
  UploadFieldName,
  UploadFields,
  UploadStep,
} from '../../shared/contract/upload.ts'
import type { ErrorCode } from '../../shared/errors.ts'

export type { ReviewState, Sureness, UploadFault, UploadFieldName, UploadFields, UploadStep }

/** A file as it was looked at; what is sent must still be the same. */
export interface UploadSourceFile {
  /** Absolute. */
  readonly path: string
  readonly name: string
  readonly sizeBytes: number
  /** Lower-case hex; '' for a file that could not be looked at. */
  readonly sha256: string
  /** The video that it is for; null where there is none, or nobody knows. */
  readonly videoPath: string | null
}

/** Its file is no subtitle that may be sent: the row is there to say so. */
export function isUnread({ files }: Pick<NewUpload, 'files'>): boolean {
  return files.some(({ sha256 }) => sha256 === '')
}

export type SurenessOfFields = Readonly<Record<UploadFieldName, Sureness>>

export interface NewUpload {
  /** The video that the fields were read from; null for a subtitle without one. */
  readonly videoPath: string | null
  readonly files: readonly UploadSourceFile[]
  readonly fields: UploadFields
  readonly sureness: SurenessOfFields
}

export interface UploadFailure {
  readonly code: ErrorCode
  readonly message: string
}

export interface UploadRecord extends NewUpload {
  readonly id: string
  readonly step: UploadStep
  /** Set from step 1 on. */
  readonly service: string | null
  readonly nId: string | null
  /** One for each file from step 2 on. */
  readonly fileIds: readonly string[]
  /** When it came to its step. */
  readonly steppedMs: number
  readonly failure: UploadFailure | null
  /** What the service said to step 3. */
  readonly message: string | null
  readonly review: ReviewState | null
  /** Why it was rejected. */
  readonly reason: string | null
  /** Release names of what looks like the same subtitle at the service; null when nobody has looked. */
  readonly duplicates: readonly string[] | null
}
