/** One section of the settings under its heading; led to from outside, it has the focus. */
import { useEffect, useRef } from 'react'
import { IgnoredList } from '../../app/rules/IgnoredList.tsx'
import type { SettingsSection } from '../../../shared/contract/app.ts'
import type { SettingsState } from '../../../shared/contract/settings.ts'
import { useTexts } from '../../texts/TextsContext.tsx'
import { AboutSettings } from './about/AboutSettings.tsx'
import { AdvancedSettings } from './sections/AdvancedSettings.tsx'
import { AppearanceSettings } from './sections/AppearanceSettings.tsx'
import { CleanSettings } from './sections/CleanSettings.tsx'
import { CollectionSettings } from './collection/CollectionSettings.tsx'
import { EngineSettings } from './engines/EngineSettings.tsx'
import { FolderSettings } from './sections/FolderSettings.tsx'
import { KeyboardHelp } from './sections/KeyboardHelp.tsx'
import { LanguageSettings } from './sections/LanguageSettings.tsx'
import { NamingSettings } from './sections/NamingSettings.tsx'
import { PlayersSettings } from './players/PlayersSettings.tsx'
import { sectionWords } from '../../app/settings/sections.ts'
import { ServiceSettings } from './service/ServiceSettings.tsx'
import type { SettingsProps } from './settingsStores.ts'
import { SupportSettings } from './support/SupportSettings.tsx'
import { FfmpegSettings } from './sections/FfmpegSettings.tsx'
import { TimingSettings } from './sections/TimingSettings.tsx'
import { UpdateSettings } from './updates/UpdateSettings.tsx'
import { useSettingsStore } from './useSettingsStore.ts'

export function SectionPage({ state }: SettingsProps) {
  const texts = useTexts()
  const place = useRef<HTMLElement>(null)
  const section = useSettingsStore('chosen', (chosen) => chosen.section)
  const isLed = useSettingsStore('chosen', (chosen) => chosen.isLed)
  const forgetLed = useSettingsStore('chosen', (chosen) => chosen.forgetLed)
  const { title, hint } = sectionWords(texts)[section]
  useEffect(() => {
    if (!isLed) return
    // The page begins at its top: to be scrolled to the section would hide the room above its heading.
    place.current?.focus({ preventScroll: true })
    forgetLed()
  }, [isLed, forgetLed])
  return (
    <section key={section} ref={place} tabIndex={-1} className="settings-column" aria-labelledby={`section-${section}`}>
      <div className="settings-intro">
        <h2 id={`section-${section}`}>{title}</h2>
        {hint !== null && <p className="quiet">{hint}</p>}
      </div>
      <div className="settings-section-body">{bodyOf(section, state)}</div>
    </section>
  )
}

function bodyOf(section: SettingsSection, state: SettingsState) {
  switch (section) {
    case 'languages':
      return <LanguageSettings state={state} />
    case 'service':
      return <ServiceSettings state={state} />
    case 'collection':
      return <CollectionSettings state={state} />
    case 'engines':
      return <EngineSettings state={state} />
    case 'names':
      return <NamingSettings state={state} />
    case 'download':
      return (
        <>
          <CleanSettings state={state} />
          <TimingSettings state={state} />
          <FfmpegSettings state={state} />
        </>
      )
    case 'folders':
      return <FolderSettings />
    case 'ignored':
      return <IgnoredList />
    case 'players':
      return <PlayersSettings state={state} />
    case 'appearance':
      return <AppearanceSettings state={state} />
    case 'keyboard':
      return <KeyboardHelp />
    case 'advanced':
      return <AdvancedSettings state={state} />
    case 'updates':
      return <UpdateSettings state={state} />
    case 'support':
      return <SupportSettings state={state} />
    case 'about':
      return <AboutSettings />
  }
}
