/** Puts the first questions together: their own page around the parts of the settings that answer them. */
import { useState } from 'react'
import { useStore } from 'zustand'
import { FirstRunScreen } from '../features/firstRun/FirstRunScreen.tsx'
import { createFirstRunStore } from '../features/firstRun/firstRunStore.ts'
import { WishedLanguages } from '../features/settings/LanguageSettings.tsx'
import { ServiceSettings } from '../features/settings/ServiceSettings.tsx'
import { createSettingsStores } from '../features/settings/settingsStores.ts'
import { SettingsContext } from '../features/settings/useSettingsStore.ts'
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
  const [settings] = useState(() => createSettingsStores(dependencies))
  const state = useStore(settings.settings, ({ value }) => value)
  if (!state) return null
  return (
    <SettingsContext value={settings}>
      <FirstRunScreen
        store={store}
        canChooseFolder={dependencies.host.canChooseFolder}
        mark={<Mark />}
        languages={<WishedLanguages state={state} />}
        service={<ServiceSettings state={state} />}
      />
    </SettingsContext>
  )
}
