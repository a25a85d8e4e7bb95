/** Words that several screens share, in German. */
import type { common as english } from '../en/common.ts'
import { wording } from './wording.ts'

export const common: typeof english = {
  cancel: 'Abbrechen',
  close: 'Schließen',
  save: 'Speichern',
  remove: 'Entfernen',
  retry: 'Erneut versuchen',
  undo: 'Rückgängig',
  back: 'Zurück',
  next: 'Weiter',
  done: 'Fertig',
  all: 'Alle',
  none: 'Keine',
  language: 'Sprache',
  search: 'Suchen',
  clearSearch: 'Suche leeren',
  loading: 'Wird geladen …',
  nothingFound: 'Nichts gefunden',
  details: 'Einzelheiten',
  unknown: 'unbekannt',
  yes: 'Ja',
  no: 'Nein',
  show: 'Anzeigen',
  hide: 'Ausblenden',
  videos: (count: number) => wording.count(count, { one: '# Video', other: '# Videos' }),
  files: (count: number) => wording.count(count, { one: '# Datei', other: '# Dateien' }),
  rows: (count: number) => wording.count(count, { one: '# Zeile', other: '# Zeilen' }),
  hearingImpaired: 'für Hörgeschädigte',
  forced: 'erzwungen',
  machineMade: 'maschinell',
}
