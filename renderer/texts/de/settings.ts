/** Words of the screen settings, in German. */
import type { settings as english } from '../en/settings.ts'
import { wording } from './wording.ts'

const { count, number } = wording

export const settings: typeof english = {
  title: 'Einstellungen',
  saved: 'Jede Änderung gilt sofort.',

  service: 'Dienst',
  serviceHint: 'Woher die Untertitel kommen.',
  builtIn: 'Eingebaut',
  remote: 'Anderer Dienst',
  builtInHint: 'Läuft in der App, braucht weder Schlüssel noch Netz.',
  address: 'Adresse',
  downloadAddress: 'Adresse für Downloads',
  uploadAddress: 'Adresse für Uploads',
  sameAddress: 'dieselbe wie oben',
  addressHint: 'Beginnt mit https://',
  apiKey: 'Schlüssel',
  uploadToken: 'Token für Uploads',
  secretSet: (ending: string) => `Gesetzt, endet auf …${ending}`,
  replace: 'Ersetzen',
  forget: 'Vergessen',
  keep: 'Behalten',
  save: 'Speichern',
  test: 'Dienst prüfen',
  testOk: (plan: string | null) =>
    plan === null ? 'Der Dienst antwortet.' : `Der Dienst antwortet. Ihr Tarif: ${plan}.`,

  languages: 'Sprachen',
  languagesHint:
    'Jedes Video bekommt je Zeile einen Untertitel. Gibt es die erste Sprache nicht, wird die nächste genommen.',
  wishes: {
    add: 'Sprache hinzufügen',
    addFallback: 'sonst …',
    otherwise: 'sonst',
    nothingFound: 'Keine solche Sprache',
    none: 'Bitte mindestens eine Sprache wählen.',
    up: (name: string) => `${name} nach oben`,
    remove: (name: string) => `${name} entfernen`,
  },
  wouldMean: (covered: number, missing: number) => `${number(covered)} abgedeckt, ${number(missing)} fehlen`,
  hearingImpaired: 'Für Hörgeschädigte',
  hearingImpairedChoices: { any: 'Egal', prefer: 'Lieber', avoid: 'Lieber nicht', only: 'Nur' },
  forced: 'Auch erzwungene Untertitel',
  forcedHint: 'Nur die fremdsprachigen Stellen. Sie gelten nie als Abdeckung eines Videos.',
  skipWhenAudioMatches: 'Auslassen, wenn der Ton schon in dieser Sprache ist',

  naming: 'Dateinamen',
  namingUniversal: 'Universell',
  namingExample: 'Beispiel',
  namingReaders: 'Wer sie erkennt',
  readers: {
    universal: 'Plex, Jellyfin, Emby, Kodi, mpv und VLC',
    plex: 'Plex; auch Jellyfin, Kodi, mpv und VLC lesen sie',
    jellyfin: 'Jellyfin und Emby; Plex zeigt eine regionale Sprache vielleicht als unbekannt',
    kodi: 'Kodi; Plex zeigt eine regionale Sprache vielleicht als unbekannt',
    mpv: 'mpv ab 0.40 und VLC; älteres mpv lädt regionale Namen nicht',
  },
  protections: {
    keyring: 'Verschlüsselt durch den Schlüsselbund des Systems.',
    session:
      'Kein Schlüsselbund gefunden. Ein Schlüssel bleibt, bis Sie die App beenden, oder auf Wunsch in einer unverschlüsselten Datei.',
    file: 'In einer Datei, die nur Ihr Benutzer lesen darf, die aber nicht verschlüsselt ist.',
  },

  clean: {
    title: 'Nach dem Herunterladen',
    hint: 'Was mit einem Text geschieht, bevor er geschrieben wird. Nur Dateien dieser App werden angefasst, und alles lässt sich zurücknehmen.',
    sounds: 'Geräusche und Sprechernamen entfernen',
    soundsHint: 'Beschreibungen für Hörgeschädigte. Liedtexte bleiben, ebenso alles, was Dialog sein könnte.',
    soundsWished: 'Nicht, solange die Regeln oben Untertitel für Hörgeschädigte verlangen.',
    credits: 'Nennungen und Werbung entfernen',
    creditsHint: 'Wer den Untertitel gemacht hat, Webseiten und Werbung. Nennungen des Films bleiben.',
    format: 'Format',
    formats: { keep: 'wie geliefert', srt: 'immer SRT' },
    exampleTitle: 'Ein Beispiel',
    before: 'Geliefert',
    after: 'Geschrieben',
    gone: 'entfällt',
    example: [
      'Untertitel von Anna Ander',
      '[Tür knarrt]\n- Wer ist da?',
      'JOHANN: Ich bin es.\n(SEUFZT)',
      '♪ Der Regen fällt ♪',
    ],
  },

  folders: 'Ordner',
  foldersHint: 'Beim Entfernen bleibt jede Datei, wie sie ist.',
  noFolders: 'Noch kein Ordner. In der Mediathek lässt sich einer hinzufügen.',
  videos: (n: number) => count(n, { one: '# Video', other: '# Videos' }),
  remove: 'Entfernen',
  removeQuestion: (n: number) =>
    count(n, { one: '# Video aus der Mediathek entfernen?', other: '# Videos aus der Mediathek entfernen?' }),
  removeVerb: (n: number) => count(n, { one: '# Video entfernen', other: '# Videos entfernen' }),

  appearance: 'Darstellung',
  theme: 'Farbschema',
  themes: { system: 'System', light: 'Hell', dark: 'Dunkel' },
  uiLanguage: 'Sprache der App',
  machineLanguage: 'Systemsprache',

  keyboard: 'Tastatur',
  keyboardHint: 'Die Prüfung zeigt ihre eigenen Tasten.',
  keys: {
    screens: 'zu einer Ansicht',
    search: 'in der Mediathek suchen',
    rows: 'durch eine Liste gehen',
    ends: 'erste oder letzte Zeile',
    open: 'eine Zeile öffnen',
    actions: 'zu den Knöpfen der Zeile',
    close: 'schließen oder alles lassen, wie es ist',
    next: 'falscher Untertitel: den nächsten schreiben',
  },

  advanced: 'Erweitert',
  yesTo: 'Ohne Nachfrage nehmen',
  yesToChoices: { sure: 'was sicher ist', all: 'das beste Angebot' },
  timing: 'Zeiten nach dem Herunterladen prüfen',
  timingChoices: { off: 'nie', subtitles: 'an meinen Untertiteln', video: 'auch am Video' },
  minimumSize: 'Kleinstes Video (MB)',
  minimumSizeHint: 'Kleinere Dateien gelten als Ausschnitte und bleiben weg.',

  cache: 'Geladene Archive',
  cacheEmpty: 'Es sind keine aufbewahrt.',
  cacheHint:
    'Sie werden aufbewahrt, damit kein Download zweimal bezahlt wird. Was nach dem Leeren wieder gebraucht wird, kostet je einen Download.',
  clearCache: (n, size) => `Cache leeren (${count(n, { one: '# Archiv', other: '# Archive' })}, ${size})`,
  clearCacheQuestion: (n) =>
    count(n, {
      one: '# Archiv löschen? Wird es wieder gebraucht, kostet das 1 Download.',
      other: '# Archive löschen? Jedes, das wieder gebraucht wird, kostet 1 Download.',
    }),
  clearCacheVerb: (n) => count(n, { one: '# Archiv löschen', other: '# Archive löschen' }),
}
