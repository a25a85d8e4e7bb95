/** The app itself: what this host can do, whether it is new here. */
import { z } from 'zod'
import { screenNames, sectionNames } from '../screenAddress.ts'
import { command, done, event, nothing, searchText } from './define.ts'
import { verbId } from './scope.ts'

export const hostAbilities = z.object({
  kind: z.enum(['desktop', 'web']),
  /** Files dropped on the window have a place on this disk. */
  canDropFiles: z.boolean(),
  /** The system's own folder dialog opens on this machine. */
  canChooseFolder: z.boolean(),
  canShowInFolder: z.boolean(),
  /** Other programs of this machine reach it at the same address after the next start, too. */
  hasFixedAddress: z.boolean(),
  /** A video opens in the system's own player. */
  canOpenVideo: z.boolean(),
  /** A written subtitle can be dragged onto other programs and folders. */
  canDragOut: z.boolean(),
  /** The menu of what is chosen is the system's own. */
  hasNativeMenu: z.boolean(),
})

/** A verb in a menu of the system. Its keys are not told: the host knows them from the table. */
export const menuVerb = z.strictObject({
  id: verbId,
  label: z.string().min(1).max(300),
  /** Why it cannot be done, or what it costs; '' for nothing. */
  note: z.string().max(500),
  isEnabled: z.boolean(),
})

/** Groups of verbs with a line between, at a place of the window in CSS pixels. */
export const verbMenu = z.strictObject({
  x: z.number().min(0).max(100_000),
  y: z.number().min(0).max(100_000),
  groups: z.array(z.array(menuVerb).max(20)).max(6),
})
export type VerbMenu = z.output<typeof verbMenu>

export const appState = z.object({
  version: z.string(),
  host: hostAbilities,
  /** No folder yet and the first questions not answered. */
  isFirstRun: z.boolean(),
})
export type AppState = z.output<typeof appState>

export const appCommands = {
  'app.state': command(nothing, appState),
  'app.endFirstRun': command(nothing, done),
  /** Answers the verb that was chosen when the menu is closed; it does nothing by itself. null: none. */
  'app.popUpMenu': command(verbMenu, z.object({ chosen: verbId.nullable() })),
} as const

/** Screens that the desktop's menu and links lead to. */
export const menuScreen = z.enum(screenNames)
export type MenuScreen = z.output<typeof menuScreen>

/** Sections of the settings that the menu of the desktop leads to. */
export const settingsSection = z.enum(sectionNames)
export type SettingsSection = z.output<typeof settingsSection>

export const appEvents = {
  /** The user chose a screen outside the page. The search takes the text into its field, and asks nothing. */
  'app.screenChosen': event(
    z.object({ screen: menuScreen, text: searchText.optional(), section: settingsSection.optional() }),
  ),
} as const
