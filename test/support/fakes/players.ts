/**
 * How players find a subtitle beside a video and read its language from its name, as far as docs/naming.md measured it and
 * their sources say it: null where it is not loaded, or not under a language.
 */
import { extname } from 'node:path'
import { baseOf, languages } from '../../../shared/language.ts'

export type Player = (video: string, subtitle: string) => string | null

const shortCodes = new Map(languages.map(({ tag }) => [baseOf(tag), baseOf(tag)]))
const bibliographic = new Map(languages.map(({ tag, iso6392B }) => [iso6392B, baseOf(tag)]))
const terminological = new Map(languages.map(({ tag, iso6392T }) => [iso6392T, baseOf(tag)]))
const regional = new Map(languages.map(({ tag }) => [tag.toLowerCase(), baseOf(tag)]))

/** Any spelling that ISO 639 has. */
function isoLanguage(code: string): string | null {
  return shortCodes.get(code) ?? bibliographic.get(code) ?? terminological.get(code) ?? null
}

/** What stands behind the video's name, without the extension; null where the name begins otherwise. */
function restOf(video: string, subtitle: string): string | null {
  const base = video.slice(0, video.length - extname(video).length)
  const stem = subtitle.slice(0, subtitle.length - extname(subtitle).length)
  return stem.startsWith(base) ? stem.slice(base.length) : null
}

/** `sub-auto=exact`: the name of the video and then nothing but a language. */
const mpvWith =
  (tag: RegExp): Player =>
  (video, subtitle) => {
    const [, code = ''] = tag.exec(restOf(video, subtitle) ?? '') ?? []
    return isoLanguage(baseOf(code.toLowerCase()))
  }

/** One word for a language, in the codes of 639-1 and 639-2B, then perhaps one flag. */
const plex: Player = (video, subtitle) => {
  const [, code = ''] = /^\.([a-z]{2,3})(?:\.(?:forced|sdh|cc))?$/.exec(restOf(video, subtitle) ?? '') ?? []
  return shortCodes.get(code) ?? bibliographic.get(code) ?? null
}

/** From the end: flags, then the first part that is a language; what stands before it becomes the title. */
const jellyfin: Player = (video, subtitle) => {
  const parts = restOf(video, subtitle)?.toLowerCase().split('.').slice(1) ?? []
  const code = parts.findLast((part) => (isoLanguage(part) ?? regional.get(part)) !== undefined && !flags.has(part))
  return code === undefined ? null : (isoLanguage(code) ?? regional.get(code) ?? null)
}
const flags = new Set(['default', 'forced', 'foreign', 'sdh', 'cc'])

/** The last part, once the flags are gone. */
const emby: Player = (video, subtitle) => {
  const rest = restOf(video, subtitle)
    ?.toLowerCase()
    .replace(/\.(?:forced|default|sdh)$/, '')
  const last = rest?.slice(rest.lastIndexOf('.') + 1) ?? ''
  return isoLanguage(last) ?? regional.get(last) ?? null
}

/** Cut at dots, blanks and dashes; from the end, the first word that is a language. A region alone names none. */
const kodi: Player = (video, subtitle) => {
  const rest = restOf(video, subtitle)?.toLowerCase() ?? ''
  const last = rest.slice(rest.lastIndexOf('.') + 1)
  if (regional.has(last)) return regional.get(last) ?? null
  return (
    rest
      .split(/[ .-]/)
      .map(isoLanguage)
      .findLast((code) => code !== null) ?? null
  )
}

/** Whatever contains the name of the video; what stands behind it is the label. */
const vlc: Player = (video, subtitle) => {
  const label = restOf(video, subtitle)?.split('.').slice(1).join('.') ?? ''
  return isoLanguage(baseOf(label.toLowerCase()))
}

const mpvOld = mpvWith(/^\.([a-z]{2,3})$/)
const mpvNew = mpvWith(/^\.([a-z]{2,3}(?:-[a-z]{1,8})*)$/i)

/** By the names of the profiles' readers; mpv in each generation that such a name has to be found by. */
export const playersByReader: ReadonlyMap<string, readonly Player[]> = new Map([
  ['Plex', [plex]],
  ['Jellyfin', [jellyfin]],
  ['Emby', [emby]],
  ['Kodi', [kodi]],
  ['mpv', [mpvOld, mpvNew]],
  ['VLC', [vlc]],
])
