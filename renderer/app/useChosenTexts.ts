/** The words of the chosen language; '' follows the machine. While another table is on its way, the old one stays. */
import { useEffect, useState } from 'react'
import { useStore } from 'zustand'
import type { SettingsState } from '../../shared/contract/settings.ts'
import type { LiveRecordStore } from '../api/liveRecord.ts'
import { en, type Texts } from '../texts/en.ts'
import { bestLanguage, loadTexts } from '../texts/loadTexts.ts'

export function useChosenTexts(settings: LiveRecordStore<SettingsState>): Texts {
  const chosen = useStore(settings, ({ value }) => value?.values.uiLanguage ?? '')
  const language = chosen || bestLanguage(navigator.languages)
  const [texts, setTexts] = useState<Texts>(en)
  useEffect(() => {
    let isWanted = true
    void loadTexts(language).then((loaded) => {
      if (isWanted) setTexts(loaded)
    })
    document.documentElement.lang = language
    return () => {
      isWanted = false
    }
  }, [language])
  return texts
}
