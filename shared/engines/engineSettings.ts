/** The settings of the engines, as rows of the table of settings. Data only. */
import type { SettingRow } from '../settings/settingRow.ts'
import {
  engineIds,
  engineTable,
  type AddressEngine,
  type CommandEngine,
  type EngineRow,
  type FolderEngine,
  type ModelEngine,
} from './engineTable.ts'

const about = { group: 'Engines of the built-in service', screen: 'settings' } as const

/** Settings are no place for a password. */
const address = { takes: { kind: 'address', instead: '', isBare: true }, default: '' } as const
const model = { takes: { kind: 'name', mostLetters: 200 }, default: '' } as const
const command = { takes: { kind: 'choice', words: ['auto', 'off'] }, default: 'auto' } as const
const folder = { takes: { kind: 'folder' }, default: '' } as const

type Table = typeof engineTable
type RowOf<Part> = Part & Pick<SettingRow, 'says' | 'group' | 'screen'>
export type EngineUrl = Table[AddressEngine]['url']
export type EngineModel = Table[ModelEngine]['model']
export type EngineSettingRows = Readonly<
  Record<EngineUrl, RowOf<typeof address>> &
    Record<EngineModel, RowOf<typeof model>> &
    Record<Table[CommandEngine]['setting'], RowOf<typeof command>> &
    Record<Table[FolderEngine]['setting'], RowOf<typeof folder>>
>

function rowsOf(row: EngineRow): readonly (readonly [string, SettingRow])[] {
  if (row.by !== 'address') {
    const takes = row.by === 'command' ? command : folder
    return [[row.setting, { ...takes, ...about, says: row.settingSays }]]
  }
  const url = [row.url, { ...address, ...about, says: row.urlSays }] as const
  return row.model === null ? [url] : [url, [row.model, { ...model, ...about, says: row.modelSays ?? '' }]]
}

// Each row was made for its key, by what the engine is reached by, as the type says.
export const engineSettings = Object.fromEntries(
  engineIds.flatMap((id) => rowsOf(engineTable[id])),
) as unknown as EngineSettingRows
