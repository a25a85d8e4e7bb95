/** All settings on one page, each kept as soon as it is changed. */
import { useStore } from 'zustand'
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
import { useSettings, type SettingsParts } from './settingsParts.ts'
import './settings.css'

export function SettingsScreen({ parts }: { readonly parts: SettingsParts }) {
  const texts = useTexts()
  const { settings } = texts
  const state = useSettings(parts)
  const problem = useStore(parts.edit, (edit) => edit.problem)
  const unread = useStore(parts.settings, (record) => record.problem)
  // Without the folders the sections below them would move down once more.
  const hasFolders = useStore(parts.library, ({ value, problem: failed }) => value !== null || failed !== null)
  const hasUpdates = useStore(parts.updates, ({ value, problem: failed }) => value !== null || failed !== null)
  const isBrowsing = useStore(parts.browser, (browser) => browser.isOpen)
  const shown = problem ?? unread
  return (
    <div className="settings">
      <PageHead title={settings.title} note={settings.saved} />
      {state && hasFolders && hasUpdates && (
        <div className="settings-columns">
          <div className="settings-page">
            <Section title={settings.languages} hint={settings.languagesHint}>
              <LanguageSettings parts={parts} state={state} />
            </Section>
            <Section title={settings.service} hint={settings.serviceHint}>
              <ServiceSettings parts={parts} state={state} />
            </Section>
            <Section title={texts.engines.title} hint={texts.engines.hint}>
              <EngineSettings parts={parts} state={state} />
            </Section>
            <Section title={settings.naming}>
              <NamingSettings parts={parts} state={state} />
            </Section>
            <Section title={settings.clean.title} hint={settings.clean.hint}>
              <CleanSettings parts={parts} state={state} />
            </Section>
            <Section title={settings.folders} hint={settings.foldersHint}>
              <FolderSettings parts={parts} />
            </Section>
            <Section title={settings.appearance}>
              <AppearanceSettings parts={parts} state={state} />
            </Section>
            <AddressedSection
              name="keyboard"
              chosen={parts.chosen}
              title={settings.keyboard}
              hint={settings.keyboardHint}
            >
              <KeyboardHelp />
            </AddressedSection>
            <Section title={settings.advanced}>
              <AdvancedSettings parts={parts} state={state} />
            </Section>
            <AddressedSection
              name="updates"
              chosen={parts.chosen}
              title={texts.updates.title}
              hint={texts.updates.hint}
            >
              <UpdateSettings parts={parts} state={state} />
            </AddressedSection>
            <AddressedSection
              name="support"
              chosen={parts.chosen}
              title={texts.privacy.title}
              hint={texts.privacy.hint}
            >
              <SupportSettings parts={parts} state={state} />
            </AddressedSection>
            <AddressedSection name="about" chosen={parts.chosen} title={texts.about.title} hint={texts.about.hint}>
              <AboutSettings store={parts.about} />
            </AddressedSection>
          </div>
          {isBrowsing && <PlaceBrowser store={parts.browser} verb={texts.engines.useFolder} />}
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
