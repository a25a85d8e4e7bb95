/** Which names which players read (measured; docs/naming.md). Data only. */
export type NamingProfile = 'universal' | 'plex' | 'jellyfin' | 'kodi' | 'mpv'

interface ProfileRules {
  /** Whether every player of the profile understands a region in a language tag ('pt-BR', 'zh-Hant'). */
  readonly readsRegions: boolean
}

export const profileRules: Readonly<Record<NamingProfile, ProfileRules>> = {
  universal: { readsRegions: false },
  plex: { readsRegions: false },
  jellyfin: { readsRegions: true },
  kodi: { readsRegions: true },
  mpv: { readsRegions: true },
}
