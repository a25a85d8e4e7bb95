/** The options of `service start` that name engines, from their table; each has a variable of the same meaning. */
import type { OptionRow } from '../../shared/command/commandRow.ts'
import { engineIds, engineTable, type EngineRow } from '../../shared/engines/engineTable.ts'

const about = { kind: 'text', group: 'Engines for translation and speech' } as const

export const engineOptions: Readonly<Record<string, OptionRow>> = Object.fromEntries(
  engineIds.flatMap((id) => optionsOf(id, engineTable[id])),
)

function optionsOf(id: string, row: EngineRow): readonly (readonly [name: string, option: OptionRow])[] {
  switch (row.by) {
    case 'address': {
      const url = [`${id}-url`, { ...about, value: 'URL', says: row.urlSays }] as const
      return row.modelSays === null ? [url] : [url, [`${id}-model`, { ...about, value: 'NAME', says: row.modelSays }]]
    }
    case 'command':
      return [[row.option, { ...about, value: 'COMMAND', says: row.optionSays }]]
    case 'folder':
      return [[row.option, { ...about, value: 'DIR', completes: 'folder', mayBeEmpty: true, says: row.optionSays }]]
  }
}
