/** Settings as a new host would tell them. */
import type { SettingsState } from '../../shared/contract/settings.ts'
import { languages } from '../../shared/language.ts'

export const fakeSettings: SettingsState = {
  revision: 1,
  values: {
    'service.address': 'embedded',
    'service.downloadAddress': '',
    'service.uploadAddress': '',
    'engines.openAiUrl': '',
    'engines.openAiModel': '',
    'engines.libreTranslateUrl': '',
    'engines.apertium': 'auto',
    'engines.speechUrl': '',
    'engines.speechModel': '',
    'engines.whisperFolder': '',
    languages: 'en,pt-BR>pt',
    hearingImpaired: 'any',
    forced: 'never',
    naming: 'universal',
    yesTo: 'sure',
    'clean.hearingImpaired': false,
    'clean.credits': false,
    'clean.format': 'keep',
    skipWhenAudioMatches: false,
    minimumVideoBytes: 2 ** 20,
    theme: 'system',
    uiLanguage: 'en',
  },
  apiKey: { isSet: false, ending: '' },
  uploadToken: { isSet: false, ending: '' },
  engineKeys: {
    openai: { isSet: false, ending: '' },
    libretranslate: { isSet: false, ending: '' },
    speech: { isSet: false, ending: '' },
  },
  enginesInEnvironment: [],
  secretProtection: 'keyring',
  namingExample: 'Undertow.1999.1080p.WEB.H264-TIDE.en.srt',
  languages: languages.map(({ tag, englishName, nativeName }) => ({ tag, englishName, nativeName })),
}
