/**
 * The media servers that are told where something was written. Their settings, secrets, calls and groups on the screen are
 * made from here. Data only.
 */

export interface PlayerRow {
  /** As it calls itself. */
  readonly name: string
  /** Setting of its address. */
  readonly address: `players.${string}`
  /** Setting of where it sees the folders of this machine. */
  readonly folders: `players.${string}`
  /** What its people call the key, for the reference of the command line. */
  readonly keySays: string
}

export const playerTable = {
  jellyfin: {
    name: 'Jellyfin',
    address: 'players.jellyfin',
    folders: 'players.jellyfinFolders',
    keySays: 'An API key of Jellyfin',
  },
  emby: { name: 'Emby', address: 'players.emby', folders: 'players.embyFolders', keySays: 'An API key of Emby' },
  plex: { name: 'Plex', address: 'players.plex', folders: 'players.plexFolders', keySays: 'An X-Plex-Token' },
} as const satisfies Readonly<Record<string, PlayerRow>>

export type Player = keyof typeof playerTable
export type PlayerSecret = `${Player}-key`
export type PlayerAddress = (typeof playerTable)[Player]['address']
export type PlayerFolders = (typeof playerTable)[Player]['folders']

// An object literal has these keys and no others.
export const players = Object.keys(playerTable) as readonly Player[]

/** What is told something outside: a media server, or the place where notifications go. */
export type Outsider = Player | 'notify'
export const outsiders: readonly Outsider[] = [...players, 'notify']

/**
 * Why one could not be told. unreachable: no answer · certificate: not the one of its name · refused: not this key ·
 * elsewhere: it sends the app on to another place · notFound: something else lives there · failing: it answers with an
 * error of its own · badAnswer: it says what nobody expects · unsafe: a key would go over an open network · noKey · noTopic: its address
 * names no topic of ntfy, which takes messages for topics alone.
 */
export const tellFailures = [
  'unreachable',
  'certificate',
  'refused',
  'elsewhere',
  'notFound',
  'failing',
  'badAnswer',
  'unsafe',
  'noKey',
  'noTopic',
] as const
export type TellFailureKind = (typeof tellFailures)[number]
