/** Puts the first questions together: their own page around the parts of the settings that answer them. */
import { useState } from 'react'
import { useStore } from 'zustand'
import { FirstRunScreen } from '../features/firstRun/FirstRunScreen.tsx'
import { createFirstRunStore } from '../features/firstRun/firstRunStore.ts'
import { WantedLanguages } from '../features/settings/LanguageSettings.tsx'
import { ServiceSettings } from '../features/settings/ServiceSettings.tsx'
import { createSettingsParts, useSettings } from '../features/settings/settingsParts.ts'
import type { FrameStore } from './frameStore.ts'
import { Mark } from './Mark.tsx'
import type { ScreenDependencies } from './screen.ts'

export interface FirstRunProps {
  readonly frame: FrameStore
  readonly dependencies: ScreenDependencies
}

export function FirstRun({ frame, dependencies }: FirstRunProps) {
  const endFirstRun = useStore(frame, (state) => state.endFirstRun)
  const [store] = useState(() => createFirstRunStore(dependencies, endFirstRun))
  const [settings] = useState(() => createSettingsParts(dependencies))
  const state = useSettings(settings)
  if (!state) return null
  return (
    <FirstRunScreen
      store={store}
      canChooseFolder={dependencies.host.canChooseFolder}
      mark={<Mark />}
      languages={<WantedLanguages parts={settings} state={state} />}
      service={<ServiceSettings parts={settings} state={state} />}
    />
  )
}
