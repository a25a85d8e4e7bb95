/** Settings as a new host would tell them. */
import type { SettingsState } from '../../../shared/contract/settings.ts'
import { languages } from '../../../shared/language.ts'
import { defaultSettings } from '../../../shared/settings/settingTable.ts'

export const fakeSettings: SettingsState = {
  revision: 1,
  values: { ...defaultSettings, languages: 'en,pt-BR>pt', uiLanguage: 'en' },
  apiKey: { isSet: false, ending: '' },
  uploadToken: { isSet: false, ending: '' },
  formerServices: [],
  isKeyInEnvironment: false,
  engineKeys: {
    openai: { isSet: false, ending: '' },
    libretranslate: { isSet: false, ending: '' },
    speech: { isSet: false, ending: '' },
  },
  enginesInEnvironment: [],
  secretProtection: 'keyring',
  searchExample: 'The.Paper.Lantern.2019.1080p.WEB-DL.x264-LUMEN.mkv',
  namingExample: 'Undertow.1999.1080p.WEB.H264-TIDE.en.srt',
  languages: languages.map(({ tag, englishName, nativeName }) => ({ tag, englishName, nativeName })),
}
