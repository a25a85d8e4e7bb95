/** The words of the chosen language; '' follows the machine. While another table is on its way, the old one stays. */
import { useEffect, useState } from 'react'
import { useStore } from 'zustand'
import type { SettingsState } from '../../shared/contract/settings.ts'
import { bestLanguage } from '../../shared/messages/bestLanguage.ts'
import type { UiLanguage } from '../../shared/messages/interfaceLanguages.ts'
import type { LiveRecordStore } from '../api/liveRecord.ts'
import { loadTexts } from '../texts/loadTexts.ts'
import type { Texts } from '../texts/Texts.ts'

/** @param first in the language that is chosen at the start. */
export function useChosenTexts(settings: LiveRecordStore<SettingsState>, first: Texts): Texts {
  const language = useStore(settings, chosenLanguage)
  const [texts, setTexts] = useState(first)
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

export function chosenLanguage({ value }: { readonly value: SettingsState | null }): UiLanguage {
  return value?.values.uiLanguage || bestLanguage(navigator.languages)
}
