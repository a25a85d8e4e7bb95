/** Puts the chosen theme on the document; 'system' follows the machine, through the style sheet alone. */
import { useEffect } from 'react'
import { useStore } from 'zustand'
import type { SettingsState } from '../../../shared/contract/settings.ts'
import type { LiveRecordStore } from '../../api/liveRecord.ts'

export function useTheme(settings: LiveRecordStore<SettingsState>): void {
  const theme = useStore(settings, ({ value }) => value?.values.theme ?? 'system')
  useEffect(() => {
    const { dataset } = document.documentElement
    if (theme === 'system') delete dataset['theme']
    else dataset['theme'] = theme
  }, [theme])
}
