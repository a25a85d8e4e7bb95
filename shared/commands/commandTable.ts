/**
 * Every verb of the window, each once: what it is done to, and its keys. The window adds its words, sign and deed
 * (renderer/app/commands), the desktop's menu reads the keys of those that stand there too. Data only.
 */

/** scope: the videos that are chosen or shown · video: one of them · app: nothing but the app. */
export type AppliesTo = 'scope' | 'video' | 'app'

export interface CommandRow {
  readonly appliesTo: AppliesTo
  /** 'Mod' is Ctrl, on a Mac Command. null: none of its own. */
  readonly keys: string | null
  /** Keys that only the desktop's menu has: in a browser they are the browser's. */
  readonly menuKeys?: string
  /** Doing it spends units of the service, or leads to where they are: wherever it stands, its cost is said. */
  readonly spends?: true
}

export const commandTable = {
  find: { appliesTo: 'scope', keys: 'F', spends: true },
  translate: { appliesTo: 'scope', keys: 'T', spends: true },
  transcribe: { appliesTo: 'scope', keys: 'R', spends: true },
  timing: { appliesTo: 'scope', keys: 'M' },
  clean: { appliesTo: 'scope', keys: 'C' },
  another: { appliesTo: 'scope', keys: 'N', spends: true },
  pair: { appliesTo: 'scope', keys: 'B' },
  inside: { appliesTo: 'scope', keys: 'S' },
  languages: { appliesTo: 'scope', keys: 'L' },
  ignore: { appliesTo: 'scope', keys: 'I' },
  stopIgnoring: { appliesTo: 'scope', keys: null },
  desk: { appliesTo: 'video', keys: 'D' },
  play: { appliesTo: 'video', keys: 'P' },
  showInFolder: { appliesTo: 'video', keys: 'O' },
  copyList: { appliesTo: 'scope', keys: 'Mod+C' },
  palette: { appliesTo: 'app', keys: 'Mod+K' },
  keys: { appliesTo: 'app', keys: '?' },
  undo: { appliesTo: 'app', keys: 'Mod+Z' },
  addFolder: { appliesTo: 'app', keys: null, menuKeys: 'Mod+O' },
  scan: { appliesTo: 'app', keys: null, menuKeys: 'F5' },
  settings: { appliesTo: 'app', keys: null, menuKeys: 'Mod+,' },
  pauseRun: { appliesTo: 'app', keys: null },
  resumeRun: { appliesTo: 'app', keys: null },
  stopRun: { appliesTo: 'app', keys: null },
} as const satisfies Readonly<Record<string, CommandRow>>

export type CommandId = keyof typeof commandTable

export const commandIds = Object.keys(commandTable) as readonly CommandId[]

type IdsFor<Applied extends AppliesTo> = {
  [Id in CommandId]: (typeof commandTable)[Id]['appliesTo'] extends Applied ? Id : never
}[CommandId]

/** Verbs of a scope and of one of its videos. */
export type ScopeVerb = IdsFor<'scope' | 'video'>

export function rowOf(id: CommandId): CommandRow {
  return commandTable[id]
}

export function isScopeVerb(id: CommandId): id is ScopeVerb {
  return rowOf(id).appliesTo !== 'app'
}
