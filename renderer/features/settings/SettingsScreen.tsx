/** All settings on one page, each kept as soon as it is changed. */
import { Notice } from '../../components/Notice.tsx'
import { PageHead } from '../../components/PageHead.tsx'
import { problemText } from '../../texts/hostWords.ts'
import { useTexts } from '../../texts/TextsContext.tsx'
import { PlaceBrowser } from '../../app/places/PlaceBrowser.tsx'
import { AboutSettings } from './about/AboutSettings.tsx'
import { AdvancedSettings } from './AdvancedSettings.tsx'
import { AppearanceSettings } from './AppearanceSettings.tsx'
import { CleanSettings } from './CleanSettings.tsx'
import { EngineSettings } from './engines/EngineSettings.tsx'
import { FolderSettings } from './FolderSettings.tsx'
import { KeyboardHelp } from './KeyboardHelp.tsx'
import { LanguageSettings } from './LanguageSettings.tsx'
import { NamingSettings } from './NamingSettings.tsx'
import { AddressedSection, Section } from './Section.tsx'
import { ServiceSettings } from './ServiceSettings.tsx'
import { SupportSettings } from './support/SupportSettings.tsx'
import { UpdateSettings } from './updates/UpdateSettings.tsx'
import { useSettingsStore, useSettingsStores } from './useSettingsStore.ts'
import './settings.css'

export function SettingsScreen() {
  const texts = useTexts()
  const { settings } = texts
  const state = useSettingsStore('settings', ({ value }) => value)
  const problem = useSettingsStore('edit', (edit) => edit.problem)
  const unread = useSettingsStore('settings', (record) => record.problem)
  // Without the folders the sections below them would move down once more.
  const hasFolders = useSettingsStore('library', ({ value, problem: failed }) => value !== null || failed !== null)
  const hasUpdates = useSettingsStore('updates', ({ value, problem: failed }) => value !== null || failed !== null)
  const { browser } = useSettingsStores()
  const isBrowsing = useSettingsStore('browser', (browser) => browser.isOpen)
  const shown = problem ?? unread
  return (
    <div className="settings">
      <PageHead title={settings.title} note={settings.saved} />
      {state && hasFolders && hasUpdates && (
        <div className="settings-columns">
          <div className="settings-page">
            <Section title={settings.languages} hint={settings.languagesHint}>
              <LanguageSettings state={state} />
            </Section>
            <Section title={settings.service} hint={settings.serviceHint}>
              <ServiceSettings state={state} />
            </Section>
            <Section title={texts.engines.title} hint={texts.engines.hint}>
              <EngineSettings state={state} />
            </Section>
            <Section title={settings.naming}>
              <NamingSettings state={state} />
            </Section>
            <Section title={settings.clean.title} hint={settings.clean.hint}>
              <CleanSettings state={state} />
            </Section>
            <Section title={settings.folders} hint={settings.foldersHint}>
              <FolderSettings />
            </Section>
            <Section title={settings.appearance}>
              <AppearanceSettings state={state} />
            </Section>
            <AddressedSection
              name="keyboard"

              title={settings.keyboard}
              hint={settings.keyboardHint}
            >
              <KeyboardHelp />
            </AddressedSection>
            <Section title={settings.advanced}>
              <AdvancedSettings state={state} />
            </Section>
            <AddressedSection
              name="updates"

              title={texts.updates.title}
              hint={texts.updates.hint}
            >
              <UpdateSettings state={state} />
            </AddressedSection>
            <AddressedSection
              name="support"

              title={texts.privacy.title}
              hint={texts.privacy.hint}
            >
              <SupportSettings state={state} />
            </AddressedSection>
            <AddressedSection name="about" title={texts.about.title} hint={texts.about.hint}>
              <AboutSettings />
            </AddressedSection>
          </div>
          {isBrowsing && <PlaceBrowser store={browser} verb={texts.engines.useFolder} />}
        </div>
      )}
      {shown && (
        <div className="notices">
          <Notice tone="bad" text={problemText(texts, shown)} />
        </div>
      )}
    </div>
  )
}
