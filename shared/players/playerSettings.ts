/** The settings of what is told outside, as rows of the table of settings. Data only. */
import type { SettingRow } from '../settings/settingRow.ts'
import { players, playerTable, type PlayerAddress, type PlayerFolders } from './playerTable.ts'

const about = { group: 'Players and servers', screen: 'settings' } as const
/** Settings are no place for a password. */
const address = { takes: { kind: 'address', instead: '', isBare: true }, default: '' } as const
const folders = {
  takes: {
    kind: 'text',
    pattern: /^(?:|\[[^]{0,7998}\])$/,
    like: 'pairs of folders, of this machine and there: [["/srv/films", "/media/films"]]',
  },
  default: '',
} as const

type RowOf<Part> = Part & Pick<SettingRow, 'says' | 'group' | 'screen'>
export type PlayerSettingRows = Readonly<
  Record<PlayerAddress, RowOf<typeof address>> & Record<PlayerFolders, RowOf<typeof folders>>
>

// Each row was made for its key, as the type says.
const ofPlayers = Object.fromEntries(
  players.flatMap((id) => {
    const { name, address: url, folders: pairs } = playerTable[id]
    return [
      [url, { ...address, ...about, says: `The ${name} server that is told of new subtitles` }],
      [pairs, { ...folders, ...about, says: `Where ${name} sees the folders of this machine` }],
    ]
  }),
) as unknown as PlayerSettingRows

export const playerSettings = {
  ...ofPlayers,
  'notify.address': {
    ...address,
    ...about,
    says: 'Where the daily digest and new questions of watch mode are sent, such as an ntfy topic',
  },
  'notify.form': {
    ...about,
    takes: { kind: 'choice', words: ['ntfy', 'json'] },
    default: 'ntfy',
    says: 'How notifications are sent: as ntfy takes it, or as JSON',
  },
  'notify.questions': {
    ...about,
    takes: { kind: 'choice', words: ['off', 'counts', 'names'] },
    default: 'counts',
    says: 'What is sent when watch mode has new questions: nothing, how many, or also the names of their videos',
  },
} as const
