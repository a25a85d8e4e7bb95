/** What a subtitle beside a video is called once its name says the language of its text. Pure: decides names, touches no disk. */
import { basename } from 'node:path'
import type { LanguageTag } from '../../shared/language.ts'
import { stemOf } from '../library/scan/fileNames.ts'
import { readSidecarTokens } from '../library/sidecarTokens.ts'
import { withoutMarks } from '../library/videoBeside.ts'
import type { Finding } from './checkedFile.ts'
import { isNameTooLong, sidecarExtensionOf, writtenName, type NameRules } from '../sidecar/publish/writtenName.ts'

/** As every player reads it. */
const plainNames: NameRules = {
  profile: 'universal',
  regionalTwins: new Set(),
  clean: { hearingImpaired: false, format: 'keep' },
}

export interface MisnamedFile {
  readonly path: string
  readonly videoPath: string
  /** Of its text, as a check-up found it. */
  readonly found: LanguageTag
}

/** null where no name tells: of a text in another alphabet nobody knows the language, and some names would be too long. */
export function nameInLanguage({ path, videoPath, found }: MisnamedFile): string | null {
  const extension = sidecarExtensionOf(path)
  if (extension === null || found === otherAlphabet) return null
  const stem = stemOf(basename(path))
  const { isForced, isHearingImpaired } = readSidecarTokens(stem.slice(withoutMarks(stem).length))
  const [gap, pick] = [
    { videoPath, isForced },
    { language: found, isHearingImpaired, extension },
  ]
  return isNameTooLong(gap, pick, plainNames) ? null : writtenName(gap, pick, plainNames)
}

/** The name on offer for a file of the user's whose name says another language than its text: its text stays as it is. */
export function nameOnOffer({ file, evidence }: Finding): string | null {
  if (evidence.code !== 'other-language' || file.owner !== null || file.of === null) return null
  const { path, of } = file
  const name = nameInLanguage({ path, videoPath: of.video.file.path, found: evidence.found })
  return name === null ? null : basename(name)
}

const otherAlphabet = 'other'
