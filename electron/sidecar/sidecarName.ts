/** The name of a subtitle file beside its video. Pure: decides names, touches no disk. */
import { basename, extname } from 'node:path'
import { AppError } from '../../shared/errors.ts'
import { baseOf, languageOf, type LanguageTag } from '../../shared/language.ts'
import { profileRules, type NamingProfile } from './namingProfiles.ts'

export type SidecarExtension = 'srt' | 'vtt' | 'ass' | 'ssa' | 'smi' | 'sub'

export interface SidecarNaming {
  readonly language: LanguageTag
  readonly isForced: boolean
  readonly isHearingImpaired: boolean
  readonly extension: SidecarExtension
  readonly profile: NamingProfile
  /** Keeps the region whatever the profile: a subtitle of another region is to stand beside it. */
  readonly keepsRegion?: boolean
}

/** The longest file name, in bytes of UTF-8, that common file systems take. */
const longestNameBytes = 255

/**
 * `<video base name, byte for byte>.<lang>[.forced|.sdh].<ext>`, in the video's folder.
 * Throws `file.nameTooLong` when no file system would take the name.
 */
export function sidecarPath(videoPath: string, naming: SidecarNaming): string {
  const stem = videoPath.slice(0, videoPath.length - extname(videoPath).length)
  const flag = naming.isForced ? '.forced' : naming.isHearingImpaired ? '.sdh' : ''
  const path = `${stem}.${languageToken(naming)}${flag}.${naming.extension}`
  const name = basename(path)
  if (new TextEncoder().encode(name).length > longestNameBytes)
    throw new AppError(
      'file.nameTooLong',
      `The video's name is too long to put a subtitle beside it: "${name}". Shorten the name of the video.`,
    )
  return path
}

/** Two letters where the language has them; Hindi is always 'hin', because players read a bare 'hi' as hearing-impaired. */
function languageToken({ language, profile, keepsRegion = false }: SidecarNaming): string {
  const base = baseOf(language)
  if (base === 'hi') return 'hin'
  const writesRegion = language.includes('-') && (keepsRegion || profileRules[profile].readsRegions)
  return writesRegion ? (languageOf(language)?.tag ?? language) : base
}
