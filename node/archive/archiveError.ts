/** Why an archive was refused: one code for programs and tests, one sentence for people. */
import { AppError, type ErrorCode } from '../../shared/errors.ts'

const sentences = {
  ZIP_NOT_A_ZIP: 'The download is not a subtitle archive.',
  ZIP_TRUNCATED: 'The archive is cut off or damaged.',
  ZIP_AMBIGUOUS: 'The archive can be read in more than one way, so it was not opened.',
  ZIP_HEADER_MISMATCH: 'The archive contradicts itself, so it was not opened.',
  ZIP_OVERLAP: 'Files inside the archive overlap, so it was not opened.',
  ZIP_CRC: 'A file inside the archive is damaged.',
  ZIP_SIZE_LIE: 'A file inside the archive has another size than the archive says.',
  ZIP_RATIO: 'The archive unpacks to far more than a subtitle holds, so it was not opened.',
  ZIP_TOO_BIG: 'The archive is too large for subtitles.',
  ZIP_TOO_MANY: 'The archive holds too many files.',
  ZIP_ENCRYPTED: 'The archive is locked with a password.',
  ZIP_METHOD: 'The archive is packed in a way this app cannot open.',
  ZIP_MULTIDISK: 'The archive is one part of several, and the other parts are missing.',
  ZIP_SPECIAL_FILE: 'The archive holds links or devices, so it was not opened.',
  ZIP_UNSAFE_NAME: 'The archive holds a file whose name leaves its folder, so it was not opened.',
  ZIP_NO_SUBTITLE: 'The archive holds no subtitle.',
} as const

/** The codes are the ones of the hostile corpus; RAR archives use them too. */
export type ArchiveProblem = keyof typeof sentences

export class ArchiveError extends AppError {
  readonly detail: ArchiveProblem

  /** What is wrong, without advice: an archive of the user's own has no other one to try. */
  get fault(): string {
    return sentences[this.detail]
  }

  constructor(detail: ArchiveProblem, cause?: unknown) {
    super(codeOf(detail), `${sentences[detail]} Try another subtitle.`, cause)
    this.detail = detail
  }
}

function codeOf(detail: ArchiveProblem): ErrorCode {
  return detail === 'ZIP_NO_SUBTITLE' ? 'archive.noMember' : 'archive.unreadable'
}
