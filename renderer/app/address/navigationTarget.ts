/** Where a number on one screen leads: another screen, and what that shows then. */
import type { SettingsSection } from '../../../shared/contract/app.ts'
import type { DeskFile } from '../../../shared/contract/videos/desk.ts'
import type { PlanFilter } from '../../../shared/contract/plan.ts'
import type { ScreenName } from '../../../shared/screenAddress.ts'
import type { SettingKey } from '../../../shared/settings/settingTable.ts'

/** Fields of the settings that something leads to: a setting, a secret, or what stands beside them. */
export type SettingField = SettingKey | 'api-key' | 'upload-token' | 'cache'

export type NavigationTarget =
  | { readonly screen: 'library'; readonly folderId: string }
  /** The title of this video is another one: it is looked up by this text. */
  | { readonly screen: 'library'; readonly titleOf: string; readonly text: string }
  /** Begins to choose a folder, as its own button does. */
  | { readonly screen: 'library'; readonly adds: 'folder' }
  /** A text for the search of the library. */
  | { readonly screen: 'library'; readonly search: string }
  /** A text for the field; nothing is asked. */
  | { readonly screen: 'search'; readonly text: string }
  /** Its subtitles of one answer, else all of it. */
  | { readonly screen: 'plan'; readonly answer: PlanFilter['answer'] }
  /** One run, or the list of all. */
  | { readonly screen: 'activity'; readonly runId: string | null }
  /** A question, or any wish of the plan. */
  | { readonly screen: 'review'; readonly questionId: string }
  /** A subtitle beside a video, at a moment of the film; an older version, a candidate or what a search found. */
  | {
      readonly screen: 'desk'
      readonly videoId: string
      readonly sidecarId: string
      readonly from: ScreenName
      readonly atMs?: number | null
    }
  | { readonly screen: 'desk'; readonly file: DeskFile; readonly from: ScreenName }
  /** The searches of one plan. */
  | { readonly screen: 'usage'; readonly batchId: string }
  /** A section of the settings, and the field in it that takes the focus. */
  | { readonly screen: 'settings'; readonly section: SettingsSection; readonly field?: SettingField }

export type TargetOn<Screen extends NavigationTarget['screen']> = Extract<NavigationTarget, { readonly screen: Screen }>
