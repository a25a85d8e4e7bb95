/** Words of what leaves this machine, of the log and of the report for support, in German. */
import type { privacy as english } from '../en/privacy.ts'
import { wording } from './wording.ts'

const { count } = wording

export const privacy: typeof english = {
  leaves: 'Was gesendet wird',
  leavesHint:
    'Um Untertitel zu finden, werden diesem Dienst die Namen Ihrer Videodateien gesendet. Namen von Ordnern nie; sagt ein Dateiname nichts, dann der Titel, der aus seinem Ordner gelesen wurde.',
  example: 'Zum Beispiel',
  titlesOnly: 'Nur Titel',
  titlesOnlyHint:
    'Sendet Titel, Jahr und Folge statt des Dateinamens. Findet dasselbe, außer wenn ein Titel mehr als 30 Untertitel hat: Dann ist der für genau Ihr Release vielleicht nicht unter den gelisteten.',
  title: 'Support',
  hint: 'Von selbst wird nie etwas gesendet. Ein Bericht wird erst gespeichert, wenn Sie jede seiner Zeilen gesehen haben.',
  wholePaths: 'Ordner im Protokoll behalten',
  wholePathsHint: 'Sonst bleibt von einem Pfad nur der letzte Name. Berichte nennen nie Ordner.',
  make: 'Bericht vorbereiten …',
  again: 'Neu vorbereiten',
  lines: (n) => count(n, { one: '# Zeile', other: '# Zeilen' }),
  save: (n) => count(n, { one: '# Zeile speichern …', other: '# Zeilen speichern …' }),
  leave: (n) => count(n, { one: '# Zeile weglassen', other: '# Zeilen weglassen' }),
  none: 'Alle Zeilen sind weggelassen',
  listLabel: 'Zeilen des Berichts',
  listHint: 'Ein Klick auf eine Zeile, oder die Leertaste auf ihr, lässt sie weg oder nimmt sie wieder auf.',
  search: 'Zeilen weglassen mit',
  partOut: 'Diesen Teil weglassen',
  partIn: 'Diesen Teil wieder aufnehmen',
  saved: 'Der Bericht ist gespeichert.',
  parts: { program: 'Programm', settings: 'Einstellungen', numbers: 'Zahlen', log: 'Protokoll' },
  close: 'Schließen',
}
