/** Under which licence a build of ffmpeg may be handed on: by the switches it was configured with. Pure. */

/** As ffmpeg's own LICENSE.md has it: version 3 of either where --enable-version3 is among the switches. */
export type FfmpegLicence =
  'LGPL-2.1-or-later' | 'LGPL-3.0-or-later' | 'GPL-2.0-or-later' | 'GPL-3.0-or-later' | 'nonfree'

/** Of what `ffmpeg -version` answers; null where it does not say how it was configured. */
export function ffmpegLicence(said: string): FfmpegLicence | null {
  const configuration = /^ *configuration: *(.*)$/m.exec(said)?.[1]
  if (configuration === undefined) return null
  const switches = new Set(configuration.split(/\s+/))
  const isLater = switches.has('--enable-version3')
  if (switches.has('--enable-nonfree')) return 'nonfree'
  if (switches.has('--enable-gpl')) return isLater ? 'GPL-3.0-or-later' : 'GPL-2.0-or-later'
  return isLater ? 'LGPL-3.0-or-later' : 'LGPL-2.1-or-later'
}

/** What every ffmpeg says of itself first: '7.1', 'n7.1-12-gabc'. */
export function ffmpegVersion(said: string): string | null {
  return /^ffmpeg version (\S+)/.exec(said)?.[1]?.slice(0, 60) ?? null
}
