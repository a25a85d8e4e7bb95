/** The sections of the settings in their order: what each is called, and its sign in the rail. Data only. */
import { sectionNames } from '../../../shared/screenAddress.ts'
import type { SettingsSection } from '../../../shared/contract/app.ts'
import type { IconName } from '../../components/icons/Icon.tsx'
import type { Texts } from '../../texts/Texts.ts'

export interface SectionWords {
  readonly title: string
  readonly hint: string | null
}

export const sectionIcons: Readonly<Record<SettingsSection, IconName>> = {
  languages: 'languages',
  service: 'globe',
  collection: 'box',
  engines: 'sparkle',
  names: 'film',
  download: 'clean',
  folders: 'folder',
  ignored: 'ignored',
  players: 'screen',
  appearance: 'sun',
  keyboard: 'command',
  advanced: 'settings',
  updates: 'refresh',
  support: 'question',
  about: 'info',
}

export function sectionWords(texts: Texts): Readonly<Record<SettingsSection, SectionWords>> {
  const { settings, engines, collection, updates, privacy, about, rules, players } = texts
  return {
    languages: { title: settings.languages, hint: settings.languagesHint },
    service: { title: settings.service, hint: settings.serviceHint },
    collection: { title: collection.title, hint: collection.hint },
    engines: { title: engines.title, hint: engines.hint },
    names: { title: settings.naming, hint: null },
    download: { title: settings.clean.title, hint: settings.clean.hint },
    folders: { title: settings.folders, hint: settings.foldersHint },
    ignored: { title: rules.ignored.title, hint: null },
    players: { title: players.title, hint: players.hint },
    appearance: { title: settings.appearance, hint: null },
    keyboard: { title: settings.keyboard, hint: settings.keyboardHint },
    advanced: { title: settings.advanced, hint: null },
    updates: { title: updates.title, hint: updates.hint },
    support: { title: privacy.title, hint: privacy.hint },
    about: { title: about.title, hint: about.hint },
  }
}

export const sections: readonly SettingsSection[] = sectionNames
