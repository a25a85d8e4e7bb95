/** What the search of the settings knows: each setting and secret once, with its section, its name and words around it. Pure. */
import type { SettingsSection } from '../../../shared/contract/app.ts'
import { engineIds, engineTable, isAddressEngine, type EngineSecret } from '../../../shared/engines/engineTable.ts'
import type { SecretName } from '../../../shared/settings/secretTable.ts'
import { settingTable, type SettingKey } from '../../../shared/settings/settingTable.ts'
import type { SettingField } from '../address/navigationTarget.ts'
import { engineHint, engineName } from './engineWords.ts'
import type { Texts } from '../../texts/Texts.ts'

/** The page that shows a setting; those of watch mode stand on its screen. */
export type SettingHome = SettingsSection | 'watch'

export interface IndexedSetting {
  readonly field: SettingField | null
  readonly home: SettingHome
  readonly name: string
  /** Of the reader's language; found, not shown. */
  readonly words: readonly string[]
}

type Told = readonly [home: SettingHome, name: string, ...words: string[]]
type EngineField = Extract<SettingKey, `engines.${string}`> | EngineSecret
type OtherField = Exclude<SettingKey | 'upload-token' | Extract<SecretName, `${string}-key`>, EngineField>

/** As it is called where it stands; null for what no screen sets. */
function told(texts: Texts): Readonly<Record<OtherField, Told | null>> {
  const { settings, watch, privacy, updates, account, players } = texts
  const { clean } = settings
  const player = (name: string, key: string): Told => ['players', `${players.title}: ${name}`, key, players.playersHint]
  const folders = (name: string): Told => ['players', `${name}: ${players.folders}`, players.foldersHint]
  return {
    'library.filters': null,
    'library.signs': null,
    'service.address': ['service', settings.address, settings.service, settings.addressHint],
    'service.downloadAddress': ['service', settings.downloadAddress],
    'service.uploadAddress': ['service', settings.uploadAddress, account.forUploads],
    'api-key': ['service', settings.apiKey],
    'upload-token': ['service', settings.uploadToken, account.forUploads],
    languages: ['languages', settings.languages, settings.languagesHint],
    hearingImpaired: ['languages', settings.hearingImpaired, ...Object.values(settings.hearingImpairedChoices)],
    forced: ['languages', settings.forced, settings.forcedHint],
    skipWhenAudioMatches: ['languages', settings.skipWhenAudioMatches],
    naming: ['names', settings.naming, settings.namingReaders, ...Object.values(settings.readers)],
    'clean.hearingImpaired': ['download', clean.sounds, clean.soundsHint],
    'clean.credits': ['download', clean.credits, clean.creditsHint],
    'clean.interjections': ['download', clean.interjections, clean.interjectionsHint],
    'clean.capitals': ['download', clean.capitals, clean.capitalsHint],
    'clean.sentenceStarts': ['download', clean.sentenceStarts, clean.sentenceStartsHint],
    'clean.ocrLetters': ['download', clean.ocrLetters, clean.ocrLettersHint],
    'clean.format': ['download', clean.format, ...Object.values(clean.formats)],
    'timing.afterDownload': ['download', settings.timing, ...Object.values(settings.timingChoices)],
    'timing.bySound': ['download', settings.timingBySound, settings.timingBySoundHint],
    'timing.sound': ['download', settings.timingSound, ...Object.values(settings.timingSounds)],
    'timing.listenClosely': ['download', settings.listenClosely, settings.listenCloselyHint],
    ffmpeg: ['download', settings.ffmpeg, settings.ffmpegOfSystem],
    yesTo: ['advanced', settings.yesTo, ...Object.values(settings.yesToChoices)],
    'search.engine': ['advanced', settings.nameEngine, settings.nameEngineHint],
    'search.scope': ['advanced', settings.nameScope, settings.nameScopeHint],
    minimumVideoBytes: ['advanced', settings.minimumSize, settings.minimumSizeHint],
    theme: ['appearance', settings.theme, ...Object.values(settings.themes)],
    uiLanguage: ['appearance', settings.uiLanguage, settings.machineLanguage],
    'watch.isOn': ['watch', watch.turnOn, watch.title, watch.offHint],
    'watch.quietHours': ['watch', watch.quietHours, watch.title],
    'watch.digestAt': ['watch', watch.digestAt, watch.title],
    'watch.reservePercent': ['watch', watch.reserve, watch.reserveHint],
    'watch.translate': ['watch', watch.translate, watch.translateHint],
    'watch.better': ['watch', watch.better, watch.betterHint],
    'watch.betterDays': ['watch', watch.betterDays],
    'watch.settleSeconds': null,
    'start.atLogin': ['watch', watch.startAtLogin],
    'start.minimised': ['watch', watch.startMinimised, watch.startMinimisedHint],
    'players.jellyfin': player('Jellyfin', players.address),
    'players.jellyfinFolders': folders('Jellyfin'),
    'jellyfin-key': player(`Jellyfin, ${players.keys.jellyfin}`, players.keyHints.jellyfin),
    'players.emby': player('Emby', players.address),
    'players.embyFolders': folders('Emby'),
    'emby-key': player(`Emby, ${players.keys.emby}`, players.keyHints.emby),
    'players.plex': player('Plex', players.address),
    'players.plexFolders': folders('Plex'),
    'plex-key': player(`Plex, ${players.keys.plex}`, players.keyHints.plex),
    'notify.address': ['players', `${players.notifyTitle}: ${players.address}`, players.notifyHint, 'ntfy'],
    'notify.form': ['players', `${players.notifyTitle}: ${players.form}`, ...Object.values(players.forms)],
    'notify.questions': [
      'players',
      `${players.notifyTitle}: ${players.questions}`,
      ...Object.values(players.questionWords),
    ],
    'notify-key': ['players', `${players.notifyTitle}: ${players.keys.notify}`],
    'search.titlesOnly': ['service', privacy.titlesOnly, privacy.titlesOnlyHint],
    'log.wholePaths': ['support', privacy.wholePaths, privacy.wholePathsHint],
    'updates.mode': ['updates', updates.mode, ...Object.values(updates.modes)],
  }
}

/** Every engine of the table, by what can be set of it. */
function ofEngines({ engines }: Texts): readonly (readonly [EngineField, Told])[] {
  return engineIds.flatMap((id): (readonly [EngineField, Told])[] => {
    const name = engineName(engines, id)
    const row = (field: EngineField, what: string | null, ...words: string[]): readonly [EngineField, Told] => [
      field,
      ['engines', `${engines.title}: ${what === null ? name : `${name}, ${what}`}`, ...words],
    ]
    if (!isAddressEngine(id)) {
      const { by, setting } = engineTable[id]
      return [row(setting, null, by === 'command' ? engines.useApertium : engineHint(engines, id))]
    }
    const { url, model } = engineTable[id]
    const models = model === null ? [] : [row(model, engines.model)]
    return [row(url, null, engines.address), ...models, row(`${id}-key`, engines.key)]
  })
}

/** What stands in the settings without being one. */
function others({ settings, collection, privacy, about, players }: Texts): readonly IndexedSetting[] {
  return [
    { field: 'cache', home: 'advanced', name: settings.cache, words: [settings.cacheHint] },
    { field: null, home: 'collection', name: collection.title, words: [collection.hint, collection.formats] },
    { field: null, home: 'folders', name: settings.folders, words: [settings.foldersHint] },
    { field: null, home: 'players', name: players.hooksTitle, words: [players.hooksHint, 'webhook'] },
    { field: null, home: 'keyboard', name: settings.keyboard, words: Object.values(settings.keys) },
    { field: null, home: 'support', name: privacy.make, words: [privacy.hint] },
    { field: null, home: 'about', name: about.title, words: [about.hint] },
  ]
}

export function settingsIndex(texts: Texts): readonly IndexedSetting[] {
  const rows = [...Object.entries(told(texts)), ...ofEngines(texts)].flatMap(([field, row]) => {
    if (row === null) return []
    const [home, name, ...words] = row
    const says = Object.entries(settingTable).find(([key]) => key === field)?.[1].says
    // Names and keys of the command line and of the reference are found too.
    return [{ field: field as SettingField, home, name, words: [...words, field, ...(says ? [says] : [])] }]
  })
  return [...rows, ...others(texts)]
}

/** Those that hold every word of the text somewhere; whose name holds them come first. */
export function findSettings(index: readonly IndexedSetting[], text: string): readonly IndexedSetting[] {
  const wanted = plain(text)
    .split(/\s+/)
    .filter((word) => word !== '')
  if (wanted.length === 0) return []
  const holds = (texts: readonly string[]) => {
    const all = plain(texts.join(' '))
    return wanted.every((word) => all.includes(word))
  }
  const found = index.filter(({ name, words }) => holds([name, ...words]))
  return [...found.filter(({ name }) => holds([name])), ...found.filter(({ name }) => !holds([name]))]
}

/** 'Größe' is found by 'grosse' and by 'große'. */
function plain(text: string): string {
  return text.toLowerCase().replaceAll('ß', 'ss').normalize('NFD').replace(/\p{M}/gu, '')
}
