/** The first questions: languages and service, or the sample videos. */
import type { AppState } from '../../../shared/contract/app.ts'
import type { SettingsState } from '../../../shared/contract/settings.ts'
import type { LiveRecordStore } from '../../api/liveRecord.ts'
import type { FirstRunStore } from './firstRunStore.ts'

export interface FirstRunScreenProps {
  readonly store: FirstRunStore
  readonly settings: LiveRecordStore<SettingsState>
  readonly host: AppState['host']
}

export function FirstRunScreen(_props: FirstRunScreenProps) {
  return null
}
