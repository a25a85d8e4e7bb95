/** The options of `web`. Data only. */
import type { OptionRows } from '../../../shared/command/commandRow.ts'
import { homeOptions } from './optionSets.ts'

export const webOptions = {
  ...homeOptions,
  host: { kind: 'text', value: 'ADDRESS', says: 'Where it listens (without it: 127.0.0.1)' },
  port: { kind: 'text', value: 'N', says: 'Its port; 0, the default, takes any free one' },
  'no-open': { kind: 'flag', says: 'Opens no browser' },
} as const satisfies OptionRows
