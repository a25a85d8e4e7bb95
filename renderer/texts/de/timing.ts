/** Words of timing in the drawer, in German. */
import type { timing as english } from '../en/timing.ts'
import { wording } from './wording.ts'

const { count } = wording

export const timing: typeof english = {
  section: 'Zeitversatz',
  check: 'Zeiten prüfen',
  checkFolder: 'Alle in diesem Ordner prüfen',
  cancel: 'Prüfung anhalten',
  shift: 'Von Hand verschieben',
  step: (seconds) => `${seconds} Sekunden`,
  seconds: 'Sekunden, negativ für früher',
  placeholder: '0,0 s',
  move: '1 Datei verschieben',
  mend: (files) => count(files, { one: '# Datei richten', other: '# Dateien richten' }),
  undo: 'In 1 Datei rückgängig machen',
  done: (files) => count(files, { one: '# Datei verschoben.', other: '# Dateien verschoben.' }),
  was: (change) => `Verschoben: ${change}`,
  states: {
    queued: 'Kommt noch an die Reihe',
    checking: 'Wird geprüft',
    failed: 'Konnte nicht geprüft werden.',
    fits: 'Passt zum Video.',
    mendable: 'Läuft nicht im Takt.',
    'other-cut': 'Eine andere Schnittfassung: nur Teile passen, und kein Verschieben behebt das.',
    unclear:
      'Lässt sich nicht sagen: zu wenig gemeinsam. Vielleicht gehört er zu einem anderen Film oder einer anderen Folge.',
    moved: 'In den Takt gebracht.',
  },
  nothing: 'Es gibt nichts, woran er gemessen werden kann.',
  mendedBy: (change) => `Das behebt es: ${change}.`,
  earlier: (seconds) => `${seconds} s früher`,
  later: (seconds) => `${seconds} s später`,
  stretched: (percent) => `um ${percent} % gestreckt`,
  shrunk: (percent) => `um ${percent} % gekürzt`,
  inParts: (parts) => count(parts, { one: 'in # Teil', other: 'in # Teilen' }),
  measured: (what) => `Gemessen an: ${what}.`,
  against: {
    track: (language) => `Spur im Video (${language})`,
    someTrack: 'Textspur im Video',
    own: (name) => `Ihre Datei ${name}`,
    ours: (name) => `${name}, von Undertitle geschrieben`,
    speech: 'die Sprache im Ton des Videos',
    hand: 'Von Hand.',
  },
  shares: (before, after) => `Von seiner Zeit liegen unverschoben ${before} % auf Sprache, verschoben ${after} %.`,
  summary: (done, total) => `${done} von ${total} geprüft`,
  counts: {
    fits: (n) => `${n} passen`,
    moved: (n) => `${n} verschoben`,
    mendable: (n) => `${n} zu richten`,
    others: (n) => `${n} anzusehen`,
  },
  picture: {
    speech: 'Sprache',
    was: 'Vorher',
    now: 'Jetzt',
    then: 'Gerichtet',
    caption: (from, to) => `Eine Minute des Films, ${from} bis ${to}`,
  },
}
