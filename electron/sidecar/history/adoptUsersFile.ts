/** Takes a subtitle of the user's into the history as version 1, as it stands on the disk. Reads of the disk only the video. */
import type { LanguageTag } from '../../../shared/language.ts'
import { sha256Of } from '../../disk/disk.ts'
import type { History, Written, WrittenDetails } from './history.ts'
import { subjectOfVideo } from './subjectOf.ts'
import { readVideoContent } from './videoContent.ts'

export interface UsersFile {
  readonly batchId: string
  readonly videoPath: string
  readonly path: string
  readonly bytes: Uint8Array
  readonly language: LanguageTag | null
  /** Of its text, as preparing it tells. */
  readonly fingerprint: string
  readonly encoding: string
}

/** As standards name a language that nobody knows. */
const unknownLanguage = 'und'

/** No service brought it, and nobody judged it. */
const ofTheUser: Omit<WrittenDetails, 'encoding'> = {
  subtitleId: '',
  service: '',
  release: '',
  tier: 0,
  reasons: [],
  warnings: [],
  isMachineMade: false,
  member: '',
}

export async function adoptUsersFile(history: Pick<History, 'adopt'>, file: UsersFile): Promise<Written> {
  const { bytes, language, encoding, videoPath, batchId, path, fingerprint } = file
  return history.adopt({
    ...{ batchId, videoPath, path, fingerprint },
    sha256: sha256Of(bytes),
    sizeBytes: bytes.length,
    language: language ?? unknownLanguage,
    subject: subjectOfVideo(videoPath),
    details: { ...ofTheUser, encoding, isAdopted: true },
    video: await readVideoContent(videoPath),
  })
}
