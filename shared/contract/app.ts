/** The app itself: what this host can do, whether it is new here. */
import { z } from 'zod'
import { screenNames, sectionNames } from '../screenAddress.ts'
import { command, done, event, nothing, searchText } from './define.ts'

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
})

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
