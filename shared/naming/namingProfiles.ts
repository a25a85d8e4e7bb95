/**
 * Which names which players read, measured with each of them (docs/naming.md). The only list of the profiles: the settings,
 * the contract, the command line and the screens take theirs from here. Data only.
 */
const profiles = [
  {
    name: 'universal',
    /** What the screens call it; null for what is no player's name and has its words in each language. */
    player: null,
    readers: ['Plex', 'Jellyfin', 'Emby', 'Kodi', 'mpv', 'VLC'],
    /** Whether every player of the profile understands a region in a language tag ('pt-BR', 'zh-Hant'). */
    readsRegions: false,
    /** Whether every player of the profile shows what stands before the language in a name as the title of the text. */
    showsTitles: false,
  },
  {
    name: 'plex',
    player: 'Plex',
    readers: ['Plex', 'Jellyfin', 'Kodi', 'mpv', 'VLC'],
    readsRegions: false,
    showsTitles: false,
  },
  { name: 'jellyfin', player: 'Jellyfin', readers: ['Jellyfin', 'Emby'], readsRegions: true, showsTitles: true },
  { name: 'kodi', player: 'Kodi', readers: ['Kodi'], readsRegions: true, showsTitles: true },
  { name: 'mpv', player: 'mpv', readers: ['mpv', 'VLC'], readsRegions: true, showsTitles: false },
] as const

export type NamingProfile = (typeof profiles)[number]['name']

export interface ProfileRules {
  readonly name: NamingProfile
  readonly player: string | null
  /** Who finds such names, where a screen has no sentence of its own for it. */
  readonly readers: readonly string[]
  readonly readsRegions: boolean
  readonly showsTitles: boolean
}

export const namingProfiles: readonly ProfileRules[] = profiles

export const profileNames: readonly NamingProfile[] = profiles.map(({ name }) => name)

export function profileRules(profile: NamingProfile): ProfileRules {
  return namingProfiles.find(({ name }) => name === profile) ?? profiles[0]
}
