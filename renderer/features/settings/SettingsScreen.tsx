/** All settings on one page, each kept as soon as it is changed. */
import { useId, type ReactNode } from 'react'
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
import { ServiceSettings } from './ServiceSettings.tsx'
import { SupportSettings } from './support/SupportSettings.tsx'
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
  const isBrowsing = useStore(parts.browser, (browser) => browser.isOpen)
  const shown = problem ?? unread
  return (
    <div className="settings">
      <PageHead title={settings.title} note={settings.saved} />
      {state && hasFolders && (
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
            <Section title={settings.keyboard} hint={settings.keyboardHint}>
              <KeyboardHelp />
            </Section>
            <Section title={settings.advanced}>
              <AdvancedSettings parts={parts} state={state} />
            </Section>
            <Section title={texts.privacy.title} hint={texts.privacy.hint}>
              <SupportSettings parts={parts} state={state} />
            </Section>
            <Section title={texts.about.title} hint={texts.about.hint}>
              <AboutSettings store={parts.about} />
            </Section>
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

interface SectionProps {
  readonly title: string
  readonly hint?: string
  readonly children: ReactNode
}

function Section({ title, hint, children }: SectionProps) {
  const id = useId()
  return (
    <section className="settings-section" aria-labelledby={id}>
      <div className="settings-section-words">
        <h2 id={id}>{title}</h2>
        {hint !== undefined && <p className="faint small">{hint}</p>}
      </div>
      <div className="settings-section-body">{children}</div>
    </section>
  )
}
