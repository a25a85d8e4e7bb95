/** Puts the first questions together: their own page around the parts of the settings that answer them. */
import { useState } from 'react'
import { FirstRunScreen } from '../features/firstRun/FirstRunScreen.tsx'
import { createFirstRunStore } from '../features/firstRun/firstRunStore.ts'
import { WantedLanguages } from '../features/settings/LanguageSettings.tsx'
import { ServiceSettings } from '../features/settings/ServiceSettings.tsx'
import { createSettingsParts, useSettings } from '../features/settings/settingsParts.ts'
import type { AppStores } from './appStores.ts'
import { Mark } from './Mark.tsx'
import type { ScreenParts } from './screen.ts'

export interface FirstRunProps {
  readonly stores: AppStores
  readonly parts: ScreenParts
}

export function FirstRun({ stores, parts }: FirstRunProps) {
  const [store] = useState(() => createFirstRunStore(parts, (screen) => stores.frame.getState().endFirstRun(screen)))
  const [settings] = useState(() => createSettingsParts(parts))
  const state = useSettings(settings)
  if (!state) return null
  return (
    <FirstRunScreen
      store={store}
      canChooseFolder={parts.host.canChooseFolder}
      mark={<Mark />}
      languages={<WantedLanguages parts={settings} state={state} />}
      service={<ServiceSettings parts={settings} state={state} />}
    />
  )
}
