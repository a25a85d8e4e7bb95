/** Which names which players read (measured; the table stands in ARCHITECTURE.md, "Names of written files"). Data only. */
export type NamingProfile = 'universal' | 'plex' | 'jellyfin' | 'kodi' | 'mpv'

interface ProfileRules {
  /** Whether every player of the profile understands a region in a language tag ('pt-BR', 'zh-Hant'). */
  readonly readsRegions: boolean
  /** "Who will see it", for people. */
  readonly readers: string
}

export const profileRules: Readonly<Record<NamingProfile, ProfileRules>> = {
  universal: { readsRegions: false, readers: 'Plex, Jellyfin, Emby, Kodi, mpv and VLC' },
  plex: { readsRegions: false, readers: 'Plex; Jellyfin, Kodi, mpv and VLC read it too' },
  jellyfin: { readsRegions: true, readers: 'Jellyfin and Emby; Plex may show a regional language as unknown' },
  kodi: { readsRegions: true, readers: 'Kodi; Plex may show a regional language as unknown' },
  mpv: { readsRegions: true, readers: 'mpv from 0.40 on and VLC; older mpv does not load regional names' },
}
