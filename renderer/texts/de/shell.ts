/** Words of the frame around the screens: navigation, meters, connection. In German. */
import type { shell as english } from '../en/shell.ts'

export const shell: typeof english = {
  navigation: 'Bereiche',
  skipToContent: 'Zum Inhalt springen',
  screens: {
    library: 'Mediathek',
    plan: 'Plan & Prüfung',
    activity: 'Aktivität',
    search: 'Suche',
    upload: 'Hochladen',
    usage: 'Verbrauch',
    watch: 'Überwachung',
    history: 'Verlauf & Papierkorb',
    settings: 'Einstellungen',
  },
  meters: 'Heute verfügbares Kontingent',
  searches: 'Suchen',
  downloads: 'Downloads',
  translations: 'KI',
  usedOf: (used: string, limit: string) => `${used} von ${limit} verbraucht`,
  unlimited: 'unbegrenzt',
  notKnown: 'noch nicht bekannt',
  notTold: 'der Dienst sagt es nicht',
  resetsIn: (remaining: string) => `erneuert in ${remaining}`,
  noReset: 'wird nicht erneuert',
  connectionLost: 'Die App antwortet nicht. Die Verbindung wird wieder aufgebaut …',
  tooManyWindows:
    'Zu viele Fenster von Undertitle sind offen, deshalb folgt dieses den Änderungen nicht. Bitte ein anderes schließen: Dann geht es hier von selbst weiter.',
  screenFailed: 'Dieser Bereich ist ausgefallen.',
  reopen: 'Erneut öffnen',
}
